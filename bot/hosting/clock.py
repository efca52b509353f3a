"""The time, and waiting. Both are passed in, so that tests need not wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
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


class Alarm(Protocol):
    """A call that waits for its moment."""

    def cancel(self) -> None:
        """Forget the call."""
        ...


class WoundTime(Protocol):
    """Somebody else's time, which may be wound on while one waits."""

    def now(self) -> float:
        """Return seconds since 1970."""
        ...

    def call_in(self, seconds: float, callback: Callable[[], object]) -> Alarm:
        """Call back after so many seconds of this time, at once when it is wound on so far."""
        ...


class FollowingClock:
    """A clock that shows the time of another, which may be wound on: who waits for a moment comes back then."""

    def __init__(self, time: WoundTime) -> None:
        self._time = time

    def now(self) -> datetime:
        """Return the moment, in UTC."""
        return datetime.fromtimestamp(self._time.now(), UTC)

    async def wait(self, event: asyncio.Event, seconds: float | None) -> None:
        """Wait until `event` is set, at most `seconds` (None: for ever)."""
        waiting = asyncio.ensure_future(event.wait())
        alarm = None if seconds is None else self._time.call_in(seconds, waiting.cancel)
        try:
            await asyncio.wait((waiting,))
        finally:
            waiting.cancel()
            if alarm is not None:
                alarm.cancel()
