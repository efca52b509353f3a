"""The time, and waiting. Both are passed in, so that tests need not wait."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """A source of time."""

    def now(self) -> datetime:
        """Return the moment, in UTC."""
        ...

    async def wait(self, event: asyncio.Event, seconds: float | None) -> None:
        """Wait until `event` is set, at most `seconds` (None: for ever)."""
        ...


class SystemClock:
    """The computer's clock."""

    def now(self) -> datetime:
        """Return the moment, in UTC."""
        return datetime.now(UTC)

    async def wait(self, event: asyncio.Event, seconds: float | None) -> None:
        """Wait until `event` is set, at most `seconds` (None: for ever)."""
        try:
            async with asyncio.timeout(seconds):
                await event.wait()
        except TimeoutError:
            return
