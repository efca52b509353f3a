"""What a timer does: its effect, in one transaction with the end of its row."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.context import HostContext
from bot.store import timers
from bot.store.timers import Timer

Effect: TypeAlias = Callable[[HostContext, Timer], Awaitable[None]]
"""Does what a due timer is for. In the transaction of what it writes it calls `timers.take`, which drops the row.

Where what the timer was for no longer holds, it only takes it. What it raises is logged, and it is called again later.
"""

Within: TypeAlias = Callable[[HostContext, AsyncConnection, Timer], Awaitable[None]]
"""An effect that needs no more than a connection."""


def in_one_transaction(work: Within) -> Effect:
    """Return an effect that does its work in the transaction that drops the timer, holding the lock of its table."""

    async def serve(context: HostContext, timer: Timer) -> None:
        if timer.table_id is None:
            await _serve(context, timer, work)
        else:
            async with context.locks.hold(timer.table_id):
                await _serve(context, timer, work)

    return serve


async def _serve(context: HostContext, timer: Timer, work: Within) -> None:
    async with context.database.write() as connection:
        await timers.take(connection, timer)
        await work(context, connection, timer)
