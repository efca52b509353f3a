"""Over a store that several processes share, one of them thinks for an automa."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.hosting import holding
from bot.hosting.clock import SystemClock
from bot.hosting.clocks.settings import AfterTimeOut, ClockSettings
from bot.hosting.context import STORE_REST
from bot.hosting.holding import LEASE
from bot.hosting.host import Host, Pace
from bot.hosting.playing.automa import AutomaWork
from bot.hosting.table import Status, Table
from bot.hosting.thinking.contract import Thought
from bot.hosting.thinking.threads import InThreads
from bot.hosting.timers.effects import EFFECTS
from bot.hosting.timers.work import TimerWork
from bot.store import claims, jobs
from bot.store.claims import Claim
from bot.store.jobs import JobKind
from engine.automa import PLAYERS
from engine.contract import Action
from engine.question import Question
from tests.bot.hosting.jobs.test_jobs_are_done import PATIENCE
from tests.bot.hosting.support import (
    ANN,
    BEN,
    GAMES,
    FakeAnnouncer,
    HandClock,
    fresh_database,
    make_host,
    press,
)
from tests.bot.hosting.test_holding import pass_time
from tests.support.storage import OVER_SERVER

pytestmark = OVER_SERVER


class Thinker(InThreads):
    """Thinks at random, and counts how often; `slow`: only when a test lets it."""

    def __init__(self, *, slow: bool = False) -> None:
        super().__init__(dict.fromkeys(PLAYERS, PLAYERS["random"]))
        self.count = 0
        self.asked, self.let = asyncio.Event(), asyncio.Event()
        if not slow:
            self.let.set()

    async def choose(self, level: str, question: Question, seed: int) -> Thought[Action]:
        self.count += 1
        self.asked.set()
        await self.let.wait()
        return await super().choose(level, question, seed)


@pytest.fixture
def slow() -> Thinker:
    return Thinker(slow=True)


@pytest.fixture
def quick() -> Thinker:
    return Thinker()


@pytest.fixture
async def one(tmp_path: Path, clock: HandClock, slow: Thinker) -> AsyncIterator[Host]:
    """A process that thinks long."""
    host = await make_host(tmp_path, clock=clock, thinking=slow)
    yield host
    await host.close()


@pytest.fixture
async def other(tmp_path: Path, clock: HandClock, quick: Thinker) -> AsyncIterator[Host]:
    """Another one, over the same database."""
    host = await make_host(tmp_path, clock=clock, thinking=quick, seed=2)
    yield host
    await host.close()


async def watched(host: Host) -> Table:
    """Begin a game of automas."""
    table = await host.open_table(press(ANN), "toy", {}, "en")
    for _ in range(2):
        await host.add_automa(press(ANN), table.id, "fledgling")
    await host.leave(press(ANN), table.id)
    return await host.start(press(ANN), table.id)


async def test_what_one_process_thinks_about_no_other_does(
    one: Host, other: Host, slow: Thinker, quick: Thinker, clock: HandClock
) -> None:
    table = await watched(one)
    thinking = asyncio.create_task(AutomaWork(one._context).do(table.id))
    await slow.asked.wait()
    await AutomaWork(other._context).do(table.id)
    assert quick.count == 0
    await pass_time(clock, 3 * LEASE.total_seconds())
    again = await AutomaWork(other._context).do(table.id)
    assert quick.count == 0
    assert again is not None
    assert clock.now() < again <= clock.now() + LEASE, "should the first one die, this one looks again"
    slow.let.set()
    await thinking
    assert (await one.table(table.id)).seq == 2


async def test_the_next_question_is_anybodys(
    one: Host, other: Host, slow: Thinker, quick: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also before the first process has given up what it had in hand: the job for it may be quicker."""
    table = await watched(one)
    slow.let.set()
    monkeypatch.setattr(claims, "release", nothing)
    await AutomaWork(one._context).do(table.id)
    assert await AutomaWork(other._context).do(table.id) is None
    assert quick.count == 1
    assert (await one.table(table.id)).seq == 3


async def nothing(*_: object) -> None:
    """Do nothing."""


async def test_what_a_dead_process_thought_about_another_does(
    one: Host, other: Host, quick: Thinker, clock: HandClock
) -> None:
    table = await watched(one)
    claim = Claim(claims.AUTOMA, table.id, table.state)
    async with one.database.write() as connection:
        assert await claims.take(connection, claim, clock.now(), clock.now() + LEASE)
    again = await AutomaWork(other._context).do(table.id)
    assert (quick.count, again) == (0, clock.now() + LEASE)
    clock.forward(LEASE.total_seconds())
    await AutomaWork(other._context).do(table.id)
    assert (await one.table(table.id)).seq == 2


async def test_who_ends_in_order_leaves_it_at_once(one: Host, other: Host, slow: Thinker) -> None:
    table = await watched(one)
    ending = asyncio.create_task(AutomaWork(one._context).do(table.id))
    await slow.asked.wait()
    ending.cancel()
    await asyncio.gather(ending, return_exceptions=True)
    await AutomaWork(other._context).do(table.id)
    assert (await one.table(table.id)).seq == 2


async def test_who_cannot_hold_it_any_more_gives_it_up(
    one: Host, other: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store was away for too long: another process may have begun."""
    table = await watched(one)
    monkeypatch.setattr(holding, "SURE", 0.1)
    assert await AutomaWork(one._context).do(table.id) == clock.now() + timedelta(seconds=STORE_REST)
    monkeypatch.undo()
    await AutomaWork(other._context).do(table.id)
    assert (await one.table(table.id)).seq == 2


async def test_one_process_thinks_for_a_seat_whose_time_is_over(
    one: Host, other: Host, slow: Thinker, quick: Thinker, clock: HandClock
) -> None:
    times = ClockSettings(turn=3600, then=AfterTimeOut.AUTOMA)
    table = await one.open_table(press(ANN), "toy", {}, "en", clock=times)
    await one.join(press(BEN), table.id)
    await one.start(press(ANN), table.id)
    clock.forward(3600)
    thinking = asyncio.create_task(TimerWork(one._context, EFFECTS).do(table.id))
    await slow.asked.wait()
    await TimerWork(other._context, EFFECTS).do(table.id)
    assert quick.count == 0
    slow.let.set()
    await thinking
    assert slow.count == 1
    assert (await one.table(table.id)).seq == 2


_IN_HAND = text(
    "SELECT count(*) FILTER (WHERE status = 'picked'),"
    " count(*) FILTER (WHERE status = 'queued' AND execute_after <= now()) FROM pgqueuer WHERE entrypoint = 'automas'"
)


async def test_however_many_jobs_ask_for_it_a_question_is_thought_about_once(
    tmp_path: Path, announcer: FakeAnnouncer
) -> None:
    thinkers = [Thinker(slow=True), Thinker(slow=True)]
    pace = Pace(0, 0, 0, 0, grace=0)
    hosts = [
        Host(await fresh_database(tmp_path), games=GAMES, clock=SystemClock(), pace=pace, thinking=each)
        for each in thinkers
    ]
    for host in hosts:
        await host.begin(announcer, [JobKind.AUTOMAS])
    table = await watched(hosts[0])
    for _ in range(5):
        async with hosts[0].database.write() as connection:
            jobs.ask(connection, JobKind.AUTOMAS, table.id)
    async with asyncio.timeout(PATIENCE):
        while await in_hand(hosts[0]) != (1, 0):  # noqa: ASYNC110  (nobody tells)
            await asyncio.sleep(0.01)
        for each in thinkers:
            each.let.set()
        while (await hosts[0].table(table.id)).status is not Status.FINISHED:  # noqa: ASYNC110  (nobody tells)
            await asyncio.sleep(0.01)
    assert sum(each.count for each in thinkers) == (await hosts[0].table(table.id)).seq - 1
    for host in hosts:
        await host.close()


async def in_hand(host: Host) -> tuple[int, int]:
    """Return how many jobs of automas processes have in hand, and how many are due that none has taken."""
    async with host.database.look() as connection:
        taken, waiting = (await connection.execute(_IN_HAND)).one()
    return taken, waiting
