"""Telling people what is due, in the background."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from functools import partial

import structlog

from bot.hosting.context import STORE_REST, HostContext
from bot.hosting.notices.recall import Recall
from bot.hosting.notices.telling import Telling
from bot.hosting.post import Announcer
from bot.store import notices
from bot.store.errors import StoreAway
from bot.store.notices import DuePerson

log = structlog.get_logger(__name__)

LOOK_ANYWAY = 30.0
"""Seconds after which the store is read even without a wake-up: another process may have queued something."""
REST = 10.0
"""Seconds until the next look after a fault of our own."""
AT_ONCE = 8
"""How many people are told something at the same time."""
GRACE = 5.0
"""Seconds that letters under way have when the bot stops; a slower one is repeated after the next start."""
SPACING = timedelta(minutes=3)
"""Who was pinged is not pinged again within this time about another table: what comes meanwhile is told together."""


class NoticeWork:
    """Tells people what is due."""

    def __init__(self, context: HostContext, announcer: Announcer) -> None:
        self._context = context
        self._telling = Telling(context, announcer)
        self._recall = Recall(context, announcer)
        self._wake = asyncio.Event()
        self._stopping = asyncio.Event()
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._slots = asyncio.Semaphore(AT_ONCE)

    def wake(self) -> None:
        """Look at once for what is due."""
        self._wake.set()

    def stop(self) -> None:
        """Finish the letters that are under way, and begin no more."""
        self._stopping.set()
        self._wake.set()

    async def run(self) -> None:
        """Tell people until stopped."""
        while not self._stopping.is_set():
            self._wake.clear()
            await self._context.clock.wait(self._wake, await self._seconds_until_due())
        if under_way := [*self._busy.values(), *self._recall.tasks]:
            _, late = await asyncio.wait(under_way, timeout=GRACE)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def deliver(self) -> None:
        """Tell all that is due now, and return when each letter has been tried."""
        await self._begin_due()
        while self._busy:
            await asyncio.gather(*self._busy.values())
            await self._begin_due()
        await self._recall.ended()

    async def _seconds_until_due(self) -> float:
        """Begin what is due, and return the seconds until more is. A fault must not end the loop."""
        try:
            soonest = await self._begin_due()
        except StoreAway:
            return STORE_REST
        except Exception:
            log.exception("notices_failed")
            return REST
        if soonest is None:
            return LOOK_ANYWAY
        return min(LOOK_ANYWAY, max(0.0, (soonest - self._context.clock.now()).total_seconds()))

    async def _begin_due(self) -> datetime | None:
        """Begin to tell everybody to whom something is due; return the moment when more is."""
        async with self._context.database.read() as connection:
            people = await notices.due_people(connection)
            told = await notices.told(connection)
        self._recall.begin(told)
        now, later = self._context.clock.now(), []
        for person in people:
            when = self.due(person)
            if when > now:
                later.append(when)
            elif person.person_id not in self._busy:
                self._begin(person.person_id)
        return min(later, default=None)

    def due(self, person: DuePerson) -> datetime:
        """Return when a person is told what is due.

        What comes at about the same time goes together, nobody is pinged again right after a ping, and an attempt that
        failed is repeated at its time.
        """
        if person.retry is not None:
            return person.retry
        gathered = person.due + timedelta(seconds=self._context.pace.letter)
        return gathered if person.pinged_at is None else max(gathered, person.pinged_at + SPACING)

    def _begin(self, person_id: int) -> None:
        task = self._busy[person_id] = asyncio.create_task(self._tell(person_id), name=f"letter to {person_id}")
        task.add_done_callback(partial(self._done, person_id))

    def _done(self, person_id: int, _task: asyncio.Task[None]) -> None:
        del self._busy[person_id]
        self._wake.set()

    async def _tell(self, person_id: int) -> None:
        async with self._slots:
            await self._telling.tell(person_id)
