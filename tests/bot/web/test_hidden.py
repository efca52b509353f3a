"""Nothing hidden is in any byte of a running game's pages: games that differ only in it have the same pages.

A game is played twice, the second time with two items of a shuffle swapped (`tests.support.twins`). As long as
everybody sees the same, all that is sent must be the same: every page, every picture, and the headers.
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Hashable, Sequence
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.hosting.replaying.replay import Replay
from bot.hosting.table import Occupant, Place, Refused, Status, Table
from bot.web.look import Look
from engine.log import Entry
from engine.steps import Step
from tests.bot.web.support import Visitor, visited
from tests.support.games import CASES, Case
from tests.support.twins import Played, play, some_swaps, twins

TOKEN = "t" * 32
THERE = f"/t/{TOKEN}/"
PAIRS = 3
"""Pairs of games that are compared of each case."""
FIRST = [case for case in CASES if str(case) in {
    "moa-3-after_turn-shared-hidden",
    "laisla-3-basic-standard-one-True",
    "wingspan-1-",
    "toy-3-turns-False",
    "toy-2-together-False",
}]  # fmt: skip
MOA = FIRST[0]


class Shelf:
    """A gallery with one game."""

    def __init__(self, replay: Replay) -> None:
        self._replay = replay

    async def find(self, token: str) -> Replay:
        if token != TOKEN:
            raise Refused("page-unknown")
        return self._replay

    async def state(self, token: str) -> Hashable:
        return 1


def replay_of(case: Case, played: Sequence[Played], status: Status = Status.RUNNING) -> Replay:
    """Return a game that goes on after these entries."""
    game = case.game
    occupants = tuple(Occupant(each, f"Person {number}", number) for number, each in enumerate(case.setup.seats, 1))
    begun = datetime(2030, 1, 1, tzinfo=UTC)
    place = Place(9, 100)
    table = Table(7, game.name, place, status, 1, "en", occupants, case.setup.options, len(played), begun)
    steps = []
    before = None
    for number, each in enumerate(played, 1):
        entry = Entry(number, each.seat, each.action, (), tuple(each.events))
        marks = game.marks(game.view(each.position, None)).get("round", "")
        steps.append(Step(number, number, entry, before, each.position, marks))
        before = each.position
    return Replay(table, game, steps, None)


def seen(case: Case, each: Played) -> Any:
    """Return what everybody sees of an entry."""
    return each.view(case, None), [event.seen_by(None).to_data() for event in each.events], each.seat


def pairs(case: Case, number: int) -> list[tuple[Replay, Replay]]:
    """Return games beside their twins, up to where everybody could tell them apart."""
    found: list[tuple[Replay, Replay]] = []
    for seed in range(50):
        game = play(case, seed)
        for n, swap in some_swaps(game, random.Random(seed), 4):
            alike = []
            for played, twin in twins(case, game, n, swap):
                if seen(case, played) != seen(case, twin):
                    break
                alike.append((played, twin))
            if alike and alike[-1][0].position.to_data() != alike[-1][1].position.to_data():
                head = game[:n]
                one, other = zip(*alike, strict=True)
                found.append((replay_of(case, [*head, *one]), replay_of(case, [*head, *other])))
            if len(found) == number:
                return found
    return found


@asynccontextmanager
async def both(one: Replay, other: Replay) -> AsyncIterator[tuple[Visitor, Visitor]]:
    async with visited(Shelf(one)) as first, visited(Shelf(other)) as second:
        yield first, second


def addresses(replay: Replay, *, pictures: bool) -> list[str]:
    """Return every address of a game; with pictures those of its last steps."""
    count = len(replay.steps)
    pages = ["", *(str(number) for number in range(1, count + 1)), f"{count}?eyes=all"]
    seats = [f"{count}?eyes={each.seat}" for each in replay.table.occupants]
    files = [f"{count}{kind}.png" for kind in ("", "-square", "-hand")] if pictures else []
    return [*pages, *seats, *files]


async def same(one: Replay, other: Replay, *, pictures: bool = False) -> int:
    """Hold that all addresses send the same of two games, and return how many were asked."""
    asked = addresses(one, pictures=pictures)
    async with both(one, other) as (first, second):
        for path in asked:
            status = 404 if "-hand" in path else 200
            assert await first.bytes(THERE + path, status) == await second.bytes(THERE + path, status), path
    return len(asked)


async def are_the_same(one: Replay, other: Replay) -> bool:
    try:
        await same(one, other)
    except AssertionError:
        return False
    return True


@pytest.mark.parametrize("case", FIRST, ids=str)
@pytest.mark.slow
async def test_pages_of_a_running_game_hang_on_nothing_hidden(case: Case) -> None:
    (one, other), *_ = pairs(case, 1)
    assert one.steps[-1].after.to_data() != other.steps[-1].after.to_data(), "twins that are the same hold nothing"
    assert await same(one, other, pictures=True) > 6


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
async def test_pages_of_many_games_hang_on_nothing_hidden(case: Case) -> None:
    for one, other in pairs(case, PAIRS):
        await same(one, other)


@contextmanager
def planted(patch: pytest.MonkeyPatch) -> Any:
    """Let the words of a page be those of a seat."""
    seats = Look.full_text

    def leaky(look: Look, step: Step) -> Any:
        seat = look.replay.table.occupants[0].seat
        view = look.replay.game.view(step.after, seat)
        return [[look.painter.full_text(view, look.words, names=look.told.names)]] if step.known else seats(look, step)

    patch.setattr(Look, "full_text", leaky)
    yield


@pytest.mark.slow
async def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    found = pairs(MOA, 5)
    with planted(monkeypatch):
        assert [each for each in found if not await are_the_same(*each)]
