"""A lock for one bot at a time over a data folder; it also tells whether a bot runs.

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
    """The lock of a folder, held until `release` or the end of the process."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def release(self) -> None:
        """Release the lock."""
        self._connection.close()


PATIENCE = 3.0
"""Seconds that a starting bot waits for another one that is just stopping."""


def lock_instance(folder: Path, patience: float | None = None) -> InstanceLock:
    """Take the lock of a folder. StoreError: store-in-use when another bot holds it, store-not-writable."""
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
