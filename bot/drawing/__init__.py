"""Where pictures are drawn: never on the event loop.

The bot asks a worker process (`processes.py`, `worker.py`), so that drawing takes no time from who answers; tests ask
threads (`threads.py`).
"""
