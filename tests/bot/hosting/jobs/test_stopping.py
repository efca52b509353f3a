"""A process that ends in order leaves its work to others, which go on with it at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.hosting.clock import SystemClock
from bot.hosting.hands.work import HandWork
from bot.hosting.host import Host, Pace
from bot.hosting.jobs import in_queue
from bot.hosting.jobs.in_queue import DEAD_AFTER, InQueue
from bot.hosting.people.choices import ChosenHand
from bot.hosting.posting.post import PostKind
from bot.hosting.table import Table
from bot.store import outbox
from bot.store.jobs import Job, JobKind
from tests.bot.hosting.jobs.test_jobs_are_done import PATIENCE, bot, until
from tests.bot.hosting.support import (
    ANN,
    GAMES,
    HERE,
    FakeAnnouncer,
    SlowAnnouncer,
    fresh_database,
    press,
    running_table,
)
from tests.support.storage import OVER_SERVER
from tests.support.thinking import AT_RANDOM

pytestmark = OVER_SERVER

SOON = DEAD_AFTER.total_seconds() * 0.7
"""Seconds: long before what a process had in hand that was killed is given to another one."""


@pytest.fixture(autouse=True)
def nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody look by itself for what is owed: only who is asked to."""
    monkeypatch.setattr(in_queue, "SELDOM", in_queue.DAILY)


async def closed(host: Host) -> None:
    """Let a process end, as a signal asks it to."""
    async with asyncio.timeout(PATIENCE):
        await host.close()


async def test_the_next_post_of_a_channel_is_sent_by_another(tmp_path: Path) -> None:
    one, announcer = await bot(tmp_path), SlowAnnouncer()
    table = await running_table(one)
    async with one.database.write() as connection:
        await outbox.enqueue(connection, table.id, (HERE.guild_id, HERE.channel_id), "seats", one.now())
    await one.begin(announcer, [JobKind.POSTS])
    jobs = one._jobs
    assert isinstance(jobs, InQueue)
    await jobs._ask_for(Job(JobKind.POSTS, HERE.channel_id))
    await announcer.asked.wait()
    closing = asyncio.create_task(closed(one))
    await until(jobs._stopping.is_set)
    announcer.let.set()
    await closing
    assert len(announcer.posted) == 1
    other = await bot(tmp_path)
    await other.begin(announcer, [JobKind.POSTS])
    async with asyncio.timeout(SOON):
        await until(lambda: announcer.posted[-1].kind is PostKind.SEATS)
    await other.close()


async def test_an_automa_that_waits_for_its_time_is_left_to_another(tmp_path: Path, announcer: FakeAnnouncer) -> None:
    slowly = Pace(automa=600, gather=0, grace=0)
    one = Host(await fresh_database(tmp_path), games=GAMES, clock=SystemClock(), pace=slowly, thinking=AT_RANDOM)
    await one.begin(announcer, [JobKind.AUTOMAS])
    table = await watched(one)
    await closed(one)
    other = await bot(tmp_path)
    await other.begin(announcer, [JobKind.AUTOMAS])
    async with asyncio.timeout(PATIENCE):
        while (await other.tables.find(table.id)).seq < 2:  # noqa: ASYNC110  (nobody tells)
            await asyncio.sleep(0.01)
    await other.close()


async def test_the_hand_of_somebody_who_was_forgotten_is_taken_out_first(tmp_path: Path) -> None:
    """Nobody else could: nothing is stored of it any more."""
    host, announcer = await bot(tmp_path), SlowAnnouncer()
    await host.begin(announcer, [])
    await host.people.choose(press(ANN), ChosenHand(wanted=True))
    table = await running_table(host)
    announcer.let.set()
    await HandWork(host._context, announcer).deliver()
    announcer.let.clear()
    announcer.asked.clear()
    await host.people.forget(press(ANN))
    await announcer.asked.wait()
    closing = asyncio.create_task(closed(host))
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(1):
            await asyncio.shield(closing)
    announcer.let.set()
    await closing
    (shown,) = announcer.hands[table.id, ANN.id].values()
    assert shown[-1] == "unwanted"


async def watched(host: Host) -> Table:
    """Begin a game of automas, and return it once one of them thinks."""
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    for _ in range(2):
        await host.lobbies.add_automa(press(ANN), table.id)
    await host.lobbies.leave(press(ANN), table.id)
    table = await host.lobbies.start(press(ANN), table.id)
    jobs = host._jobs
    assert isinstance(jobs, InQueue)
    await until(lambda: jobs._worker is not None and bool(jobs._worker.qm.job_context))
    return table
