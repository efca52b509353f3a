"""Work in the background that the store tells of: done when it is due, side by side, and never twice at one time."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Collection, Coroutine
from datetime import datetime, timedelta
from functools import partial
from typing import Any, ClassVar

import structlog

from bot.hosting.context import STORE_REST, HostContext
from bot.measuring import doing
from bot.store.errors import StoreAway
from bot.store.jobs import Job, JobKind

log = structlog.get_logger(__name__)

LOOK_ANYWAY = 30.0
"""Seconds after which the store is read even without a wake-up: another process may have written something, or the
clock was set."""
REST = 10.0
"""Seconds until the next look after a fault of our own."""
GRACE = 5.0
"""Seconds that work under way has when the bot stops; what is slower is done again after the next start."""


class Background(ABC):
    """Work of one kind, each thing named by a key (a place, a person, a table).

    In a bot that is alone it is a loop (`run`), which begins what is due, each thing as a task of its own. Where
    processes share the work, each asks a queue for keys (`bot.hosting.jobs`) and does what is due there (`do`).
    """

    kind: ClassVar[JobKind]

    def __init__(self, context: HostContext, at_once: int) -> None:
        self.context = context
        self.slots = asyncio.Semaphore(at_once)
        """Held by each piece of work, so that there are not too many at a time."""
        self.busy: dict[int, asyncio.Task[None]] = {}
        self.stopping = asyncio.Event()
        self._wake = asyncio.Event()
        self._looked_at: datetime | None = None
        """When the store was read last; None: it is to be at once."""
        self._soonest: datetime | None = None
        """When more is due, as far as that is known."""

    @abstractmethod
    async def begin_due(self) -> datetime | None:
        """Begin what is due and not busy (`occupy`); return when more will be."""

    @abstractmethod
    async def owed(self) -> Collection[int]:
        """Return the keys for which something is due now."""

    @abstractmethod
    async def do(self, key: int) -> datetime | None:
        """Do what is due for a key, and return when more of it will be; None: nothing more is known of.

        Doing it twice, also in two processes at the same time, is as good as once.
        """

    def begin_asked(self) -> None:  # noqa: B027  (most works find all in the store)
        """Begin what was asked for and need not be looked for."""

    def wake(self) -> None:
        """Look at once for what is due."""
        self._looked_at = None
        self._wake.set()

    def ask(self, job: Job) -> None:
        """Take notice of what a committed transaction asks for: it is looked for once it is due."""
        if job.at is None or job.at <= self.context.clock.now():
            self.wake()
        elif self._soonest is None or job.at < self._soonest:
            self._soonest = job.at
            self._wake.set()

    def stop(self) -> None:
        """Finish what is under way, and begin nothing more."""
        self.stopping.set()
        self._wake.set()

    async def run(self) -> None:
        """Work until stopped."""
        while not self.stopping.is_set():
            self._wake.clear()
            await self.context.clock.wait(self._wake, await self._seconds_until_due())
        await end(self.busy.values())

    async def finish_due(self) -> None:
        """Do all that is due now, and return when each piece of it has been tried."""
        await self.begin_due()
        while self.busy:
            await asyncio.gather(*self.busy.values())
            await self.begin_due()

    def occupy(self, key: int, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin work that is named by a number: one piece at a time."""
        task = self.busy[key] = asyncio.create_task(self._measured(key, work), name=f"{type(self).__name__} {key}")
        task.add_done_callback(partial(self._done, key))
        return task

    async def _measured(self, key: int, work: Coroutine[Any, Any, None]) -> None:
        with doing(self.kind, self.context.causes.of(self.kind, key)):
            await work

    def _done(self, key: int, _task: asyncio.Task[None]) -> None:
        del self.busy[key]
        self.wake()

    async def _seconds_until_due(self) -> float:
        """Begin what is due, and return the seconds until more is. A fault must not end the loop."""
        try:
            if self._is_to_look(self.context.clock.now()):
                await self._look()
            else:
                self.begin_asked()
        except StoreAway:
            self._looked_at = None
            return STORE_REST
        except Exception:
            log.exception("background_failed", work=type(self).__name__)
            self._looked_at = None
            return REST
        now = self.context.clock.now()
        until = (self._looked_at or now) + timedelta(seconds=LOOK_ANYWAY)
        until = until if self._soonest is None else min(until, self._soonest)
        return min(LOOK_ANYWAY, max(0.0, (until - now).total_seconds()))

    def _is_to_look(self, now: datetime) -> bool:
        """Return whether the store is to be read: something is due, or it was not read for long, by whatever clock."""
        if self._looked_at is None or (self._soonest is not None and self._soonest <= now):
            return True
        return not timedelta(0) <= now - self._looked_at < timedelta(seconds=LOOK_ANYWAY)

    async def _look(self) -> None:
        """Begin what the store says is due, and note when more is, also by what is asked for meanwhile."""
        self._looked_at, self._soonest = self.context.clock.now(), None
        known = [each for each in (await self.begin_due(), self._soonest) if each is not None]
        self._soonest = min(known, default=None)


async def end(tasks: Collection[asyncio.Task[None]]) -> None:
    """Wait for the end of tasks as long as `GRACE` allows, then cancel them."""
    if tasks:
        _, late = await asyncio.wait(tasks, timeout=GRACE)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
