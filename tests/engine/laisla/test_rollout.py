"""Quick play-outs of La Isla: they keep the rules, though on numbers and without the chapters."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from engine.laisla import laisla
from engine.laisla.actions import Assign, Place
from engine.laisla.agenda import AskCube, AskMarker, AskSwap
from engine.laisla.chapters.scoring import score_sheet
from engine.laisla.heuristics.rollout.answers import assign, lay, place
from engine.laisla.heuristics.rollout.rounds import rollout
from engine.laisla.heuristics.rollout.table import Table
from engine.laisla.heuristics.rollout.worths import cheap_fields, payable
from engine.laisla.names import SLOTS
from engine.laisla.position import LaIslaPosition
from tests.engine.laisla.positions import Fixed, game
from tests.support.games import CASES, Case
from tests.support.play import steps

CASES_HERE = [case for case in CASES if case.game.name == "laisla"]
every_case = pytest.mark.parametrize("case", CASES_HERE, ids=str)


def table_of(position: LaIslaPosition) -> Table:
    return Table(position, random.Random(0))


@every_case
def test_it_plays_to_the_end_from_anywhere_and_changes_nothing(case: Case) -> None:
    for match in islice(steps(case, seed=71), 0, None, 5):
        for decision in match.decisions():
            before = match.position.copy()
            scores = rollout(match.position, decision.seat, random.Random(3))
            assert match.position == before
            assert list(scores) == list(match.position.seats)
            assert all(scores[seat] >= state.score for seat, state in match.position.seats.items())
            assert scores == rollout(match.position, decision.seat, random.Random(3))


@every_case
def test_it_counts_scores_as_the_rules_do(case: Case) -> None:
    for match in steps(case, seed=72):
        if match.result is None:
            assert table_of(match.position).scores() == score_sheet(match.position).scores


@every_case
def test_it_places_where_the_rules_let_it_and_to_the_same_effect(case: Case) -> None:
    compared = 0
    for match in steps(case, seed=73):
        for decision in match.decisions() if match.position.phase == "c" else ():
            if decision.kind != "explore":
                continue
            places = [each for each in laisla.actions(match.position, decision.seat) if isinstance(each, Place)]
            compared += sum(compare(match.position, decision.seat, each) for each in places[:6])
            table = table_of(match.position)
            side = next(side for side in table.sides if side.seat == decision.seat)
            found = payable(table, side, cheap_fields(table, side))
            assert {SLOTS.index(each.field) for each in places} >= {n for n in range(len(SLOTS)) if found >> n & 1}
    assert compared


def compare(position: LaIslaPosition, seat: str, action: Place) -> bool:
    """Place in both ways; say whether there was something to compare: what is chosen afterwards may differ."""
    after = laisla.apply(position, seat, action, Fixed()).position
    if isinstance(after.asked, AskCube | AskMarker | AskSwap) or after.phase != "c" or action.wild:
        return False
    table = table_of(position)
    side = next(side for side in table.sides if side.seat == seat)
    if action.source is None:
        side.supply -= 1
    else:
        side.own ^= 1 << SLOTS.index(action.source)
    place(table, side, SLOTS.index(action.field), len(action.pay))
    expected = table_of(after)
    theirs = next(each for each in expected.sides if each.seat == seat)
    assert (side.score, side.own, side.supply) == (theirs.score, theirs.own, theirs.supply)
    assert (side.counts, side.cubes) == (theirs.counts, theirs.cubes)
    assert (table.tiles, table.spaces) == (expected.tiles, expected.spaces)
    return True


def test_it_assigns_each_card_to_what_it_is_good_for() -> None:
    found = game()
    vp2 = found.card(function="gain_vp2_yellow")
    yellow, other = found.card(function="wild_brown", cube="yellow"), found.card(cube="grey", animal="toad")
    found.tiles("red", large="toad", toad=2).hand("red", vp2, yellow, other)
    table = table_of(found.position)
    red = next(side for side in table.sides if side.seat == "red")
    assign(table, red, red.hand)
    assert (red.a, red.b, red.d) == (vp2, yellow, other)


@pytest.mark.parametrize("cube", ["yellow", "grey"])
def test_a_new_card_covers_a_function_that_the_round_has_no_use_for(cube: str) -> None:
    """LI8: the one that pays for the colour of the card for B stays."""
    pays = {colour: f"gain_vp2_{colour}" for colour in ("yellow", "grey", "green")}
    found = game().holder("red", *pays.values())
    new, b = found.card(function="wild_brown"), found.card(cube=cube)
    table = table_of(found.position)
    red = next(side for side in table.sides if side.seat == "red")
    red.a, red.b = new, b
    lay(table, red)
    names = [effect.name for effect in red.effects]
    assert pays[cube] in names
    assert "wild_brown" in names
    assert len(names) == 3


def test_it_ends_with_the_round_in_which_the_sum_is_reached() -> None:
    found = game().markers(dodo=16, fossa=9).explores("yellow")
    scores = rollout(found.position, "yellow", random.Random(0))
    assert scores["red"] == score_sheet(found.position).scores["red"]


def test_what_the_seat_assigns_makes_a_difference() -> None:
    found = game().markers(dodo=16, fossa=9)
    cards = found.card(function="gain_vp2_green"), found.card(cube="green", animal="toad"), found.card(animal="dodo")
    found.tiles("red", large="dodo", dodo=2).hand("red", *cards)
    a, b, d = cards

    def score(action: Assign) -> float:
        position = laisla.apply(found.position, "red", action, Fixed()).position
        return rollout(position, "red", random.Random(0))["red"]

    assert score(Assign(a, b, d)) >= score(Assign(d, a, b)) + 4
