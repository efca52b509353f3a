"""Work that nobody waits for gives way: one thing after the other, with a rest behind each.

So an answer to somebody's press hardly ever finds the bot at work on it. The slower the bot is just now, the longer
the rests are.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.hosting.clock import Clock

RESTS = 19
"""Behind each work, so many times as long as it took: most of the time nothing of it goes on."""
LONGEST = 1.0
"""Seconds that count of one work at most: a clock may be set on meanwhile."""


class GivingWay:
    """A place where such works stand in line, in the order of coming."""

    def __init__(self) -> None:
        self._line = asyncio.Lock()

    @asynccontextmanager
    async def turn(self, clock: Clock, stop: asyncio.Event) -> AsyncIterator[None]:
        """Wait for a turn, hold it, and rest; the rest ends at once when `stop` is set."""
        async with self._line:
            begun = clock.now()
            yield
            took = min(LONGEST, max(0.0, (clock.now() - begun).total_seconds()))
            if took:
                await clock.wait(stop, took * RESTS)
