"""The engines over one database: for one look, for reads that belong together, and for writing.

With SQLite each has connections of its own, which are set up once for what they do: so a transaction costs its
beginning and its end besides its statements, and one look costs nothing besides. SQLite is reached through aiosqlite,
where each connection has a thread: so who waits there, for the disk or for another program's lock, holds nobody up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import Any

from sqlalchemy import Connection, ExceptionContext, ExecutionContext, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store import one_step
from bot.store.failures import of_server
from bot.store.one_step import Manner, Patience

SQLITE = "sqlite+aiosqlite"
POSTGRESQL = "postgresql+asyncpg"
BUSY_SECONDS = 10
"""For how long a lock that another program holds is waited for, where nobody waits for an answer within seconds."""
WRITES = "aviary_writes"
"""Execution option of an engine whose transactions write: how far a commit is waited for (Wait)."""
LATER: Mapping[str, bool] = {"aviary_later": True}
"""Execution options of a statement of which the transaction need not know what came: it may be executed with the next
step, at the latest with the commit, and what is wrong with it is raised there. PostgreSQL executes it at once."""
READERS = 4
"""How many connections read an SQLite file at the same time; each has a thread. More come for a moment where all are
taken."""


class Wait(StrEnum):
    """What a commit waits for."""

    DISK = "FULL"
    """A commit survives a power failure."""
    NOTHING = "NORMAL"
    """A power failure may lose the last commits (whole ones); the end of the process does not."""


@dataclass(frozen=True, slots=True)
class Engines:
    """The engines over one database."""

    looking: AsyncEngine
    """For single statements, each of which sees what was committed before it."""
    reading: AsyncEngine
    """For statements that all see the same state."""
    writing: Mapping[Wait, AsyncEngine]
    patience: Patience

    @property
    def every(self) -> tuple[AsyncEngine, ...]:
        """Return all of them."""
        return (self.looking, self.reading, *self.writing.values())

    def limit_statements(self, seconds: float) -> None:
        """Give up a PostgreSQL server that takes longer for a statement, on connections made from now on."""

        @event.listens_for(self.writing[Wait.DISK].sync_engine, "do_connect")
        def connect(_dialect: object, _record: object, _arguments: object, parameters: dict[str, Any]) -> None:
            parameters["command_timeout"] = seconds

    async def close(self) -> None:
        """Close all connections."""
        for engine in self.every:
            await engine.dispose()


def engines(where: URL) -> Engines:
    """Return the engines over the database at `where`. Their errors tell no values."""
    return _over_file(where) if where.get_backend_name() == "sqlite" else _over_server(where)


def url_of(text: str) -> URL:
    """Read a database's URL and choose its asynchronous driver. ValueError for another database than the two."""
    url = make_url(text)
    match url.get_backend_name():
        case "postgresql" | "postgres":
            return url.set(drivername=POSTGRESQL)
        case "sqlite":
            return url.set(drivername=SQLITE)
        case other:
            raise ValueError(other)


# -- SQLite ---------------------------------------------------------------------------------------------------------


def _over_file(where: URL) -> Engines:
    patience = Patience(BUSY_SECONDS)
    looking = _file_engine(
        where,
        patience,
        begin=None,
        isolation_level="AUTOCOMMIT",
        skip_autocommit_rollback=True,
        pool_reset_on_return=None,
    )
    writing = {
        # There is one writer at a time: who wants to write waits in the program, where that costs nothing.
        wait: _file_engine(where, patience, begin="BEGIN IMMEDIATE", wait=wait, pool_size=1, max_overflow=0)
        for wait in Wait
    }
    return Engines(looking, _file_engine(where, patience, begin="BEGIN"), writing, patience)


def _file_engine(
    where: URL, patience: Patience, *, begin: str | None, wait: Wait = Wait.DISK, **options: Any
) -> AsyncEngine:
    """Return an engine that keeps what it confirms: foreign keys, write-ahead log, commits on disk, real transactions.

    `begin` is how its transactions begin. One that reads first and writes later could not be granted the lock while
    another waits for it: so who will write says so at once.
    """
    chosen: dict[str, Any] = {"pool_size": READERS, **options}
    writes = begin == "BEGIN IMMEDIATE"
    if writes:
        chosen["execution_options"] = {WRITES: wait}
    pragmas = ("journal_mode=WAL", f"synchronous={wait.value}", "foreign_keys=ON")
    manner = Manner(pragmas, begin, not writes, patience)
    chosen["async_creator"] = partial(one_step.connect, where.database or "", manner)
    engine = create_async_engine(where, hide_parameters=True, **chosen)
    if writes:
        event.listen(engine.sync_engine, "do_execute", _put_off)
        event.listen(engine.sync_engine, "do_executemany", _put_off)
    return engine


def _put_off(_cursor: object, sql: str, parameters: Sequence[Any], context: ExecutionContext) -> bool:
    """Execute a statement with the next step where it need not be executed at once; return whether that is so."""
    if not LATER.keys() <= context.execution_options.keys():
        return False
    driver: Any = context.root_connection.connection.driver_connection
    driver.later(sql, parameters, many=context.executemany)
    return True


# -- PostgreSQL -----------------------------------------------------------------------------------------------------


def _over_server(where: URL) -> Engines:
    engine = create_async_engine(where, hide_parameters=True, pool_pre_ping=True)

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        if connection.get_execution_options().get(WRITES) is Wait.NOTHING:
            connection.exec_driver_sql("SET LOCAL synchronous_commit TO OFF")

    @event.listens_for(engine.sync_engine, "handle_error")
    def failed(context: ExceptionContext) -> Exception | None:
        error = context.original_exception
        if isinstance(error, TimeoutError) and context.connection is not None:
            context.is_disconnect = True
            _hang_up(context.connection)
        return of_server(error) if isinstance(error, OSError) else None

    return Engines(
        engine.execution_options(isolation_level="AUTOCOMMIT"),
        # What SQLite does by itself: no statement shows what was committed after the first one.
        engine.execution_options(isolation_level="REPEATABLE READ"),
        {wait: engine.execution_options(**{WRITES: wait}) for wait in Wait},
        Patience(BUSY_SECONDS),
    )


def _hang_up(connection: Connection) -> None:
    """Drop the connection to a server that does not answer: its orderly end would be waited for in vain."""
    driver = None if connection.closed else connection.connection.driver_connection
    if driver is not None:
        driver.terminate()
