"""A copy of an SQLite file beside it, made before its schema is changed."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import structlog

from bot.store.errors import StoreError

log = structlog.get_logger(__name__)


def keep_copy(file: Path, version: str) -> Path:
    """Copy a database, whose schema has that version, beside it ("aviary-0013.db"), and return the copy.

    The copy has its name only when it is whole. One of the same schema is replaced by the newer one: an upgrade was
    broken off, or a backup put back. StoreError (store-no-copy) when it cannot be made.
    """
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


def _reading(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
