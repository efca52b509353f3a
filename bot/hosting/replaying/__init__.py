"""A table's game looked through step by step.

replay.py       a game as one person may look through it, and through whose eyes
reading.py      the use case: from a table to its game, replayed from the log and kept in memory for a while
"""
