"""Tables where nothing moves: told once, then they sleep, until somebody does something there."""

from __future__ import annotations

from datetime import timedelta

from bot.hosting.clocks.schedule import Stage
from bot.hosting.clocks.settings import LIMITS
from bot.hosting.context import HostContext
from bot.hosting.posting.post import PostKind
from bot.store import outbox, tables


async def put_to_sleep(context: HostContext) -> None:
    """Let running tables sleep where nobody has done anything for long and no time runs, and tell them so.

    Paused ones, too: they may be forgotten. What all may see wakes a table, in its own transaction: what is entered,
    who sits there, what is proposed or agreed to (`tables.wake`). What was to be told of a sleeping table is told.
    """
    now = context.clock.now()
    before = now - timedelta(seconds=LIMITS.silence)
    async with context.database.read() as connection:
        silent = await tables.silent(connection, before, Stage.TIME_OUT)
    for each in silent:
        async with context.database.write() as connection:
            if await tables.fall_asleep(connection, each, before, now):
                place = (each.guild_id, each.channel_id)
                await outbox.enqueue(connection, each.table_id, place, PostKind.ASLEEP.value, now)
