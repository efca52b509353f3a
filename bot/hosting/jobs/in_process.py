"""The work in the background of a bot that is alone: a loop for each kind, woken by what was committed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.background import Background
from bot.hosting.clocks.running import forgive
from bot.hosting.jobs.works import Works
from bot.store.jobs import Job, JobKind


class InProcess:
    """Does all work in loops of this process. What is owed is found in the store, so nothing else need be kept."""

    def __init__(self, works: Works) -> None:
        self.works = works
        self._running: list[tuple[Background, asyncio.Task[None]]] = []

    async def begin(self) -> None:
        """Begin to work, from where the bot stopped."""
        works = self.works
        self._run(works.posts)
        await forgive(works.context)
        for each in (works.timers, works.letters, works.hands, works.leagues):
            self._run(each)
        await works.automas.resume()

    async def stop(self) -> None:
        """Finish what is under way, and begin nothing more: posts at last, which tell of all the others."""
        await self.works.automas.stop()
        for work, running in reversed(self._running):
            work.stop()
            await asyncio.gather(running, return_exceptions=True)

    async def enqueue(self, connection: AsyncConnection, jobs: Sequence[Job]) -> None:
        """Take nothing over: the rows that the transaction writes say all."""

    def committed(self, jobs: Sequence[Job]) -> None:
        """Wake whoever finds something to do now."""
        self.works.context.causes.note(jobs)
        for job in jobs:
            match job.kind:
                case JobKind.POSTS:
                    self.works.posts.wake()
                    self.works.hands.wake()
                case JobKind.LETTERS:
                    self.works.letters.wake()
                    self.works.hands.wake()
                case JobKind.RECALLS:
                    self.works.letters.wake()
                case JobKind.HANDS:
                    self.works.hands.wake()
                case JobKind.TIMERS:
                    self.works.timers.wake()
                case JobKind.AUTOMAS:
                    self.works.automas.wake(job.key)
                case JobKind.LEAGUES:
                    self.works.leagues.wake()
                case JobKind.TIDYING:
                    pass  # its loop has a day of its own

    def _run(self, work: Background) -> None:
        self._running.append((work, asyncio.create_task(work.run(), name=work.kind)))
