"""Telling people what is due, in the background."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta

import structlog
from typing_extensions import override

from bot.hosting.background import Background, end
from bot.hosting.context import HostContext
from bot.hosting.notices.pinging import SPACING
from bot.hosting.notices.recall import Recall
from bot.hosting.notices.telling import Telling
from bot.hosting.posting.post import Announcer
from bot.store import notices
from bot.store.jobs import Job, JobKind
from bot.store.notices import DuePerson

log = structlog.get_logger(__name__)

AT_ONCE = 2
"""How many people are told something at the same time. Where hundreds are due at once, after a start or a long outage,
who presses is not to wait for them."""


class NoticeWork(Background):
    """Tells people what is due."""

    kind = JobKind.LETTERS

    def __init__(self, context: HostContext, announcer: Announcer) -> None:
        super().__init__(context, AT_ONCE)
        self._telling = Telling(context, announcer)
        self._recall = Recall(context, announcer)

    @override
    async def run(self) -> None:
        """Tell people until stopped."""
        await super().run()
        await self.ended()

    async def ended(self) -> None:
        """Wait for what is under way beside the telling, as long as that is quick."""
        await end(self._recall.tasks)

    async def deliver(self) -> None:
        """Tell all that is due now, and return when each letter has been tried."""
        await self.finish_due()
        await self._recall.ended()

    @override
    def ask(self, job: Job) -> None:
        """Take notice of what a committed transaction asks for: nobody is told anything before it was gathered."""
        if job.kind is JobKind.LETTERS:
            now = self.context.clock.now()
            job = job._replace(at=(job.at or now) + timedelta(seconds=self.context.pace.letter))
        super().ask(job)

    @override
    async def begin_due(self) -> datetime | None:
        """Begin to tell everybody to whom something is due; return the moment when more is."""
        async with self.context.database.look() as connection:
            people = await notices.due_people(connection)
            told = await notices.told(connection)
        self._recall.begin(told)
        now, later = self.context.clock.now(), []
        for person in people:
            when = self.due(person)
            if when > now:
                later.append(when)
            elif person.person_id not in self.busy:
                self.occupy(person.person_id, self._tell(person.person_id))
        return min(later, default=None)

    @override
    async def owed(self) -> Collection[int]:
        """Return the people to whom something is due now."""
        async with self.context.database.look() as connection:
            people = await notices.due_people(connection)
        now = self.context.clock.now()
        return [each.person_id for each in people if self.due(each) <= now]

    @override
    async def do(self, key: int) -> datetime | None:
        """Tell a person what is due; one letter, and after it what has come meanwhile."""
        person = await self._find(key)
        if person is not None and self.due(person) <= self.context.clock.now():
            await self._tell(key)
            person = await self._find(key)
        return None if person is None else self.due(person)

    async def _find(self, person_id: int) -> DuePerson | None:
        async with self.context.database.look() as connection:
            return await notices.due_person(connection, person_id)

    async def recall(self, table_id: int | None) -> None:
        """Take back what was told of a table (None: of any) and holds no longer."""
        async with self.context.database.look() as connection:
            told = await notices.told(connection, table_id)
        if table_id is not None:
            await self._recall.look_at_table(told)
            return
        self._recall.begin(told)
        await self._recall.ended()

    def due(self, person: DuePerson) -> datetime:
        """Return when a person is told what is due.

        What comes at about the same time goes together, nobody is pinged again right after a ping, and an attempt that
        failed is repeated at its time.
        """
        if person.retry is not None:
            return person.retry
        gathered = person.due + timedelta(seconds=self.context.pace.letter)
        return gathered if person.pinged_at is None else max(gathered, person.pinged_at + SPACING)

    async def _tell(self, person_id: int) -> None:
        async with self.slots:
            await self._telling.tell(person_id)


class RecallWork:
    """Taking back what was told and holds no longer, as a job of its own: of a table, or (0) of all."""

    def __init__(self, letters: NoticeWork) -> None:
        self._letters = letters

    async def owed(self) -> Collection[int]:
        """Return the key for all tables: only looking tells whether something holds no longer."""
        return (0,)

    async def do(self, key: int) -> datetime | None:
        """Take back what holds no longer."""
        await self._letters.recall(key or None)
        return None
