"""Who sits at the seats of a running game, and who may know a hand without having its seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256

from sqlalchemy import and_, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import jobs
from bot.store.dialects import insert_or_leave, insert_or_update
from bot.store.jobs import JobKind
from bot.store.schema import notes, notices, past_occupants, people, seats, seen_seats, tables, timers, visits
from bot.store.tables import change_counted

EVERY_SEAT, RECORD = "*", "record"
"""Of who has read the record of a running game: which seats, and how."""


@dataclass(frozen=True, slots=True)
class SeenRow:
    """A seat that somebody has given up, or else knows the hand of."""

    seat: str
    how: str
    """How that came: "left", "kicked", "removed", "swapped", or RECORD."""


async def occupy(
    connection: AsyncConnection,
    table_id: int,
    seat: str,
    person_id: int | None = None,
    *,
    automa: str | None = None,
    held_by: str | None = None,
) -> None:
    """Put a person or an automa on a seat of a running game, or leave it empty; it has not timed out since then.

    Who had it so far is noted with the newest row of the log (`TableRow.past`).
    """
    await _note_past(connection, table_id, seat)
    anew = {"held_by": held_by, "timed_out": 0, "offered_to": None}
    await _change(connection, table_id, seat, person_id=person_id, automa=automa, **anew)
    _ask(connection, table_id)


async def hold(connection: AsyncConnection, table_id: int, seat: str, level: str | None) -> None:
    """Let an automa of that level play for a seat; None: whose seat it is plays again. Times out are counted anew."""
    await _change(connection, table_id, seat, held_by=level, timed_out=0)
    _ask(connection, table_id)


async def offer(connection: AsyncConnection, table_id: int, seat: str, to: int | None) -> None:
    """Offer a seat to a person (0: to anybody), or withdraw that (None)."""
    await _change(connection, table_id, seat, offered_to=to)


async def _note_past(connection: AsyncConnection, table_id: int, seat: str) -> None:
    """Note who has a seat, unless the log has no row since its last change.

    An automa that has a seat keeps it, and a lobby has no log.
    """
    its = (seats.c.table_id == table_id, seats.c.seat == seat, tables.c.seq > 0)
    had = select(seats.c.table_id, seats.c.seat, tables.c.seq, seats.c.person_id)
    had = had.join(tables, tables.c.table_id == seats.c.table_id).where(*its)
    names = [column.name for column in past_occupants.c]
    await connection.execute(insert_or_leave(connection, past_occupants).from_select(names, had))


def _ask(connection: AsyncConnection, table_id: int) -> None:
    """Have automas play where they may be asked now, and taken back what was told whose the seat was."""
    jobs.ask(connection, JobKind.AUTOMAS, table_id)
    jobs.ask(connection, JobKind.RECALLS, table_id)


async def _change(connection: AsyncConnection, table_id: int, seat: str, **values: int | str | None) -> None:
    """Set columns of a seat, and count it (`change_counted`)."""
    await connection.execute(update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(**values))
    await change_counted(connection, table_id)


async def forget(connection: AsyncConnection, table_id: int, person_id: int) -> None:
    """Delete what is kept for a person because of a seat at a table: visit, note, timers, queued notices.

    Notices that were told stay: whoever tells them takes back what holds no longer.
    """
    for each in (visits, notes, timers):
        await connection.execute(delete(each).where(each.c.table_id == table_id, each.c.person_id == person_id))
    queued = (notices.c.table_id == table_id, notices.c.person_id == person_id, notices.c.nonce.is_(None))
    await connection.execute(delete(notices).where(*queued))


# -- who knows what -------------------------------------------------------------------------------------------------


async def note_seen(connection: AsyncConnection, table_id: int, person_id: int, seen: SeenRow, now: datetime) -> None:
    """Note that a person who has seen the hand of a seat has it no more."""
    values = {"table_id": table_id, "person_id": person_id, "seat": seen.seat, "how": seen.how, "at": now}
    await connection.execute(insert_or_update(connection, seen_seats), values)


async def seen_by(connection: AsyncConnection, table_id: int, person_id: int) -> list[SeenRow]:
    """Return the seats that a person has given up at a table."""
    key = (seen_seats.c.table_id == table_id, seen_seats.c.person_id.in_((person_id, _mark(table_id, person_id))))
    rows = await connection.execute(select(seen_seats.c.seat, seen_seats.c.how).where(*key).order_by(seen_seats.c.seat))
    return [SeenRow(*row) for row in rows]


async def mark_seen(connection: AsyncConnection, person_id: int) -> None:
    """Note of a person who is to be forgotten which hands of running games the same one may know, without the number.

    Else somebody could see two hands of a game, or come back after a kick, by being forgotten in between.
    """
    query = (
        select(seen_seats)
        .join(tables, tables.c.table_id == seen_seats.c.table_id)
        .where(seen_seats.c.person_id == person_id, tables.c.status == "running")
    )
    for row in (await connection.execute(query)).all():
        mark = _mark(row.table_id, person_id)
        await note_seen(connection, row.table_id, mark, SeenRow(row.seat, row.how), row.at)


async def drop_marks(connection: AsyncConnection) -> None:
    """Drop what `mark_seen` has noted of games that are over."""
    running = select(tables.c.table_id).where(tables.c.status == "running")
    await connection.execute(
        delete(seen_seats).where(seen_seats.c.person_id < 0, seen_seats.c.table_id.not_in(running))
    )


def _mark(table_id: int, person_id: int) -> int:
    """Return what stands for a person who was forgotten, at one table; nobody can read the number from it."""
    digest = sha256(f"{table_id}:{person_id}".encode()).digest()
    return -1 - (int.from_bytes(digest[:8]) >> 1)


async def former_owners(connection: AsyncConnection, table_id: int) -> Mapping[str, tuple[str, str]]:
    """Return who had each seat before, for seats that somebody has given up: the name, and how that came."""
    newest = (
        select(seen_seats.c.seat, func.max(seen_seats.c.at).label("at"))
        .where(seen_seats.c.table_id == table_id)
        .group_by(seen_seats.c.seat)
        .subquery()
    )
    query = (
        select(seen_seats.c.seat, people.c.name, seen_seats.c.how)
        .join(newest, and_(newest.c.seat == seen_seats.c.seat, newest.c.at == seen_seats.c.at))
        .join(people, people.c.person_id == seen_seats.c.person_id)
        .where(seen_seats.c.table_id == table_id)
    )
    return {row.seat: (row.name, row.how) for row in await connection.execute(query)}
