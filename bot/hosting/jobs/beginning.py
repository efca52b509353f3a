"""Choosing who does the work in the background: the process alone, or all that share its database."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from bot.hosting.jobs.in_process import InProcess
from bot.hosting.jobs.works import Works
from bot.store.jobs import JobKind, Jobs


class RunningJobs(Jobs, Protocol):
    """Who has jobs done, begun and to be stopped."""

    async def begin(self) -> None:
        """Begin to work."""
        ...

    async def stop(self) -> None:
        """Finish what is under way, and begin nothing more."""
        ...


async def begin_jobs(works: Works, kinds: Collection[JobKind]) -> RunningJobs:
    """Begin the work of these kinds, and have done what transactions ask for from now on."""
    jobs = _over_queue(works, kinds) if works.context.database.shared else InProcess(works)
    works.context.database.jobs = jobs
    await jobs.begin()
    return jobs


def _over_queue(works: Works, kinds: Collection[JobKind]) -> RunningJobs:
    from bot.hosting.jobs.in_queue import InQueue  # noqa: PLC0415  (what the queue takes, a bot alone does not need)

    return InQueue(works, kinds)
