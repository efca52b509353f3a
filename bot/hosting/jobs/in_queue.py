"""The work in the background of several processes: each takes jobs of its kinds from a queue that all share.

What is owed stands in rows, and work is done so that twice is as good as once; so the queue need not promise more than
that a job is given to somebody. What nobody asked for (rows of a database that was moved, a job that was lost) is found
by looking for all that is owed, every half minute in one of the processes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from datetime import timedelta

import structlog
from pgqueuer import PgQueuer
from pgqueuer.errors import RetryRequested
from pgqueuer.models import Job as QueuedJob
from pgqueuer.models import Schedule
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.background import GRACE
from bot.hosting.clocks.running import forgive
from bot.hosting.context import STORE_REST, HostContext
from bot.hosting.jobs.works import Work, Works
from bot.measuring import doing
from bot.store import queue
from bot.store.errors import StoreAway
from bot.store.jobs import Job, JobKind
from bot.store.queue import Queue

log = structlog.get_logger(__name__)

BATCH = 10
"""How many jobs are taken from the queue at a time."""
AT_ONCE = 40
"""How many jobs a process has in hand; of each kind fewer are done at the same time (`Background.slots`)."""
DEAD_AFTER = timedelta(seconds=15)
"""A job of which no sign of life has come for so long is given to another process."""
LOOK_AGAIN = timedelta(seconds=5)
"""For so long a worker waits at most for a call before it looks into the queue."""
LONGEST_REST = 600.0
"""Seconds between two attempts at a job at most."""
OFTEN, SELDOM, DAILY = "* * * * * */2", "* * * * * */30", "0 4 * * *"
"""When all that is owed is looked for, as the queue's schedules have it: of kinds that nobody asks for, and of all."""
TIDYING = Job(JobKind.TIDYING, 0)
UNASKED = frozenset({JobKind.HANDS})
"""Kinds for which no transaction asks: whatever changes a table may concern them, and their rows say so."""


class InQueue:
    """Does the work of some kinds, and gives what transactions ask for to whichever process takes it."""

    def __init__(self, works: Works, kinds: Collection[JobKind]) -> None:
        self._context: HostContext = works.context
        self._works = works
        self._kinds = frozenset(kinds)
        self._queue = Queue(works.context.clock.now)
        self._stopping = asyncio.Event()
        self._worker: PgQueuer | None = None
        self._running: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Begin to work; without kinds, only to hand jobs over."""
        if not self._kinds:
            return
        if JobKind.TIMERS in self._kinds:
            await forgive(self._context)
        if JobKind.TIDYING in self._kinds:
            await self._ask_for(TIDYING)
        self._running = asyncio.create_task(self._run(), name="jobs")

    async def stop(self) -> None:
        """Finish what is under way, as far as that is quick, and take no more."""
        self._stopping.set()
        self._works.stop()
        if self._worker is not None:
            self._worker.shutdown.set()
        if self._running is not None:
            _, late = await asyncio.wait((self._running,), timeout=GRACE)
            for task in late:
                task.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
        await self._works.ended()

    async def enqueue(self, connection: AsyncConnection, jobs: Sequence[Job]) -> None:
        """Put jobs into the queue, in the transaction that asks for them."""
        asked = [job for job in jobs if job.kind not in UNASKED]
        if asked:
            await self._queue.enqueue(connection, asked)

    def committed(self, jobs: Sequence[Job]) -> None:
        """Do nothing: the database calls a worker."""

    # -- inside -------------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        """Take jobs until stopped, again and again where the database is away."""
        while not self._stopping.is_set():
            try:
                await self._take_jobs()
            except Exception as fault:
                log.warning("queue_away", fault=fault, again_in=STORE_REST)
            await self._context.clock.wait(self._stopping, STORE_REST)

    async def _take_jobs(self) -> None:
        connection = await queue.connect(self._context.database.engines.looking.url)
        try:
            queries = queue.queries_on(connection)
            self._worker = worker = PgQueuer(queries.driver, queries=queries)
            connection.add_termination_listener(lambda _: worker.shutdown.set())
            for kind in self._kinds:
                worker.entrypoint(kind.value)(self._do)
            worker.schedule("look_often", OFTEN)(self._look_often)
            worker.schedule("look_for_all", SELDOM)(self._look_for_all)
            worker.schedule("tidy", DAILY)(self._tidy)
            if not self._stopping.is_set():
                await worker.run(
                    dequeue_timeout=LOOK_AGAIN,
                    batch_size=BATCH,
                    max_concurrent_tasks=AT_ONCE,
                    heartbeat_timeout=DEAD_AFTER,
                    shutdown_on_listener_failure=True,
                )
        finally:
            self._worker = None
            connection.terminate()

    async def _do(self, taken: QueuedJob) -> None:
        """Do a job; where this process ends meanwhile, another one looks what is left of it."""
        await self._try(taken)
        if self._stopping.is_set():
            raise RetryRequested(timedelta(0), "stopping")

    async def _try(self, taken: QueuedJob) -> None:
        """Do a job, and ask for the next one where more of it will be due. What fails is tried again ever later."""
        cause = queue.cause_of(taken.headers)
        job = Job(JobKind(taken.entrypoint), int(taken.payload or b"0"), cause=cause)
        with doing(job.kind, cause) as took:
            try:
                again = await self._works.by_kind[job.kind].do(job.key)
                if again is not None and not self._stopping.is_set():
                    await self._ask_for(job._replace(at=again))
            except StoreAway:
                took.outcome = "put-off"
                raise RetryRequested(timedelta(seconds=STORE_REST), "store away") from None
            except Exception as fault:
                log.exception("job_failed", kind=job.kind, key=job.key)
                rest = min(LONGEST_REST, 2.0**taken.attempts)
                why = type(fault).__name__  # its text may hold a hand
                raise RetryRequested(timedelta(seconds=rest), why) from None

    async def _look_often(self, _schedule: Schedule) -> None:
        await self._ask_for_owed(UNASKED)

    async def _look_for_all(self, _schedule: Schedule) -> None:
        await self._ask_for_owed(frozenset(self._works.by_kind) - UNASKED - {JobKind.TIDYING})

    async def _tidy(self, _schedule: Schedule) -> None:
        await self._ask_for(TIDYING)
        async with self._context.database.write() as connection:
            await queue.forget_done(connection, [kind.value for kind in JobKind])

    async def _ask_for(self, *jobs: Job) -> None:
        """Ask for what is not in the queue already."""
        if jobs:
            async with self._context.database.write() as connection:
                await self._queue.enqueue(connection, jobs, once=True)

    async def _ask_for_owed(self, kinds: Collection[JobKind]) -> None:
        """Ask for all that is owed."""
        try:
            works: Mapping[JobKind, Work] = self._works.by_kind
            await self._ask_for(*[Job(kind, key) for kind in kinds for key in await works[kind].owed()])
        except StoreAway:
            return
        except Exception:
            log.exception("look_failed")
