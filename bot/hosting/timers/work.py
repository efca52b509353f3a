"""Serving timers: each when it is due, once, and again after a failure, without holding up others."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from itertools import groupby

import structlog
from typing_extensions import override

from bot.hosting.background import Background
from bot.hosting.context import STORE_REST, HostContext
from bot.hosting.table import Refused
from bot.hosting.thinking.contract import Crowded, ThinkingStopped
from bot.hosting.timers.effect import Effect
from bot.store import timers
from bot.store.errors import StoreAway
from bot.store.jobs import JobKind
from bot.store.timers import Timer, TimerTaken, whose

log = structlog.get_logger(__name__)

AT_ONCE = 8
"""How many tables are served at the same time."""
MOST = 200
"""How many due timers are read at a time."""
REST = 10.0
"""Seconds until a timer that failed is served again; doubled each time."""
LONGEST_REST = 3600.0


class TimerWork(Background):
    """Serves timers. Of a table, one after the other; of several tables, side by side."""

    kind = JobKind.TIMERS

    def __init__(self, context: HostContext, effects: Mapping[str, Effect]) -> None:
        super().__init__(context, AT_ONCE)
        self._effects = effects
        self._resting: dict[int, tuple[datetime, int]] = {}
        """Timers that failed: when each is served again, and how often it has failed."""

    async def serve(self) -> None:
        """Serve all that is due now, and return when each has been tried."""
        await self.finish_due()

    @override
    async def owed(self) -> Collection[int]:
        """Return the tables, and people, that have timers which are due now."""
        async with self.context.database.look() as connection:
            due = await timers.due(connection, self.context.clock.now(), self._effects.keys(), most=MOST)
        return {whose(each) for each in due}

    @override
    async def do(self, key: int) -> datetime | None:
        """Serve what is due of a table or a person; what fails is served again after a rest."""
        now = self.context.clock.now()
        self._forget_old(now)
        async with self.context.database.look() as connection:
            due = await timers.due_of(connection, key, now, self._effects.keys())
        await self._serve([each for each in due if self._resting.get(each.timer_id, (now, 0))[0] <= now])
        async with self.context.database.look() as connection:
            left = await timers.due_of(connection, key, now, self._effects.keys())
            soonest = await timers.next_due_of(connection, key, now)
        soon = self.context.clock.now() + timedelta(seconds=STORE_REST)
        rests = [self._resting.get(each.timer_id, (soon, 0))[0] for each in left]
        return min([*rests, *([] if soonest is None else [soonest])], default=None)

    def _forget_old(self, now: datetime) -> None:
        """Keep in mind nothing that another process may have served long ago."""
        longest = timedelta(seconds=LONGEST_REST)
        self._resting = {number: rest for number, rest in self._resting.items() if now < rest[0] + longest}

    @override
    async def begin_due(self) -> datetime | None:
        """Begin what is due, where nothing is under way; return when the next is due."""
        now = self.context.clock.now()
        horizon = now + timedelta(seconds=LONGEST_REST)  # beyond it only where the clock was set back
        later = {number: until for number, (until, _) in self._resting.items() if now < until <= horizon}
        async with self.context.database.look() as connection:
            due = await timers.due(connection, now, self._effects.keys(), without=later, most=MOST)
            soonest = await timers.next_due(connection, now)
        known = later.keys() | {each.timer_id for each in due}
        self._resting = {number: rest for number, rest in self._resting.items() if number in known}
        for key, group in groupby(sorted(due, key=whose), whose):  # sorting keeps the order of a table's own
            if key not in self.busy and not self.stopping.is_set():
                self.occupy(key, self._serve(list(group)))
        return min([*later.values(), *([] if soonest is None else [soonest])], default=None)

    async def _serve(self, due: Sequence[Timer]) -> None:
        async with self.slots:
            for timer in due:
                if not self.stopping.is_set():
                    await self._serve_one(timer)

    async def _serve_one(self, timer: Timer) -> None:
        try:
            await self._effects[timer.kind](self.context, timer)
        except ThinkingStopped:
            return  # the bot ends: the timer is still there
        except (StoreAway, Crowded):
            await self.context.clock.wait(self.stopping, STORE_REST)
        except TimerTaken:  # by another process: when that one fails, it is served here
            self._resting[timer.timer_id] = (self.context.clock.now() + timedelta(seconds=STORE_REST), 0)
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
        self._resting[timer.timer_id] = (self.context.clock.now() + timedelta(seconds=rest), failures + 1)
