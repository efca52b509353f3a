"""aiosqlite with as few steps as can be.

aiosqlite hands whatever is to be done over to the thread of its connection, and each handing over costs more than most
statements do. So a cursor is made, executed, read and closed in one step: all rows of a statement are wanted here
anyway. In the same way a transaction begins with its first statement. A statement of which nobody needs to know what
came of it (`later`) goes with the next step, at the latest with the commit.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import aiosqlite
from typing_extensions import override


@dataclass(slots=True)
class Patience:
    """For how long a lock of SQLite's that another program holds is waited for."""

    seconds: float


class Manner(NamedTuple):
    """How a connection works."""

    pragmas: Sequence[str]
    """What is set once, when it is opened."""
    begin: str | None
    """The statement with which its transactions begin; None: it has none."""
    only_reads: bool
    patience: Patience
    """As it is to be now, whenever it is looked at."""


class _Untold:
    """What stands for a cursor of SQLite's before its statement is executed."""

    description, rowcount, lastrowid = None, -1, None


class OneStepCursor(aiosqlite.Cursor):
    """A cursor for one statement, whose rows are all read when it is executed."""

    _conn: OneStepConnection

    def __init__(self, connection: OneStepConnection) -> None:
        self._conn = connection
        self._cursor: Any = _Untold
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
        self._conn.in_use = True
        self._rows = await self._execute(self._go_through, *call)  # type: ignore[no-untyped-call]
        return self

    def _go_through(self, execute: Any, *given: Any) -> list[Any]:
        """Execute, read and close. In the connection's thread."""
        self._conn.catch_up()
        self._cursor = self._conn._conn.cursor()
        try:
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

    def __init__(self, file: str, manner: Manner) -> None:
        super().__init__(self._open, iter_chunk_size=1)
        self._file = file
        self._manner = manner
        self._patience: float | None = None
        """As it has been set; only the connection's thread looks at it."""
        self._begun = False
        """Whether a transaction has begun; only the connection's thread looks at it."""
        self.in_use = False
        """Whether anything was given to it since the end of the last transaction."""
        self._waiting: list[Callable[[], object]] = []

    def _open(self) -> sqlite3.Connection:
        """Open it and set it up. In its thread."""
        connection = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False)
        try:
            self._set_patience(connection)  # first: the next one may have to wait
            for pragma in self._manner.pragmas:
                connection.execute(f"PRAGMA {pragma}")
        except BaseException:
            connection.close()
            raise
        return connection

    def later(self, sql: str, parameters: Sequence[Any], *, many: bool) -> None:
        """Execute a statement with the next step of the transaction; what is wrong with it is raised there.

        `many`: for each of several parameters.
        """
        self.in_use = True
        execute = self._conn.executemany if many else self._conn.execute
        self._waiting.append(partial(execute, sql, parameters))

    def catch_up(self) -> None:
        """Begin the transaction, unless it has begun, and execute what waits. In the connection's thread."""
        self._set_patience(self._conn)
        if self._manner.begin is not None and not self._begun:
            self._conn.execute(self._manner.begin)
            self._begun = True
        waiting, self._waiting = self._waiting, []
        for execute in waiting:
            execute()

    def _set_patience(self, connection: sqlite3.Connection) -> None:
        seconds = self._manner.patience.seconds
        if seconds != self._patience:
            connection.execute(f"PRAGMA busy_timeout={round(seconds * 1000)}")
            self._patience = seconds

    @override
    def cursor(self) -> OneStepCursor:  # type: ignore[override]
        """Return a cursor. It is there at once: nothing is to be waited for."""
        return OneStepCursor(self)

    @override
    async def commit(self) -> None:
        """Commit; a transaction that has not begun ends, and one that cannot be committed is undone."""
        if self.in_use:
            self.in_use = False
            await self._execute(self._commit)  # type: ignore[no-untyped-call]

    def _commit(self) -> None:
        try:
            self.catch_up()
            self._conn.commit()
        except BaseException:
            self._conn.rollback()  # SQLAlchemy holds a transaction for over that it has tried to commit
            raise
        finally:
            self._begun = False

    @override
    async def rollback(self) -> None:
        """Undo what was not committed; a transaction that has not begun ends.

        Nobody waits for the end of one that only reads: what comes next is done after it.
        """
        if not self.in_use:
            return
        self.in_use = False
        self._waiting.clear()
        if self._manner.only_reads:
            self._tx.put_nowait((None, self._undo))
        else:
            await self._execute(self._undo)  # type: ignore[no-untyped-call]

    def _undo(self) -> None:
        self._begun = False
        self._conn.rollback()


async def connect(file: str, manner: Manner) -> OneStepConnection:
    """Return a connection to a file."""
    connection = OneStepConnection(file, manner)
    connection._thread.daemon = True  # one that nobody has closed does not keep the program from ending
    await connection
    return connection
