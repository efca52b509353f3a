"""Clocks that stop and go on: a table is paused, a person is away, a seat has a new owner, the bot was off.

Where that changes what the newest post of a table says of time, that post is queued to be changed in its place.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.clocks.absence import plan_absence, stands_still
from bot.hosting.clocks.planning import begin_time, clockless
from bot.hosting.clocks.schedule import STAGES, STANDING_STILL, Stage, schedule
from bot.hosting.clocks.settings import LIMITS, ClockSettings, read_clock
from bot.hosting.context import HostContext
from bot.hosting.orders.answers_to_come import TIMER as ANSWER
from bot.hosting.people.preferences import preferences_of
from bot.hosting.posting.post import PostKind
from bot.store import outbox, people, preferences, tables, timers
from bot.store.errors import CorruptTable
from bot.store.tables import TableRow
from bot.store.timers import NewTimer, Timer, TimerTaken
from engine.contract import Seat

_PAUSED = (*STANDING_STILL, ANSWER)
"""The kinds of timers that a pause stops: the host enters nothing for anybody meanwhile, either."""


async def pause(connection: AsyncConnection, table_id: int, now: datetime) -> None:
    """Pause a table: no clock of it runs. Part of the caller's transaction."""
    await tables.change_counted(connection, table_id, paused_at=now)
    await timers.stop(connection, table_id, _PAUSED, now)
    row = await tables.find(connection, table_id)
    if row is not None:
        await _tell_times(connection, row, now)


async def resume(connection: AsyncConnection, table_id: int, now: datetime) -> None:
    """Let a paused table go on: everybody has the time that was left. Part of the caller's transaction."""
    await tables.change_counted(connection, table_id, paused_at=None)
    row = await tables.find(connection, table_id)
    if row is not None:
        await _review(connection, row, now)
        await _tell_times(connection, row, now)


async def restart(context: HostContext, connection: AsyncConnection, table_id: int, seats: Collection[Seat]) -> None:
    """Give seats their whole time anew: they have a new owner, or the table another clock. A sleeping table wakes.

    Part of the caller's transaction, who holds the table's lock.
    """
    row = await tables.find(connection, table_id)
    if row is None or row.seq == 0:
        return
    await tables.wake(connection, table_id, context.clock.now())
    live = await context.game_of(connection, row)
    await begin_time(connection, live.match, row, seats, context.clock.now())


async def go_on(
    context: HostContext, connection: AsyncConnection, table_id: int, seat: Seat, *, anew: bool = False
) -> None:
    """Give a seat that somebody plays from now on its time; without `anew` not where that runs still.

    So it is for vacant seats: their clocks stood still where no person played. As `restart`.
    """
    row = await tables.find(connection, table_id)
    if row is None:
        return
    seats = await clockless(connection, row)
    if anew or not any(
        each.seat == seat and each.kind in STAGES for each in await timers.of_table(connection, table_id)
    ):
        seats.append(seat)
    await restart(context, connection, table_id, seats)


async def change_clock(
    context: HostContext, connection: AsyncConnection, table_id: int, clock: ClockSettings | None
) -> None:
    """Give a table another clock, or none. As `restart`; whoever is asked has the whole new time."""
    row = await tables.find(connection, table_id)
    if row is None:
        return
    await tables.change_counted(connection, table_id, clock=None if clock is None else clock.dumps())
    for seat in row.seats:
        await tables.change_seat(connection, table_id, seat.seat, bank=None)
    await timers.drop(connection, table_id, kinds=STAGES)
    await restart(context, connection, table_id, [each.seat for each in row.seats])
    await _tell_times(connection, row, context.clock.now())


async def _tell_times(connection: AsyncConnection, row: TableRow, now: datetime) -> None:
    """Queue a change of the newest post, which says until when somebody has time. It pings nobody."""
    if row.seq > 0:
        await outbox.enqueue(connection, row.table_id, (row.guild_id, row.channel_id), PostKind.TIMES.value, now)


# -- absence --------------------------------------------------------------------------------------------------------


async def hold_times(connection: AsyncConnection, person_id: int) -> None:
    """Let nobody else plan the times of a person, or change the person's absence, until the end of the transaction.

    For who will call `absence_changed`, before anything else: whoever plans times holds the table, and then reads what
    its people have said. So one of the two sees what the other one has done, in whatever processes they are.
    """
    await tables.hold_all_of(connection, person_id)
    await people.hold(connection, person_id)
    await tables.hold_all_of(connection, person_id)  # also where the person has sat down meanwhile


async def absence_changed(connection: AsyncConnection, person_id: int, now: datetime) -> None:
    """Let the clocks of a person follow what the person has said of being away. Part of the caller's transaction.

    The caller holds the person's times.
    """
    await plan_absence(connection, (await preferences_of(connection, [person_id]))[person_id], now)
    for table_id in await timers.tables_of_person(connection, person_id, STAGES):
        row = await tables.find(connection, table_id)
        if row is not None and await _review(connection, row, now):
            await _tell_times(connection, row, now)


async def end_absence(context: HostContext, person_id: int) -> None:
    """End an absence that holds now: the person is there. One to come stays as it is."""
    now = context.clock.now()
    async with context.database.read() as connection:
        if not (await preferences_of(connection, [person_id]))[person_id].is_away(now):
            return
    async with context.database.write() as connection:
        await hold_times(connection, person_id)
        if (await preferences_of(connection, [person_id]))[person_id].is_away(now):
            await preferences.change(connection, person_id, away_from=None, away_until=None)
            await absence_changed(connection, person_id, now)


async def absence(context: HostContext, timer: Timer) -> None:
    """Let clocks stop or go on: the effect of a moment at which an absence begins or ends."""
    person_id = timer.person_id
    async with context.database.write() as connection:
        if person_id is not None:
            await hold_times(connection, person_id)
        await timers.take(connection, timer)
        if person_id is not None:
            await absence_changed(connection, person_id, context.clock.now())


async def _review(connection: AsyncConnection, row: TableRow, now: datetime) -> bool:
    """Let the timers of a table's seats stop or go on, as the table and its people are now; tell whether any did."""
    settings = read_clock(row.clock)
    its = [each for each in await timers.of_table(connection, row.table_id) if each.kind in _PAUSED]
    if not its:
        return False
    changed = False
    chosen = await preferences_of(connection, {each.person_id for each in its if each.person_id is not None})
    for timer in its:
        person = None if timer.person_id is None else chosen[timer.person_id]
        stops = row.paused_at is not None or (settings is not None and stands_still(settings, person, now))
        if stops and timer.stopped_at is None:
            await timers.set_time(connection, timer, timer.due_at, now)
            changed = True
        elif not stops and timer.stopped_at is not None:
            await timers.set_time(connection, timer, timer.due_at + (now - timer.stopped_at), None)
            changed = True
    return changed


# -- after a rest of the bot ----------------------------------------------------------------------------------------


async def forgive(context: HostContext) -> None:
    """Give seats whose time was over while the bot was off a fair rest of it: they could not answer then."""
    now = context.clock.now()
    async with context.database.read() as connection:
        late = now - timedelta(seconds=LIMITS.late)
        missed = await timers.due(connection, late, (Stage.TIME_OUT,), most=10_000)
    for timer in missed:
        try:
            async with context.database.write() as connection:
                await _give_more(connection, timer, now)
        except (TimerTaken, CorruptTable):
            continue  # another process has answered, or serving it tells that its table is damaged


async def _give_more(connection: AsyncConnection, timer: Timer, now: datetime) -> None:
    await timers.take(connection, timer)
    row = await tables.find(connection, timer.table_id or 0)
    settings = None if row is None else read_clock(row.clock)
    if row is None or settings is None or timer.seat is None:
        return
    await timers.drop(connection, row.table_id, kinds=STAGES, seats=[timer.seat])
    end = now + timedelta(seconds=settings.fair(settings.whole))
    await timers.plan(connection, _again(timer, schedule(settings, now, end)))
    await _tell_times(connection, row, now)


def _again(timer: Timer, moments: Sequence[tuple[Stage, datetime]]) -> list[NewTimer]:
    return [NewTimer(stage, due, timer.table_id, timer.seat, timer.person_id, timer.since) for stage, due in moments]
