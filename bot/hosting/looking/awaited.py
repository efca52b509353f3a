"""Finding out whom tables wait for, since when, and who has answered already. All of it is public."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.context import HostContext
from bot.hosting.live_game import LoadedTable, WhichTable
from bot.hosting.looking.waiting import Awaited, Waiting
from bot.hosting.table import Refused, Status, Table
from bot.store import log, timers
from bot.store.log import LogRow
from engine.contract import Seat


@dataclass(frozen=True, slots=True)
class _Asked:
    """The seats of a table that are asked, and those that have answered."""

    table: Table
    asked: tuple[Seat, ...]
    answered: tuple[Seat, ...] = ()


async def waiting(context: HostContext, which: WhichTable) -> Waiting:
    """Return whom a running table waits for. Refused: table-gone, table-damaged, still-lobby."""
    async with context.looking_at(which) as live:
        asked = _Asked(
            live.table,
            tuple(each.seat for each in live.match.decisions()),
            tuple(each.seat for each in live.match.revisable()),
        )
    (found,) = await _waiting(context, [asked])
    return found


async def waiting_at(context: HostContext, tables: Iterable[LoadedTable]) -> Sequence[Waiting]:
    """Return whom each table waits for; nobody at one that is not running, or is damaged."""
    return await _waiting(context, [await _asked(context, each) for each in tables])


async def _asked(context: HostContext, loaded: LoadedTable) -> _Asked:
    """Tell who is asked. Where it is one seat only the table's row tells it, and its game need not be read."""
    table = loaded.table
    if table.status is not Status.RUNNING or len(table.asked_since) < 2:
        return _Asked(table, tuple(table.asked_since) if table.status is Status.RUNNING else ())
    try:
        async with context.looking_at(loaded) as live:
            decisions, revisable = live.match.decisions(), live.match.revisable()
            return _Asked(live.table, tuple(each.seat for each in decisions), tuple(each.seat for each in revisable))
    except Refused:  # damaged, which the log is told by who raised it
        return _Asked(table, ())


async def _waiting(context: HostContext, asked: Sequence[_Asked]) -> Sequence[Waiting]:
    rows = {(each.table.id, each.table.asked_since[seat]) for each in asked for seat in each.asked}
    async with context.database.read() as connection:
        moments = await log.moments(connection, rows)
        dues = await _deadlines(connection, [each.table for each in asked])
    now = context.clock.now()
    return [Waiting(_awaited(each.table, each.asked, _Times(now, moments, dues)), each.answered) for each in asked]


async def awaited(
    context: HostContext, connection: AsyncConnection, table: Table, seats: Sequence[Seat], rows: Iterable[LogRow]
) -> tuple[Awaited, ...]:
    """Return since when seats are asked; of `rows`, which were read already, no moment is read again."""
    known = {(table.id, row.seq): row.at for row in rows if row.at is not None}
    missing = {(table.id, table.asked_since[seat]) for seat in seats} - known.keys()
    moments = known | await log.moments(connection, missing)
    dues = await _deadlines(connection, [table])
    return _awaited(table, seats, _Times(context.clock.now(), moments, dues))


async def _deadlines(connection: AsyncConnection, tables: Iterable[Table]) -> Mapping[tuple[int, Seat], datetime]:
    """Return when the time of seats is over, by table and seat; nothing is read for tables without a clock."""
    clocked = [each.id for each in tables if each.clock is not None]
    return await timers.deadlines(connection, clocked) if clocked else {}


@dataclass(frozen=True, slots=True)
class _Times:
    """The moment, when rows of logs were written, and when the time of seats is over."""

    now: datetime
    moments: Mapping[tuple[int, int], datetime]
    dues: Mapping[tuple[int, Seat], datetime]


def _awaited(table: Table, seats: Sequence[Seat], times: _Times) -> tuple[Awaited, ...]:
    found = []
    for seat in seats:
        since = times.moments.get((table.id, table.asked_since[seat]), table.opened_at)
        absence = table.occupant(seat).absence
        away = absence if absence is not None and absence.holds(times.now) else None
        found.append(Awaited(seat, since, times.dues.get((table.id, seat)), away))
    return tuple(found)
