"""A copy of an SQLite file beside it, made before its schema is changed."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import structlog

from bot.store.errors import StoreError
from bot.store.migrate import VERSION_TABLE, versions

log = structlog.get_logger(__name__)


def keep_copy(file: Path) -> Path | None:
    """Copy a database of an earlier schema beside it ("aviary-0013.db"); None where its schema will not be changed.

    The copy has its name only when it is whole. One of the same schema is replaced by the newer one: an upgrade was
    broken off, or a backup put back. StoreError (store-no-copy) when it cannot be made: then nothing is changed.
    """
    version = _version(file)
    if version is None or version not in versions()[:-1]:
        return None
    copy = file.with_name(f"{file.stem}-{version}{file.suffix}")
    new = copy.with_name(copy.name + ".new")
    log.info("copying_before_upgrade", file=str(copy), bytes=file.stat().st_size)
    try:
        new.unlink(missing_ok=True)
        with closing(_reading(file)) as old, closing(sqlite3.connect(new)) as target:
            old.backup(target)
        new.replace(copy)
    except (OSError, sqlite3.Error) as error:
        with suppress(OSError):
            new.unlink()
        raise StoreError("store-no-copy", path=str(copy), cause=str(error)) from error
    log.info("copied_before_upgrade", file=str(copy))
    return copy


def _version(file: Path) -> str | None:
    """Return the version of a file's schema; None where it has none, or none that can be read."""
    try:
        with closing(_reading(file)) as connection:
            row = connection.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchone()  # noqa: S608  (our own)
    except sqlite3.Error:  # who opens it says what is wrong
        return None
    return None if row is None else str(row[0])


def _reading(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
