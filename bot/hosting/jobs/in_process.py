"""The work in the background of a bot that is alone: a loop for each kind, woken by what was committed."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.background import Background
from bot.hosting.clocks.running import forgive
from bot.hosting.jobs.works import Works
from bot.store.jobs import Job, JobKind


class InProcess:
    """Does all work in loops of this process. What is owed is found in the store, so nothing else need be kept."""

    def __init__(self, works: Works) -> None:
        self.works = works
        self._woken: Mapping[JobKind, Sequence[Background]] = {
            JobKind.POSTS: (works.posts, works.hands),
            JobKind.LETTERS: (works.letters, works.hands),
            JobKind.RECALLS: (works.letters,),
            JobKind.HANDS: (works.hands,),
            JobKind.TIMERS: (works.timers,),
            JobKind.LEAGUES: (works.leagues,),
            JobKind.PICTURES: (works.films,),
        }
        """Whose loop finds what a job of a kind asks for. Tidying has a loop with a day of its own."""
        self._running: list[tuple[Background, asyncio.Task[None]]] = []

    async def begin(self) -> None:
        """Begin to work, from where the bot stopped."""
        works = self.works
        posts, *others = works.loops
        self._run(posts)
        await forgive(works.context)
        for each in others:
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
        """Tell whoever finds what they ask for."""
        self.works.context.causes.note(jobs)
        for job in jobs:
            if job.kind is JobKind.AUTOMAS:
                self.works.automas.wake(job.key)
            for each in self._woken.get(job.kind, ()):
                each.ask(job)

    def _run(self, work: Background) -> None:
        self._running.append((work, asyncio.create_task(work.run(), name=work.kind)))
