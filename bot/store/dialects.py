"""Statements that differ between SQLite and PostgreSQL. How their connections differ is told in `engines`."""

from __future__ import annotations

import sqlite3
from functools import cache

from sqlalchemy import ColumnElement, Connection, Insert, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncConnection


def insert_or_update(
    connection: AsyncConnection, table: Table, *columns: str, where: ColumnElement[bool] | None = None
) -> Insert:
    """Return the statement that inserts a row, or updates the one with the same primary key: `columns`, or all others.

    All columns are to be given, or those that are named and the keys. A row for which `where` does not hold is left;
    statements are kept, so give the same object each time.
    """
    return _insert(connection.dialect.name, table, columns, where)


def insert_or_leave(connection: AsyncConnection, table: Table) -> Insert:
    """Return the statement that inserts a whole row unless there is one with the same primary key."""
    return _insert(connection.dialect.name, table, None)


@cache
def _insert(
    dialect: str, table: Table, columns: tuple[str, ...] | None, where: ColumnElement[bool] | None = None
) -> Insert:
    """Return the statement; `columns` None: it leaves a row that is there. () means every column but the keys."""
    keys = [column.name for column in table.primary_key]
    insert = (sqlite.insert if dialect == "sqlite" else postgresql.insert)(table)
    if columns is None:
        return insert.on_conflict_do_nothing(index_elements=keys)
    updated = columns or [column.name for column in table.columns if column.name not in keys]
    changed = {name: insert.excluded[name] for name in updated}
    return insert.on_conflict_do_update(index_elements=keys, set_=changed, where=where)


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
        if _is_busy(error.orig):
            raise
        return [str(error.orig)]
    return problems


def _is_busy(error: object) -> bool:
    """Return whether SQLite refused because another program holds its lock."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
