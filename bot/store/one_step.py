"""aiosqlite with one step a statement: a cursor is made, executed, read and closed in one go.

aiosqlite hands each of these to the thread of its connection by itself, and each handing over costs more than most
statements do. All rows of a statement are wanted here anyway, so nothing is lost. In the same way a transaction begins
with its first statement.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Any

import aiosqlite
from typing_extensions import override


class OneStepCursor(aiosqlite.Cursor):
    """A cursor for one statement, whose rows are all read when it is executed."""

    _conn: OneStepConnection

    def __init__(self, connection: OneStepConnection) -> None:
        self._conn = connection
        self._rows: list[Any] = []

    @override
    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> OneStepCursor:
        """Execute a statement and read its rows."""
        return await self._in_one_step(sqlite3.Cursor.execute, sql, parameters or ())

    @override
    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> OneStepCursor:
        """Execute a statement for each of several parameters."""
        return await self._in_one_step(sqlite3.Cursor.executemany, sql, parameters)

    async def _in_one_step(self, *call: Any) -> OneStepCursor:
        self._rows = await self._execute(self._go_through, *call)  # type: ignore[no-untyped-call]
        return self

    def _go_through(self, execute: Any, *given: Any) -> list[Any]:
        """Execute, read and close. In the connection's thread."""
        self._cursor = self._conn._conn.cursor()
        try:
            self._conn.begin()
            execute(self._cursor, *given)
            return self._cursor.fetchall() if self._cursor.description else []
        finally:
            self._cursor.close()

    @override
    async def fetchall(self) -> list[Any]:
        """Return the rows that were not fetched yet."""
        rows, self._rows = self._rows, []
        return rows

    @override
    async def close(self) -> None:
        """Do nothing: it was closed when its rows were read."""


class OneStepConnection(aiosqlite.Connection):
    """A connection with such cursors."""

    beginning: str | None = None
    """The statement with which a transaction begins that has no other one yet."""

    def begin(self) -> None:
        """Begin the transaction that is to begin, if one is. In the connection's thread."""
        if self.beginning is not None:
            beginning, self.beginning = self.beginning, None
            self._conn.execute(beginning)

    @override
    def cursor(self) -> OneStepCursor:  # type: ignore[override]
        """Return a cursor. It is there at once: nothing is to be waited for."""
        return OneStepCursor(self)

    @override
    async def commit(self) -> None:
        """Commit; a transaction that has not begun ends."""
        await self._end(super().commit)

    @override
    async def rollback(self) -> None:
        """Undo what was not committed; a transaction that has not begun ends."""
        await self._end(super().rollback)

    async def _end(self, end: Callable[[], Awaitable[None]]) -> None:
        self.beginning = None
        if self.in_transaction:
            await end()


async def connect(file: str) -> OneStepConnection:
    """Return a connection to a file."""
    connection = OneStepConnection(partial(sqlite3.connect, file, check_same_thread=False), iter_chunk_size=1)
    connection._thread.daemon = True  # one that nobody has closed does not keep the program from ending
    await connection
    return connection
