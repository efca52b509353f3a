"""Which games are being looked back on, one at a time, and those that were lately. In memory alone."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeAlias

import structlog

from bot.hosting.analysing.lookback import Lookback, Progress
from bot.hosting.table import Refused
from bot.hosting.thinking.contract import ThinkingStopped

log = structlog.get_logger(__name__)

KEPT = 6
"""How many games are kept, those asked for last: each with all of its positions."""
MOST = 20
"""How many may be worked on or wait."""


class Ended(NamedTuple):
    """A game that has ended: its end may be taken back, and come otherwise."""

    table_id: int
    seq: int


LookingBack: TypeAlias = Callable[[Callable[[float], None]], Awaitable[Lookback]]
"""Looks back on a game; tells what it is given how far it is, from 0 to 1."""


class LookbackDesk:
    """Has one game looked back on after the other, each once."""

    def __init__(self, kept: int = KEPT, most: int = MOST) -> None:
        self._most_kept, self._most = kept, most
        self._kept: OrderedDict[Ended, Lookback] = OrderedDict()
        self._tasks: dict[Ended, asyncio.Task[None]] = {}
        """In the order of asking."""
        self._done: dict[Ended, float] = {}
        self._failed: set[Ended] = set()
        self._one_at_a_time = asyncio.Lock()

    def known(self, ended: Ended) -> Lookback | None:
        """Return a game that was looked back on."""
        if (lookback := self._kept.get(ended)) is not None:
            self._kept.move_to_end(ended)
        return lookback

    def progress(self, ended: Ended) -> Progress | None:
        """Return how far the work on a game is; None: nobody works on it. Refused: lookback-failed, once."""
        if ended in self._failed:
            self._failed.discard(ended)
            raise Refused("lookback-failed", table=ended.table_id)
        if ended not in self._tasks:
            return None
        return Progress(self._done.get(ended, 0.0), list(self._tasks).index(ended))

    def begin(self, ended: Ended, work: LookingBack) -> Progress:
        """Begin to look back on a game, or return how far that is. Refused: lookback-crowded."""
        under_way = self.progress(ended)
        if under_way is not None:
            return under_way
        if len(self._tasks) >= self._most:
            raise Refused("lookback-crowded", table=ended.table_id)
        self._tasks[ended] = asyncio.create_task(self._work(ended, work), name=f"lookback on table {ended.table_id}")
        return Progress(0.0, len(self._tasks) - 1)

    async def settled(self, ended: Ended) -> None:
        """Wait until nobody works on a game."""
        if (task := self._tasks.get(ended)) is not None:
            await asyncio.wait([task])

    async def stop(self) -> None:
        """Give up what is under way."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, ended: Ended, work: LookingBack) -> None:
        def note(share: float) -> None:
            self._done[ended] = share

        try:
            async with self._one_at_a_time:
                self.keep(ended, await work(note))
        except ThinkingStopped:
            return
        except Exception:
            log.exception("lookback_failed", table=ended.table_id)
            self._failed.add(ended)
        finally:
            self._tasks.pop(ended, None)
            self._done.pop(ended, None)

    def keep(self, ended: Ended, lookback: Lookback) -> Lookback:
        """Keep a game that was looked back on, and return it."""
        self._kept[ended] = lookback
        while len(self._kept) > self._most_kept:
            self._kept.popitem(last=False)
        return lookback
