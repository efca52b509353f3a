"""The outbox: sending queued posts, in order for each place, until each has been sent."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import AbstractAsyncContextManager, nullcontext
from datetime import datetime

import structlog
from typing_extensions import override

from bot.hosting.background import Background, end
from bot.hosting.context import STORE_REST, HostContext
from bot.hosting.playing.giving_way import GivingWay
from bot.hosting.posting.delivery import Delivery
from bot.hosting.posting.post import Announcer
from bot.hosting.posting.retirement import Retirement
from bot.hosting.statistics.counting import count_missing
from bot.hosting.upkeep.log_packing import pack_logs
from bot.hosting.upkeep.maintenance import maintain
from bot.hosting.upkeep.servers_left import look_after_servers
from bot.store import outbox
from bot.store.errors import StoreAway
from bot.store.jobs import Job, JobKind
from bot.store.outbox import DuePlace

log = structlog.get_logger(__name__)

AT_ONCE = 16
"""How many places are served at the same time."""
DAY = 24 * 60 * 60.0
"""Seconds between two runs of the maintenance."""


class OutboxWork(Background):
    """Sends queued posts."""

    kind = JobKind.POSTS

    def __init__(self, context: HostContext, announcer: Announcer) -> None:
        super().__init__(context, AT_ONCE)
        self._retirement = Retirement(announcer)
        self._delivery = Delivery(context, announcer, self._retirement)
        self._giving_way = GivingWay()
        """Where posts stand in line of tables that people only watch: their pictures take most of the time."""
        self._asked: dict[int, int] = {}
        """Channels for which a post was queued that is due, and its table: they are begun without a look at others."""
        self._sent_all: set[int] = set()
        """Channels where something is under way that has sent all that was queued in its line."""
        self._passed_over: set[int] = set()
        """Channels where something was under way when the store said that something is queued."""

    @override
    async def run(self) -> None:
        """Send posts until stopped, and do the maintenance beside it."""
        maintaining = asyncio.create_task(self._maintain(), name="maintenance")
        await super().run()
        await end([maintaining])
        await self.ended()

    async def ended(self) -> None:
        """Wait for what is under way beside the sending, as long as that is quick, and note it."""
        await end(self._retirement.tasks)
        await self._note_retired()

    async def _maintain(self) -> None:
        """Do the maintenance now, and once a day."""
        while True:
            until_next = DAY
            try:
                await self.tidy()
            except StoreAway:
                until_next = STORE_REST
            except Exception:
                log.exception("tidy_failed")
            self.wake()  # what had been set aside is due now
            await self.context.clock.wait(self.stopping, until_next)
            if self.stopping.is_set():
                return

    async def tidy(self) -> None:
        """Do the maintenance once, pack games that are over, remove what is left of servers, count games."""
        await self._note_retired()
        await maintain(self.context, self._retirement)
        self.wake()  # what had been set aside is due now
        await pack_logs(self.context, self.stopping)
        await look_after_servers(self.context, self.stopping)
        await count_missing(self.context, self.stopping)  # last: after an upgrade it may take hours

    async def _note_retired(self) -> None:
        """Note which posts were retired, but not where a post is under way.

        That one has read already which older posts have buttons. It notes what was retired until then itself.
        """
        idle = self._retirement.channels - self.busy.keys()
        await asyncio.gather(*(self.occupy(each, self._delivery.note_retired(each)) for each in idle))

    async def deliver(self) -> None:
        """Send all that is due now, and return when each post has been tried."""
        await self.finish_due()
        await asyncio.gather(*self._retirement.tasks)
        await self._note_retired()

    @override
    async def owed(self) -> Collection[int]:
        """Return the channels where something is due now."""
        async with self.context.database.look() as connection:
            places = await outbox.due_places(connection)
        now = self.context.clock.now()
        return {each.channel_id for each in places if each.due <= now}

    @override
    async def do(self, key: int) -> datetime | None:
        """Send what is due to a channel, in order, and take the buttons off what stands before it."""
        async with self.slots:
            due = await self._send_all(key)
        await self._retirement.ended(key)
        if key in self._retirement.channels:
            await self._delivery.note_retired(key)
        return due

    async def _send_all(self, channel_id: int) -> datetime | None:
        """Send what is due to a channel; return when more is."""
        while True:
            async with self.context.database.look() as connection:
                places = await outbox.due_places(connection, channel_id)
            now = self.context.clock.now()
            due = [place for place in places if place.due <= now]
            if not due or self.stopping.is_set():
                return min((place.due for place in places), default=None)
            await self._delivery.send_oldest(due[0])

    @override
    async def begin_due(self) -> datetime | None:
        """Start every place where something is due; return the moment when the next one is."""
        self._asked = {channel: table for channel, table in self._asked.items() if channel in self.busy}
        async with self.context.database.look() as connection:
            places = await outbox.due_places(connection)
        now = self.context.clock.now()
        for place in places:
            if place.channel_id in self.busy:
                self._passed_over.add(place.channel_id)
            elif not self._delivery.waits(place.due):
                self.occupy(place.channel_id, self._send(place))
        return min((place.due for place in places if place.due > now), default=None)

    @override
    def ask(self, job: Job) -> None:
        """Take notice of what was queued; what is due now, of a known table, is sent without a look at all channels."""
        if job.table_id is None or (job.at is not None and job.at > self.context.clock.now()):
            super().ask(job)
            return
        self._asked[job.key] = job.table_id
        self._wake.set()

    @override
    def begin_asked(self) -> None:
        """Start the places that were asked for, where nothing is under way."""
        now = self.context.clock.now()
        for channel_id in self._asked.keys() - self.busy.keys():
            self.occupy(channel_id, self._send(DuePlace(channel_id, self._asked.pop(channel_id), "", now)))

    async def _send(self, place: DuePlace) -> None:
        async with self._line(place):
            if self._only_watched(place) and self.stopping.is_set():
                return  # it waited in line: it is sent after the next start
            async with self.slots:
                if await self._delivery.send_oldest(place):
                    self._sent_all.add(place.channel_id)

    @override
    def _done(self, key: int, task: asyncio.Task[None]) -> None:
        """Look for more, unless nothing was queued for the channel but what was sent, and what was asked for since."""
        del self.busy[key]
        if key in self._sent_all and key not in self._passed_over:
            self._wake.set()
        else:
            self.wake()
        self._sent_all.discard(key)
        self._passed_over.discard(key)

    def _line(self, place: DuePlace) -> AbstractAsyncContextManager[None]:
        """Return what a post waits for before it has a slot: nothing, where somebody plays at its table."""
        if self._only_watched(place):
            return self._giving_way.turn(self.context.clock, self.stopping)
        return nullcontext()

    def _only_watched(self, place: DuePlace) -> bool:
        """Return whether nobody waits for a post, as far as that is known without reading its table."""
        live = self.context.cache.get(place.table_id)
        return not place.line and live is not None and live.table.only_watched


class TidyWork:
    """The maintenance, as a job of its own; its one key is 0."""

    def __init__(self, posts: OutboxWork) -> None:
        self._posts = posts

    async def owed(self) -> Collection[int]:
        """Return the key: it can always be done."""
        return (0,)

    async def do(self, key: int) -> datetime | None:
        """Do the maintenance."""
        await self._posts.tidy()
        return None
