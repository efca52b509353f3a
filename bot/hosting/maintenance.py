"""What is looked after at each start and once a day, so that nothing grows for ever or is forgotten."""

from __future__ import annotations

from datetime import timedelta

from bot.hosting.context import HostContext
from bot.hosting.delivery import Delivery
from bot.hosting.table import Place
from bot.store import log, outbox

INTERACTIONS_LAST = timedelta(days=2)
"""The chat service repeats an interaction within minutes; its token dies after a quarter of an hour."""


async def maintain(context: HostContext, delivery: Delivery) -> None:
    """Forget old interactions, try again what was set aside, and take off the buttons that were left on."""
    now = context.clock.now()
    async with context.database.write() as connection:
        await log.forget_interactions(connection, now - INTERACTIONS_LAST)
        await outbox.resume_all(connection, now)
    async with context.database.read() as connection:
        left = await outbox.unretired(connection)
    for (guild_id, channel_id), older in left.items():
        await delivery.retire(Place(guild_id, channel_id), older)
