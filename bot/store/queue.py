"""Jobs in a queue that several processes share: PgQueuer's tables in the same PostgreSQL database.

A job is put into the queue in the transaction that asks for it, through the connection of that transaction. What a
queue does is PgQueuer's: it wakes workers (LISTEN/NOTIFY), gives each job to one of them (SKIP LOCKED), holds back what
is due later, and gives a job whose worker has died to another one.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime, timedelta
from functools import cache
from math import ceil
from typing import Any

import asyncpg
from pgqueuer.adapters.persistence.qb import QueryBuilderEnvironment, QueryQueueBuilder, QuerySchedulerBuilder
from pgqueuer.db import AsyncpgDriver
from pgqueuer.queries import Queries
from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.measuring import Cause, Trace
from bot.store.engines import POSTGRESQL
from bot.store.jobs import Job, JobKind

NONE = timedelta(0)
WINDOW = 5
"""Seconds: of jobs for the same thing that are due within so many, one is enough."""
PRIORITIES: Mapping[JobKind, int] = {
    JobKind.POSTS: 2,
    JobKind.LETTERS: 2,
    JobKind.HANDS: 2,
    JobKind.RECALLS: 2,
    JobKind.AUTOMAS: 1,
    JobKind.LEAGUES: 0,
    JobKind.TIMERS: 0,
    JobKind.PICTURES: -1,
    JobKind.TIDYING: -1,
}
"""What is taken first where more is due than is done at once: what people wait for, not what is due by the clock.

After an outage of hours thousands of clocks have run out."""


class Queue:
    """Puts jobs into the queue; `now` is the clock by which their moments are meant."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now

    async def enqueue(self, connection: AsyncConnection, jobs: Sequence[Job], *, once: bool = False) -> None:
        """Put jobs into the queue in this connection's transaction; `once`: only those that are not in it already."""
        now = self._now()
        queries = await _queries_in(connection)
        await queries.enqueue(
            [job.kind.value for job in jobs],
            [str(job.key).encode() for job in jobs],
            [PRIORITIES[job.kind] for job in jobs],
            [NONE if job.at is None else max(NONE, job.at - now) for job in jobs],
            [_name(job, now) if once else None for job in jobs],
            [headers_of(job.cause) for job in jobs],
            on_conflict="skip",
        )

    def committed(self, jobs: Sequence[Job]) -> None:
        """Do nothing: the database wakes the workers."""


def _name(job: Job, now: datetime) -> str | None:
    """Return by what a job is known that is to be in the queue once: of those due within five seconds one is enough.

    A job that is in hand keeps its name until it has ended, and it may ask for its own successor. So what is due soon
    has no name: it would be taken for the job in hand, and dropped.
    """
    if job.at is None:
        return f"{job.kind}:{job.key}"
    due = ceil(job.at.timestamp() / WINDOW)
    return f"{job.kind}:{job.key}:{due}" if due > ceil(now.timestamp() / WINDOW) else None


_PRESS, _PARENT, _BEGUN = "press", "traceparent", "trace-begun"


def headers_of(cause: Cause | None) -> dict[str, str] | None:
    """Return what goes with a job, so that the log and the trace of who does it go on with its cause."""
    if cause is None:
        return None
    press = {} if cause.press is None else {_PRESS: str(cause.press)}
    trace = {} if cause.trace is None else {_PARENT: cause.trace.parent, _BEGUN: str(cause.trace.begun)}
    return {**press, **trace}


def cause_of(headers: Mapping[str, object] | None) -> Cause | None:
    """Read what goes with a job. What another version wrote and this one cannot read is left out."""
    told = headers or {}
    press, parent, begun = _number(told.get(_PRESS)), told.get(_PARENT), _number(told.get(_BEGUN))
    trace = Trace(parent, begun) if isinstance(parent, str) and begun is not None else None
    return None if press is None and trace is None else Cause(press, trace)


def _number(text: object) -> int | None:
    return int(text) if isinstance(text, str) and text.isdecimal() else None


async def install(connection: AsyncConnection) -> None:
    """Make the queue's tables in this connection's transaction, or bring them up to what this PgQueuer needs."""
    queries = await _queries_in(connection)
    if await queries.schema_is_installed():
        await queries.upgrade()
    else:
        await queries.install()


async def forget_person(connection: AsyncConnection, person_id: int) -> None:
    """Forget where to look for a person. What is in hand just now ends by itself."""
    queries = await _queries_in(connection)
    _, builder, _ = _builders()
    which = "status = 'queued' AND (entrypoint, payload) IN (($1::text, $2::bytea), ($3::text, $4::bytea))"
    await queries.driver.execute(
        f"DELETE FROM {builder.qualified.queue_table} WHERE {which}",  # noqa: S608  (PgQueuer's own name of it)
        *(JobKind.LETTERS.value, str(person_id).encode()),
        *(JobKind.TIMERS.value, str(-person_id).encode()),
    )


async def forget_done(connection: AsyncConnection, kinds: Collection[str]) -> None:
    """Forget what the queue notes of jobs that were done."""
    queries = await _queries_in(connection)
    await queries.clear_queue_log(list(kinds))
    await queries.clear_statistics_log(list(kinds))


def tells_something(record: logging.LogRecord) -> bool:
    """Return whether a line of PgQueuer's log tells more than that its connection is lost.

    It says so ten times a second until the work in hand is done; our own line (`queue_away`) says it once.
    """
    fault = record.exc_info[1] if record.exc_info else None
    return not isinstance(fault, asyncpg.InterfaceError | asyncpg.PostgresConnectionError | OSError)


async def connect(where: URL) -> asyncpg.Connection:
    """Return a connection of its own, on which a worker listens."""
    logging.getLogger("pgqueuer").addFilter(tells_something)
    arguments, options = where.get_dialect()().create_connect_args(where.set(drivername=POSTGRESQL))
    connection: asyncpg.Connection = await asyncpg.connect(*arguments, **options)
    return connection


def queries_on(connection: Any) -> Queries:
    """Return the queue's statements, on a connection of the driver."""
    environment, queue, scheduler = _builders()
    return Queries(AsyncpgDriver(connection), environment, queue, scheduler)


async def _queries_in(connection: AsyncConnection) -> Queries:
    """Return the queue's statements in this connection's transaction, which begins with its first statement."""
    driver: Any = (await connection.get_raw_connection()).driver_connection
    if not driver.is_in_transaction():
        await connection.execute(text("SELECT 1"))
    return queries_on(driver)


@cache
def _builders() -> tuple[QueryBuilderEnvironment, QueryQueueBuilder, QuerySchedulerBuilder]:
    """Return what makes the statements: making them reads the environment, which takes longer than one of them."""
    return QueryBuilderEnvironment(), QueryQueueBuilder(), QuerySchedulerBuilder()
