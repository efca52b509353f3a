"""Quick play-outs of La Isla: they keep the rules, though on numbers and without the chapters."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from engine.laisla import laisla
from engine.laisla.actions import Assign, Place
from engine.laisla.agenda import AskCube, AskMarker, AskSwap
from engine.laisla.chapters.scoring import score_sheet
from engine.laisla.heuristics.rollout import Intent, intents, rollout
from engine.laisla.heuristics.rollout.answers import assign, explore, lay, place
from engine.laisla.heuristics.rollout.exploring import best_exploration
from engine.laisla.heuristics.rollout.table import NO_INTENT, TAKE, Side, Table
from engine.laisla.heuristics.rollout.worths import cheap_fields, field_worths, payable
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


def side_of(table: Table, seat: str) -> Side:
    return next(side for side in table.sides if side.seat == seat)


@every_case
def test_what_a_seat_means_to_do_is_possible_and_other_than_what_it_does_anyway(case: Case) -> None:
    seen = set()
    for match in islice(steps(case, seed=74), 0, None, 3):
        for decision in match.decisions():
            if decision.kind != "explore":
                continue
            found = intents(match.position, decision.seat)
            usual = best_exploration(table := table_of(match.position), side_of(table, decision.seat))
            for each in found:
                assert isinstance(each, Intent)
                seen.add(each.field == TAKE)
                table = table_of(match.position)
                side = side_of(table, decision.seat)
                side.intent = each
                before = side.own
                explore(table, side)
                assert side.intent == NO_INTENT
                if each.field == TAKE:
                    assert usual.price
                    assert side.own == before
                else:
                    assert each.field != usual.place or not usual.price
                    assert side.own >> each.field & 1
    assert seen == {True, False}


def test_a_seat_may_mean_to_cover_each_other_slot() -> None:
    """LI8: with all slots full; not LI9, where a card covers its own function, nor while a slot is free."""
    found = game().holder("red", "gain_vp2_yellow", "gain_vp2_grey", "gain_vp2_green")
    new, same = found.card(function="wild_brown"), found.card(function="gain_vp2_grey")
    others = [found.card(cube="grey"), found.card(animal="toad")]
    for card, slots in ((new, 2), (same, 0)):
        found.hand("red", card, *others)
        position = laisla.apply(found.position, "red", Assign(card, *others), Fixed()).position
        meant = [each.slot for each in intents(position, "red") if each.slot >= 0]
        assert len(meant) == len(set(meant)) == slots
        for slot in meant:
            table = table_of(position)
            red = side_of(table, "red")
            red.intent = Intent(slot=slot)
            lay(table, red)
            effect = red.slots[slot]
            assert effect is not None
            assert effect.name == "wild_brown"


def test_nothing_is_meant_once_a_seat_has_explored() -> None:
    found = game().cubes("yellow", grey=2, green=2).explores("yellow", "red")
    assert intents(found.position, "yellow")
    explored = next(iter(laisla.actions(found.position, "yellow")))
    assert not intents(laisla.apply(found.position, "yellow", explored, Fixed()).position, "yellow")


def test_an_intent_that_cannot_be_carried_out_leaves_what_is_sensible() -> None:
    found = game().explores("yellow")
    table = table_of(found.position)
    yellow = side_of(table, "yellow")
    yellow.cubes = [0] * 5
    assert best_exploration(table, yellow, 3) == best_exploration(table, yellow)
    assert not best_exploration(table, yellow, 3).price


def test_a_field_whose_clearing_can_be_closed_at_once_afterwards_is_worth_more() -> None:
    found = game()
    table = table_of(found.position)
    red = side_of(table, "red")
    plan = table.plan
    clearing = next(n for n, size in enumerate(plan.sizes) if size == 2 and table.tiles[n] >= 0)
    one, other = (field for field in range(len(SLOTS)) if plan.clearings[clearing] >> field & 1)
    red.cubes = [0] * 5
    without = field_worths(table, red)
    red.cubes[plan.colour[other]] = 4
    assert field_worths(table, red)[one] > without[one]
    red.cubes[plan.colour[other]] = 1
    assert field_worths(table, red)[one] == without[one]
