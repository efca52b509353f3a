"""Who is cancelled keeps no connection of the pool, at whatever step it happens."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager

import pytest
from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import QueuePool

from bot.store.database import Database

MOST_STEPS = 1000
"""Far more turns of the event loop than a transaction takes."""

Transaction = Callable[[Database], AbstractAsyncContextManager[AsyncConnection]]


@pytest.fixture(autouse=True)
def no_collector() -> Iterator[None]:
    """It would close what was lost."""
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(params=["read", "write"])
def transaction(request: pytest.FixtureRequest) -> Transaction:
    return {"read": Database.read, "write": Database.write}[request.param]


def in_use(database: Database) -> int:
    """Return how many connections somebody has."""
    pools = [each.pool for each in database.engines.every]
    return sum(pool.checkedout() for pool in pools if isinstance(pool, QueuePool))


async def use(database: Database, transaction: Transaction) -> None:
    async with transaction(database) as connection:
        await connection.execute(text("SELECT count(*) FROM guilds"))


async def finish(before: set[asyncio.Task[object]]) -> None:
    """Let all end that was begun since then."""
    while left := asyncio.all_tasks() - before:
        await asyncio.gather(*left, return_exceptions=True)


@pytest.mark.parametrize("hurries", [False, True])
async def test_a_connection_goes_back_that_came_just_when_its_user_was_cancelled(
    database: Database, transaction: Transaction, *, hurries: bool
) -> None:
    if hurries:
        database.hurry()
    before = asyncio.all_tasks()
    using = asyncio.create_task(use(database, transaction))
    loop, came = asyncio.get_running_loop(), []

    def cancel(*_: object) -> None:
        came.append(loop.call_soon(using.cancel))

    for engine in database.engines.every:
        event.listen(engine.sync_engine.pool, "checkout", cancel)

    with pytest.raises(asyncio.CancelledError):
        await using
    await finish(before)
    assert came
    assert in_use(database) == 0


async def test_a_connection_goes_back_from_whoever_is_cancelled(database: Database, transaction: Transaction) -> None:
    database.hurry()
    await use(database, transaction)
    before = asyncio.all_tasks()
    for steps in range(MOST_STEPS):
        using = asyncio.create_task(use(database, transaction))
        for _ in range(steps):
            await asyncio.sleep(0)
        ended = using.done()
        using.cancel()
        await finish(before)
        assert in_use(database) == 0, f"after {steps} steps"
        if ended:
            return
    pytest.fail("it never ends")
