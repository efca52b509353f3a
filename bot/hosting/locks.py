"""One lock a table: who comes second waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Locks:
    """Locks by number. A lock exists only while somebody holds it or waits for it.

    Within this process only: between processes the log's unique (table, seq) decides.
    """

    def __init__(self) -> None:
        self._locks: dict[int, asyncio.Lock] = {}
        self._users: dict[int, int] = {}

    @asynccontextmanager
    async def hold(self, number: int) -> AsyncIterator[None]:
        """Wait for the lock, in the order of asking, and hold it for the block."""
        lock = self._locks.setdefault(number, asyncio.Lock())
        self._users[number] = self._users.get(number, 0) + 1
        try:
            async with lock:
                yield
        finally:
            self._users[number] -= 1
            if not self._users[number]:
                del self._users[number], self._locks[number]
