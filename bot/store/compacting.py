"""Giving the space in an SQLite file that nothing uses any more back to the disk."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from bot.store.database import FILE, database_url
from bot.store.errors import StoreError
from bot.store.instance_lock import lock_instance


class Compacted(NamedTuple):
    """How many bytes a file took before, and takes now."""

    before: int
    now: int


def compact(data_dir: Path, url: str | None) -> Compacted:
    """Write the database anew without what is empty in it.

    No bot may run meanwhile, and the disk needs room for another copy. A kill in between leaves the file as it was.
    StoreError says why it cannot be done.
    """
    where = database_url(data_dir, url)
    if where.get_backend_name() != "sqlite":
        raise StoreError("compact-postgresql")
    file = Path(where.database or FILE)
    if not file.is_file():
        raise StoreError("store-missing", path=str(file))
    lock = lock_instance(data_dir, patience=0)
    try:
        before = file.stat().st_size
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return Compacted(before, file.stat().st_size)
    except sqlite3.Error as error:
        raise StoreError("compact-failed", path=str(file), cause=str(error)) from error
    finally:
        lock.release()
