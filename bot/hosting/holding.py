"""Claims over a store that several processes share: they hold for as long as the work takes, and not much longer.

A claim holds others off for half a minute. Whoever is at work renews it, so the work may take its time; the claim of a
process that has died ends by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from functools import partial
from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.context import HostContext

LEASE = timedelta(seconds=30)
"""For so long a claim holds others off."""
HOLD_AGAIN = 10.0
"""Seconds after which a claim is made to hold for longer."""
SURE = 25.0
"""Seconds for which a claim holds whatever the clocks of machines differ by: without a renewal the work ends then."""


class Hold(Protocol):
    """Writes until when a claim holds."""

    def __call__(self, connection: AsyncConnection, *, until: datetime) -> Awaitable[None]:
        """Write it, in this connection's transaction."""


@asynccontextmanager
async def held(context: HostContext, hold: Hold) -> AsyncIterator[None]:
    """Make a claim hold for as long as the block takes; nothing where the store belongs to one process.

    TimeoutError where it cannot be renewed, since the store is away: another process may begin then.
    """
    if not context.database.shared:
        yield
        return
    async with asyncio.timeout(SURE) as limit:
        holding = asyncio.create_task(_hold_again(context, hold, limit), name="hold a claim")
        try:
            yield
        finally:
            holding.cancel()
            await asyncio.gather(holding, return_exceptions=True)


async def _hold_again(context: HostContext, hold: Hold, limit: asyncio.Timeout) -> None:
    loop, never = asyncio.get_running_loop(), asyncio.Event()
    while True:
        await context.clock.wait(never, HOLD_AGAIN)
        begun = loop.time()
        until = context.clock.now() + LEASE
        await context.write_surely(partial(hold, until=until))
        if limit.expired():
            return
        limit.reschedule(begun + SURE)
