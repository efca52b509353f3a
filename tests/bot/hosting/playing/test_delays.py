"""When automas act: drawn by nothing but the pace, never before a person alone can undo, and told in one post."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
from typing_extensions import override

from bot.hosting.host import Host, Pace
from bot.hosting.playing import delays
from bot.hosting.playing.automa import play_one
from bot.hosting.playing.giving_way import RESTS, GivingWay
from bot.hosting.table import Status, Table
from bot.hosting.thinking.contract import Thought
from bot.hosting.thinking.threads import InThreads
from engine.automa import PLAYERS
from engine.contract import Action
from engine.question import Question
from tests.bot.hosting.support import ANN, BEN, THERE, FakeAnnouncer, HandClock, asked, make_host, press, worker
from tests.engine.toy import Pass

PACE = Pace(automa=2, gather=30)
UNDO = 2.0
"""Seconds that a person alone has at least."""


class Thinker(InThreads):
    """Passes, after a wait for its turn and within an allowance as a test has them."""

    def __init__(self, waits: Sequence[float] = (), allowance: float = 0.0) -> None:
        super().__init__(dict.fromkeys(PLAYERS, PLAYERS["random"]))
        self.waits = list(waits)
        self._allowance = allowance

    @override
    def allowance(self, level: str) -> float:
        return self._allowance

    @override
    async def choose(self, level: str, question: Question, seed: int) -> Thought[Action]:
        return Thought(Pass(), self.waits.pop(0) if self.waits else 0.0)


@pytest.fixture
async def paced(tmp_path: Path, clock: HandClock) -> AsyncIterator[Host]:
    """A host whose automas wait."""
    host = await make_host(tmp_path, clock=clock, pace=PACE, thinking=Thinker())
    yield host
    await host.close()


async def against(host: Host, automas: int, *others: object) -> Table:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    for _ in others:
        await host.lobbies.join(press(BEN), table.id)
    for _ in range(automas):
        await host.lobbies.add_automa(press(ANN), table.id)
    return await host.lobbies.start(press(ANN), table.id)


async def seconds_until(host: Host, clock: HandClock, table_id: int) -> tuple[float, bool]:
    """Let one automa act; return after how many seconds, and whether another one is asked."""
    begun = clock.now()
    playing = asyncio.create_task(play_one(host._context, table_id))
    while not playing.done():
        if clock.waiting:
            clock.forward(0.05)
        await asyncio.sleep(0)
    return (clock.now() - begun).total_seconds(), await playing


async def until_ann_is_asked(host: Host, clock: HandClock, table_id: int) -> list[float]:
    """Let automas act; return how long each took."""
    taken, more = [], True
    while more and asked_automa(await host.tables.find(table_id)):
        seconds, more = await seconds_until(host, clock, table_id)
        taken.append(seconds)
    return taken


def asked_automa(table: Table) -> bool:
    return table.status is Status.RUNNING and any(table.occupant(each).played_by for each in table.asked_since)


def test_a_moment_is_drawn_from_half_the_pace_to_twice_as_much() -> None:
    rng = random.Random(1)
    moments = sorted(delays.drawn(2.0, rng) for _ in range(2000))
    assert 1.0 <= moments[0] < 1.05
    assert 3.8 < moments[-1] <= 4.0
    assert abs(moments[1000] - 2.0) < 0.1
    assert delays.drawn(0.0, rng) == 0.0


async def test_the_moment_is_the_same_however_much_there_is_to_think(tmp_path: Path, clock: HandClock) -> None:
    """A forced answer, which is ready at once, comes when one does about which is thought for the whole time."""
    taken = []
    for number, allowance in enumerate((0.0, 10.0)):
        thinking = Thinker(allowance=allowance)
        host = await make_host(tmp_path / str(number), clock=clock, pace=PACE, thinking=thinking)
        table = await against(host, 2)
        await until_ann_is_asked(host, clock, table.id)
        await host.playing.act(press(ANN), table.id, Pass())
        taken.append(await until_ann_is_asked(host, clock, table.id))
        await host.close()
    quick, searching = taken
    assert all(1.0 <= each <= 4.1 for each in quick)
    assert all(10.0 <= each <= 10.1 for each in searching), "nothing of it hangs on the question"


async def test_who_waits_for_a_worker_has_the_whole_time_from_then_on(tmp_path: Path, clock: HandClock) -> None:
    host = await make_host(tmp_path, clock=clock, pace=PACE, thinking=Thinker([7.0] * 9, allowance=3.0))
    table = await against(host, 2)
    await until_ann_is_asked(host, clock, table.id)
    await host.playing.act(press(ANN), table.id, Pass())
    assert all(10.0 <= each <= 10.1 for each in await until_ann_is_asked(host, clock, table.id))
    await host.close()


async def test_a_person_alone_with_automas_has_time_to_undo(paced: Host, clock: HandClock) -> None:
    table = await against(paced, 3)
    await until_ann_is_asked(paced, clock, table.id)
    first, later = [], []
    while not (await paced.tables.find(table.id)).status.over:
        await paced.playing.act(press(ANN), table.id, Pass())
        its = await until_ann_is_asked(paced, clock, table.id)
        first += its[:1]
        later += its[1:]
    assert len(first) == 3
    assert min(first) > UNDO
    assert min(later) < UNDO, "only the first one waits for that"


async def test_a_person_alone_has_that_time_whatever_the_pace_is(tmp_path: Path, clock: HandClock) -> None:
    host = await make_host(tmp_path, clock=clock, pace=Pace(automa=0, gather=0), thinking=Thinker(allowance=9.0))
    table = await against(host, 2)
    await until_ann_is_asked(host, clock, table.id)
    await host.playing.act(press(ANN), table.id, Pass())
    first, second = await until_ann_is_asked(host, clock, table.id)
    assert delays.GRACE <= first < delays.GRACE + 0.1
    assert second == 0
    await host.close()


async def test_after_an_undo_there_is_time_again(paced: Host, clock: HandClock) -> None:
    table = await against(paced, 2)
    await until_ann_is_asked(paced, clock, table.id)
    acted = await paced.playing.act(press(ANN), table.id, Pass())
    live = await paced._context.live(table.id)
    assert delays.rest_for(live) == delays.GRACE
    await until_ann_is_asked(paced, clock, table.id)
    assert delays.rest_for(await paced._context.live(table.id)) == 0
    await paced.playing.undo(press(ANN, since=acted.seq), table.id)
    assert delays.rest_for(await paced._context.live(table.id)) == delays.GRACE


async def test_an_automa_starts_anew_when_somebody_thought_better_of_it(paced: Host, clock: HandClock) -> None:
    table = await against(paced, 1)
    await until_ann_is_asked(paced, clock, table.id)
    acted = await paced.playing.act(press(ANN), table.id, Pass())
    playing = asyncio.create_task(play_one(paced._context, table.id))
    while not clock.waiting:  # noqa: ASYNC110  (a clock that is set by hand has no event for it)
        await asyncio.sleep(0)
    clock.forward(UNDO)
    await paced.playing.undo(press(ANN, since=acted.seq), table.id)
    while not playing.done():
        clock.forward(0.5)
        await asyncio.sleep(0)
    assert not await playing
    assert asked(await paced.tables.find(table.id)) == ANN


async def test_where_others_play_too_there_is_no_such_rest(paced: Host) -> None:
    table = await against(paced, 1, BEN)
    await paced.playing.act(press(asked(table)), table.id, Pass()) if not asked_automa(table) else None
    assert delays.rest_for(await paced._context.live(table.id)) == 0


async def test_three_automas_in_a_row_are_told_in_one_post_with_one_picture(
    paced: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    table = await against(paced, 3)
    outbox = worker(paced, announcer)
    await until_ann_is_asked(paced, clock, table.id)
    await outbox.deliver()
    told = len(announcer.posted)
    seq = (await paced.playing.act(press(ANN), table.id, Pass())).seq
    await outbox.deliver()
    more = True
    while more:
        assert len(announcer.posted) == told, "nothing is told while automas are still to act"
        _, more = await seconds_until(paced, clock, table.id)
        await outbox.deliver()
    (post,) = announcer.posted[told:]
    assert [each.seq for each in post.happened if each.seq >= seq] == [seq, seq + 1, seq + 2, seq + 3]
    assert len({each.seat for each in post.decisions}) == 1


async def test_work_that_nobody_waits_for_stands_in_line_and_rests(clock: HandClock) -> None:
    line, stop, done = GivingWay(), asyncio.Event(), []

    async def work(number: int, seconds: float) -> None:
        async with line.turn(clock, stop):
            done.append(number)
            clock.forward(seconds)

    works = [asyncio.create_task(work(number, 0.1)) for number in range(3)]
    while len(done) < 1 or not clock.waiting:  # noqa: ASYNC110  (as above)
        await asyncio.sleep(0)
    clock.forward(0.1 * RESTS - 0.05)
    await asyncio.sleep(0)
    assert done == [0]
    clock.forward(0.05)
    while len(done) < 2 or not clock.waiting:  # noqa: ASYNC110  (as above)
        await asyncio.sleep(0)
    assert done == [0, 1]
    stop.set()
    await asyncio.gather(*works)
    assert done == [0, 1, 2]


async def test_automas_give_way_only_where_nobody_plays(paced: Host, clock: HandClock) -> None:
    table = await against(paced, 2)
    await until_ann_is_asked(paced, clock, table.id)
    await paced.playing.act(press(ANN), table.id, Pass())
    alone = await paced.lobbies.open(press(BEN, THERE), "toy", {}, "en")
    for _ in range(2):
        await paced.lobbies.add_automa(press(BEN, THERE), alone.id)
    await paced.lobbies.leave(press(BEN, THERE), alone.id)
    await paced.lobbies.start(press(BEN, THERE), alone.id)
    async with paced._context.giving_way.turn(clock, asyncio.Event()):
        watched = asyncio.create_task(seconds_until(paced, clock, alone.id))
        await seconds_until(paced, clock, table.id)
        assert not watched.done()
    await watched


async def test_posts_that_are_only_watched_stand_in_line_and_no_others(
    paced: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    """While the post of one watched table is under way, that of another waits, and that of a person does not."""
    mine = await against(paced, 1)
    await until_ann_is_asked(paced, clock, mine.id)
    outbox = worker(paced, announcer)
    await outbox.deliver()
    await paced.playing.act(press(ANN), mine.id, Pass())
    alone = await paced.lobbies.open(press(BEN, THERE), "toy", {}, "en")
    for _ in range(2):
        await paced.lobbies.add_automa(press(BEN, THERE), alone.id)
    await paced.lobbies.leave(press(BEN, THERE), alone.id)
    await paced.lobbies.start(press(BEN, THERE), alone.id)
    await seconds_until(paced, clock, alone.id)
    clock.forward(4 * PACE.gather)
    told = len(announcer.posted)
    async with outbox._giving_way.turn(clock, asyncio.Event()):
        await outbox.begin_due()
        while len(announcer.posted) == told or mine.place.channel_id in outbox.busy:  # noqa: ASYNC110  (as above)
            await asyncio.sleep(0)
        assert {each.table.id for each in announcer.posted[told:]} == {mine.id}
        assert list(outbox.busy) == [THERE.channel_id]
    await outbox.deliver()
    assert announcer.posted[-1].table.id == alone.id


async def test_a_post_is_not_held_up_for_ever(paced: Host, clock: HandClock, announcer: FakeAnnouncer) -> None:
    table = await against(paced, 3)
    outbox = worker(paced, announcer)
    await until_ann_is_asked(paced, clock, table.id)
    await outbox.deliver()
    told = len(announcer.posted)
    await paced.playing.act(press(ANN), table.id, Pass())
    clock.forward(PACE.gather - 0.1)
    await outbox.deliver()
    assert len(announcer.posted) == told
    clock.forward(0.1)
    await outbox.deliver()
    assert len(announcer.posted) == told + 1
