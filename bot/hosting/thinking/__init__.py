"""Where players made of code think: never under a table's lock, never on the event loop.

The bot asks worker processes (`processes.py`, `worker.py`), tests ask threads (`threads.py`).
"""
