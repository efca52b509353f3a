"""Reading and writing tables, with their seats and the standing orders of these."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import datetime
from itertools import groupby
from typing import Any

from sqlalchemy import CursorResult, Row, and_, bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import components, orders
from bot.store.errors import CorruptTable
from bot.store.order_row import OrderRow
from bot.store.schema import people, seats, standing_orders, tables
from engine.log import Setup

LIVE = ("lobby", "running")


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat; `name` and `person_id` are None for an automa and for a seat that nobody has taken yet."""

    seat: str
    person_id: int | None
    name: str | None
    language: str | None
    """Of the person, as last seen."""
    automa: str | None


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table with its seats in the order of joining."""

    table_id: int
    game: str
    guild_id: int | None
    channel_id: int
    status: str
    opener_id: int
    language: str
    options: Mapping[str, str | bool]
    components: str | None
    neutral: str | None
    seq: int
    posted_until: int
    asked_since: Mapping[str, int]
    opened_at: datetime
    seats: tuple[SeatRow, ...] = ()
    orders: tuple[OrderRow, ...] = ()
    """The standing orders of its seats: nobody else may know them."""


@dataclass(frozen=True, slots=True)
class FinishedRow:
    """A finished table, with the seat of who asked for it."""

    table_id: int
    seq: int
    ended_at: datetime
    seat: str


@dataclass(frozen=True, slots=True)
class NewTable:
    """What is known of a table when it is opened."""

    game: str
    guild_id: int | None
    channel_id: int
    status: str
    opener_id: int
    language: str
    options: Mapping[str, str | bool]
    opened_at: datetime


async def add(connection: AsyncConnection, new: NewTable) -> int:
    """Add a table and return its number. IntegrityError when its place is taken."""
    result = await connection.execute(
        insert(tables).values(
            game=new.game,
            guild_id=new.guild_id,
            channel_id=new.channel_id,
            status=new.status,
            opener_id=new.opener_id,
            language=new.language,
            options=dumps(new.options),
            seq=0,
            posted_until=0,
            asked_since="{}",
            opened_at=new.opened_at,
        )
    )
    key = result.inserted_primary_key
    return int(key[0]) if key else 0


async def find(connection: AsyncConnection, table_id: int, *, lock: bool = False) -> TableRow | None:
    """Return a table; with `lock`, nobody else changes it until the end of the transaction."""
    if lock:  # by a statement of its own: one that waited does not see what was written to the seats meanwhile
        await connection.execute(_LOCK, {"wanted": table_id})
    rows = (await connection.execute(_WHOLE, {"wanted": table_id})).all()
    return _table(rows) if rows else None


async def newest_at(connection: AsyncConnection, channel_id: int) -> TableRow | None:
    """Return the newest table at a place that is not cancelled."""
    rows = (await connection.execute(_NEWEST, {"channel": channel_id})).all()
    return _table(rows) if rows else None


async def live_at(connection: AsyncConnection, channel_id: int) -> int | None:
    """Return the number of the table that takes up a place."""
    query = select(tables.c.table_id).where(tables.c.channel_id == channel_id, tables.c.status.in_(LIVE))
    return (await connection.execute(query)).scalar_one_or_none()


async def numbers(connection: AsyncConnection, status: str) -> list[int]:
    """Return the numbers of all tables of that status."""
    query = select(tables.c.table_id).where(tables.c.status == status).order_by(tables.c.table_id)
    return list((await connection.execute(query)).scalars())


async def waiting_for_automa(connection: AsyncConnection) -> list[int]:
    """Return the numbers of all running tables where an automa is asked."""
    query = (
        select(tables.c.table_id, tables.c.asked_since, seats.c.seat)
        .join(seats, seats.c.table_id == tables.c.table_id)
        .where(tables.c.status == "running", seats.c.automa.is_not(None))
    )
    return sorted({row.table_id for row in await connection.execute(query) if f'"{row.seat}":' in row.asked_since})


async def live(connection: AsyncConnection) -> list[TableRow]:
    """Return all tables that take up a place."""
    rows = (await connection.execute(_LIVE)).all()
    return [_table(list(each)) for _, each in groupby(rows, lambda row: row.table_id)]


async def count(connection: AsyncConnection) -> Mapping[str, int]:
    """Return how many tables there are of each status."""
    query = select(tables.c.status, func.count()).group_by(tables.c.status)
    return {row[0]: row[1] for row in await connection.execute(query)}


async def finished_of(connection: AsyncConnection, person_id: int, game: str, newest: int) -> list[FinishedRow]:
    """Return the `newest` finished tables of a game at which a person sits, oldest first."""
    query = (
        select(tables.c.table_id, tables.c.seq, tables.c.ended_at, seats.c.seat)
        .join(seats, seats.c.table_id == tables.c.table_id)
        .where(seats.c.person_id == person_id, tables.c.game == game, tables.c.status == "finished")
        .order_by(tables.c.ended_at.desc(), tables.c.table_id.desc())
        .limit(newest)
    )
    return [FinishedRow(**row._mapping) for row in await connection.execute(query)][::-1]


async def change(connection: AsyncConnection, table_id: int, **values: Any) -> None:
    """Set columns of a table."""
    await connection.execute(update(tables).where(tables.c.table_id == table_id).values(**values))


async def advance(connection: AsyncConnection, table_id: int, seq: int, was: str, **values: Any) -> bool:
    """Set columns of a table and its `seq`, if that is still the one before and its status what it `was`.

    False: somebody was faster. IntegrityError where it would be the second live table of its place.
    """
    still = (tables.c.table_id == table_id, tables.c.seq == seq - 1, tables.c.status == was)
    query = update(tables).where(*still).values(seq=seq, **values)
    result: CursorResult[Any] = await connection.execute(query)
    return result.rowcount == 1


async def begin(
    connection: AsyncConnection,
    table_id: int,
    setup: Setup,
    asked_since: Mapping[str, int],
    seq: int,
) -> None:
    """Make a table a running one, with the components that its game keeps."""
    digest = await components.save(connection, setup.components)
    await change(
        connection,
        table_id,
        status="running",
        seq=seq,
        asked_since=dumps(asked_since),
        components=digest,
        neutral=setup.further,
    )


# -- seats ----------------------------------------------------------------------------------------------------------


async def add_seat(
    connection: AsyncConnection,
    table_id: int,
    seat: str,
    person_id: int | None = None,
    automa: str | None = None,
) -> None:
    """Add a seat behind the others. IntegrityError when the seat or the person is already there."""
    after = select(func.coalesce(func.max(seats.c.joined), 0) + 1).where(seats.c.table_id == table_id)
    joined = after.scalar_subquery()
    who = {"person_id": person_id, "automa": automa}
    await connection.execute(insert(seats).values(table_id=table_id, seat=seat, joined=joined, **who))


async def assign_seat(connection: AsyncConnection, table_id: int, seat: str, person_id: int) -> None:
    """Put a person on a seat that stands empty in a running game."""
    query = update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat)
    await connection.execute(query.values(person_id=person_id))


async def remove_seat(connection: AsyncConnection, table_id: int, seat: str) -> None:
    """Remove a seat with its standing orders."""
    await orders.clear(connection, table_id, seat)
    await connection.execute(delete(seats).where(seats.c.table_id == table_id, seats.c.seat == seat))


def dumps(data: Mapping[str, Any]) -> str:
    """Return data as text, as the columns of a table keep it."""
    return json.dumps(dict(data), ensure_ascii=False, separators=(",", ":"))


# -- inside ---------------------------------------------------------------------------------------------------------


_SEAT = (seats.c.seat, seats.c.person_id, people.c.name, people.c.language, seats.c.automa)
_ORDER = tuple(standing_orders.c[each.name] for each in fields(OrderRow))
_EVERY = (
    select(
        *tables.c,
        *(column.label(f"seat_{column.name}") for column in _SEAT),
        *(column.label(f"order_{column.name}") for column in _ORDER),
    )
    .outerjoin(seats, seats.c.table_id == tables.c.table_id)
    .outerjoin(people, people.c.person_id == seats.c.person_id)
    .outerjoin(
        standing_orders,
        and_(standing_orders.c.table_id == seats.c.table_id, standing_orders.c.seat == seats.c.seat),
    )
    .order_by(tables.c.table_id, seats.c.joined)
)
"""Tables with their seats, a row for each seat, or for each of its standing orders. They are made once:
making a statement takes as long as carrying it out."""
_WHOLE = _EVERY.where(tables.c.table_id == bindparam("wanted"))
_LOCK = select(tables.c.table_id).where(tables.c.table_id == bindparam("wanted")).with_for_update()
_LIVE = _EVERY.where(tables.c.status.in_(LIVE))
_NEWEST = _EVERY.where(
    tables.c.table_id
    == select(func.max(tables.c.table_id))
    .where(tables.c.channel_id == bindparam("channel"), tables.c.status != "cancelled")
    .scalar_subquery()
)


def _table(rows: Sequence[Row[Any]]) -> TableRow:
    """Return the one table that all rows are of."""
    row = rows[0]
    orders_at = len(row) - len(_ORDER)
    seats_at = orders_at - len(_SEAT)
    its_seats = dict.fromkeys(SeatRow(*each[seats_at:orders_at]) for each in rows if each.seat_seat is not None)
    its_orders = [OrderRow(*each[orders_at:]) for each in rows if each.order_seat is not None]
    try:
        options, asked_since = json.loads(row.options), json.loads(row.asked_since)
    except ValueError as error:
        raise CorruptTable(row.table_id, "its row cannot be read") from error
    return TableRow(
        row.table_id,
        row.game,
        row.guild_id,
        row.channel_id,
        row.status,
        row.opener_id,
        row.language,
        options,
        row.components,
        row.neutral,
        row.seq,
        row.posted_until,
        asked_since,
        row.opened_at,
        tuple(its_seats),
        tuple(its_orders),
    )
