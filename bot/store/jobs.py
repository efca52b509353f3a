"""Jobs: what is to be done in the background, asked for in the transaction of what causes it.

The rows say what is owed (posts, letters, timers); a job says no more than where to look. So one that comes twice, or
in vain, does no harm. Who does them is a `Jobs`: the bot's own loops, or a queue that several processes share.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from enum import StrEnum
from typing import NamedTuple, Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.measuring import Cause, present_cause

_ASKED = "aviary_jobs"
"""What a connection keeps under it: the jobs that its transaction asks for."""


class JobKind(StrEnum):
    """What there is to do, each with what its key is."""

    POSTS = "posts"
    """A channel: its queued posts are to be sent, in order."""
    LETTERS = "letters"
    """A person: who is to be told something."""
    TIMERS = "timers"
    """A table, or a person as a negative number: the timers that are due there."""
    AUTOMAS = "automas"
    """A table where an automa may be asked."""
    HANDS = "hands"
    """A table: the messages there that show hands. 0: of any table."""
    RECALLS = "recalls"
    """A table: what was told of it may hold no longer. 0: of any table."""
    LEAGUES = "leagues"
    """A league: what its season owes."""
    PICTURES = "pictures"
    """A table: the animated picture of its game is to be drawn."""
    TIDYING = "tidying"
    """0: the maintenance."""


class Job(NamedTuple):
    """Something to be done."""

    kind: JobKind
    key: int
    at: datetime | None = None
    """Not before this moment; None: at once."""
    cause: Cause | None = None
    """By what it was asked for, for the log and traces; None: nothing is known of that."""
    table_id: int | None = None
    """Of posts: the table of what was queued, in the line that nearly all are in. A hint for who does it in the process
    that has queued it."""


class Jobs(Protocol):
    """Who has jobs done."""

    async def enqueue(self, connection: AsyncConnection, jobs: Sequence[Job]) -> None:
        """Take jobs over in the transaction that asks for them: they are done if it is committed, and only then."""
        ...

    def committed(self, jobs: Sequence[Job]) -> None:
        """Note that the transaction which asked for them was committed."""
        ...


class NobodyWorks:
    """Nothing is done in the background: of a database that is only looked at."""

    async def enqueue(self, connection: AsyncConnection, jobs: Sequence[Job]) -> None:
        """Take nothing over."""

    def committed(self, jobs: Sequence[Job]) -> None:
        """Do nothing."""


def ask(
    connection: AsyncConnection, kind: JobKind, key: int, at: datetime | None = None, table_id: int | None = None
) -> None:
    """Have something done once the transaction of this connection is committed, and not before `at`.

    For whatever press the present task works, the job is done for that press.
    """
    connection.info.setdefault(_ASKED, []).append(Job(kind, key, at, present_cause(), table_id))


def forget_asked(connection: AsyncConnection) -> None:
    """Forget what was asked for on a connection: a transaction begins."""
    connection.info.pop(_ASKED, None)


def asked(connection: AsyncConnection) -> Sequence[Job]:
    """Return what the present transaction asks for: of each thing once, at its earliest moment."""
    earliest: dict[tuple[JobKind, int], Job] = {}
    for job in connection.info.pop(_ASKED, ()):
        known = earliest.setdefault((job.kind, job.key), job)
        if known.at is not None and (job.at is None or job.at < known.at):
            earliest[job.kind, job.key] = job
    return tuple(earliest.values())
