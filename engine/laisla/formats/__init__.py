"""Reading and writing: positions as data, actions as text."""
