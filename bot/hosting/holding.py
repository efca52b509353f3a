"""Claims over a store that several processes share: they hold for as long as the work takes, and not much longer.

A claim holds others off for half a minute. Whoever is at work renews it, so the work may take its time; the claim of a
process that has died ends by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress
from datetime import datetime, timedelta
from functools import partial
from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.context import HostContext
from bot.store import claims
from bot.store.claims import Claim
from bot.store.engines import Wait
from bot.store.errors import StoreAway

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


class NotHeld(TimeoutError):  # noqa: N818
    """A claim could not be renewed, since the store is away: another process may begin what it was for."""


@asynccontextmanager
async def held(context: HostContext, hold: Hold) -> AsyncIterator[None]:
    """Make a claim hold for as long as the block takes; nothing where the store belongs to one process. NotHeld."""
    if not context.database.shared:
        yield
        return
    limit = asyncio.timeout(SURE)
    try:
        async with limit:
            holding = asyncio.create_task(_hold_again(context, hold, limit), name="hold a claim")
            try:
                yield
            finally:
                holding.cancel()
                await asyncio.gather(holding, return_exceptions=True)
    except TimeoutError:
        if limit.expired():
            raise NotHeld from None
        raise


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


class InOtherHands(Exception):  # noqa: N818
    """Another process has something in hand, until a moment if it dies: there is nothing to do here."""

    def __init__(self, until: datetime) -> None:
        super().__init__(until)
        self.until = until


@asynccontextmanager
async def claimed(context: HostContext, claim: Claim) -> AsyncIterator[None]:
    """Have something in hand for the block, which no other process has; nothing where the store belongs to one process.

    InOtherHands where another one has it; NotHeld. It is given up whatever comes of it: by then what was
    done is committed, and what is left is another state, or for anybody.
    """
    if not context.database.shared:
        yield
        return
    now = context.clock.now()
    async with context.database.write(Wait.NOTHING) as connection:
        mine = await claims.take(connection, claim, now, now + LEASE)
        until = None if mine else await claims.held_until(connection, claim)
    if not mine:
        raise InOtherHands(until or now + LEASE)
    try:
        async with held(context, partial(claims.hold, claim=claim)):
            yield
    finally:
        await asyncio.shield(_release(context, claim))


async def _release(context: HostContext, claim: Claim) -> None:
    with suppress(StoreAway):  # then it ends by itself
        async with context.database.write(Wait.NOTHING) as connection:
            await claims.release(connection, claim)
