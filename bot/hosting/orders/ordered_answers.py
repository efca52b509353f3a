"""The timer of an ordered answer: it is entered as the seat's own, if the seat is still asked and the order still fits.

Nothing marks such an entry. Where the seat has answered by itself, has taken its order back, or the question is gone,
nothing happens.
"""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.context import HostContext
from bot.hosting.orders.answers_to_come import ordered_answers
from bot.hosting.playing.play import STILL, Instead, answer_for_seats, enter, in_turn
from bot.hosting.table import Status, Table
from bot.store import notices, timers
from bot.store.timers import Timer
from engine.contract import Seat


async def _tell(context: HostContext, connection: AsyncConnection, table: Table, seat: Seat) -> None:
    """Tell the person of a seat whose order no longer fits that it is asked: no post has pinged it.

    Directly: a message in the channel would show that there was an order.
    """
    person_id = table.occupant(seat).person_id
    if person_id is not None:
        now, since = context.clock.now(), table.asked_since[seat]
        await notices.enqueue(connection, person_id, STILL, now, table_id=table.id, since=since)


async def answer_now(context: HostContext, timer: Timer) -> None:
    """Answer for the seat of a timer."""
    assert timer.table_id is not None  # noqa: S101  (it is for a seat)
    table_id = timer.table_id

    async def attempt() -> None:
        async with context.database.read() as connection:
            live = await context.live_game(connection, table_id)
        asked = live.table.asked_since.get(timer.seat or "")
        running = live.table.status is Status.RUNNING and live.table.paused_at is None
        found = ordered_answers(context, live, live.table.asked_since, timer.since) if asked == timer.since else ()
        answer = next((each for each in found if each.seat == timer.seat and running), None)
        if answer is None:
            async with context.database.write() as connection:
                await timers.take(connection, timer)
                if asked == timer.since and running:
                    await _tell(context, connection, live.table, timer.seat or "")
            return
        taken = Instead(also=lambda connection: timers.take(connection, timer), ordered=True)
        await enter(context, live, answer.seat, answer.action, press=None, instead=taken)
        await answer_for_seats(context, live)

    await in_turn(context, table_id, attempt)
