"""Reading and writing: positions and actions as data and as text."""
