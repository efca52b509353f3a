"""Everything that differs between SQLite and PostgreSQL. The rest of the store is the same for both."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import Any

from sqlalchemy import Connection, ExceptionContext, Executable, Table, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import inline
from bot.store.failures import of_server

BUSY_SECONDS = 10
"""For how long a lock that another program holds is waited for, where nobody waits for an answer within seconds."""
WRITES = "aviary_writes"
"""Execution option of a connection whose transaction will write: how far its commit is waited for (Wait)."""


class Wait(StrEnum):
    """What a commit waits for."""

    DISK = "FULL"
    """A commit survives a power failure."""
    NOTHING = "NORMAL"
    """A power failure may lose the last commits (whole ones); the end of the process does not."""


def url_of(text: str) -> URL:
    """Read a database's URL and choose its asynchronous driver. ValueError for another database than the two."""
    url = make_url(text)
    match url.get_backend_name():
        case "postgresql" | "postgres":
            return url.set(drivername="postgresql+asyncpg")
        case "sqlite":
            return url.set(drivername=inline.DRIVER)
        case other:
            raise ValueError(other)


def prepare(engine: AsyncEngine) -> None:
    """Set SQLite up to keep what it confirms: foreign keys, write-ahead log, commits on disk, real transactions."""
    if engine.dialect.name != "sqlite":
        _prepare_server(engine)
        return
    wait_for_others(engine, BUSY_SECONDS)

    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # no hidden BEGIN by the driver: `begin` below says which
        cursor = connection.cursor()
        for pragma in (
            f"busy_timeout={round(engine.dialect.patience * 1000)}",  # type: ignore[attr-defined]
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            "busy_timeout=0",  # whoever waits does so in a thread, see `inline`
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        wait: Wait | None = connection.get_execution_options().get(WRITES)
        if wait is None:
            connection.exec_driver_sql("BEGIN")
            return
        connection.exec_driver_sql(f"PRAGMA synchronous={wait.value}")
        # A transaction that reads first and writes later could not be granted the lock while another waits for it.
        connection.exec_driver_sql(inline.BEGIN_WRITING)


def wait_for_others(engine: AsyncEngine, seconds: float) -> None:
    """Set for how long SQLite waits for a lock that another program holds."""
    engine.dialect.patience = seconds  # type: ignore[attr-defined]


def limit_statements(engine: AsyncEngine, seconds: float) -> None:
    """Give up a PostgreSQL server that takes longer for a statement, on connections that are made from now on."""

    @event.listens_for(engine.sync_engine, "do_connect")
    def connect(_dialect: object, _record: object, _arguments: object, parameters: dict[str, Any]) -> None:
        parameters["command_timeout"] = seconds


def _prepare_server(engine: AsyncEngine) -> None:
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


def _hang_up(connection: Connection) -> None:
    """Drop the connection to a server that does not answer: its orderly end would be waited for in vain."""
    driver = None if connection.closed else connection.connection.driver_connection
    if driver is not None:
        driver.terminate()


def insert_or_update(connection: AsyncConnection, table: Table, *columns: str) -> Executable:
    """Return the statement that inserts a row, or updates the one with the same primary key: `columns`, or all others.

    All columns are to be given, or those that are named and the keys.
    """
    return _insert(connection.dialect.name, table, columns)


def insert_or_leave(connection: AsyncConnection, table: Table) -> Executable:
    """Return the statement that inserts a whole row unless there is one with the same primary key."""
    return _insert(connection.dialect.name, table, None)


@cache
def _insert(dialect: str, table: Table, columns: tuple[str, ...] | None) -> Executable:
    """Return the statement; `columns` None: it leaves a row that is there. () means every column but the keys."""
    keys = [column.name for column in table.primary_key]
    insert = (sqlite.insert if dialect == "sqlite" else postgresql.insert)(table)
    if columns is None:
        return insert.on_conflict_do_nothing(index_elements=keys)
    updated = columns or [column.name for column in table.columns if column.name not in keys]
    return insert.on_conflict_do_update(index_elements=keys, set_={name: insert.excluded[name] for name in updated})


def damage(connection: Connection, *, thorough: bool = False) -> list[str]:
    """Return what SQLite finds broken in its file; nothing for PostgreSQL, which checks itself."""
    if connection.dialect.name != "sqlite":
        return []
    try:
        found = connection.exec_driver_sql("PRAGMA integrity_check" if thorough else "PRAGMA quick_check").scalars()
        problems = [str(line) for line in found if line != "ok"]
        if thorough:
            rows = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
            problems += [f"{row[0]} row {row[1]} points at a missing row of {row[2]}" for row in rows]
    except DatabaseError as error:
        if inline.is_busy(error.orig):
            raise
        return [str(error.orig)]
    return problems
