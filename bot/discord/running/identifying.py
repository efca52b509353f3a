"""Identifying in turn: Discord lets so many shards of a bot identify in five seconds, in whatever process they are.

Shards with the same number modulo that many share a turn (a bucket). A turn is an advisory lock of the database that
the processes share, held for as long as the next one has to wait.
Source: Discord's documentation, "Sharding: max concurrency".
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import structlog

from bot.store.database import Database
from bot.store.turns import IDENTIFYING, turn

log = structlog.get_logger(__name__)

TURN = 5.0
"""Seconds between two shards of a bucket that identify."""


Sleep: TypeAlias = Callable[[float], Awaitable[None]]


class Turns:
    """Has the shards of all processes identify in turn."""

    def __init__(self, database: Database, buckets: int, sleep: Sleep = asyncio.sleep) -> None:
        self._database = database
        self._buckets = max(1, buckets)
        self._sleep = sleep
        self._ending: set[asyncio.Task[None]] = set()

    async def wait(self, shard_id: int) -> None:
        """Wait for a shard's turn, and keep it for five seconds more."""
        taken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        task = asyncio.create_task(self._hold(shard_id % self._buckets, taken), name=f"turn of shard {shard_id}")
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)
        await taken

    async def _hold(self, bucket: int, taken: asyncio.Future[None]) -> None:
        try:
            async with turn(self._database, IDENTIFYING, bucket, lambda: self._sleep(TURN / 10)):
                taken.set_result(None)
                await self._sleep(TURN)
        except Exception as fault:
            if not taken.done():  # without a turn the gateway may refuse; without a database it is tried all the same
                log.warning("turn_not_taken", fault=fault)
                taken.set_result(None)
