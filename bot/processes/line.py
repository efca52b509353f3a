"""Who waits for a worker: those that go first, the others, and last what has time.

Each go in the order of coming.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Waiting = asyncio.Future[None]


class Line:
    """So many have a place at the same time; the others wait."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._firsts: deque[Waiting] = deque()
        self._others: deque[Waiting] = deque()
        self._last: deque[Waiting] = deque()

    def waiting(self, *, first: bool) -> int:
        """Return how many wait, of those that go first or of the others."""
        return len(self._firsts if first else self._others)

    @asynccontextmanager
    async def place(self, *, first: bool, last: bool = False) -> AsyncIterator[None]:
        """Wait for a place and hold it. `first`: before the others; `last`: all go before. Nobody is both."""
        await self._take(self._firsts if first else self._last if last else self._others)
        try:
            yield
        finally:
            self._leave()

    async def _take(self, line: deque[Waiting]) -> None:
        if self._free:
            self._free -= 1
            return
        mine: Waiting = asyncio.get_running_loop().create_future()
        line.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.cancelled():
                line.remove(mine)
            else:  # the place was given just before: somebody else is to have it
                self._leave()
            raise

    def _leave(self) -> None:
        """Give a place to who is to have it next; those that were cancelled are about to go."""
        for line in (self._firsts, self._others, self._last):
            for each in line:
                if not each.done():
                    line.remove(each)
                    each.set_result(None)
                    return
        self._free += 1
