"""SQLite for SQLAlchemy's asynchronous engine, without a thread for every step.

The usual driver (aiosqlite) hands each cursor step to a thread: some four hand-overs a statement, each of which costs
more than most statements of ours do. Here statements run where they are asked for, and only what may have to wait goes
to a thread: the beginning of a transaction that writes (another process may hold the lock) and its commit (the disk).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from typing import Any

from sqlalchemy import URL, AsyncAdaptedQueuePool, Pool
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.util import await_only

DRIVER = "sqlite+inline"
BEGIN_WRITING = "BEGIN IMMEDIATE"
_THREADS = ThreadPoolExecutor(4, thread_name_prefix="store")
"""Of the store's own: long work in the loop's threads (a searching automa, a record that is checked) must not hold up a
commit."""


class InlineCursor(sqlite3.Cursor):
    """A cursor as the asynchronous engine wants it."""

    async def _async_soft_close(self) -> None:
        """Keep the rows that were not fetched yet: they are in memory, and no server holds them."""


class InlineConnection(sqlite3.Connection):
    """A connection with such cursors."""

    def cursor(self, factory: Any = InlineCursor) -> Any:
        """Return a cursor."""
        return super().cursor(factory)


class InlineDialect(SQLiteDialect_pysqlite):
    """Python's own sqlite3, for an asynchronous engine."""

    driver = "inline"
    patience: float = 10.0
    """Seconds for which another process's lock is waited for."""
    is_async = True
    supports_statement_cache = True

    @classmethod
    def get_pool_class(cls, url: URL) -> type[Pool]:
        """Return the pool that waits without holding up the others."""
        return AsyncAdaptedQueuePool

    def create_connect_args(self, url: URL) -> Any:
        """Allow that a connection is used from the loop and, for what waits, from a thread: never at the same time."""
        arguments, options = super().create_connect_args(url)
        return arguments, {**options, "check_same_thread": False, "factory": InlineConnection}

    def do_execute(self, cursor: Any, statement: str, parameters: Any, context: Any = None) -> None:
        """Execute a statement. Who has to wait for another process does so in a thread, never in the loop."""
        if statement == BEGIN_WRITING:
            await_only(in_thread(partial(_execute_patiently, cursor, statement, parameters, self.patience)))
            return
        await_only(_at_once())
        try:
            cursor.execute(statement, parameters)
        except sqlite3.OperationalError as error:
            if not is_busy(error):
                raise
            await_only(in_thread(partial(_execute_patiently, cursor, statement, parameters, self.patience)))

    def do_executemany(self, cursor: Any, statement: str, parameters: Any, context: Any = None) -> None:
        """Execute a statement for each of several parameters."""
        await_only(_at_once())
        cursor.executemany(statement, parameters)

    def do_commit(self, dbapi_connection: Any) -> None:
        """Commit; a transaction that wrote waits for the disk."""
        connection: sqlite3.Connection = dbapi_connection.dbapi_connection
        if connection.in_transaction:
            await_only(in_thread(connection.commit))


def is_busy(error: object) -> bool:
    """Return whether SQLite refused because another program holds its lock."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def _execute_patiently(cursor: sqlite3.Cursor, statement: str, parameters: Any, patience: float) -> None:
    cursor.execute(f"PRAGMA busy_timeout={round(patience * 1000)}")
    try:
        cursor.execute(statement, parameters)
    finally:
        with closing(cursor.connection.cursor()) as after:  # the other one keeps its rows
            after.execute("PRAGMA busy_timeout=0")


async def in_thread(work: Callable[[], object]) -> None:
    """Do work in a thread. A task that is cancelled meanwhile still waits for the end, since it cannot be stopped."""
    working = asyncio.get_running_loop().run_in_executor(_THREADS, work)
    given_up: asyncio.CancelledError | None = None
    while not working.done():
        try:
            await asyncio.wait([working])
        except asyncio.CancelledError as error:
            given_up = error
    fault = working.exception()
    if given_up is not None:
        raise given_up
    if fault is not None:
        raise fault


async def _at_once() -> None:
    """Wait for nothing: the engine insists that a statement awaits something."""


registry.register("sqlite.inline", __name__, InlineDialect.__name__)
