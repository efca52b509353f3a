"""Reading and writing: snapshots, records, text."""
