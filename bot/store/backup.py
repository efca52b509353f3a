"""A copy of the database while the bot goes on."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

from bot.store.database import FILE, database_url
from bot.store.errors import StoreError


def back_up(data_dir: Path, url: str | None, target: Path, now: datetime) -> Path:
    """Copy the database to the file `target` (or into that folder, named by the time) and return the file.

    Works while the bot runs; what is committed when it begins is in the copy. The copy is checked and then moved to
    its place, so a file there is always whole. StoreError says why not; nothing is ever overwritten.
    """
    where = database_url(data_dir, url)
    if where.get_backend_name() != "sqlite":
        raise StoreError("backup-postgresql")
    source = Path(where.database or FILE)
    if not source.is_file():
        raise StoreError("store-missing", path=str(source))
    file = target / f"aviary-{now:%Y%m%d-%H%M%S}.db" if target.is_dir() else target
    if file.exists():
        raise StoreError("backup-exists", path=str(file))
    with _as_store_error(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        new = file.with_name(file.name + ".new")
        new.unlink(missing_ok=True)
        try:
            _copy(source, new)
            new.replace(file)
        finally:
            new.unlink(missing_ok=True)
    return file


def _copy(source: Path, target: Path) -> None:
    address = f"{source.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        found = new.execute("PRAGMA quick_check").fetchone()[0]
        if found != "ok":
            raise StoreError("store-damaged", path=str(source), cause=found)


@contextmanager
def _as_store_error(file: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        raise StoreError("backup-failed", path=str(file), cause=str(error)) from error
