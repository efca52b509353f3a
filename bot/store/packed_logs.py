"""The logs of games that are over, each packed as a whole. `bot.store.log` reads them like any other.

What a packed log holds is one text: what the rows have alike stands together (`bot.store.columns`), which makes it
smaller. Moments are kept to the second. It is cut into parts, since SQLite puts only whole rows into what is left of a
page. People stand in rows of their own, so that they are found and forgotten like everywhere else.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from itertools import accumulate, pairwise
from typing import Any, NamedTuple

from sqlalchemy import CursorResult, bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import columns
from bot.store.errors import CorruptTable
from bot.store.packing import pack_together, unpack
from bot.store.schema import TO_PACK, log, packed_logs, packed_people, snapshots, tables
from engine.faults import phrase

PART = 800
"""Bytes: five of these fill a page of SQLite."""


class PackedRow(NamedTuple):
    """A row of a log, as `bot.store.log.LogRow`."""

    seq: int
    entry: Mapping[str, Any] | None
    undoes: int | None
    asked_since: Mapping[str, int]
    person_id: int | None
    at: datetime


class PackedLog(NamedTuple):
    """A log, packed to be written."""

    seq: int
    """Of its last row."""
    data: bytes
    people: Sequence[tuple[int | None, int, datetime]]
    """Each person in it, with the seq and the moment of the last entry."""


class ToPack(NamedTuple):
    """A table whose log can be packed."""

    table_id: int
    seq: int


def packed(rows: Sequence[PackedRow]) -> PackedLog:
    """Pack a whole log, from its first row on. It takes some thousandths of a second."""
    people: dict[int, tuple[int, datetime]] = {}
    numbers: dict[int, int] = {}
    for row in rows:
        if row.person_id is not None:
            numbers.setdefault(row.person_id, len(numbers))
            people[row.person_id] = (row.seq, row.at)
    moments = [int(row.at.timestamp()) for row in rows]
    text = {
        "entries": columns.of([_numbered(row.entry, row.seq) for row in rows]),
        "asked": columns.of([_turned(row.asked_since, row.seq) for row in rows]),
        "at": moments[:1] + [after - before for before, after in pairwise(moments)],
        "undoes": {row.seq: row.undoes for row in rows if row.undoes is not None},
        "people": [None if row.person_id is None else numbers[row.person_id] for row in rows],
    }
    data = pack_together(json.dumps(text, ensure_ascii=False, separators=(",", ":")))
    return PackedLog(rows[-1].seq, data, [(person_id, *people[person_id]) for person_id in numbers])


async def to_pack(connection: AsyncConnection, before: datetime, after: int, most: int) -> list[ToPack]:
    """Return so many tables behind the number `after` that were over `before` that, and whose logs are not packed."""
    query = select(tables.c.table_id, tables.c.seq).where(TO_PACK, tables.c.table_id > after)
    query = query.where(tables.c.ended_at < before).order_by(tables.c.table_id).limit(most)
    return [ToPack(*row) for row in await connection.execute(query)]


async def count(connection: AsyncConnection) -> int:
    """Return how many tables have a log to be packed, now or later."""
    return await connection.scalar(select(func.count()).select_from(tables).where(TO_PACK)) or 0


async def write(connection: AsyncConnection, table_id: int, whole: PackedLog) -> bool:
    """Put a packed log in the place of its rows; the position at the last post goes, too.

    False, and nothing written: the game has gone on since then.
    """
    still = (tables.c.table_id == table_id, tables.c.seq == whole.seq, TO_PACK)
    marked: CursorResult[Any] = await connection.execute(update(tables).where(*still).values(packed_seq=whole.seq))
    if marked.rowcount != 1:
        return False
    await connection.execute(delete(log).where(log.c.table_id == table_id))
    await connection.execute(delete(packed_people).where(packed_people.c.table_id == table_id))
    people = [
        {"table_id": table_id, "number": number, "person_id": person_id, "seq": seq, "at": at}
        for number, (person_id, seq, at) in enumerate(whole.people)
    ]
    if people:
        await connection.execute(insert(packed_people), people)
    await connection.execute(delete(packed_logs).where(packed_logs.c.table_id == table_id))
    parts = [whole.data[at : at + PART] for at in range(0, len(whole.data), PART)]
    values = [{"table_id": table_id, "part": number, "data": data} for number, data in enumerate(parts)]
    await connection.execute(insert(packed_logs), values)
    await connection.execute(delete(snapshots).where(snapshots.c.table_id == table_id, snapshots.c.moment != "present"))
    return True


async def rows(connection: AsyncConnection, table_id: int) -> list[PackedRow]:
    """Return the packed rows of a table, oldest first; none where nothing is packed. CorruptTable."""
    parts = (await connection.execute(_PARTS, {"wanted": table_id})).scalars().all()
    if not parts:
        return []
    people = {row.number: row.person_id for row in await connection.execute(_PEOPLE, {"wanted": table_id})}
    try:
        return _rows(json.loads(unpack(b"".join(parts))), people)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise CorruptTable(table_id, phrase("damage-packed-log", "its packed log cannot be read")) from error


async def forget(connection: AsyncConnection, table_id: int) -> None:
    """Remove what is packed of a table: its rows stand in the log again."""
    for table in (packed_people, packed_logs):
        await connection.execute(delete(table).where(table.c.table_id == table_id))
    await connection.execute(update(tables).where(tables.c.table_id == table_id).values(packed_seq=0))


async def with_person(connection: AsyncConnection, person_id: int) -> list[int]:
    """Return the tables in whose packed logs a person stands."""
    query = select(packed_people.c.table_id).where(packed_people.c.person_id == person_id)
    return sorted((await connection.execute(query)).scalars())


_PARTS = select(packed_logs.c.data).where(packed_logs.c.table_id == bindparam("wanted")).order_by(packed_logs.c.part)
_PEOPLE = select(packed_people.c.number, packed_people.c.person_id).where(
    packed_people.c.table_id == bindparam("wanted")
)
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def _rows(text: Mapping[str, Any], people: Mapping[int, int | None]) -> list[PackedRow]:
    undoes = {int(seq): undone for seq, undone in text["undoes"].items()}
    parts = (columns.back(text["entries"]), columns.back(text["asked"]), accumulate(text["at"]), text["people"])
    return [
        PackedRow(
            seq,
            _numbered(entry, seq),
            undoes.get(seq),
            _turned(asked, seq),
            people.get(number),
            _EPOCH + timedelta(seconds=at),
        )
        for seq, (entry, asked, at, number) in enumerate(zip(*parts, strict=True), 1)
    ]


def _numbered(entry: Mapping[str, Any] | None, seq: int) -> Mapping[str, Any] | None:
    """Return an entry with its number counted back from its seq, or as it was: most have the same then."""
    return entry if entry is None or "n" not in entry else {**entry, "n": seq - entry["n"]}


def _turned(asked_since: Mapping[str, int], seq: int) -> dict[str, int]:
    """Return since when seats are asked, counted back from a seq, or as it was."""
    return {seat: seq - since for seat, since in asked_since.items()}
