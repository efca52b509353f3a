"""One bot at a time over a data folder, and knowing whether it runs.

A bot keeps an SQLite transaction open on an empty file beside the database. The system ends it with the process,
however that ends, on every system that SQLite runs on; so nothing is left over that would have to be cleaned up.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bot.store.database import make_folder
from bot.store.errors import StoreError

FILE = "running.lock"


class InstanceLock:
    """The right to run over a folder, until `release` or the end of the process."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def release(self) -> None:
        """Let the next one run."""
        self._connection.close()


PATIENCE = 3.0
"""Seconds that one who starts waits for another who is just stopping."""


def lock_instance(folder: Path, patience: float | None = None) -> InstanceLock:
    """Say that a bot runs over this folder. StoreError: store-in-use when one does already, store-not-writable."""
    make_folder(folder)
    patience = PATIENCE if patience is None else patience
    connection = sqlite3.connect(folder / FILE, timeout=patience, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        connection.close()
        busy = error.sqlite_errorcode == sqlite3.SQLITE_BUSY
        facts = {"path": str(folder), "cause": str(error)}
        raise StoreError("store-in-use" if busy else "store-not-writable", **facts) from error
    return InstanceLock(connection)


def is_locked(folder: Path) -> bool:
    """Return whether a bot runs over this folder."""
    if not (folder / FILE).exists():
        return False
    try:
        lock_instance(folder, patience=0).release()
    except StoreError:
        return True
    return False
