"""What people wait for is taken out of the queue before what is due by the clock."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from uuid import uuid4

from pgqueuer.ports.repository import EntrypointExecutionParameter
from pgqueuer.types import QueueEntrypoint, QueueManagerId

from bot.hosting.clock import SystemClock
from bot.store import queue
from bot.store.jobs import Job, JobKind
from bot.store.queue import PRIORITIES, Queue
from tests.bot.hosting.support import fresh_database
from tests.support.storage import OVER_SERVER

pytestmark = OVER_SERVER


async def test_a_post_is_taken_before_timers_that_were_asked_for_earlier(tmp_path: Path) -> None:
    database = await fresh_database(tmp_path)
    asked = [*(Job(JobKind.TIMERS, table) for table in range(1, 30)), Job(JobKind.TIDYING, 0), Job(JobKind.POSTS, 7)]
    async with database.write() as connection:
        await Queue(SystemClock().now).enqueue(connection, asked)
    own = await queue.connect(database.engines.looking.url)
    try:
        taken = await queue.queries_on(own).dequeue(
            batch_size=len(asked),
            entrypoints={QueueEntrypoint(kind.value): EntrypointExecutionParameter(0) for kind in JobKind},
            queue_manager_id=QueueManagerId(uuid4()),
            global_concurrency_limit=None,
            heartbeat_timeout=timedelta(seconds=15),
        )
    finally:
        await own.close()
        await database.close()
    kinds = [JobKind(each.entrypoint) for each in taken]
    assert kinds == [JobKind.POSTS, *[JobKind.TIMERS] * 29, JobKind.TIDYING]


def test_every_kind_has_a_priority() -> None:
    assert PRIORITIES.keys() == set(JobKind)
