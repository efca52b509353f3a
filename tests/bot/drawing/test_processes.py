"""Drawing in processes of their own: the same pictures, whoever is killed, fails, or is not waited for any more."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import random
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.drawing.contract import DrawingFailed, Job
from bot.drawing.messages import Failed, NotThere, Task, pack, unpack
from bot.drawing.processes import SOON, InProcesses
from bot.drawing.worker import answer
from bot.locale.words import wording
from engine.automa import RandomPlayer
from engine.contract import AnyGame
from engine.games import GAMES
from engine.log import new_setup
from engine.match import Match
from engine.question import question_of
from render import painter
from render.contract import Picture
from render.kit import prepared
from tests.support.workers import has_ended, worker_of


def wanted() -> bool:
    return True


def played(game: AnyGame, answers: int = 12) -> Match:
    """Return a match some way into a game."""
    rng = random.Random(3)
    match = Match.start(game, new_setup(game, game.colours[: max(game.seat_counts)]), rng)
    for _ in range(answers):
        seat = match.decisions()[0].seat
        match.act(seat, RandomPlayer().choose(question_of(game, match.position, seat), rng), rng)
    return match


def jobs(game: AnyGame) -> Iterator[Job]:
    """Give every kind of picture that the chat client asks for."""
    match, words = played(game), wording("en")
    seat, its = match.decisions()[0].seat, painter(game.name)
    question = question_of(game, match.position, seat)
    action = RandomPlayer().choose(question, random.Random(1))
    names = {each: each.title() for each in game.colours}
    public, own = game.view(match.position, None), game.view(match.position, seat)
    begun = game.view(played(game, 2).position, None)
    happened = [event.seen_by(None) for event in match.entries[-1].events]
    yield partial(its.board, public, words, before=begun, caption="So", names=names, happened=happened)
    yield partial(its.close_up, own, words, names=names)
    for place in list(its.places(own))[:1]:
        yield partial(its.close_up, own, words, around=place, names=names)
    yield partial(its.preview, own, words, action, question.preview(action), names=names)
    with contextlib.suppress(ValueError):
        its.hand(own, words)
        yield partial(its.hand, own, words, names=names)


class Plain:
    """A job that draws at once."""

    def __call__(self) -> Picture:
        return Picture(b"plain", "image/png", 1, 1, "")


class Breaks:
    """A job that does not draw."""

    def __init__(self, error: type[Exception]) -> None:
        self.error = error

    def __call__(self) -> Any:
        raise self.error("no such part")


@pytest.fixture
async def drawing(tmp_path: Path) -> AsyncIterator[InProcesses]:
    """One process that draws."""
    made = InProcesses(1, tmp_path)
    yield made
    await made.stop()


QUICK = "wingspan"
EVERY = [pytest.param(game, id=name, marks=[] if name == QUICK else [pytest.mark.slow]) for name, game in GAMES.items()]


@pytest.mark.parametrize("game", EVERY)
async def test_a_picture_is_the_same_in_another_process(game: AnyGame, drawing: InProcesses, tmp_path: Path) -> None:
    prepared.keep_in(tmp_path)  # what the one has prepared the other need not
    for job in jobs(game):
        assert await drawing.draw(job, wanted) == job()
    prepared.keep_in(None)


@pytest.mark.parametrize("game", EVERY)
def test_a_picture_leaves_no_garbage_that_would_have_to_be_looked_for(game: AnyGame) -> None:
    tasks = [pack(job) for job in jobs(game)]
    for task in tasks:
        answer(task)  # what is imported and kept with the first ones is no part of it
    gc.collect()
    gc.disable()
    try:
        assert all(isinstance(answer(task), Picture) for task in tasks)
        assert gc.collect() == 0
    finally:
        gc.enable()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_what_views_share_is_packed_apart_and_once(game: AnyGame) -> None:
    match, its, words = played(game), painter(game.name), wording("en")
    views = [game.view(match.position, each) for each in (None, game.colours[0])]
    first, second = (pack(partial(its.board, view, words)) for view in views)
    assert first.shared[0] is second.shared[0]
    assert len(first.job) < sum(map(len, first.shared))
    there = [unpack(each).args[0] for each in (first, second)]  # type: ignore[attr-defined]
    assert there[0].rules is there[1].rules
    assert [its.full_text(each, words) for each in there] == [its.full_text(each, words) for each in views]


async def test_a_part_that_is_not_there_is_told_as_such(drawing: InProcesses) -> None:
    with pytest.raises(LookupError, match="no such part"):
        await drawing.draw(Breaks(KeyError), wanted)
    assert isinstance(answer(pack(Breaks(IndexError))), NotThere)


async def test_a_picture_that_fails_says_where_and_the_next_is_drawn(drawing: InProcesses) -> None:
    with pytest.raises(DrawingFailed, match="ValueError"):
        await drawing.draw(Breaks(ValueError), wanted)
    assert await drawing.draw(Plain(), wanted) is not None
    assert isinstance(answer(Task((), b"")), Failed)


async def test_a_killed_worker_is_replaced_and_the_picture_asked_again(drawing: InProcesses) -> None:
    asked = asyncio.create_task(drawing.draw(Plain(), wanted))
    killed = await worker_of(SOON)
    killed.kill()
    assert await asked == Plain()()
    assert await worker_of(SOON, but=killed)


async def test_what_is_not_wanted_any_more_is_not_drawn(drawing: InProcesses) -> None:
    first = asyncio.create_task(drawing.draw(Plain(), wanted))
    assert await drawing.draw(Breaks(ValueError), lambda: False) is None
    assert await first is not None


async def test_who_goes_away_does_not_cost_the_worker(drawing: InProcesses) -> None:
    asked = asyncio.create_task(drawing.draw(Plain(), wanted))
    worker = await worker_of(SOON)
    asked.cancel()
    assert await drawing.draw(Plain(), wanted) is not None
    assert worker.is_running()


async def test_what_all_see_goes_first(drawing: InProcesses) -> None:
    drawn: list[str] = []

    def noted(name: str) -> Callable[[], bool]:
        def its_turn() -> bool:
            drawn.append(name)
            return False

        return its_turn

    busy = asyncio.create_task(drawing.draw(Plain(), wanted))
    await asyncio.sleep(0)
    waiting = [asyncio.create_task(drawing.draw(Plain(), noted(name))) for name in "ab"]
    waiting.append(asyncio.create_task(drawing.draw(Plain(), noted("post"), public=True)))
    await asyncio.gather(busy, *waiting)
    assert drawn == ["post", "a", "b"]


async def test_nothing_is_drawn_after_the_stop(drawing: InProcesses) -> None:
    asked = asyncio.create_task(drawing.draw(Plain(), wanted))
    worker = await worker_of(SOON)
    await drawing.stop()
    assert has_ended(worker)
    with pytest.raises(DrawingFailed):
        await asked
    with pytest.raises(DrawingFailed):
        await drawing.draw(Plain(), wanted)
