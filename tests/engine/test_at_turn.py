"""The next turn of a seat, as a game imagines it: what is prepared there is about what the seat knows, and fits."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

import pytest

from engine.contract import Action, Seat
from engine.match import Match
from engine.question import Question
from tests.support.games import CASES, Case
from tests.support.permute import permute
from tests.support.play import steps

SAMPLED = 4
"""Actions that are tried at each imagined turn."""
EVERY = 7
"""Of so many positions one is looked at."""
FEW = 60
"""Positions of a game that are looked at."""

every_case = pytest.mark.parametrize("case", CASES, ids=str)


class Imagined(NamedTuple):
    """The next turn of a seat, imagined at a point of a game."""

    match: Match
    seat: Seat
    position: object
    actions: list[Action]


def imagined(case: Case, seed: int) -> Iterator[Imagined]:
    rng = random.Random(seed)
    for match in islice(steps(case, seed), 0, EVERY * FEW, EVERY):
        for seat in case.setup.seats:
            position = case.game.at_turn(match.position, seat)
            if position is not None:
                (decision,) = case.game.decisions(position)
                question = Question(case.game, position, decision)
                yield Imagined(match, seat, position, [question.draw(rng) for _ in range(SAMPLED)])


@every_case
def test_there_the_seat_alone_is_asked_and_here_it_is_not(case: Case) -> None:
    for seed in range(2):
        for match in islice(steps(case, seed), 0, EVERY * FEW, EVERY):
            before, asked = match.position.to_data(), {each.seat for each in (*match.decisions(), *match.revisable())}
            for seat in case.setup.seats:
                position = case.game.at_turn(match.position, seat)
                assert position is None or seat not in asked
                assert position is None or [each.seat for each in case.game.decisions(position)] == [seat]
                assert position is None or not case.game.revisable(position)
            assert match.position.to_data() == before


@every_case
def test_it_is_about_what_the_seat_knows_and_its_scene_is_public(case: Case) -> None:
    game, rng = case.game, random.Random(1)
    for match, seat, position, actions in imagined(case, 3):
        twin = game.at_turn(permute(game, match.position, seat, rng), seat)
        assert twin is not None
        assert game.view(twin, seat) == game.view(position, seat)
        assert list(islice(game.actions(twin, seat), 10)) == list(islice(game.actions(position, seat), 10))
        assert game.at_turn(permute(game, match.position, None, rng), seat) is not None
        for action in actions:
            game.check(twin, seat, action)
            scene = game.scene(game.view(position, seat), action)
            assert scene == game.scene(game.view(match.position, None), action)
            assert game.parse(game.notation(action)) == action


@every_case
def test_what_was_legal_there_is_legal_when_the_turn_comes_and_the_others_have_done_nothing(case: Case) -> None:
    game = case.game
    for match, seat, position, actions in imagined(case, 4):
        later, rng = Match(game, match.setup, match.position.copy(), list(match.entries)), random.Random(2)
        (expected,) = game.decisions(position)
        view = game.view(position, seat)
        for _ in range(100):
            decision = later.decisions()[0]
            if decision.seat == seat and decision.kind == expected.kind:
                break
            later.time_out(decision.seat, rng)
        assert (decision.seat, decision.kind) == (seat, expected.kind)
        assert game.marks(game.view(later.position, seat)) == game.marks(view)
        for action in actions:
            game.check(later.position, seat, action)


def test_the_games_in_which_one_waits_for_ones_turn_have_such_turns() -> None:
    found = {case.game.name for case in CASES if next(imagined(case, 3), None) is not None}
    assert {"moa", "laisla", "toy"} <= found
