"""For which press each thing is done in the background, in a bot that is alone.

Its loops find what is owed in the store, where nothing is written of that; a queue's jobs bring it with them.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable

from bot.measuring import Cause
from bot.store.jobs import Job, JobKind

MOST = 2000
"""How many are kept in mind, those asked for last. It is for the log and traces alone, so none need be."""


class Causes:
    """Of each thing, by what it was last asked for. That stays: what fails is done again for the same press."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._last: OrderedDict[tuple[JobKind, int], Cause] = OrderedDict()

    def note(self, jobs: Iterable[Job]) -> None:
        """Note what was asked for, in a transaction that was committed."""
        for job in jobs:
            self._last.pop((job.kind, job.key), None)
            if job.cause is not None:
                self._last[job.kind, job.key] = job.cause
        while len(self._last) > self._most:
            self._last.popitem(last=False)

    def of(self, kind: JobKind, key: int) -> Cause | None:
        """Return by what a thing was asked for; None: nothing is known of that."""
        return self._last.get((kind, key))
