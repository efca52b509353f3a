"""La Isla's heuristics: what is tried is legal, what is expected comes true at the end, and it wins."""

from __future__ import annotations

import random
from statistics import mean

import pytest

from engine.automa import PLAYERS
from engine.automa.play import play_on
from engine.contract import Seat
from engine.laisla import laisla
from engine.laisla.actions import Assign, LaIslaAction, Place
from engine.laisla.chapters.scoring import score_sheet
from engine.laisla.heuristics import LaIslaHeuristics
from engine.laisla.position import LaIslaPosition
from engine.log import new_setup
from engine.match import Match
from tests.engine.laisla.positions import Fixed, Table, game
from tests.support.games import CASES, Case
from tests.support.play import steps, whole_match

CASES_HERE = [case for case in CASES if case.game.name == "laisla"]
every_case = pytest.mark.parametrize("case", CASES_HERE, ids=str)
HEURISTICS = LaIslaHeuristics()
RNG = random.Random(0)


@every_case
def test_candidates_and_playouts_are_legal(case: Case) -> None:
    rng = random.Random(1)
    for match in steps(case, seed=60):
        for decision in match.decisions():
            found = HEURISTICS.candidates(match.position, decision.seat, rng)
            assert found
            assert len(set(found)) == len(found)
            for action in (*found, HEURISTICS.playout_action(match.position, decision.seat, rng)):
                laisla.check(match.position, decision.seat, action)


@every_case
def test_nothing_is_changed_by_looking(case: Case) -> None:
    rng = random.Random(2)
    for match in steps(case, seed=61):
        before = match.position.copy()
        for decision in match.decisions():
            HEURISTICS.candidates(match.position, decision.seat, rng)
            HEURISTICS.playout_action(match.position, decision.seat, rng)
        scores = HEURISTICS.expected_scores(match.position)
        assert list(scores) == list(match.position.seats)
        assert HEURISTICS.spread(match.position) > 0
        assert match.position == before


@every_case
def test_the_scores_are_expected_when_the_game_is_over(case: Case) -> None:
    over = whole_match(case, 62)
    assert over.result is not None
    assert HEURISTICS.expected_scores(over.position) == over.result.scores


# -- what is worth more -----------------------------------------------------------------------------------------------


def expected(table: Table, seat: Seat = "red") -> float:
    return HEURISTICS.expected_scores(table.position)[seat]


def after(table: Table, action: LaIslaAction) -> LaIslaPosition:
    return laisla.apply(table.position, "red", action, Fixed()).position


def test_animals_cubes_and_near_clearings_are_worth_something() -> None:
    plain = expected(game().explores("red", "yellow"))
    assert expected(game().tiles("red", toad=1).explores("red", "yellow")) > plain + 2
    assert expected(game().cubes("red", yellow=2, green=1, grey=1, beige=1, brown=1).explores("red", "yellow")) > plain
    assert expected(game().explorers("red", "in0", supply=4).explores("red", "yellow")) > plain


def test_a_clearing_that_a_rival_closes_first_is_worth_less() -> None:
    def table(*order: Seat) -> Table:
        found = game().explorers("red", "in0", supply=4).explorers("yellow", "in1", supply=4)
        found.position.start_player = order[0]
        return found.cubes("red", yellow=2, green=2).cubes("yellow", yellow=2, green=2).explores(*order)

    alone = game().explorers("red", "in0", supply=4).cubes("red", yellow=2, green=2).explores("red", "yellow")
    assert expected(table("yellow", "red")) < expected(table("red", "yellow")) < expected(alone)


def test_cards_that_are_assigned_count_as_what_they_will_bring() -> None:
    table = game()
    vp2 = table.card(function="gain_vp2_yellow")
    yellow, other = (table.card(function="wild_brown", cube="yellow"), table.card(cube="grey", animal="toad"))
    table.tiles("red", large="toad").hand("red", vp2, yellow, other)
    found = {action: after(table, action) for action in HEURISTICS.candidates(table.position, "red", RNG)}
    best = max(found, key=lambda action: HEURISTICS.expected_scores(found[action])["red"])
    assert best == Assign(vp2, yellow, other)


def test_two_functions_that_pay_on_one_field_are_used_while_they_lie_open() -> None:
    """Each round a card must go somewhere, so what gives 6 points now is not kept for later."""
    table = game().holder("red", "terrain_vp3_brown", "symbol_vp3_tent", "gain_vp2_beige").markers(dodo=6, fossa=5)
    table.cubes("red", brown=3, yellow=1, green=1, grey=1, beige=1).explores("red", "yellow")
    found = {action: after(table, action) for action in HEURISTICS.candidates(table.position, "red", RNG)}
    best = max(found, key=lambda action: HEURISTICS.expected_scores(found[action])["red"])
    assert best == Place("in9", None, ("brown", "brown"), ())


def test_a_game_that_ends_with_this_round_leaves_no_time() -> None:
    table = game().markers(dodo=16, fossa=9).explorers("red", "in0", supply=4).cubes("red", yellow=2)
    table.explores("yellow")
    assert table.position.value_sum >= table.position.end_sum
    sheet = score_sheet(table.position)
    assert expected(table) == pytest.approx(sheet.scores["red"], abs=0.5)


# -- strength ---------------------------------------------------------------------------------------------------------


def scores_of(level: str, seed: int, seats: int = 4) -> tuple[int, list[int]]:
    """Play one game of a level against random players; return its score and theirs."""
    rng = random.Random(seed)
    match = Match.start(laisla, new_setup(laisla, laisla.colours[:seats]), rng)
    one, *others = match.position.seating
    players = dict.fromkeys(others, PLAYERS["random"]) | {one: PLAYERS[level]}
    for _ in play_on(match, players, rng):
        pass
    assert match.result is not None
    return match.result.scores[one], [match.result.scores[other] for other in others]


@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.slow)])
def test_a_fledgling_beats_random_players(seats: int) -> None:
    games = [scores_of("fledgling", seed, seats) for seed in range(4 * (seats - 1))]
    assert all(own > max(others) for own, others in games)
    assert mean(own for own, _ in games) > 60
