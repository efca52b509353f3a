"""Which database stands for a folder of a test: the SQLite file in it, or one of a PostgreSQL server's.

Suites that must hold over both have a fixture `storage` with the parameters STORAGES (tests/bot/hosting/conftest.py).
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.util import LRUCache

from bot.store import database, engines
from bot.store.database import Database, open_database
from tests.support.postgres import PostgreSQL

STORAGES = ("sqlite", pytest.param("postgresql", marks=pytest.mark.postgres))
OVER_SERVER = pytest.mark.parametrize("storage", STORAGES[1:], indirect=True)
"""Marks tests of such a suite that hold over a server only, which several processes may share."""

_TEMPLATE = "aviary_template"


class Storage:
    """The databases of one test. `server` None: they are files."""

    def __init__(self, server: PostgreSQL | None) -> None:
        self._server = server
        self._made: set[str] = set()

    async def address(self, folder: Path) -> str | None:
        """Return the address of the database that stands for a folder, empty if new; None: it is the file there."""
        if self._server is None:
            return None
        return await self._address(self._server, folder, "template1")

    async def open(self, folder: Path) -> Database:
        """Open the database that stands for a folder; a new one has the present schema."""
        if self._server is not None:
            if await self._server.make(_TEMPLATE):
                await (await open_database(folder, self._server.address(_TEMPLATE))).close()
            return await open_database(folder, await self._address(self._server, folder, _TEMPLATE))
        return await open_database(folder)

    async def _address(self, server: PostgreSQL, folder: Path, template: str) -> str:
        name = f"test_{sha256(str(folder).encode()).hexdigest()[:16]}"
        if await server.make(name, template):
            self._made.add(name)
        return server.address(name)

    async def drop(self) -> None:
        """Remove the server's databases; files go with their folder."""
        for name in self._made:
            assert self._server is not None
            await self._server.drop(name)


_FILES = Storage(None)
_now = _FILES


def storage() -> Storage:
    """Return what the test that runs now stores in; files unless it says otherwise."""
    return _now


@asynccontextmanager
async def stored_in(server: PostgreSQL | None) -> AsyncIterator[Storage]:
    """Let `storage` return databases of a server until the end of the block."""
    global _now  # noqa: PLW0603
    _now = Storage(server)
    try:
        yield _now
    finally:
        used, _now = _now, _FILES
        await used.drop()


_make_file, _make_engine = database._make, engines._file_engine
_fresh: list[bytes] = []
"""An SQLite file nobody has used."""
_compiled: LRUCache[Any, Any] = LRUCache(2000)


def make_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let new SQLite files be copies of one that the migrations made, and statements be compiled once a process."""
    monkeypatch.setattr(database, "_make", _copy)
    monkeypatch.setattr(engines, "_file_engine", _compiling_once)
    monkeypatch.setattr(SQLiteDialect_aiosqlite, "__eq__", _alike)
    monkeypatch.setattr(SQLiteDialect_aiosqlite, "__hash__", lambda dialect: hash(type(dialect)))


async def _copy(where: URL, file: Path) -> None:
    if not _fresh:
        await _make_file(where, file)
        _keep(file)
    _write(file)


def _keep(file: Path) -> None:
    _fresh.append(file.read_bytes())


def _write(file: Path) -> None:
    file.write_bytes(_fresh[0])


def _compiling_once(*given: Any, **options: Any) -> AsyncEngine:
    """Return an engine. Statements are kept by dialect; those of two files are not one, but compile alike."""
    made = _make_engine(*given, **options)
    made.sync_engine._compiled_cache = _compiled
    return made


def _alike(one: SQLiteDialect_aiosqlite, other: object) -> bool:
    return type(one) is type(other)
