"""Maintenance at each start and once a day: nothing grows for ever, and no post is forgotten."""

from __future__ import annotations

from datetime import timedelta

from bot.hosting.agreements.deciding import settle_everywhere
from bot.hosting.clocks.sleeping import put_to_sleep
from bot.hosting.context import HostContext
from bot.hosting.lessons import taking
from bot.hosting.lobbies.lobby_time import begin_missing
from bot.hosting.posting.retirement import Retirement
from bot.hosting.table import Place
from bot.store import claims, films, log, outbox, seats

INTERACTIONS_LAST = timedelta(days=2)
"""The chat service repeats an interaction within minutes; its token dies after a quarter of an hour."""
FILMS_LAST = timedelta(days=1)
"""A film that could not be drawn or posted for so long is not waited for any more, and its file is not kept."""
AT_ONCE = 5000
"""How many are forgotten in one transaction: nobody who presses meanwhile is to wait for it."""


async def maintain(context: HostContext, retirement: Retirement) -> None:
    """Forget old interactions, resume suspended posts, take off buttons of older posts, look after what is silent."""
    now = context.clock.now()
    forgotten = AT_ONCE
    while forgotten == AT_ONCE:
        async with context.database.write() as connection:
            forgotten = await log.forget_interactions(connection, now - INTERACTIONS_LAST, AT_ONCE)
    async with context.database.write() as connection:
        await outbox.resume_all(connection, now)
        await films.tidy(connection, now - FILMS_LAST)
        await seats.drop_marks(connection)
        await claims.tidy(connection, now)
    await taking.forget_left(context)
    await begin_missing(context)
    await settle_everywhere(context)
    await put_to_sleep(context)
    async with context.database.read() as connection:
        left = await outbox.unretired(connection)
    for (guild_id, channel_id), older in left.items():
        retirement.begin(Place(guild_id, channel_id), older)
