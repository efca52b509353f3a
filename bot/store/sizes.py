"""What a database takes on the disk: the whole, each kind of data, and a game on average."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Any, NamedTuple

from sqlalchemy import Connection, LargeBinary, Table, Text, case, func, select, text
from sqlalchemy.exc import DatabaseError

from bot.store.schema import (
    TO_PACK,
    components,
    interactions,
    judgements,
    log,
    metadata,
    packed_logs,
    packed_people,
    snapshots,
    tables,
)


class Kind(StrEnum):
    """Kinds of data."""

    ROWS = "rows"
    """Logs that are not packed: of running games, and of those that were over lately."""
    PACKED = "packed"
    POSITIONS = "positions"
    COMPONENTS = "components"
    PRESSES = "presses"
    LOOKBACKS = "lookbacks"
    REST = "rest"


KINDS: Mapping[str, Kind] = MappingProxyType(
    {
        log.name: Kind.ROWS,
        packed_logs.name: Kind.PACKED,
        packed_people.name: Kind.PACKED,
        snapshots.name: Kind.POSITIONS,
        components.name: Kind.COMPONENTS,
        interactions.name: Kind.PRESSES,
        judgements.name: Kind.LOOKBACKS,
    }
)
"""Of which kind tables are; all others are the rest."""

ROW = 30
"""Bytes that a row takes besides its texts, about: what tells a long row from a short one."""


@dataclass(frozen=True, slots=True)
class Games:
    """Games that are over, or that run: how many, and how many bytes all of them take."""

    count: int
    bytes: int

    @property
    def each(self) -> int:
        """Return what one takes on average."""
        return self.bytes // self.count if self.count else 0


@dataclass(frozen=True, slots=True)
class Sizes:
    """What a database takes, in bytes; with its indexes and with what is left empty of their pages."""

    whole: int
    free: int
    """Of pages that hold nothing: what is stored next goes there."""
    kinds: Mapping[Kind, int]
    """Empty where this SQLite cannot tell (it is built without dbstat)."""
    over: Games
    running: Games
    to_pack: int
    """How many logs of games that are over are not packed yet."""


def sizes(connection: Connection) -> Sizes:
    """Measure a database. All of it is read, which may take a while."""
    whole, free = _whole(connection)
    each = _tables(connection)
    kinds = dict.fromkeys(Kind, 0) if each else {}
    for name, size in each.items():
        kinds[KINDS.get(name, Kind.REST)] += size.whole
    to_pack = connection.scalar(select(func.count()).select_from(tables).where(TO_PACK)) or 0
    return Sizes(whole, free, kinds, *_games(connection, each), to_pack)


def _whole(connection: Connection) -> tuple[int, int]:
    """Return the bytes of a database, and those of pages that hold nothing."""
    if connection.dialect.name != "sqlite":
        return connection.scalar(text("SELECT pg_database_size(current_database())")) or 0, 0
    page, pages, free = (
        connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
        for name in ("page_size", "page_count", "freelist_count")
    )
    return page * pages, page * free


class _Size(NamedTuple):
    """The bytes of a table with its indexes, and those that they would take without rows: no game takes these."""

    whole: int
    bare: int


def _tables(connection: Connection) -> dict[str, _Size]:
    """Return what each table takes; none where this SQLite cannot tell."""
    if connection.dialect.name != "sqlite":
        query = text("SELECT relname, pg_total_relation_size(relid) FROM pg_catalog.pg_statio_user_tables")
        return {row[0]: _Size(int(row[1]), 0) for row in connection.execute(query)}
    page = connection.exec_driver_sql("PRAGMA page_size").scalar_one()
    query = text(
        "SELECT master.tbl_name, sum(stat.pgsize), count(*) FROM dbstat AS stat JOIN sqlite_master AS master"
        " ON master.name = stat.name WHERE stat.aggregate = TRUE GROUP BY master.tbl_name"
    )
    try:
        return {row[0]: _Size(int(row[1]), page * row[2]) for row in connection.execute(query)}
    except DatabaseError:
        return {}


def _games(connection: Connection, each: Mapping[str, _Size]) -> tuple[Games, Games]:
    """Return what games that are over take, and those that run: of each table by the length of their rows."""
    counts = dict.fromkeys((True, False), 0)
    for over, count, _ in _weights(connection, tables):
        counts[over] = count
    taken = dict.fromkeys((True, False), 0.0)
    for table in metadata.sorted_tables:
        if "table_id" not in table.columns or table.name not in each:
            continue
        size = each[table.name].whole - each[table.name].bare
        weights = {over: float(weight) for over, _, weight in _weights(connection, table)}
        for over, weight in weights.items():
            taken[over] += size * weight / sum(weights.values())
    return Games(counts[True], round(taken[True])), Games(counts[False], round(taken[False]))


def _weights(connection: Connection, table: Table) -> list[tuple[bool, int, int]]:
    """Return of games that are over, and of those that run: how many rows a table has, and how long these are."""
    long = [column for column in table.columns if isinstance(column.type, Text | LargeBinary)]
    length: Any = sum((func.coalesce(func.length(column), 0) for column in long), start=ROW)
    over = case((tables.c.status == "running", 0), else_=1)
    source = table if table is tables else table.join(tables, tables.c.table_id == table.c.table_id)
    query = select(over, func.count(), func.sum(length)).select_from(source).where(tables.c.status != "lobby")
    return [(bool(row[0]), row[1], row[2]) for row in connection.execute(query.group_by(over))]
