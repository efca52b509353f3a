"""What happens at a table, and when, tells nothing of what is hidden: all is seen alike whatever the cards are."""

from __future__ import annotations

import os
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.discord import prompts
from bot.hosting import post_builder
from bot.hosting.live_game import LiveGame
from bot.hosting.post_builder import BuiltPost
from engine.contract import Seat
from engine.match import Match
from engine.moa.chapters import turn
from engine.moa.position import MoaPosition
from tests.support.games import CASES, Case
from tests.support.witness import Stand, stand, stretches, watch_changes, watch_twice

STEPS = 12
"""Answers in a stretch."""
MANY = int(os.environ.get("STRETCHES", "15"))
"""Stretches of each case among the slow tests; 150 are thousands of each game, and take a quarter of an hour."""
A_GAME = 10
"""Stretches from one random game."""
FOUND_WITHIN = 150
"""In so many stretches a planted leak must show."""

FIRST = [case for case in CASES if str(case) in {
    "moa-3-after_turn-shared-hidden",
    "laisla-3-basic-standard-one-True",
    "wingspan-1-",
    "toy-3-turns-False",
    "toy-2-together-False",
}]  # fmt: skip
MOA = next(case for case in FIRST if case.game.name == "moa")
TOY = next(case for case in FIRST if case.game.name == "toy")


def begun(case: Case) -> Any:
    """Return the first position of a game."""
    return Match.start(case.game, case.setup, random.Random(1)).position


@pytest.fixture
async def stands(tmp_path: Path) -> AsyncIterator[tuple[Stand, Stand]]:
    async with AsyncExitStack() as opened:
        made = []
        for name in ("one", "other"):
            (tmp_path / name).mkdir()
            made.append(await opened.enter_async_context(stand(tmp_path / name)))
        yield made[0], made[1]


async def first_leak(case: Case, stands: tuple[Stand, Stand], number: int) -> tuple[Any, Any] | None:
    """Watch stretches of random games; return the first two notes that differ, None where none do."""
    answers = 0
    for seed in range(-(-number // A_GAME)):
        for stretch in stretches(case, seed, min(number, A_GAME)):
            watched = await watch_twice(stands, stretch, STEPS)
            if watched.difference is not None:
                return watched.difference
            answers += watched.answers
    assert answers > number / 4, "hardly anything was watched"
    return None


@pytest.mark.parametrize("case", FIRST, ids=str)
async def test_what_is_seen_hangs_on_nothing_hidden(case: Case, stands: tuple[Stand, Stand]) -> None:
    assert await first_leak(case, stands, 3) is None


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
async def test_what_is_seen_in_thousands_of_games_hangs_on_nothing_hidden(
    case: Case, stands: tuple[Stand, Stand]
) -> None:
    assert await first_leak(case, stands, MANY) is None


TOGETHER = [case for case in CASES if len(case.game.decisions(begun(case))) > 1]
"""The games that ask several at once from the beginning."""


async def first_tell(case: Case, stands: tuple[Stand, Stand], number: int) -> tuple[Any, Any] | None:
    """As `first_leak`, of answers that are changed at one of the tables; nobody else may notice."""
    changes = 0
    for seed in range(number):
        for stretch in stretches(case, seed, A_GAME):
            if len(case.game.decisions(stretch.position)) > 1:
                watched = await watch_changes(stands, stretch, STEPS)
                if watched.difference is not None:
                    return watched.difference
                changes += watched.answers
    assert changes >= number, "hardly any answer was changed"
    return None


@pytest.mark.parametrize("case", [case for case in TOGETHER if len(case.setup.seats) == 3] or TOGETHER[:1], ids=str)
async def test_nobody_else_notices_that_an_answer_was_changed(case: Case, stands: tuple[Stand, Stand]) -> None:
    assert await first_tell(case, stands, 2) is None


@pytest.mark.slow
@pytest.mark.parametrize("case", TOGETHER, ids=str)
async def test_nobody_else_notices_any_of_thousands_of_changes(case: Case, stands: tuple[Stand, Stand]) -> None:
    assert await first_tell(case, stands, MANY) is None


# -- planted leaks: a test that finds none would prove nothing --------------------------------------------------------


def held(position: Any) -> bool:
    """Whether a certain card is held by who is asked: something hidden."""
    return bool(position.asked) and min(position.hands[position.asked[0]], default=0) % 2 == 1


def who_cannot_defend_is_not_asked(patch: pytest.MonkeyPatch) -> None:
    bare: Callable[[MoaPosition, Seat], bool] = turn.is_bare

    def cannot(position: MoaPosition, seat: Seat) -> bool:
        icons = position.rules.icons
        return bare(position, seat) or not any(icons[card].fight for card in position.seats[seat].hand)

    patch.setattr(turn, "is_bare", cannot)


def a_delay_that_hangs_on_a_hand(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LiveGame, "asks_people", lambda live: held(live.match.position))


def a_change_that_hangs_on_a_hand(patch: pytest.MonkeyPatch) -> None:
    with_board = post_builder._with_board

    async def build(context: Any, connection: Any, row: Any, post: Any, span: Any) -> BuiltPost:
        built = await with_board(context, connection, row, post, span)
        if not held(built.position) or not built.post.older_posts:
            return built
        return replace(built, post=replace(built.post, edit=built.post.older_posts[-1]))

    patch.setattr(post_builder, "_with_board", build)


def a_ping_that_hangs_on_a_hand(patch: pytest.MonkeyPatch) -> None:
    ask, with_board = prompts.ask, post_builder._with_board
    positions: list[Any] = [None]

    async def build(context: Any, connection: Any, row: Any, post: Any, span: Any) -> BuiltPost:
        built = await with_board(context, connection, row, post, span)
        positions[0] = built.position
        return built

    def asked(presenter: Any, post: Any, words: Any) -> prompts.Asked:
        made = ask(presenter, post, words)
        return replace(made, pings=[]) if held(positions[0]) else made

    patch.setattr(post_builder, "_with_board", build)
    patch.setattr(prompts, "ask", asked)


@pytest.mark.parametrize(
    ("case", "leak"),
    [
        (MOA, who_cannot_defend_is_not_asked),
        (TOY, a_delay_that_hangs_on_a_hand),
        (TOY, a_change_that_hangs_on_a_hand),
        (TOY, a_ping_that_hangs_on_a_hand),
    ],
    ids=lambda each: getattr(each, "__name__", str(each)),
)
async def test_a_planted_leak_is_found(
    case: Case, leak: Callable[[pytest.MonkeyPatch], None], stands: tuple[Stand, Stand], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    assert await first_leak(case, stands, FOUND_WITHIN) is not None


async def test_a_change_that_is_told_is_found(stands: tuple[Stand, Stand], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "revise", lambda *_: None)
    assert await first_tell(TOGETHER[0], stands, 10) is not None
