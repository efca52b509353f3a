"""Whose turn comes next, where a game tells: it does come next, and nothing hidden has a say in it."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from engine.games import GAMES
from engine.log import new_setup
from engine.moa.events import TurnBegan
from tests.support.games import Case
from tests.support.play import steps

SEVERAL = sorted(name for name, game in GAMES.items() if max(game.seat_counts) > 1)


def case_of(name: str) -> Case:
    """Three people (two where that is the most)."""
    game = GAMES[name]
    return Case(game, new_setup(game, list(game.colours[: min(3, max(game.seat_counts))])))


@pytest.mark.parametrize("name", SEVERAL)
def test_nothing_hidden_tells_whose_turn_is_next(name: str) -> None:
    rng, found = random.Random(1), 0
    for match in islice(steps(case_of(name), 1), 120):
        following = match.game.next_seat(match.position)
        found += following is not None
        for seat in (None, *(each.seat for each in match.decisions())):
            drawn = match.game.determinise(match.game.view(match.position, seat), rng)
            assert match.game.next_seat(drawn) == following
            assert following is None or following not in {each.seat for each in match.decisions()}
    assert found


def test_in_moa_the_turn_of_the_next_seat_begins() -> None:
    expected = None
    for match in islice(steps(case_of("moa"), 2), 300):
        began = [each.seat for each in match.entries[-1].events if isinstance(each, TurnBegan)]
        if expected is not None and began:
            assert began[0] == expected
        expected = match.game.next_seat(match.position) or (None if began else expected)


def test_in_laisla_the_next_seat_explores_next() -> None:
    expected = asked = None
    for match in islice(steps(case_of("laisla"), 2), 300):
        exploring = next((each.seat for each in match.decisions() if each.kind == "explore"), None)
        if expected is not None and exploring not in (None, asked):
            assert exploring == expected
        if exploring is not None:
            expected, asked = match.game.next_seat(match.position), exploring
