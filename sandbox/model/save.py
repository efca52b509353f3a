"""Keeping the world on disk: one SQLite table of JSON by kind and key. A power cut may cost the last moment."""

import sqlite3
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
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
        self._late: deque[tuple[str, tuple[str, ...]]] = deque()
        """What could not be written yet: the disk was full, or another program held the lock."""
        self._db.execute("pragma journal_mode = wal")
        self._db.execute("pragma synchronous = off")
        self._db.execute("create table if not exists thing (kind text, key text, json text, primary key (kind, key))")
        self._db.execute("pragma busy_timeout = 0")  # nobody waits for another program in the event loop

    def put(self, kind: str, key: str, value: Json) -> None:
        """Keep a thing as it is now."""
        self._write("insert or replace into thing values (?, ?, ?)", kind, key, dumps(value))

    def drop(self, kind: str, key: str) -> None:
        """Forget a thing."""
        self._write("delete from thing where kind = ? and key = ?", kind, key)

    def close(self) -> None:
        """End keeping."""
        self._db.close()

    def _write(self, statement: str, *values: str) -> None:
        """Write what came before and this, in order; what cannot be written now waits: people go on all the same."""
        self._late.append((statement, values))
        with suppress(sqlite3.OperationalError):
            while self._late:
                self._db.execute(*self._late[0])
                self._late.popleft()

    def texts(self, kind: str) -> Iterator[str]:
        """Return the JSON texts of a kind, oldest key first (keys are snowflakes of one length)."""
        for (text,) in self._db.execute("select json from thing where kind = ? order by key", (kind,)):
            yield text
