"""What an error of the database means, told by its number: its text may hold addresses, passwords and positions."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Mapping
from types import MappingProxyType

from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bot.store.errors import StoreAway, StoreError

SERVER = "DATABASE_URL"
"""How a database that is no file is named in sentences: its address holds a password."""

_SQLITE: Mapping[int, str] = MappingProxyType(
    {
        sqlite3.SQLITE_BUSY: "store-busy",
        sqlite3.SQLITE_LOCKED: "store-busy",
        sqlite3.SQLITE_FULL: "store-full",
        sqlite3.SQLITE_READONLY: "store-read-only",
        sqlite3.SQLITE_PERM: "store-read-only",
        sqlite3.SQLITE_IOERR: "store-disk",
        sqlite3.SQLITE_CANTOPEN: "store-disk",
    }
)
"""What may be mended while the bot runs, by SQLite's result code."""
_SERVER: Mapping[str, str] = MappingProxyType(
    {
        "08": "store-unreachable",
        "57P": "store-unreachable",  # it shuts down, or is only starting
        "28": "store-login",
        "3D000": "store-no-database",
        "42501": "store-not-allowed",
        "25006": "store-read-only",
        "53100": "store-full",
        "53": "store-crowded",
        "40": "store-busy",
        "55P03": "store-busy",
        "57014": "store-busy",
    }
)
"""The same of PostgreSQL, by the beginning of its SQLSTATE."""


def of_server(error: OSError) -> DBAPIError:
    """Return what the system says about the connection to a server as an error of the database.

    By itself it could as well be about a file that is read while the database is used.
    """
    return OperationalError(None, None, error)


def trouble_of(error: Exception, path: str, *, server: bool = False) -> StoreError | None:
    """Return an error of the database as the StoreError that has a sentence for people; None for any other error.

    `server`: the database is one.
    """
    origin = getattr(error, "orig", None) or error
    if isinstance(origin, sqlite3.Error):
        return _of_sqlite(origin, path)
    state = getattr(origin, "sqlstate", None)
    if isinstance(state, str):
        return _of_state(state)
    if isinstance(error, PoolTimeout):
        return StoreAway("store-crowded" if server else "store-busy", path=path)
    if isinstance(error, DBAPIError) and (isinstance(origin, OSError) or (server and error.connection_invalidated)):
        return StoreAway("store-unreachable", cause=_of_system(origin))
    if isinstance(error, DBAPIError) or type(origin).__module__.startswith("asyncpg"):
        return StoreError("store-server", cause=type(origin).__name__)
    return None


def _of_sqlite(error: sqlite3.Error, path: str) -> StoreError:
    reason = _SQLITE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
    if reason is None:
        return StoreError("store-unreadable", path=path, cause=str(error))
    return StoreAway(reason, path=path, cause=str(error))


def _of_state(state: str) -> StoreError:
    found = [reason for beginning, reason in _SERVER.items() if state.startswith(beginning)]
    if not found:
        return StoreError("store-server", cause=state)
    return StoreAway(found[0], path=SERVER, cause=state)


def _of_system(error: BaseException) -> str:
    """Return what the system says, without the address that Python puts beside it."""
    number = getattr(error, "errno", None)
    return os.strerror(number) if isinstance(number, int) and number > 0 else type(error).__name__
