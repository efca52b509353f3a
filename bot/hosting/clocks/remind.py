"""The two reminders before the end of a seat's time: privately, then where the table sees it.

Whom they reach when and where is a matter of notices (`bot.hosting.notices`): quiet hours, absence, what people chose.
"""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.clocks.schedule import STAGES
from bot.hosting.context import HostContext
from bot.store import notices, timers
from bot.store.timers import Timer


async def remind(context: HostContext, connection: AsyncConnection, timer: Timer) -> None:
    """Remind the person of a seat, by a notice of the timer's kind: the effect of the timer.

    Not where what comes later in the seat's time has come, too (the bot was off).
    """
    now = context.clock.now()
    its = [each for each in await timers.of_table(connection, timer.table_id or 0) if each.seat == timer.seat]
    behind = [each for each in its if each.kind in STAGES and each.due_at <= now]
    if timer.person_id is not None and not behind:
        due = timer.due_at  # not now: after a jump of the clock it is told at once
        await notices.enqueue(connection, timer.person_id, timer.kind, due, table_id=timer.table_id, since=timer.since)
