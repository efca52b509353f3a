from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import pytest

from bot.hosting.host import Host, Pace
from bot.hosting.jobs.in_process import InProcess
from bot.hosting.playing.automa import AutomaWork, play_one
from bot.hosting.table import Person, Refused, Status, Table
from bot.hosting.thinking.threads import InThreads
from bot.store import tables as store_tables
from engine.automa import PLAYERS
from engine.contract import Action
from engine.question import Question
from tests.bot.hosting.support import (
    ANN,
    BEN,
    FakeAnnouncer,
    HandClock,
    asked,
    begin_alone,
    make_host,
    press,
    running_table,
)
from tests.engine.toy import Draw, Pass

PATIENCE = 60
"""Seconds after which what must come will not come any more, on a busy machine too."""


def let_play(host: Host, monkeypatch: pytest.MonkeyPatch, player: Any) -> None:
    """Let every automa be of that kind."""
    monkeypatch.setattr(host._context, "thinking", InThreads(dict.fromkeys(PLAYERS, player)))


async def against_automa(host: Host) -> Table:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    await host.lobbies.add_automa(press(ANN), table.id)
    return await host.lobbies.start(press(ANN), table.id)


async def until(host: Host, table_id: int, seq: int, clock: HandClock | None = None) -> Table:
    """Let the background go on until the table has that many steps; with `clock`, time passes meanwhile."""
    async with asyncio.timeout(PATIENCE):
        while True:
            table = await host.tables.find(table_id)
            if table.seq >= seq or table.status is Status.FINISHED:
                return table
            if clock is not None:
                clock.forward(1)  # again and again: an automa may not be waiting yet
            await asyncio.sleep(0)


async def test_automa_play_whole_games_by_themselves(host: Host, announcer: FakeAnnouncer) -> None:
    await begin_alone(host, announcer)
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    for _ in range(2):
        await host.lobbies.add_automa(press(ANN), table.id)
    await host.lobbies.leave(press(ANN), table.id)
    await host.lobbies.start(press(ANN), table.id)
    table = await until(host, table.id, 10_000)
    assert table.status is Status.FINISHED
    assert {entry.seat for entry in await host.looking.log(None, table.id)} == {None, "yellow", "green"}


async def test_automa_wait_their_moment_and_people_have_theirs(
    tmp_path: Path, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    host = await make_host(tmp_path, clock=clock, pace=Pace(automa=5, gather=0))
    await begin_alone(host, announcer)
    table = await against_automa(host)
    if table.seat_of(ANN.id) in table.asked_since:
        table = (await host.playing.act(press(ANN), table.id, Pass())).table
    steps = table.seq
    await asyncio.sleep(0)
    clock.forward(2)  # less than half its pace
    await asyncio.sleep(0)
    assert (await host.tables.find(table.id)).seq == steps
    while table.seat_of(ANN.id) not in table.asked_since:
        table = await until(host, table.id, table.seq + 1, clock)
    steps = table.seq
    clock.forward(100)
    await asyncio.sleep(0)
    assert (await host.tables.find(table.id)).seq == steps
    await host.close()


async def test_automa_go_on_after_a_restart(tmp_path: Path, announcer: FakeAnnouncer) -> None:
    host = await make_host(tmp_path)
    table = await against_automa(host)
    if table.seat_of(ANN.id) in table.asked_since:
        table = (await host.playing.act(press(ANN), table.id, Pass())).table
    await host.close()
    host = await make_host(tmp_path)
    await begin_alone(host, announcer)
    assert (await until(host, table.id, table.seq + 1)).seq > table.seq
    await host.close()


async def test_who_plays_with_automas_only_takes_back_what_they_did_since_too(tmp_path: Path) -> None:
    host = await make_host(tmp_path)
    table = await against_automa(host)
    while await play_one(host._context, table.id):
        pass
    before = await host.looking.sight(ANN.id, table.id)
    acted = await host.playing.act(press(ANN), table.id, Draw())  # a card that showed is taken back, too
    while await play_one(host._context, table.id):
        pass
    since = [entry.seat for entry in await host.looking.log(None, table.id)][acted.seq - 1 :]
    assert since[0] == table.seat_of(ANN.id)
    undone = await host.playing.undo(press(ANN, since=acted.seq), table.id)
    assert undone.seq == acted.seq + 2 * len(since) - 1
    assert undone.table.asked_since == before.table.asked_since
    assert (await host.looking.sight(ANN.id, table.id)).view == before.view
    await host.close()
    host = await make_host(tmp_path)
    assert (await host.looking.sight(ANN.id, table.id)).view == before.view
    await host.playing.act(press(ANN), table.id, Pass())
    await host.close()


async def test_the_end_is_taken_back_by_who_plays_with_automas_only(host: Host) -> None:
    table = await against_automa(host)
    while (now := await host.tables.find(table.id)).status is Status.RUNNING:
        if not await play_one(host._context, table.id):
            await host.playing.act(press(ANN), now.id, Pass())
    await host.playing.undo(press(ANN), table.id)
    assert asked(await host.tables.find(table.id)) == ANN


async def test_an_automa_is_another_seat_for_the_undo_of_two_people(host: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    await host.lobbies.join(press(BEN), table.id)
    await host.lobbies.add_automa(press(ANN), table.id)
    table = await host.lobbies.start(press(ANN), table.id)
    acted: Person | None = None
    while acted is None or not await play_one(host._context, table.id):
        if not await play_one(host._context, table.id):
            acted = asked(await host.tables.find(table.id))
            await host.playing.act(press(acted), table.id, Pass())
    with pytest.raises(Refused) as refused:
        await host.playing.undo(press(acted), table.id)
    assert refused.value.reason == "undo-other-acted"
    assert "green" in refused.value.facts["seats"]  # type: ignore[operator]


async def test_nothing_is_played_when_people_are_asked_or_it_is_over(host: Host) -> None:
    table = await against_automa(host)
    while await play_one(host._context, table.id):
        pass
    assert asked(await host.tables.find(table.id)) == ANN
    assert not await play_one(host._context, table.id)
    await host.lobbies.cancel(press(ANN), table.id)
    assert not await play_one(host._context, table.id)


async def test_a_faulty_automa_stops_nobody_else(
    host: Host, announcer: FakeAnnouncer, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Faulty:
        def choose(self, question: Question, rng: random.Random) -> Action:
            raise RuntimeError("no idea")

    let_play(host, monkeypatch, Faulty())
    await begin_alone(host, announcer)
    table = await against_automa(host)
    if table.seat_of(ANN.id) in table.asked_since:
        await host.playing.act(press(ANN), table.id, Pass())
    for _ in range(200):
        await asyncio.sleep(0)
    assert (await host.looking.sight(ANN.id, table.id)).table.status is Status.RUNNING


async def test_an_automa_that_failed_is_tried_again(
    host: Host, clock: HandClock, announcer: FakeAnnouncer, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults = [OSError("disk full"), OSError("disk full")]
    well = PLAYERS["random"]

    class Faulty:
        def choose(self, question: Question, rng: random.Random) -> Action:
            if faults:
                raise faults.pop()
            return well.choose(question, rng)

    let_play(host, monkeypatch, Faulty())
    await begin_alone(host, announcer)
    table = await against_automa(host)
    if table.seat_of(ANN.id) in table.asked_since:
        table = (await host.playing.act(press(ANN), table.id, Pass())).table
    for _ in range(4000):
        await asyncio.sleep(0)
        clock.forward(1)
        if (after := await host.tables.find(table.id)).seq > table.seq:
            break
    assert not faults
    assert after.seq > table.seq


@pytest.mark.parametrize(("reason", "tries"), [("busy", 2), ("table-damaged", 1)])
async def test_only_a_busy_table_is_tried_again(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch, reason: str, tries: int
) -> None:
    tried: list[int] = []

    async def play(_context: object, table_id: int, _stop: object) -> bool:
        tried.append(table_id)
        if len(tried) == 1:
            raise Refused(reason, table=table_id)
        return False

    monkeypatch.setattr("bot.hosting.playing.automa.play_one", play)
    AutomaWork(host._context).wake(7)
    for _ in range(40):
        await asyncio.sleep(0)
        clock.forward(1)
    assert tried == [7] * tries


async def test_who_is_stirred_at_the_last_moment_still_plays(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """A task that has just seen that nobody is asked, and has not ended yet."""
    from bot.hosting.playing import automa as module

    work, asked_now, played = AutomaWork(host._context), [False], []

    async def play(_context: object, table_id: int, _stop: object) -> bool:
        played.append(asked_now[0])
        if not asked_now[0]:
            asked_now[0] = True
            asyncio.get_running_loop().call_soon(work.wake, table_id)
        return False

    monkeypatch.setattr(module, "play_one", play)
    work.wake(7)
    for _ in range(20):
        await asyncio.sleep(0)
    assert played == [False, True]


async def test_only_tables_that_wait_for_an_automa_are_taken_up(host: Host) -> None:
    table = await against_automa(host)
    while table.seat_of(ANN.id) not in table.asked_since:
        await play_one(host._context, table.id)
        table = await host.tables.find(table.id)
    async with host._context.database.read() as connection:
        assert await store_tables.waiting_for_automa(connection) == []
    await host.playing.act(press(ANN), table.id, Pass())
    async with host._context.database.read() as connection:
        assert await store_tables.waiting_for_automa(connection) == [table.id]


class SlowPlayer:
    """Thinks until it is let go; passes."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        """Of each question, how many others had answered by then."""
        self.begun = threading.Semaphore(0)
        self.go = threading.Semaphore(0)

    def choose(self, question: Question, rng: random.Random) -> Action:
        self.asked.append(len(question.view["chosen"]))
        self.begun.release()
        assert self.go.acquire(timeout=PATIENCE)
        return Pass()

    async def thinks(self) -> None:
        """Wait until it has begun to think."""
        assert await asyncio.to_thread(self.begun.acquire, timeout=PATIENCE)


@pytest.fixture
def slow(host: Host, monkeypatch: pytest.MonkeyPatch) -> SlowPlayer:
    player = SlowPlayer()
    let_play(host, monkeypatch, player)
    return player


async def together(host: Host) -> Table:
    """A table at which Ann and an automa are asked at the same time."""
    table = await host.lobbies.open(press(ANN), "toy", {"mode": "together"}, "en")
    await host.lobbies.add_automa(press(ANN), table.id)
    return await host.lobbies.start(press(ANN), table.id)


async def test_nobody_waits_for_an_automa_that_thinks(host: Host, announcer: FakeAnnouncer, slow: SlowPlayer) -> None:
    await begin_alone(host, announcer)
    table = await together(host)
    await slow.thinks()
    async with asyncio.timeout(PATIENCE):
        assert (await host.looking.sight(ANN.id, table.id)).seat == "red"
        assert (await host.playing.turn(press(ANN), table.id)).seat == "red"
        assert len(await host.looking.log(ANN.id, table.id)) == 1
        assert (await host.playing.act(press(ANN), table.id, Pass())).seq == 2
    slow.go.release(2)
    await host.lobbies.cancel(press(ANN), table.id)


async def test_an_automa_thinks_anew_when_somebody_acted_meanwhile(host: Host, slow: SlowPlayer) -> None:
    table = await together(host)
    playing = asyncio.create_task(play_one(host._context, table.id))
    await slow.thinks()
    await host.playing.act(press(ANN), table.id, Pass())
    slow.go.release(2)
    await playing
    assert slow.asked == [0, 1], "asked again, with what had happened"
    assert [entry.seat for entry in await host.looking.log(None, table.id)] == [None, "red", "yellow"]


async def test_what_an_automa_thought_does_not_reach_a_table_that_was_closed_meanwhile(
    host: Host, slow: SlowPlayer
) -> None:
    table = await together(host)
    playing = asyncio.create_task(play_one(host._context, table.id))
    await slow.thinks()
    await host.lobbies.cancel(press(ANN), table.id)
    slow.go.release()
    assert not await playing
    assert ((await host.tables.find(table.id)).seq, len(slow.asked)) == (1, 1)


async def test_what_an_automa_thought_is_not_the_answer_of_who_has_taken_the_seat_back(
    host: Host, slow: SlowPlayer
) -> None:
    table = await running_table(host)
    person = asked(table)
    await host.seats.hold_own(press(person), table.id, held=True)
    playing = asyncio.create_task(play_one(host._context, table.id))
    await slow.thinks()
    await host.seats.hold_own(press(person), table.id, held=False)
    slow.go.release()
    assert not await playing
    assert (await host.tables.find(table.id)).seq == 1


async def test_what_an_automa_thought_while_the_bot_was_closed_is_thought_again(
    host: Host, announcer: FakeAnnouncer, slow: SlowPlayer, clock: HandClock
) -> None:
    await begin_alone(host, announcer)
    table = await together(host)
    await slow.thinks()
    assert isinstance(host._jobs, InProcess)
    closing = asyncio.create_task(host._jobs.works.automas.stop())
    await asyncio.sleep(0)
    assert not closing.done()
    slow.go.release()
    await closing
    assert (await host.tables.find(table.id)).seq == 1
