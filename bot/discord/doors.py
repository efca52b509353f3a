"""Leaving in order: when the bot stops, what is being answered is finished, and who comes later is told so."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from bot.hosting.table import Refused


class Doors:
    """Counts who is being answered."""

    def __init__(self) -> None:
        self._inside = 0
        self._closed = False
        self._empty = asyncio.Event()
        self._empty.set()

    @contextmanager
    def enter(self) -> Iterator[None]:
        """Be answered. Refused: restarting."""
        if self._closed:
            raise Refused("restarting")
        self._inside += 1
        self._empty.clear()
        try:
            yield
        finally:
            self._inside -= 1
            if not self._inside:
                self._empty.set()

    async def close(self, patience: float) -> None:
        """Let nobody in any more, and wait until all are answered, at most `patience` seconds."""
        self._closed = True
        try:
            async with asyncio.timeout(patience):
                await self._empty.wait()
        except TimeoutError:
            return
