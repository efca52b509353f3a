"""Automa level 0: legal, lively, and the same again with the same randomness."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.automa import PLAYERS, RandomPlayer
from engine.automa.play import play_on
from engine.log import new_setup
from engine.match import Match
from engine.question import Question, question_of
from tests.engine.toy import Draw, Lay, Pass, Toy
from tests.support.games import CASES, Case
from tests.support.play import steps, whole_match

every_case = pytest.mark.parametrize("case", CASES, ids=str)
PLAYER = RandomPlayer()


@every_case
def test_it_chooses_what_is_listed(case: Case) -> None:
    rng = random.Random(1)
    for match in steps(case, seed=50):
        for decision in match.decisions():
            listed = set(case.game.actions(match.position, decision.seat))
            for _ in range(3):
                assert PLAYER.choose(Question(case.game, match.position, decision), rng) in listed


@every_case
def test_whole_games_can_be_had_again(case: Case) -> None:
    players = dict.fromkeys(case.setup.seats, PLAYER)
    games = []
    for _ in range(2):
        rng = random.Random(2)
        match = Match.start(case.game, case.setup, rng)
        assert list(play_on(match, players, rng)) == match.entries[1:]
        assert match.result is not None
        games.append(match.entries)
    assert games[0] == games[1]


@every_case
def test_it_stops_where_a_person_is_asked(case: Case) -> None:
    person, *others = case.setup.seats
    rng = random.Random(3)
    match = Match.start(case.game, case.setup, rng)
    for _ in play_on(match, dict.fromkeys(others, PLAYER), rng):
        pass
    assert [decision.seat for decision in match.decisions()] == [person]


def test_every_kind_of_action_is_as_likely_as_the_others() -> None:
    toy = Toy()
    match = Match.start(toy, new_setup(toy, toy.colours[:2]), random.Random(4))
    question = Question(toy, match.position, match.decisions()[0])
    rng = random.Random(5)
    counted = Counter(type(PLAYER.choose(question, rng)) for _ in range(3000))
    assert set(counted) == {Lay, Draw, Pass}
    assert all(900 < count < 1100 for count in counted.values())


def test_moas_games_are_lively() -> None:
    counted: Counter[str] = Counter()
    for case in CASES:
        if case.game.name == "moa":
            counted.update(entry.action.to_data()["type"] for entry in whole_match(case, 51, time_outs=0).entries)
    whole = sum(counted.values())
    assert all(counted[kind] < whole / 3 for kind in counted)
    for kind in ("place_birds", "place_leader", "attack", "sell_land", "buy_karakia", "defend", "move", "draw_one"):
        assert counted[kind], kind


@every_case
def test_it_answers_nothing_when_it_is_not_asked(case: Case) -> None:
    over = whole_match(case, 52)
    with pytest.raises(ValueError, match="is asked nothing"):
        PLAYER.choose(question_of(case.game, over.position, case.setup.seats[0]), random.Random(6))


def test_levels_have_names() -> None:
    assert isinstance(PLAYERS["random"], RandomPlayer)
