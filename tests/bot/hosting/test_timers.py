"""Serving timers: when they are due, once, also after failures, restarts and jumps of the clock."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.clocks.settings import LIMITS
from bot.hosting.context import STORE_REST, HostContext
from bot.hosting.host import Host
from bot.hosting.lobbies import lobby_time
from bot.hosting.table import Table
from bot.hosting.timers.effect import Effect, in_one_transaction
from bot.hosting.timers.effects import EFFECTS
from bot.hosting.timers.work import LONGEST_REST, TimerWork
from bot.store import tables, timers
from bot.store.errors import StoreAway
from bot.store.jobs import JobKind
from bot.store.timers import NewTimer, Timer, TimerTaken
from tests.bot.hosting.support import ANN, HERE, HandClock, make_host, press, running_table
from tests.support.jobs import NotedJobs


class Bell:
    """An effect that notes for whom it was called; it fails as often as it is told to."""

    def __init__(self) -> None:
        self.rung: list[int | None] = []
        self.tried = 0
        self.faults: list[Exception] = []
        self.ring: Effect = in_one_transaction(self._ring)

    async def _ring(self, _context: HostContext, _connection: AsyncConnection, timer: Timer) -> None:
        self.tried += 1
        if self.faults:
            raise self.faults.pop(0)
        self.rung.append(timer.person_id)


@pytest.fixture
def bell() -> Bell:
    return Bell()


@pytest.fixture
def work(host: Host, bell: Bell) -> TimerWork:
    return serving(host, bell)


@pytest.fixture
async def other(tmp_path: Path, clock: HandClock, host: Host) -> AsyncIterator[Host]:
    """Another process over the same database."""
    other = await make_host(tmp_path, clock=clock)
    yield other
    await other.close()


def serving(host: Host, bell: Bell) -> TimerWork:
    return TimerWork(host._context, {"bell": bell.ring})


async def plan(host: Host, *people: int, seconds: float = 60, kind: str = "bell", table_id: int | None = None) -> None:
    due = host._context.clock.now() + timedelta(seconds=seconds)
    async with host._context.database.write() as connection:
        await timers.plan(connection, [NewTimer(kind, due, table_id, None, person) for person in people])


async def test_a_timer_is_served_when_it_is_due_and_once(
    host: Host, clock: HandClock, bell: Bell, work: TimerWork
) -> None:
    await plan(host, 7)
    clock.forward(59)
    await work.serve()
    assert bell.rung == []
    clock.forward(1)
    await work.serve()
    await work.serve()
    assert bell.rung == [7]


async def test_it_is_served_by_itself(host: Host, clock: HandClock, bell: Bell, work: TimerWork) -> None:
    running = asyncio.create_task(work.run())
    await plan(host, 7, seconds=90)
    work.wake()
    await until(lambda: bell.rung == [7], clock)
    work.stop()
    await running


async def test_a_timer_outlives_a_restart(tmp_path: Path, clock: HandClock, bell: Bell) -> None:
    host = await make_host(tmp_path, clock=clock)
    await plan(host, 7)
    await host.close()
    clock.forward(3600)
    host = await make_host(tmp_path, clock=clock)
    await serving(host, bell).serve()
    await host.close()
    assert bell.rung == [7]


async def test_a_clock_that_is_set_on_serves_all_and_one_that_is_set_back_none_twice(
    host: Host, clock: HandClock, bell: Bell, work: TimerWork
) -> None:
    await plan(host, 7)
    await plan(host, 8, seconds=7200)
    clock.forward(3600)
    await work.serve()
    clock.forward(-86400)
    await work.serve()
    clock.forward(86400)
    await work.serve()
    assert bell.rung == [7]
    clock.forward(3600)
    await work.serve()
    assert bell.rung == [7, 8]


async def test_two_processes_serve_a_timer_once(host: Host, other: Host, clock: HandClock, bell: Bell) -> None:
    table = await running_table(host)
    await plan(host, *range(10))
    await plan(host, *range(10, 20), table_id=table.id)
    clock.forward(60)
    one, two = serving(host, bell), serving(other, bell)
    for _ in range(3):
        await asyncio.gather(one.serve(), two.serve())
        clock.forward(1)
    assert sorted(each for each in bell.rung if each is not None) == list(range(20))


async def test_a_store_that_is_away_is_waited_for(host: Host, clock: HandClock, bell: Bell, work: TimerWork) -> None:
    bell.faults = [StoreAway("store-busy")] * 2
    await plan(host, 7, seconds=0)
    running = asyncio.create_task(work.run())
    await until(lambda: bell.rung == [7], clock)
    assert bell.tried == 3
    work.stop()
    await running


async def test_what_fails_is_tried_again_ever_more_slowly_and_holds_up_nothing(
    host: Host, clock: HandClock, bell: Bell
) -> None:
    broken = Bell()
    broken.faults = [ZeroDivisionError()] * 4
    work = TimerWork(host._context, {"bell": bell.ring, "broken": broken.ring})
    table = await running_table(host)
    await plan(host, 1, seconds=0, kind="broken", table_id=table.id)
    await plan(host, 2, seconds=1, table_id=table.id)
    waited = []
    clock.forward(1)
    while not broken.rung:
        tried, seconds = broken.tried, 0
        while broken.tried == tried:
            await work.serve()
            clock.forward(1)
            seconds += 1
        waited.append(seconds)
    assert bell.rung == [2]
    assert waited == [1, 10, 20, 40, 80]


async def test_a_kind_that_is_not_known_is_left(host: Host, bell: Bell, work: TimerWork) -> None:
    await plan(host, 7, seconds=-1, kind="of a newer version")
    await plan(host, 8, seconds=-1)
    await work.serve()
    assert bell.rung == [8]
    async with host._context.database.read() as connection:
        left = await timers.due(connection, host._context.clock.now(), ("of a newer version",), most=9)
    assert [each.person_id for each in left] == [7]


async def until(holds: Callable[[], bool], clock: HandClock) -> None:
    """Let the time go on until something holds."""
    for _ in range(10_000):
        if holds():
            return
        clock.forward(0.1)
        await asyncio.sleep(0.001)
    raise TimeoutError


async def test_a_timer_that_was_stopped_or_moved_since_it_was_read_is_left(
    host: Host, clock: HandClock, bell: Bell, work: TimerWork
) -> None:
    table = await running_table(host)
    await plan(host, 7, 8, table_id=table.id)
    clock.forward(60)
    async with host._context.database.read() as connection:
        stopped, moved = await timers.due(connection, clock.now(), ["bell"], most=2)
    async with host._context.database.write() as connection:
        await timers.set_time(connection, stopped, stopped.due_at, clock.now())
        await timers.set_time(connection, moved, moved.due_at + timedelta(hours=1), None)
    for each in (stopped, moved):
        with pytest.raises(TimerTaken):
            await bell.ring(host._context, each)
    async with host._context.database.read() as connection:
        assert len(await timers.of_table(connection, table.id)) == 2
    clock.forward(3600)
    await work.serve()
    assert bell.rung == [8]


async def test_a_timer_of_a_table_to_which_another_process_writes_is_left(host: Host, clock: HandClock) -> None:
    """That one may be about to drop the timer: each would wait for the other."""
    database = host._context.database
    if database.file is not None:
        pytest.skip("it has one writer at a time")
    table = await running_table(host)
    await plan(host, 7, table_id=table.id)
    clock.forward(60)
    async with database.read() as connection:
        (timer,) = await timers.due(connection, clock.now(), ["bell"], most=1)
    async with database.write() as writer:
        await tables.find(writer, table.id, lock=True)
        with pytest.raises(TimerTaken):
            async with database.write() as connection:
                await timers.take(connection, timer)
        await timers.take(writer, timer)


async def test_an_effect_asks_for_what_comes_of_it(host: Host, clock: HandClock) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    host._context.database.jobs = noted = NotedJobs()
    clock.forward(LIMITS.lobby)
    await TimerWork(host._context, EFFECTS).serve()
    assert await lobby_asked(host, table)
    assert noted.of(JobKind.POSTS) == [HERE.channel_id]
    assert noted.of(JobKind.TIMERS) == [table.id]


async def lobby_asked(host: Host, table: Table) -> bool:
    async with host._context.database.read() as connection:
        return await lobby_time.closes_at(connection, table.id) is not None


async def test_what_could_not_be_tried_is_asked_for_again_at_once(
    host: Host, clock: HandClock, bell: Bell, work: TimerWork
) -> None:
    """As a job of processes that share the work: what none of them asks for is found after half a minute only."""
    await plan(host, 7)
    clock.forward(60)
    bell.faults = [StoreAway("store-busy")]
    doing = asyncio.create_task(work.do(-7))
    async with asyncio.timeout(60):
        while not clock.waiting:  # noqa: ASYNC110  (nobody tells)
            await asyncio.sleep(0)
    clock.forward(STORE_REST)
    again = await doing
    assert again is not None
    assert again <= clock.now() + timedelta(seconds=STORE_REST)
    assert await work.do(-7) is None
    assert bell.rung == [7]


async def test_what_another_process_has_served_is_not_kept_in_mind_for_ever(
    host: Host, clock: HandClock, bell: Bell, work: TimerWork
) -> None:
    await plan(host, 7)
    clock.forward(60)
    bell.faults = [TimerTaken(1)]
    await work.do(-7)
    assert len(work._resting) == 1
    await serving(host, bell).do(-7)
    clock.forward(2 * LONGEST_REST)
    await work.do(-8)
    assert not work._resting
