"""Timers: what is to be done at a time. A row is written with its cause and goes in the transaction of its effect."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from sqlalchemy import and_, bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import jobs
from bot.store.engines import LATER
from bot.store.jobs import JobKind
from bot.store.schema import tables, timers


@dataclass(frozen=True, slots=True)
class NewTimer:
    """What is to be done, and when. `kind` says what (`bot.hosting.timers.effects`), the others for whom."""

    kind: str
    due_at: datetime
    table_id: int | None = None
    seat: str | None = None
    person_id: int | None = None
    since: int | None = None
    """What it belongs to: for a seat, the seq since which it is asked. Where that is over, nothing is to be done."""
    stopped_at: datetime | None = None
    """Since when it stands still: it is not due; what was left then is left (`set_time`)."""


@dataclass(frozen=True, slots=True)
class Timer(NewTimer):
    """A planned timer."""

    timer_id: int = 0


class TimerTaken(Exception):  # noqa: N818
    """Another process serves this timer or has done so, or it is not due any more: what was begun is undone."""


async def plan(connection: AsyncConnection, new: Sequence[NewTimer]) -> None:
    """Plan timers."""
    if new:
        await connection.execute(insert(timers), [_values(each) for each in new], execution_options=LATER)
        _ask_for(connection, new)


async def take(connection: AsyncConnection, timer: Timer) -> None:
    """Drop a timer in the transaction of its effect, so that it is served once; its table is locked then, too.

    TimerTaken where another process has one of them in hand, or the timer was dropped, moved or stopped since it was
    read. Nobody waits for the other one: who writes to a table drops its timers, so each might wait for the other.
    """
    this = timers.c.timer_id == timer.timer_id
    unchanged = select(timers.c.timer_id).where(this, _RUNS, timers.c.due_at == timer.due_at)
    if timer.table_id is not None:
        unchanged = unchanged.join(tables, tables.c.table_id == timers.c.table_id)
    if await connection.scalar(unchanged.with_for_update(skip_locked=True)) is None:
        raise TimerTaken(timer.timer_id)
    await connection.execute(delete(timers).where(this))


async def due(
    connection: AsyncConnection, now: datetime, kinds: Collection[str], *, without: Collection[int] = (), most: int
) -> list[Timer]:
    """Return the `most` oldest timers of these kinds that are due, `without` those of these numbers."""
    wanted = {"now": now, "kinds": list(kinds), "without": list(without), "most": most}
    return [Timer(**row._mapping) for row in await connection.execute(_DUE, wanted)]


async def due_of(connection: AsyncConnection, key: int, now: datetime, kinds: Collection[str]) -> list[Timer]:
    """Return the timers of a table, or of a person (`whose`), that are due, the oldest first."""
    query = select(timers).where(_RUNS, _its(key), timers.c.due_at <= now, timers.c.kind.in_(kinds))
    rows = await connection.execute(query.order_by(timers.c.due_at, timers.c.timer_id))
    return [Timer(**row._mapping) for row in rows]


async def next_due_of(connection: AsyncConnection, key: int, now: datetime) -> datetime | None:
    """Return when the next timer of a table, or of a person, is due that is not yet."""
    query = select(func.min(timers.c.due_at)).where(_RUNS, _its(key), timers.c.due_at > now)
    soonest: datetime | None = await connection.scalar(query)
    return soonest


async def next_due(connection: AsyncConnection, now: datetime) -> datetime | None:
    """Return when the next timer is due that is not yet."""
    soonest: datetime | None = await connection.scalar(_NEXT_DUE, {"now": now})
    return soonest


async def deadlines(
    connection: AsyncConnection, table_ids: Collection[int], kind: str = "time-out"
) -> dict[tuple[int, str], datetime]:
    """Return when the time of seats is over, by table and seat; those whose time stands still are left out."""
    columns = (timers.c.table_id, timers.c.seat, timers.c.due_at)
    query = select(*columns).where(_RUNS, timers.c.table_id.in_(table_ids), timers.c.kind == kind)
    return {(row.table_id, row.seat): row.due_at for row in await connection.execute(query)}


async def stop(connection: AsyncConnection, table_id: int, kinds: Collection[str], now: datetime) -> None:
    """Let timers of a table stand still. Those that do already stay as they are."""
    these = (_RUNS, timers.c.table_id == table_id, timers.c.kind.in_(kinds))
    await connection.execute(update(timers).where(*these).values(stopped_at=now))


async def bring_forward(connection: AsyncConnection, to: NewTimer) -> None:
    """Have the timer of the same kind, for the same question of a seat, be due when `to` is at the latest."""
    of_seat = (timers.c.table_id == to.table_id, timers.c.seat == to.seat, timers.c.since == to.since)
    later = (timers.c.kind == to.kind, timers.c.due_at > to.due_at)
    await connection.execute(update(timers).where(*of_seat, *later).values(due_at=to.due_at))
    _ask_for(connection, [to])


async def set_time(connection: AsyncConnection, timer: Timer, due: datetime, stopped: datetime | None) -> None:
    """Let a timer be due at another time, or stand still since then."""
    this = timers.c.timer_id == timer.timer_id
    await connection.execute(update(timers).where(this).values(due_at=due, stopped_at=stopped))
    _ask_for(connection, [replace(timer, due_at=due, stopped_at=stopped)])


async def of_table(connection: AsyncConnection, table_id: int) -> list[Timer]:
    """Return the timers of a table, the soonest first."""
    query = select(timers).where(timers.c.table_id == table_id).order_by(timers.c.due_at, timers.c.timer_id)
    return [Timer(**row._mapping) for row in await connection.execute(query)]


async def questions(connection: AsyncConnection, table_id: int, kind: str) -> set[tuple[str, int | None]]:
    """Return the seats of a table that have a timer of a kind, each with what it belongs to."""
    query = select(timers.c.seat, timers.c.since).where(timers.c.table_id == table_id, timers.c.kind == kind)
    return {(row.seat, row.since) for row in await connection.execute(query) if row.seat is not None}


async def drop(
    connection: AsyncConnection,
    table_id: int,
    *,
    kinds: Collection[str] | None = None,
    seats: Collection[str] | None = None,
    since: int | None = None,
) -> None:
    """Drop timers of a table: all, or those of these kinds and seats, or that belong to `since`."""
    wanted = [timers.c.table_id == table_id]
    if kinds is not None:
        wanted.append(timers.c.kind.in_(kinds))
    if seats is not None:
        wanted.append(timers.c.seat.in_(seats))
    if since is not None:
        wanted.append(timers.c.since == since)
    await connection.execute(delete(timers).where(*wanted), execution_options=LATER)


async def drop_of_person(connection: AsyncConnection, person_id: int, *, kinds: Collection[str]) -> None:
    """Drop timers of these kinds that are a person's."""
    await connection.execute(delete(timers).where(timers.c.person_id == person_id, timers.c.kind.in_(kinds)))


async def tables_of_person(connection: AsyncConnection, person_id: int, kinds: Collection[str]) -> list[int]:
    """Return the tables at which a person has timers of these kinds."""
    these = (timers.c.person_id == person_id, timers.c.kind.in_(kinds), timers.c.table_id.is_not(None))
    query = select(timers.c.table_id).where(*these).distinct().order_by(timers.c.table_id)
    return list((await connection.execute(query)).scalars())


def whose(timer: NewTimer) -> int:
    """Return what has its timers served one after the other: a table, or a person as a negative number."""
    return -(timer.person_id or 0) if timer.table_id is None else timer.table_id


def _its(key: int) -> Any:
    """Return the condition that a timer is of that table or person."""
    if key > 0:
        return timers.c.table_id == key
    person = timers.c.person_id.is_(None) if key == 0 else timers.c.person_id == -key
    return and_(timers.c.table_id.is_(None), person)


def _ask_for(connection: AsyncConnection, planned: Sequence[NewTimer]) -> None:
    for each in planned:
        if each.stopped_at is None:
            jobs.ask(connection, JobKind.TIMERS, whose(each), each.due_at)


def _values(new: NewTimer) -> Mapping[str, Any]:
    return {
        "kind": new.kind,
        "due_at": new.due_at,
        "table_id": new.table_id,
        "seat": new.seat,
        "person_id": new.person_id,
        "since": new.since,
        "stopped_at": new.stopped_at,
    }


_RUNS = timers.c.stopped_at.is_(None)
# Statements that are needed again and again are made once: making one takes longer than carrying it out.
_DUE = (
    select(timers)
    .where(
        _RUNS,
        timers.c.due_at <= bindparam("now"),
        timers.c.kind.in_(bindparam("kinds", expanding=True)),
        timers.c.timer_id.not_in(bindparam("without", expanding=True)),
    )
    .order_by(timers.c.due_at, timers.c.timer_id)
    .limit(bindparam("most"))
)
_NEXT_DUE = select(func.min(timers.c.due_at)).where(_RUNS, timers.c.due_at > bindparam("now"))
