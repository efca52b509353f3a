"""A bot that is alone begins what was asked for without looking through all that is owed, and forgets nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from datetime import datetime, timedelta

import pytest
from typing_extensions import override

from bot.hosting.background import LOOK_ANYWAY, Background
from bot.hosting.host import Host
from bot.store import outbox
from bot.store.jobs import Job, JobKind
from tests.bot.hosting.support import (
    HERE,
    THERE,
    FakeAnnouncer,
    HandClock,
    SlowAnnouncer,
    asked,
    begin_alone,
    press,
    running_table,
)
from tests.engine.toy import Pass

PATIENCE = 20
"""Seconds after which what must come will not come any more, on a busy machine too."""


async def until(happened: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            if happened():
                return
            await asyncio.sleep(0.01)


async def act(host: Host, table_id: int) -> None:
    table = await host.tables.find(table_id)
    await host.playing.act(press(asked(table), table.place), table_id, Pass())


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """Grows with each look at what is queued anywhere."""
    found: list[None] = []
    look = outbox.due_places

    async def counted(*given: object) -> object:
        found.append(None)
        return await look(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(outbox, "due_places", counted)
    return found


@pytest.fixture
async def slow(host: Host) -> SlowAnnouncer:
    announcer = SlowAnnouncer()
    await begin_alone(host, announcer)
    return announcer


async def test_posts_of_presses_are_sent_without_a_look_at_all_channels(
    host: Host, announcer: FakeAnnouncer, looks: list[None]
) -> None:
    await begin_alone(host, announcer)
    here, there = await running_table(host), await running_table(host, place=THERE)
    await until(lambda: announcer.told() == [1] and announcer.told(THERE.channel_id) == [1])
    await until(lambda: not host._jobs.works.posts.busy)  # type: ignore[union-attr]
    looks.clear()
    for told in ([1, 2], [1, 2, 3]):
        await act(host, here.id)
        await act(host, there.id)
        await until(lambda: announcer.told() == announcer.told(THERE.channel_id) == told)  # noqa: B023
    await until(lambda: not host._jobs.works.posts.busy)  # type: ignore[union-attr]
    assert looks == []


async def test_what_is_queued_while_a_post_is_under_way_is_sent_behind_it(host: Host, slow: SlowAnnouncer) -> None:
    slow.let.set()
    table = await running_table(host)
    await until(lambda: slow.told() == [1])
    await until(lambda: not host._jobs.works.posts.busy)  # type: ignore[union-attr]
    slow.let.clear()
    slow.asked.clear()
    await act(host, table.id)
    await slow.asked.wait()
    await act(host, table.id)
    await act(host, table.id)
    slow.let.set()
    await until(lambda: slow.told()[-1:] == [4])
    assert slow.told() == [1, 2, 3, 4]


@pytest.mark.parametrize("kind", [outbox.NAME, "seats"])
async def test_another_line_does_not_wait_for_the_next_look(host: Host, slow: SlowAnnouncer, kind: str) -> None:
    """What stands in a line of its own comes behind a post that is under way, and so does what stands in the same."""
    slow.let.set()
    table = await running_table(host)
    await until(lambda: slow.told() == [1])
    await until(lambda: not host._jobs.works.posts.busy)  # type: ignore[union-attr]
    slow.let.clear()
    slow.asked.clear()
    slow.named.clear()
    await act(host, table.id)
    await slow.asked.wait()
    posted = len(slow.posted)
    async with host._context.database.write() as connection:
        await outbox.enqueue(connection, table.id, (HERE.guild_id, HERE.channel_id), kind, host.now())
    slow.let.set()
    await until(lambda: slow.named if kind == outbox.NAME else len(slow.posted) == posted + 2)


class Counting(Background):
    """Work that counts its looks, and finds that nothing is due."""

    kind = JobKind.TIMERS

    def __init__(self, host: Host) -> None:
        super().__init__(host._context, 1)
        self.looks = 0
        self.meanwhile: Job | None = None
        """What is asked for during the next look."""

    @override
    async def begin_due(self) -> datetime | None:
        self.looks += 1
        if self.meanwhile is not None:
            self.ask(self.meanwhile)
            self.meanwhile = None
        return None

    @override
    async def owed(self) -> Collection[int]:
        return ()

    @override
    async def do(self, key: int) -> datetime | None:
        return None


@pytest.fixture
async def work(host: Host) -> AsyncIterator[Counting]:
    """It runs, and has looked once."""
    work = Counting(host)
    running = asyncio.create_task(work.run())
    yield work
    work.stop()
    await running


def due_in(host: Host, seconds: float) -> Job:
    return Job(JobKind.TIMERS, 1, host.now() + timedelta(seconds=seconds))


async def settled(clock: HandClock) -> None:
    """Let all go on that can."""
    for _ in range(20):
        await asyncio.sleep(0)
    assert clock.waiting


async def test_what_is_due_later_is_looked_for_then(host: Host, clock: HandClock, work: Counting) -> None:
    await settled(clock)
    work.ask(due_in(host, 10))
    work.ask(due_in(host, 20))
    await settled(clock)
    assert work.looks == 1
    clock.forward(10)
    await settled(clock)
    assert work.looks == 2


async def test_what_is_due_now_is_looked_for_at_once(host: Host, clock: HandClock, work: Counting) -> None:
    await settled(clock)
    work.ask(due_in(host, 0))
    await settled(clock)
    assert work.looks == 2


async def test_what_is_asked_for_during_a_look_is_not_forgotten(host: Host, clock: HandClock, work: Counting) -> None:
    await settled(clock)
    work.meanwhile = due_in(host, LOOK_ANYWAY + 10)
    clock.forward(LOOK_ANYWAY)
    await settled(clock)
    assert work.looks == 2
    clock.forward(10)
    await settled(clock)
    assert work.looks == 3


async def test_it_is_looked_again_also_where_much_is_asked_for(host: Host, clock: HandClock, work: Counting) -> None:
    await settled(clock)
    for _ in range(4):
        work.ask(due_in(host, 1000))
        clock.forward(LOOK_ANYWAY / 4)
        await settled(clock)
    assert work.looks == 2


async def test_it_is_looked_again_where_the_clock_was_set_back(host: Host, clock: HandClock, work: Counting) -> None:
    clock.forward(3600)
    await settled(clock)
    looks = work.looks
    clock.forward(-1800)
    work.ask(due_in(host, 10))
    await settled(clock)
    assert work.looks == looks + 1
