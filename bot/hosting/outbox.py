"""The outbox: sending queued posts, in order for each place, until each has been sent."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Coroutine
from datetime import datetime, timedelta
from functools import partial

import structlog

from bot.hosting.context import STORE_REST, HostContext
from bot.hosting.delivery import FARTHEST, REST, Delivery
from bot.hosting.maintenance import maintain
from bot.hosting.post import Announcer
from bot.hosting.retirement import Retirement
from bot.store import outbox
from bot.store.errors import StoreAway
from bot.store.outbox import DuePlace

log = structlog.get_logger(__name__)

LOOK_ANYWAY = 30.0
"""Seconds after which the outbox is read even without a wake-up: another process may have queued a post."""
AT_ONCE = 16
"""How many places are served at the same time."""
DAY = 24 * 60 * 60.0
"""Seconds between two runs of the maintenance."""
GRACE = 5.0
"""Seconds that running posts have when the bot stops; a slower one is repeated after the next start."""


class OutboxWork:
    """Sends queued posts."""

    def __init__(self, context: HostContext, announcer: Announcer) -> None:
        self._context = context
        self._retirement = Retirement(announcer)
        self._delivery = Delivery(context, announcer, self._retirement)
        self._wake = asyncio.Event()
        self._stopping = asyncio.Event()
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._slots = asyncio.Semaphore(AT_ONCE)

    def wake(self) -> None:
        """Look for queued posts at once."""
        self._wake.set()

    async def run(self) -> None:
        """Send posts until stopped, and do the maintenance beside it."""
        maintaining = asyncio.create_task(self._maintain(), name="maintenance")
        while not self._stopping.is_set():
            self._wake.clear()
            await self._context.clock.wait(self._wake, await self._seconds_until_due())
        await _end([maintaining, *self._busy.values()])
        await _end(self._retirement.tasks)
        await self._note_retired()

    async def _maintain(self) -> None:
        """Do the maintenance now, and once a day."""
        while True:
            until_next = DAY
            try:
                await self._note_retired()
                await maintain(self._context, self._retirement)
            except StoreAway:
                until_next = STORE_REST
            except Exception:
                log.exception("tidy_failed")
            self.wake()  # what had been set aside is due now
            await self._context.clock.wait(self._stopping, until_next)
            if self._stopping.is_set():
                return

    async def _note_retired(self) -> None:
        """Note which posts were retired, but not where a post is under way.

        That one has read already which older posts have buttons. It notes what was retired until then itself.
        """
        idle = self._retirement.channels - self._busy.keys()
        await asyncio.gather(*(self._occupy(each, self._delivery.note_retired(each)) for each in idle))

    def stop(self) -> None:
        """Finish the posts that are running, and start no more."""
        self._stopping.set()
        self._wake.set()

    async def deliver(self) -> None:
        """Send all that is due now, and return when each post has been tried."""
        await self._begin_due()
        while self._busy:
            await asyncio.gather(*self._busy.values())
            await self._begin_due()
        await asyncio.gather(*self._retirement.tasks)
        await self._note_retired()

    async def _seconds_until_due(self) -> float:
        """Start what is due, and return the seconds until more is due. A fault must not end the loop."""
        try:
            soonest = await self._begin_due()
        except StoreAway:
            return STORE_REST
        except Exception:
            log.exception("outbox_failed")
            return REST
        if soonest is None:
            return LOOK_ANYWAY
        return min(LOOK_ANYWAY, max(0.0, (soonest - self._context.clock.now()).total_seconds()))

    async def _begin_due(self) -> datetime | None:
        """Start every place where something is due; return the moment when the next one is."""
        async with self._context.database.read() as connection:
            places = await outbox.due_places(connection)
        now = self._context.clock.now()
        horizon = now + timedelta(seconds=FARTHEST + self._context.pace.gather)
        for place in places:
            if not now < place.due <= horizon and place.channel_id not in self._busy:
                self._occupy(place.channel_id, self._send(place))
        return min((place.due for place in places if place.due > now), default=None)

    def _occupy(self, channel_id: int, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Begin work for a place: one thing at a time."""
        task = self._busy[channel_id] = asyncio.create_task(work, name=f"posts to {channel_id}")
        task.add_done_callback(partial(self._done, channel_id))
        return task

    def _done(self, channel_id: int, _task: asyncio.Task[None]) -> None:
        del self._busy[channel_id]
        self._wake.set()

    async def _send(self, place: DuePlace) -> None:
        async with self._slots:
            await self._delivery.send_oldest(place.channel_id, place.table_id)


async def _end(tasks: Collection[asyncio.Task[None]]) -> None:
    """Wait for the end of tasks as long as `GRACE` allows, then cancel them."""
    if tasks:
        _, late = await asyncio.wait(tasks, timeout=GRACE)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
