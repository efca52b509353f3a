"""Serving timers: each when it is due, once, and again after a failure, without holding up others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
from bot.store.timers import Timer, TimerTaken

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

    def __init__(self, context: HostContext, effects: Mapping[str, Effect]) -> None:
        super().__init__(context, AT_ONCE)
        self._effects = effects
        self._resting: dict[int, tuple[datetime, int]] = {}
        """Timers that failed: when each is served again, and how often it has failed."""

    async def serve(self) -> None:
        """Serve all that is due now, and return when each has been tried."""
        await self.finish_due()

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
        for key, group in groupby(sorted(due, key=_key), _key):  # sorting keeps the order of a table's own
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


def _key(timer: Timer) -> int:
    """Return what is busy with a timer: its table, or without one itself, as a negative number."""
    return -timer.timer_id if timer.table_id is None else timer.table_id
