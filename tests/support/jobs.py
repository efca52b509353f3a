"""Jobs that are only noted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.jobs import Job, JobKind


@dataclass
class NotedJobs:
    """Notes what transactions ask for, and does none of it."""

    on_commit: Callable[[], object] = lambda: None
    taken: list[Job] = field(default_factory=list)
    """What was taken over inside transactions."""
    jobs: list[Job] = field(default_factory=list)
    """What was asked for by transactions that were committed."""

    async def enqueue(self, connection: AsyncConnection, jobs: Sequence[Job]) -> None:
        self.taken += jobs

    def committed(self, jobs: Sequence[Job]) -> None:
        self.jobs += jobs
        self.on_commit()

    def of(self, kind: JobKind) -> list[int]:
        """Return the keys of all jobs of a kind."""
        return [job.key for job in self.jobs if job.kind is kind]
