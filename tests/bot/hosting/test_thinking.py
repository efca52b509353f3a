"""Thinking in processes of their own: the same answers, however many wait, are killed or are broken off."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator

import psutil
import pytest

from bot.hosting.thinking.contract import Crowded, PlayerFailed, ThinkingStopped
from bot.hosting.thinking.messages import Failed, Task, pack, unpack
from bot.hosting.thinking.processes import InProcesses, usual_workers
from bot.hosting.thinking.worker import NICE, answer
from bot.processes.line import Line
from engine.automa import LEVELS, PLAYERS
from engine.contract import AnyGame
from engine.games import GAMES
from engine.log import new_setup
from engine.match import Match
from engine.question import Question
from tests.support.workers import has_ended, worker_of

AGES = 3600.0
"""Seconds of CPU time that no test has."""


def question_in(game: AnyGame, answers: int = 6) -> Question:
    """A question in the middle of a game."""
    rng = random.Random(3)
    match = Match.start(game, new_setup(game, game.colours[: max(game.seat_counts)]), rng)
    for _ in range(answers):
        decision = match.decisions()[0]
        match.act(decision.seat, Question(game, match.position, decision).draw(rng), rng)
    return Question(game, match.position, match.decisions()[0])


@pytest.fixture(autouse=True)
def storage() -> None:
    """Nothing is stored here."""


@pytest.fixture
def others() -> set[psutil.Process]:
    """Processes that earlier tests have left here, as the one that looks after semaphores."""
    return set(psutil.Process().children())


@pytest.fixture
async def thinking(others: set[psutil.Process]) -> AsyncIterator[InProcesses]:
    """One worker, whose searches do not come to an end."""
    made = InProcesses(1, AGES, AGES)
    yield made
    await made.stop()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_question_is_the_same_in_another_process(game: AnyGame) -> None:
    question = question_in(game)
    there = unpack(GAMES, *pack(question))
    assert there.decision == question.decision
    assert there._position.to_data() == question._position.to_data()
    assert list(map(game.notation, there.actions())) == list(map(game.notation, question.actions()))
    for seed in range(10):
        assert there.draw(random.Random(seed)) == question.draw(random.Random(seed))


def test_what_games_share_is_packed_apart_and_once() -> None:
    first, second = (pack(question_in(GAMES["moa"], answers)) for answers in (2, 9))
    assert first[0][0] is second[0][0]
    assert first[1] != second[1]
    assert len(first[1]) < len(first[0][0])


def test_a_player_that_fails_says_where_and_no_value() -> None:
    task = Task("choose", "random", 1, *pack(question_in(GAMES["moa"])))
    failed = answer(PLAYERS, task._replace(question=b""))
    assert isinstance(failed, Failed)
    assert failed.name.startswith("EOFError.messages.")


async def test_workers_answer_as_the_bot_itself_would(thinking: InProcesses) -> None:
    question = question_in(GAMES["laisla"])
    for seed in (1, 2):
        chosen = await thinking.choose("random", question, seed)
        assert chosen.answer == PLAYERS["random"].choose(question, random.Random(seed))
    assert (await thinking.consider("random", question, 1)).answer == ()
    with pytest.raises(PlayerFailed) as failed:
        await thinking.choose("nobody", question, 1)
    assert failed.value.name == "KeyError.worker"
    assert (await thinking.choose("random", question, 1)).answer, "it goes on"


async def test_no_worker_is_started_before_it_is_needed(thinking: InProcesses, others: set[psutil.Process]) -> None:
    assert set(psutil.Process().children()) == others
    assert usual_workers() >= 1
    assert set(LEVELS) <= set(thinking.levels)


async def test_a_killed_worker_is_replaced_and_the_question_asked_again(thinking: InProcesses) -> None:
    asked = asyncio.create_task(thinking.choose("hunter", question_in(GAMES["laisla"]), 1))
    first = await worker_of(NICE)
    first.kill()
    second = await worker_of(NICE, but=first)
    second.kill()
    with pytest.raises(PlayerFailed) as failed:
        await asked
    assert failed.value.name == "killed"
    assert (await thinking.choose("random", question_in(GAMES["moa"]), 1)).answer


async def test_questions_wait_in_the_order_of_asking_and_only_so_many() -> None:
    thinking, order = InProcesses(1, AGES, AGES, most_waiting=3), []
    question = question_in(GAMES["moa"])

    async def ask(number: int) -> None:
        await thinking.choose("random", question, number)
        order.append(number)

    searching = asyncio.create_task(thinking.choose("hunter", question, 0))
    await worker_of(NICE)
    waiting = [asyncio.create_task(ask(number)) for number in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(Crowded):
        await thinking.choose("random", question, 3)
    searching.cancel()  # broken off: its worker is ended, and another one serves those that wait
    await asyncio.gather(*waiting)
    assert order == [0, 1, 2]
    await ask(4)
    await thinking.stop()


async def test_who_thinks_for_a_person_goes_before_automas() -> None:
    line, order, go_on = Line(1), [], asyncio.Event()

    async def stand(name: str, *, person: bool) -> None:
        async with line.place(first=person):
            await go_on.wait()
            order.append(name)

    names = ("first", "automa", "gone", "ann", "other automa", "ben")
    tasks = [asyncio.create_task(stand(each, person=each in ("gone", "ann", "ben"))) for each in names]
    await asyncio.sleep(0)
    assert (line.waiting(first=True), line.waiting(first=False)) == (3, 2)
    tasks[2].cancel()
    go_on.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert order == ["first", "ann", "ben", "automa", "other automa"]
    async with line.place(first=False):
        assert line.waiting(first=False) == 0


async def test_what_has_time_comes_last() -> None:
    line, order, go_on = Line(1), [], asyncio.Event()

    async def stand(name: str) -> None:
        async with line.place(first=name == "ann", last=name == "past"):
            await go_on.wait()
            order.append(name)

    tasks = [asyncio.create_task(stand(each)) for each in ("first", "past", "automa", "ann")]
    await asyncio.sleep(0)
    assert line.waiting(first=False) == 1, "it takes the place of no automa's question"
    go_on.set()
    await asyncio.gather(*tasks)
    assert order == ["first", "ann", "automa", "past"]


async def test_a_worker_judges_within_its_time(thinking: InProcesses) -> None:
    """Its searches would think without an end."""
    question = question_in(GAMES["laisla"])
    played = next(question.actions())
    judgement = await thinking.judge(question, played, 0.01, 1)
    assert judgement.of(played) is not None
    assert sum(judgement.watched.values()) == pytest.approx(1)
    with pytest.raises(PlayerFailed, match="ValueError"):
        await thinking.judge(question, played, 0.0, 1)


async def test_a_place_that_is_given_to_who_goes_is_given_on() -> None:
    line, taken = Line(1), []

    async def stand(name: str) -> None:
        async with line.place(first=False):
            taken.append(name)

    async with line.place(first=False):
        gone, there = (asyncio.create_task(stand(each)) for each in ("gone", "there"))
        await asyncio.sleep(0)
    gone.cancel()  # its place is there already
    await there
    assert taken == ["there"]


async def test_what_a_person_asks_has_a_budget_of_its_own() -> None:
    """Beside a search without an end, the same question for a person comes to one."""
    thinking = InProcesses(1, AGES, 0.01)
    assert (await thinking.consider("hunter", question_in(GAMES["laisla"]), 1)).answer
    await thinking.stop()


async def test_a_search_does_not_hold_up_the_stop(thinking: InProcesses) -> None:
    question = question_in(GAMES["moa"])
    asked = [asyncio.create_task(thinking.choose("hunter", question, number)) for number in range(3)]
    worker = await worker_of(NICE)
    await thinking.stop()
    assert has_ended(worker)
    ended = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(each) for each in ended] == [ThinkingStopped] * 3
    with pytest.raises(ThinkingStopped):
        await thinking.choose("random", question, 4)


def test_how_long_a_level_may_take_does_not_hang_on_the_question() -> None:
    thinking = InProcesses(1, 3.0, 1.0)
    assert thinking.allowance("hunter") > 3.0
    assert len({thinking.allowance(each) for each in PLAYERS if each != "hunter"}) == 1
