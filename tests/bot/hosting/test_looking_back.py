"""Finished games looked back on: once, beside all else, kept as it goes on, and never while the game runs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from bot.hosting.analysing.desk import Ended, LookbackDesk
from bot.hosting.analysing.lookback import Lookback, Progress
from bot.hosting.host import Host, Pace
from bot.hosting.playing.automa import play_one
from bot.hosting.table import Refused, Status, Table
from bot.hosting.thinking.contract import PlayerFailed
from bot.hosting.thinking.threads import InThreads
from bot.hosting.upkeep.log_packing import AFTER, pack_logs
from bot.store.schema import judgements
from engine.analysis import Judgement
from engine.automa import PLAYERS
from tests.bot.hosting.support import ANN, BEN, HandClock, asked, make_host, press
from tests.engine.toy import Lay, Pass
from tests.support.storage import OVER_SERVER
from tests.support.thoughtful import QUICK, ThoughtfulToy


class Counting(InThreads):
    """Counts what it judges; stops for ever before the `last` one."""

    def __init__(self, last: int | None = None) -> None:
        super().__init__(PLAYERS)
        self.judged = 0
        self.last = last
        self.reached = asyncio.Event()

    async def judge(self, *given: Any) -> Judgement:
        if self.judged == self.last:
            self.reached.set()
            await asyncio.Event().wait()
        self.judged += 1
        return await super().judge(*given)


class Failing(InThreads):
    async def judge(self, *given: Any) -> Judgement:
        raise PlayerFailed("KeyError.here.1")


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    host = await make_host(tmp_path, games={"toy": ThoughtfulToy()}, thinking=QUICK)
    yield host
    await host.close()


async def begun(host: Host) -> Table:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    await host.lobbies.join(press(BEN), table.id)
    return await host.lobbies.start(press(ANN), table.id)


async def played(host: Host) -> Table:
    """Play a game to its end: each lays the highest card."""
    table = await begun(host)
    while (table := await host.tables.find(table.id)).status is Status.RUNNING:
        who = asked(table)
        held = (await host.looking.sight(who.id, table.id)).view["hands"][table.seat_of(who.id)]
        await host.playing.act(press(who), table.id, Lay(max(held)) if held else Pass())
    return table


async def told(host: Host, table: Table) -> Lookback:
    found = await host.looking.look_back(table.id)
    if isinstance(found, Progress):
        await host._context.lookbacks.settled(Ended(table.id, table.seq))
        found = await host.looking.look_back(table.id)
    assert isinstance(found, Lookback)
    return found


async def refusal(host: Host, table: Table) -> str:
    with pytest.raises(Refused) as refused:
        await host.looking.look_back(table.id)
    return refused.value.reason


async def kept(host: Host) -> int:
    async with host._context.database.read() as connection:
        return int((await connection.execute(select(func.count()).select_from(judgements))).scalar_one())


async def test_a_finished_game_is_worked_out_beside_and_told(host: Host) -> None:
    table = await played(host)
    progress = await host.looking.look_back(table.id)
    assert progress == Progress(0.0, 0)
    lookback = await told(host, table)
    result = (await host.looking.sight(None, table.id)).result
    assert result is not None
    assert [seat for seat, share in lookback.story.points[-1].shares.items() if share] == list(result.winners)
    for point in lookback.story.points:
        assert sum(point.shares.values()) == pytest.approx(1)
    assert {each.n for each in lookback.moments} == set(lookback.judged.first)
    assert lookback.judged.second
    assert await kept(host) == len(lookback.judged.first) + len(lookback.judged.second)


async def test_it_is_worked_out_once(host: Host, tmp_path: Path) -> None:
    table, counting = await played(host), Counting()
    host._context.thinking = counting
    first = await told(host, table)
    assert (await told(host, table)).judged == first.judged
    assert counting.judged == await kept(host)
    host._context.lookbacks = LookbackDesk()  # as after a start of the bot
    assert (await told(host, table)).story == first.story
    assert counting.judged == await kept(host)


async def test_a_work_that_was_killed_goes_on_where_it_was(host: Host) -> None:
    table, stopping = await played(host), Counting(last=3)
    host._context.thinking = stopping
    await host.looking.look_back(table.id)
    await stopping.reached.wait()
    under_way = await host.looking.look_back(table.id)
    assert isinstance(under_way, Progress)
    assert 0 < under_way.share < 1
    await host._context.lookbacks.stop()
    assert await kept(host) == 3
    host._context.lookbacks, going_on = LookbackDesk(), Counting()
    host._context.thinking = going_on
    lookback = await told(host, table)
    whole = len(lookback.judged.first) + len(lookback.judged.second)
    assert going_on.judged == whole - 3
    assert await kept(host) == whole


@OVER_SERVER
async def test_several_processes_that_are_asked_share_the_work(host: Host, tmp_path: Path) -> None:
    """Whoever asks again comes to another one, as a load balancer has it."""
    table = await played(host)
    others = [await make_host(tmp_path, games={"toy": ThoughtfulToy()}, seed=seed) for seed in (2, 3)]
    counting = Counting()
    for each in (host, *others):
        each._context.thinking = counting
    progress = [await each.looking.look_back(table.id) for each in (host, *others)]
    assert all(isinstance(each, Progress) for each in progress)
    for each in (host, *others):
        await each._context.lookbacks.settled(Ended(table.id, table.seq))
    assert counting.judged < 2 * await kept(host)
    for each in others:
        await each.close()


@OVER_SERVER
async def test_what_another_process_has_worked_out_is_told_at_once(host: Host, tmp_path: Path) -> None:
    table, other = await played(host), await make_host(tmp_path, games={"toy": ThoughtfulToy()}, thinking=QUICK)
    here, there = await told(host, table), await other.looking.look_back(table.id)
    assert isinstance(there, Lookback)
    assert there.story == here.story
    await other.close()


async def test_nothing_is_told_while_the_game_runs(host: Host) -> None:
    table = await begun(host)
    counting = Counting()
    host._context.thinking = counting
    while (table := await host.tables.find(table.id)).status is Status.RUNNING:
        assert await refusal(host, table) == "lookback-running"
        await host.playing.act(press(asked(table)), table.id, Pass())
    assert counting.judged == 0
    assert await told(host, table)


async def against_automa(host: Host, table_id: int) -> Table:
    """Play on to the end, Ann against an automa."""
    while (table := await host.tables.find(table_id)).status is Status.RUNNING:
        if table.seat_of(ANN.id) in table.asked_since:
            await host.playing.act(press(ANN), table_id, Pass())
        else:
            await play_one(host._context, table_id)
    return table


async def at_once(_event: object, _seconds: object) -> None:
    """Wait for nothing: automas let time pass for who may take a move back."""


async def test_an_end_that_is_taken_back_is_told_no_more(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    host._context.pace = Pace(0, 0, 0, 0)
    monkeypatch.setattr(host._context.clock, "wait", at_once)
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    await host.lobbies.add_automa(press(ANN), table.id, "random")
    await host.lobbies.start(press(ANN), table.id)
    ended = await against_automa(host, table.id)
    assert await told(host, ended)
    await host.playing.undo(press(ANN), table.id)
    assert await refusal(host, ended) == "lookback-running"
    again = await against_automa(host, table.id)
    assert again.seq > ended.seq
    lookback = await told(host, again)
    assert await kept(host) == len(lookback.judged.first) + len(lookback.judged.second)


async def test_a_lobby_and_a_closed_game_are_refused(host: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    assert await refusal(host, table) == "still-lobby"
    await host.lobbies.join(press(BEN), table.id)
    await host.lobbies.start(press(ANN), table.id)
    proposed = await host.agreements.propose(press(ANN), table.id, "end")
    assert proposed.proposal is not None
    await host.agreements.vote(press(BEN), table.id, proposed.proposal.proposal_id, yes=True)
    assert await refusal(host, table) == "lookback-unfinished"


async def test_a_game_that_is_played_at_random_is_not_looked_back_on(tmp_path: Path) -> None:
    host = await make_host(tmp_path)
    assert await refusal(host, await played(host)) == "lookback-none"
    await host.close()


async def test_a_failure_is_said_once_and_then_tried_again(host: Host) -> None:
    table = await played(host)
    host._context.thinking = Failing({})
    await host.looking.look_back(table.id)
    await host._context.lookbacks.settled(Ended(table.id, table.seq))
    assert await refusal(host, table) == "lookback-failed"
    host._context.thinking = QUICK
    assert await told(host, table)


async def test_one_game_after_the_other_and_not_too_many() -> None:
    desk, order, go_on, begun = LookbackDesk(kept=1, most=2), list[int](), asyncio.Event(), asyncio.Event()

    def work(number: int) -> Any:
        async def worked(note: Any) -> Any:
            note(0.5)
            order.append(number)
            begun.set()
            await go_on.wait()
            return number

        return worked

    one, two = Ended(1, 9), Ended(2, 9)
    assert desk.begin(one, work(1)) == Progress(0.0, 0)
    assert desk.begin(two, work(2)) == Progress(0.0, 1)
    with pytest.raises(Refused, match="lookback-crowded"):
        desk.begin(Ended(3, 9), work(3))
    await begun.wait()
    assert (desk.progress(one), desk.progress(two)) == (Progress(0.5, 0), Progress(0.0, 1))
    assert order == [1]
    go_on.set()
    await desk.settled(two)
    assert order == [1, 2]
    assert desk.known(one) is None, "only the last ones are kept"
    found: Any = desk.known(two)
    assert found == 2


async def test_a_game_whose_log_is_packed_is_looked_back_on_as_before(tmp_path: Path) -> None:
    clock = HandClock()
    host = await make_host(tmp_path, games={"toy": ThoughtfulToy()}, thinking=QUICK, clock=clock)
    table = await played(host)
    before = await told(host, table)
    clock.forward(AFTER.total_seconds() + 1)
    assert await pack_logs(host._context, asyncio.Event(), 0) == 1
    await host.close()
    host = await make_host(tmp_path, games={"toy": ThoughtfulToy()}, thinking=QUICK, clock=clock)
    after = await told(host, table)
    assert (after.entries, after.judged, after.story) == (before.entries, before.judged, before.story)
    await host.close()
