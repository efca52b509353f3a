"""What is looked after at each start and once a day, so that nothing grows for ever or is forgotten."""

from __future__ import annotations

from datetime import timedelta

from bot.hosting.delivery import Delivery
from bot.hosting.house import House
from bot.hosting.table import Place
from bot.store import log, outbox

INTERACTIONS_LAST = timedelta(days=2)
"""The chat service repeats an interaction within minutes; its token dies after a quarter of an hour."""


async def tidy(house: House, delivery: Delivery) -> None:
    """Forget old interactions, try again what was set aside, and take off the buttons that were left on."""
    now = house.clock.now()
    async with house.database.write() as connection:
        await log.forget_interactions(connection, now - INTERACTIONS_LAST)
        await outbox.unpark_all(connection, now)
    async with house.database.read() as connection:
        left = await outbox.left_on(connection)
    for (guild_id, channel_id), older in left.items():
        await delivery.retire(Place(guild_id, channel_id), older)
