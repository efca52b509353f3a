"""Keeping the world on disk: one SQLite table of JSON by kind and key. A power cut may cost the last moment."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

from sandbox.payload import Json, dumps


class Save(Protocol):
    """Where each change to the world is noted."""

    def put(self, kind: str, key: str, value: Json) -> None:
        """Keep a thing as it is now."""

    def drop(self, kind: str, key: str) -> None:
        """Forget a thing."""

    def close(self) -> None:
        """End keeping."""


class NoSave:
    """For a world that ends with its process."""

    def put(self, kind: str, key: str, value: Json) -> None:
        """Nothing is kept."""

    def drop(self, kind: str, key: str) -> None:
        """Nothing was kept."""

    def close(self) -> None:
        """Nothing is open."""


class DiskSave:
    """A world that is there again after a restart."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._db = sqlite3.connect(path, isolation_level=None)
        self._db.execute("pragma journal_mode = wal")
        self._db.execute("pragma synchronous = off")
        self._db.execute("create table if not exists thing (kind text, key text, json text, primary key (kind, key))")

    def put(self, kind: str, key: str, value: Json) -> None:
        """Keep a thing as it is now."""
        self._db.execute("insert or replace into thing values (?, ?, ?)", (kind, key, dumps(value)))

    def drop(self, kind: str, key: str) -> None:
        """Forget a thing."""
        self._db.execute("delete from thing where kind = ? and key = ?", (kind, key))

    def close(self) -> None:
        """End keeping."""
        self._db.close()

    def texts(self, kind: str) -> Iterator[str]:
        """Return the JSON texts of a kind, oldest key first (keys are snowflakes of one length)."""
        for (text,) in self._db.execute("select json from thing where kind = ? order by key", (kind,)):
            yield text
