"""The outbox: telling channels what is owed to them, in order for each place, until it has been told."""

from __future__ import annotations

import asyncio
from datetime import datetime
from functools import partial

import structlog

from bot.hosting.delivery import REST, Delivery
from bot.hosting.house import House
from bot.hosting.notice import Announcer
from bot.hosting.table import Place
from bot.store import outbox

log = structlog.get_logger(__name__)

LOOK_ANYWAY = 30.0
"""Seconds after which the outbox is looked at even when nobody said so: another process may have put something in."""
AT_ONCE = 16
"""How many places are told at the same time."""
GRACE = 5.0
"""Seconds that posts under way have when the bot stops; one that takes longer is repeated after the next start."""


class OutboxWork:
    """Delivers what is owed."""

    def __init__(self, house: House, announcer: Announcer) -> None:
        self._house = house
        self._delivery = Delivery(house, announcer)
        self._wake = asyncio.Event()
        self._stopping = False
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._slots = asyncio.Semaphore(AT_ONCE)

    def stir(self) -> None:
        """Look at once for what is owed."""
        self._wake.set()

    async def run(self) -> None:
        """Deliver until stopped. What went before the bot stopped is taken up first."""
        try:
            await self._tidy()
        except Exception:
            log.exception("outbox_failed")
        while not self._stopping:
            self._wake.clear()
            await self._house.clock.wait(self._wake, await self._seconds_until_due())
        if self._busy:
            _, late = await asyncio.wait(self._busy.values(), timeout=GRACE)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _tidy(self) -> None:
        """Take off the buttons that were left on when the bot stopped."""
        async with self._house.database.read() as connection:
            left = await outbox.left_on(connection)
        for (guild_id, channel_id), older in left.items():
            await self._delivery.retire(Place(guild_id, channel_id), older)

    def stop(self) -> None:
        """Finish the posts that are under way, and begin no more."""
        self._stopping = True
        self._wake.set()

    async def deliver(self) -> None:
        """Deliver all that is due now, and come back when it has been tried."""
        await self._begin_due()
        while self._busy:
            await asyncio.gather(*self._busy.values())
            await self._begin_due()

    async def _seconds_until_due(self) -> float:
        """Begin with what is due, and give the time until there will be more; a fault must not end the loop."""
        try:
            soonest = await self._begin_due()
        except Exception:
            log.exception("outbox_failed")
            return REST
        if soonest is None:
            return LOOK_ANYWAY
        return min(LOOK_ANYWAY, max(0.0, (soonest - self._house.clock.now()).total_seconds()))

    async def _begin_due(self) -> datetime | None:
        """Begin with every place where something is due; give the moment when the next will be."""
        async with self._house.database.read() as connection:
            places = await outbox.due_places(connection)
        now = self._house.clock.now()
        for channel_id, due in places:
            if due <= now and channel_id not in self._busy:
                task = asyncio.create_task(self._tell(channel_id), name=f"posts to {channel_id}")
                self._busy[channel_id] = task
                task.add_done_callback(partial(self._done, channel_id))
        return min((due for channel_id, due in places if due > now), default=None)

    def _done(self, channel_id: int, _task: asyncio.Task[None]) -> None:
        del self._busy[channel_id]
        self._wake.set()

    async def _tell(self, channel_id: int) -> None:
        async with self._slots:
            await self._delivery.tell(channel_id)
