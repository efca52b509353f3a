"""Calling for somebody who takes a free seat: a post with its button, once more each day until the seat is taken."""

from __future__ import annotations

from datetime import timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.changing import enqueue
from bot.hosting.context import HostContext
from bot.hosting.loading import find_table, table_of
from bot.hosting.posting.post import PostKind
from bot.hosting.seating.change import change_seats
from bot.hosting.seating.holding import own_seat
from bot.hosting.table import Press, Refused, Status, Table
from bot.store import timers
from bot.store.tables import TableRow
from bot.store.timers import NewTimer, Timer

TIMER = "substitute"
"""The kind of the timer that calls once more; its `since` counts how often it has been called."""
AGAIN = timedelta(days=1)
MOST = 7
"""So often a call is repeated: who has not come within a week does not read here."""


async def call(context: HostContext, press: Press, table_id: int) -> Table:
    """Call for somebody who takes a free seat. For whoever has a seat.

    Refused: not-seated, no-free-seat, called-lately (with `again`, when it may be called once more), still-lobby,
    table-finished, table-cancelled.
    """

    async def change(connection: AsyncConnection, row: TableRow) -> PostKind | None:
        own_seat(row, press)
        if not table_of(row).free:
            raise Refused("no-free-seat", table=table_id)
        if (planned := await _planned(connection, table_id)) is not None:
            raise Refused("called-lately", table=table_id, again=planned.due_at)
        await keep_calling(context, connection, table_id)
        return PostKind.SEATS

    return await change_seats(context, press, table_id, change)


async def keep_calling(context: HostContext, connection: AsyncConnection, table_id: int) -> None:
    """Call once more in a day, and so on while a seat is free. For who has just queued the first call."""
    if await _planned(connection, table_id) is None:
        due = context.clock.now() + AGAIN
        await timers.plan(connection, [NewTimer(TIMER, due, table_id, since=1)])


async def stop_calling(connection: AsyncConnection, row: TableRow) -> None:
    """Call no more where no seat is free."""
    if not table_of(row).free:
        await timers.drop(connection, row.table_id, kinds=(TIMER,))


async def call_again(context: HostContext, connection: AsyncConnection, timer: Timer) -> None:
    """Call once more: the effect of the timer. A table that sleeps is called for no more, a paused one not yet."""
    row = await find_table(connection, timer.table_id or 0)
    sleeps = row.asleep_since is not None and row.paused_at is None
    if row.status != Status.RUNNING or not table_of(row).free or sleeps:
        return
    times = timer.since or 1
    if row.paused_at is None:
        await enqueue(context, connection, row, PostKind.SEATS)
        times += 1
    if times <= MOST:
        due = context.clock.now() + AGAIN
        await timers.plan(connection, [NewTimer(TIMER, due, timer.table_id, since=times)])


async def _planned(connection: AsyncConnection, table_id: int) -> Timer | None:
    return next((each for each in await timers.of_table(connection, table_id) if each.kind == TIMER), None)
