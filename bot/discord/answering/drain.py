"""Stopping in order: requests under way are answered first, later ones are refused with a sentence."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from bot.hosting.table import Refused


class InFlight:
    """Counts the requests that are being answered."""

    def __init__(self) -> None:
        self._count = 0
        self._closed = False
        self._idle = asyncio.Event()
        self._idle.set()

    @contextmanager
    def enter(self) -> Iterator[None]:
        """Count one request while it is answered. Refused: restarting."""
        if self._closed:
            raise Refused("restarting")
        self._count += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._count -= 1
            if not self._count:
                self._idle.set()

    async def close(self, patience: float) -> None:
        """Refuse further requests and wait until the counted ones are answered, at most `patience` seconds."""
        self._closed = True
        try:
            async with asyncio.timeout(patience):
                await self._idle.wait()
        except TimeoutError:
            return
