"""Time that runs by itself and can be wound on, so that nobody has to wait for a deadline."""

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime


class Alarm:
    """A callback waiting for a moment; `cancel` forgets it."""

    def __init__(self, clock: "Clock", due: float, callback: Callable[[], object]) -> None:
        self._clock = clock
        self.due = due
        self._callback = callback
        self._timer: asyncio.TimerHandle | None = None

    def arm(self, seconds: float) -> None:
        """Start the timer of the event loop, or start it anew."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(max(0.0, seconds), self._ring)

    def cancel(self) -> None:
        """Forget the callback."""
        self._clock.alarms.discard(self)
        if self._timer is not None:
            self._timer.cancel()

    def _ring(self) -> None:
        self._clock.alarms.discard(self)
        self._callback()


class Clock:
    """Seconds since 1970, from `source` plus what it was wound on."""

    def __init__(self, source: Callable[[], float] = time.time) -> None:
        self._source = source
        self.ahead = 0.0
        """Seconds by which it was wound on."""
        self.alarms: set[Alarm] = set()

    def now(self) -> float:
        """Return the present moment in seconds since 1970."""
        return self._source() + self.ahead

    def iso(self) -> str:
        """Return the present moment as Discord writes timestamps."""
        return datetime.fromtimestamp(self.now(), UTC).isoformat(timespec="microseconds")

    def wind(self, seconds: float) -> None:
        """Wind the clock on; alarms that are due by then ring at once."""
        self.ahead += seconds
        for alarm in tuple(self.alarms):
            alarm.arm(alarm.due - self.now())

    def call_in(self, seconds: float, callback: Callable[[], object]) -> Alarm:
        """Call back after so many seconds of this clock."""
        alarm = Alarm(self, self.now() + seconds, callback)
        self.alarms.add(alarm)
        alarm.arm(seconds)
        return alarm

    def stop(self) -> None:
        """Forget all alarms."""
        for alarm in tuple(self.alarms):
            alarm.cancel()
