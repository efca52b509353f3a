"""Every game goes on sensibly where seats always time out: their defaults neither end a game nor wreck it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from engine.automa import RandomPlayer
from engine.contract import Action, Decision
from engine.games import GAMES
from engine.match import Match
from engine.question import Question
from engine.record import write_record
from engine.record.replay import verify
from tests.support.games import CASES, Case, fewest_and_most
from tests.support.play import steps

MOST = 2000
"""More entries than any game has where seats time out."""
DECLINING = frozenset({"pass", "decline", "end_turn"})
"""The actions, by their type, by which a seat does nothing: where one is legal, the default is one."""

every_case = pytest.mark.parametrize("case", fewest_and_most(), ids=str)


def games(case: Case, silent: int, seed: int) -> Iterator[tuple[Match, Decision]]:
    """Play one game in which the first `silent` seats always time out; give each decision of theirs before it does."""
    rng = random.Random(seed)
    match = Match.start(case.game, case.setup, rng)
    for _ in range(MOST):
        decisions = match.decisions()
        if not decisions:
            return
        decision = decisions[0]
        if decision.seat in case.setup.seats[:silent]:
            yield match, decision
            match.time_out(decision.seat, rng)
        else:
            question = Question(case.game, match.position, decision)
            match.act(decision.seat, RandomPlayer().choose(question, rng), rng)
    raise AssertionError(f"{case} does not end")


@every_case
def test_a_game_in_which_all_time_out_ends_with_a_result_and_a_sound_record(case: Case) -> None:
    for seed in range(2):
        match = None
        for match, _ in games(case, len(case.setup.seats), seed):  # noqa: B007
            pass
        assert match is not None
        assert match.result is not None
        assert set(match.result.scores) == case.sides
        assert not list(verify(write_record(match), {case.game.name: case.game}))


@every_case
def test_a_default_is_legal_declines_where_that_is_and_ends_no_game_that_could_go_on(case: Case) -> None:
    rng = random.Random(5)
    for match, decision in games(case, 1, seed=3):
        case.game.check(match.position, decision.seat, decision.default)
        actions = list(islice(case.game.actions(match.position, decision.seat), 40))
        kinds = {str(each.to_data()["type"]) for each in actions}
        if kinds & DECLINING:
            assert decision.default.to_data()["type"] in DECLINING, decision
        if len(case.setup.seats) == 1:
            continue  # who plays alone is asked to the end: there every answer ends the game
        if ends(match, decision, decision.default, rng):
            assert all(ends(match, decision, each, rng) for each in actions), decision


def ends(match: Match, decision: Decision, action: Action, rng: random.Random) -> bool:
    """Return whether an action ends the game, also by what the same seat is asked further; nobody else is asked."""
    tried = Match(match.game, match.setup, match.position.copy(), list(match.entries))
    tried.act(decision.seat, action, rng)
    while [each.seat for each in tried.decisions()] == [decision.seat]:
        tried.time_out(decision.seat, rng)
    return tried.result is not None


def test_the_kinds_of_answers_are_kinds_that_a_game_asks() -> None:
    for game in GAMES.values():
        cases = [case for case in CASES if case.game is game]
        matches = (match for seed in range(5) for case in cases for match in steps(case, seed))
        asked: set[str] = set()
        for match in matches:
            if game.answer_kinds <= asked:
                break
            asked |= {each.kind for each in match.decisions()}
        assert game.answer_kinds <= asked
