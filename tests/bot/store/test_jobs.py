"""Jobs are taken over in the transaction that asks for them, and told of once it is committed."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection
from typing_extensions import override

from bot.store import jobs, people
from bot.store.database import FILE, Database, open_database
from bot.store.jobs import Job, JobKind
from tests.support.jobs import NotedJobs

NOW = datetime(2030, 1, 1, tzinfo=UTC)


class Full(NotedJobs):
    """A queue that takes nothing."""

    @override
    async def enqueue(self, connection: AsyncConnection, jobs: Sequence[Job]) -> None:
        raise RuntimeError("full")


@pytest.fixture
async def database(tmp_path: Path) -> Database:
    return await open_database(tmp_path)


async def ask_for_posts(database: Database, fault: Exception | None = None) -> None:
    """Write something that asks for a job, and fail in the end where a fault is given."""
    async with database.write() as connection:
        await people.meet(connection, 1, "Ann", "en")
        jobs.ask(connection, JobKind.POSTS, 7)
        if fault is not None:
            raise fault


def stored(folder: Path) -> int:
    """Return how many people everybody else can see."""
    with sqlite3.connect(folder / FILE) as connection:
        (number,) = connection.execute("SELECT count(*) FROM people").fetchone()
    return int(number)


async def test_jobs_are_told_once_their_transaction_can_be_seen(database: Database, tmp_path: Path) -> None:
    seen = list[int]()
    noted = NotedJobs(lambda: seen.append(stored(tmp_path)))
    database.jobs = noted
    async with database.write() as connection:
        await people.meet(connection, 1, "Ann", "en")
        jobs.ask(connection, JobKind.POSTS, 7)
        assert noted.jobs == []
    assert noted.taken == noted.jobs == [Job(JobKind.POSTS, 7)]
    assert seen == [1]
    await database.close()


async def test_of_each_thing_one_job_at_its_earliest_moment(database: Database) -> None:
    database.jobs = noted = NotedJobs()
    async with database.write() as connection:
        for minutes in (3, 1, 2):
            jobs.ask(connection, JobKind.TIMERS, 7, NOW + timedelta(minutes=minutes))
        jobs.ask(connection, JobKind.TIMERS, 8, NOW)
        jobs.ask(connection, JobKind.TIMERS, 8)
        jobs.ask(connection, JobKind.POSTS, 7)
    assert noted.jobs == [
        Job(JobKind.TIMERS, 7, NOW + timedelta(minutes=1)),
        Job(JobKind.TIMERS, 8),
        Job(JobKind.POSTS, 7),
    ]
    await database.close()


async def test_what_is_undone_asks_for_nothing(database: Database) -> None:
    database.jobs = noted = NotedJobs()
    with pytest.raises(LookupError):
        await ask_for_posts(database, LookupError())
    async with database.write() as connection:
        await people.meet(connection, 1, "Ann", "en")
    assert noted.taken == noted.jobs == []
    await database.close()


async def test_a_queue_that_takes_nothing_undoes_the_transaction(database: Database, tmp_path: Path) -> None:
    database.jobs = full = Full()
    with pytest.raises(RuntimeError, match="full"):
        await ask_for_posts(database)
    assert full.jobs == []
    assert stored(tmp_path) == 0
    await database.close()
