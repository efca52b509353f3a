"""Clocks that stop and go on: a table is paused, a person is away, a seat has a new owner, the bot was off."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.clocks.absence import stands_still, still_until
from bot.hosting.clocks.planning import begin_time
from bot.hosting.clocks.schedule import STAGES, Stage, schedule
from bot.hosting.clocks.settings import LIMITS, ClockSettings, read_clock
from bot.hosting.context import HostContext
from bot.hosting.people.preferences import Preferences, preferences_of
from bot.hosting.timers.effect import in_one_transaction
from bot.store import tables, timers
from bot.store.tables import TableRow
from bot.store.timers import NewTimer, Timer
from engine.contract import Seat

ABSENCE = "absence"
"""The kind of timer at which a person's absence begins or ends."""


async def pause(connection: AsyncConnection, table_id: int, now: datetime) -> None:
    """Pause a table: no clock of it runs. Part of the caller's transaction."""
    await tables.change(connection, table_id, paused_at=now)
    await timers.stop(connection, table_id, STAGES, now)


async def resume(connection: AsyncConnection, table_id: int, now: datetime) -> None:
    """Let a paused table go on: everybody has the time that was left. Part of the caller's transaction.

    Afterwards call `context.on_timer()`.
    """
    await tables.change(connection, table_id, paused_at=None)
    row = await tables.find(connection, table_id)
    if row is not None:
        await _review(connection, row, now)


async def restart(context: HostContext, connection: AsyncConnection, table_id: int, seats: Collection[Seat]) -> None:
    """Give seats their whole time anew: they have a new owner, or the table another clock.

    Part of the caller's transaction, who holds the table's lock; afterwards call `context.on_timer()`.
    """
    row = await tables.find(connection, table_id)
    if row is None or row.seq == 0:
        return
    live = await context.game_of(connection, row)
    await begin_time(connection, live.match, row, seats, context.clock.now())


async def change_clock(
    context: HostContext, connection: AsyncConnection, table_id: int, clock: ClockSettings | None
) -> None:
    """Give a table another clock, or none. As `restart`; whoever is asked has the whole new time."""
    row = await tables.find(connection, table_id)
    if row is None:
        return
    await tables.change(connection, table_id, clock=None if clock is None else clock.dumps())
    for seat in row.seats:
        await tables.change_seat(connection, table_id, seat.seat, bank=None)
    await timers.drop(connection, table_id, kinds=STAGES)
    await restart(context, connection, table_id, [each.seat for each in row.seats])


# -- absence --------------------------------------------------------------------------------------------------------


async def absence_changed(connection: AsyncConnection, person_id: int, now: datetime) -> None:
    """Let the clocks of a person follow what the person has said of being away. Part of the caller's transaction.

    Afterwards call `context.on_timer()`.
    """
    await timers.drop_of_person(connection, person_id, kinds=[ABSENCE])
    person = (await preferences_of(connection, [person_id]))[person_id]
    await _plan_absence(connection, person, now)
    for table_id in await timers.tables_of_person(connection, person_id, STAGES):
        row = await tables.find(connection, table_id)
        if row is not None:
            await _review(connection, row, now)


async def _plan_absence(connection: AsyncConnection, person: Preferences, now: datetime) -> None:
    """Plan the next moment at which an absence begins or ends, for any of the person's tables."""
    if person.away_from is None:
        return
    moments = {person.away_from, person.away_until}
    moments |= {still_until(settings, person) for settings in await _clocks_of(connection, person.person_id)}
    later = [each for each in moments if each is not None and each > now]
    if later:
        await timers.plan(connection, [NewTimer(ABSENCE, min(later), person_id=person.person_id)])


async def _clocks_of(connection: AsyncConnection, person_id: int) -> list[ClockSettings]:
    texts = await tables.clocks_of(connection, person_id)
    return [settings for text in texts if (settings := read_clock(text)) is not None]


async def _absence(context: HostContext, connection: AsyncConnection, timer: Timer) -> None:
    if timer.person_id is not None:
        await absence_changed(connection, timer.person_id, context.clock.now())


absence = in_one_transaction(_absence)
"""The effect of a moment at which an absence begins or ends."""


async def _review(connection: AsyncConnection, row: TableRow, now: datetime) -> None:
    """Let the timers of a table's seats stop or go on, as the table and its people are now."""
    settings = read_clock(row.clock)
    its = [each for each in await timers.of_table(connection, row.table_id) if each.kind in STAGES]
    if settings is None or not its:
        return
    people = {each.person_id for each in its if each.person_id is not None}
    preferences = await preferences_of(connection, people)
    for timer in its:
        person = None if timer.person_id is None else preferences[timer.person_id]
        stops = row.paused_at is not None or stands_still(settings, person, now)
        if stops and timer.stopped_at is None:
            await timers.set_time(connection, timer, timer.due_at, now)
        elif not stops and timer.stopped_at is not None:
            await timers.set_time(connection, timer, timer.due_at + (now - timer.stopped_at), None)


# -- after a rest of the bot ----------------------------------------------------------------------------------------


async def forgive(context: HostContext) -> None:
    """Give seats whose time was over while the bot was off a fair rest of it: they could not answer then."""
    now = context.clock.now()
    async with context.database.read() as connection:
        late = now - timedelta(seconds=LIMITS.late)
        missed = await timers.due(connection, late, (Stage.TIME_OUT,), most=10_000)
    if missed:
        async with context.database.write() as connection:
            for timer in missed:
                await _give_more(connection, timer, now)


async def _give_more(connection: AsyncConnection, timer: Timer, now: datetime) -> None:
    row = await tables.find(connection, timer.table_id or 0)
    settings = None if row is None else read_clock(row.clock)
    if row is None or settings is None or timer.seat is None:
        return
    await timers.drop(connection, row.table_id, kinds=STAGES, seats=[timer.seat])
    end = now + timedelta(seconds=settings.fair(settings.whole))
    await timers.plan(connection, _again(timer, schedule(settings, now, end)))


def _again(timer: Timer, moments: Sequence[tuple[Stage, datetime]]) -> list[NewTimer]:
    return [NewTimer(stage, due, timer.table_id, timer.seat, timer.person_id, timer.since) for stage, due in moments]
