"""Who sits at the seats of a running game, and who may know a hand without having its seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import and_, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.dialects import insert_or_update
from bot.store.schema import hands, notes, notices, people, seats, seen_seats, tables, timers, visits


@dataclass(frozen=True, slots=True)
class SeenRow:
    """A seat that somebody has given up."""

    seat: str
    how: str
    """How that came ("left")."""


async def occupy(
    connection: AsyncConnection,
    table_id: int,
    seat: str,
    person_id: int | None = None,
    *,
    automa: str | None = None,
    held_by: str | None = None,
) -> None:
    """Put a person or an automa on a seat of a running game, or leave it empty; it has not timed out since then."""
    await _change(connection, table_id, seat, person_id=person_id, automa=automa, held_by=held_by, timed_out=0)


async def hold(connection: AsyncConnection, table_id: int, seat: str, level: str | None) -> None:
    """Let an automa of that level play for a seat; None: whose seat it is plays again."""
    await _change(connection, table_id, seat, held_by=level)


async def _change(connection: AsyncConnection, table_id: int, seat: str, **values: int | str | None) -> None:
    """Set columns of a seat, and count it: who has read the table before cannot write to its log any more."""
    await connection.execute(update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(**values))
    counted = update(tables).where(tables.c.table_id == table_id).values(seating=tables.c.seating + 1)
    await connection.execute(counted)


async def forget(connection: AsyncConnection, table_id: int, person_id: int) -> None:
    """Delete what is kept for a person because of a seat at a table: visit, note, notices, kept hand, timers."""
    for each in (visits, notes, notices, hands, timers):
        await connection.execute(delete(each).where(each.c.table_id == table_id, each.c.person_id == person_id))


# -- who knows what -------------------------------------------------------------------------------------------------


async def note_seen(connection: AsyncConnection, table_id: int, person_id: int, seen: SeenRow, now: datetime) -> None:
    """Note that a person who has seen the hand of a seat has it no more."""
    values = {"table_id": table_id, "person_id": person_id, "seat": seen.seat, "how": seen.how, "at": now}
    await connection.execute(insert_or_update(connection, seen_seats), values)


async def seen_by(connection: AsyncConnection, table_id: int, person_id: int) -> list[SeenRow]:
    """Return the seats that a person has given up at a table."""
    key = (seen_seats.c.table_id == table_id, seen_seats.c.person_id == person_id)
    rows = await connection.execute(select(seen_seats.c.seat, seen_seats.c.how).where(*key).order_by(seen_seats.c.seat))
    return [SeenRow(*row) for row in rows]


async def former_owners(connection: AsyncConnection, table_id: int) -> Mapping[str, str]:
    """Return the name of who had each seat before, for seats that somebody has given up."""
    newest = (
        select(seen_seats.c.seat, func.max(seen_seats.c.at).label("at"))
        .where(seen_seats.c.table_id == table_id)
        .group_by(seen_seats.c.seat)
        .subquery()
    )
    query = (
        select(seen_seats.c.seat, people.c.name)
        .join(newest, and_(newest.c.seat == seen_seats.c.seat, newest.c.at == seen_seats.c.at))
        .join(people, people.c.person_id == seen_seats.c.person_id)
        .where(seen_seats.c.table_id == table_id)
    )
    return {row.seat: row.name for row in await connection.execute(query)}
