"""Serving timers: each when it is due, once, and again after a failure, without holding up others."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from functools import partial
from itertools import groupby

import structlog

from bot.hosting.context import STORE_REST, HostContext
from bot.hosting.table import Refused
from bot.hosting.timers.effect import Effect
from bot.store import timers
from bot.store.errors import StoreAway
from bot.store.timers import Timer, TimerTaken

log = structlog.get_logger(__name__)

LOOK_ANYWAY = 30.0
"""Seconds after which timers are read even without a wake-up: another process may have planned one, or the clock was
set."""
AT_ONCE = 8
"""How many tables are served at the same time."""
MOST = 200
"""How many due timers are read at a time."""
REST = 10.0
"""Seconds until a timer that failed is served again; doubled each time."""
LONGEST_REST = 3600.0


class TimerWork:
    """Serves timers. Of a table, one after the other; of several tables, side by side."""

    def __init__(self, context: HostContext, effects: Mapping[str, Effect]) -> None:
        self._context = context
        self._effects = effects
        self._wake = asyncio.Event()
        self._stopping = asyncio.Event()
        self._busy: dict[int, asyncio.Task[None]] = {}
        """What is under way, by the number of the table; for a timer without one by its own, negative."""
        self._resting: dict[int, tuple[datetime, int]] = {}
        """Timers that failed: when each is served again, and how often it has failed."""
        self._slots = asyncio.Semaphore(AT_ONCE)

    def wake(self) -> None:
        """Look for due timers at once."""
        self._wake.set()

    async def run(self) -> None:
        """Serve timers until stopped."""
        while not self._stopping.is_set():
            self._wake.clear()
            await self._context.clock.wait(self._wake, await self._seconds_until_due())
        await asyncio.gather(*self._busy.values(), return_exceptions=True)

    def stop(self) -> None:
        """Finish what is under way, and begin nothing more."""
        self._stopping.set()
        self._wake.set()

    async def serve(self) -> None:
        """Serve all that is due now, and return when each has been tried."""
        await self._begin_due()
        while self._busy:
            await asyncio.gather(*self._busy.values())
            await self._begin_due()

    async def _seconds_until_due(self) -> float:
        """Begin what is due, and return the seconds until more is. A fault must not end the loop."""
        try:
            soonest = await self._begin_due()
        except StoreAway:
            return STORE_REST
        except Exception:
            log.exception("timers_failed")
            return REST
        if soonest is None:
            return LOOK_ANYWAY
        return min(LOOK_ANYWAY, max(0.0, (soonest - self._context.clock.now()).total_seconds()))

    async def _begin_due(self) -> datetime | None:
        """Begin what is due, where nothing is under way; return when the next is due."""
        now = self._context.clock.now()
        horizon = now + timedelta(seconds=LONGEST_REST)  # beyond it only where the clock was set back
        later = {number: until for number, (until, _) in self._resting.items() if now < until <= horizon}
        async with self._context.database.read() as connection:
            due = await timers.due(connection, now, self._effects.keys(), without=later, most=MOST)
            soonest = await timers.next_due(connection, now)
        known = later.keys() | {each.timer_id for each in due}
        self._resting = {number: rest for number, rest in self._resting.items() if number in known}
        for key, group in groupby(sorted(due, key=_key), _key):  # sorting keeps the order of a table's own
            if key not in self._busy and not self._stopping.is_set():
                self._busy[key] = asyncio.create_task(self._serve(list(group)), name=f"timers of {key}")
                self._busy[key].add_done_callback(partial(self._done, key))
        return min([*later.values(), *([] if soonest is None else [soonest])], default=None)

    def _done(self, key: int, _task: asyncio.Task[None]) -> None:
        del self._busy[key]
        self._wake.set()

    async def _serve(self, due: Sequence[Timer]) -> None:
        async with self._slots:
            for timer in due:
                if not self._stopping.is_set():
                    await self._serve_one(timer)

    async def _serve_one(self, timer: Timer) -> None:
        try:
            await self._effects[timer.kind](self._context, timer)
        except StoreAway:
            await self._context.clock.wait(self._stopping, STORE_REST)
        except TimerTaken:  # by another process: when that one fails, it is served here
            self._resting[timer.timer_id] = (self._context.clock.now() + timedelta(seconds=STORE_REST), 0)
        except Refused as refused:
            log.warning("timer_refused", kind=timer.kind, table=timer.table_id, reason=refused.reason)
            self._rest(timer)
        except Exception:
            log.exception("timer_failed", kind=timer.kind, table=timer.table_id)
            self._rest(timer)
        else:
            self._resting.pop(timer.timer_id, None)

    def _rest(self, timer: Timer) -> None:
        _, failures = self._resting.get(timer.timer_id, (None, 0))
        rest = min(LONGEST_REST, REST * 2.0**failures)
        self._resting[timer.timer_id] = (self._context.clock.now() + timedelta(seconds=rest), failures + 1)


def _key(timer: Timer) -> int:
    return -timer.timer_id if timer.table_id is None else timer.table_id
