"""The tree of choices, beside what the generic laws hold: the same actions as a plain enumeration, refusals, ahead."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product, takewhile
from typing import cast

import pytest

from engine.chance import LiveChance
from engine.choices import Node, One, blocked, draw, leaves, trace, walk
from engine.contract import Illegal, Seat, Unreadable
from engine.laisla import laisla
from engine.laisla.actions import Assign, LaIslaAction, Place, Slot
from engine.laisla.agenda import AskCube, AskMarker, AskSwap, OfferSwap, Step
from engine.laisla.chapters.payment import purse_of
from engine.laisla.events import PointsGained, TileTaken
from engine.laisla.island import CODES, fields_of
from engine.laisla.position import LaIslaPosition
from tests.engine.laisla.positions import Table, game
from tests.engine.laisla.reference_choices import enumerated

ASKS: dict[type[Step], str] = {AskCube: "cube", AskMarker: "marker", AskSwap: "swap", OfferSwap: "swap"}
SWITCHES = list(product((2, 3, 4), ("basic", "full"), ("one", "unlimited")))


def positions(seats: int, deck: str, wild_limit: str, seed: int = 1) -> Iterator[tuple[LaIslaPosition, Seat]]:
    """Return every position of a random game with each seat that is asked or may answer anew."""
    rng = random.Random(seed)
    options: dict[str, str | bool] = {"deck": deck, "wild_limit": wild_limit}
    position = laisla.start(laisla.colours[:seats], options, laisla.components(), LiveChance(rng)).position
    while decisions := laisla.decisions(position):
        for decision in (*decisions, *laisla.revisable(position)):
            yield position, decision.seat
        seat = decisions[0].seat
        position = laisla.apply(position, seat, draw(laisla.choices(position, seat), rng), LiveChance(rng)).position


@pytest.mark.parametrize(("seats", "deck", "wild_limit"), SWITCHES)
def test_the_leaves_are_the_enumerated_actions_each_once(seats: int, deck: str, wild_limit: str) -> None:
    for position, seat in positions(seats, deck, wild_limit):
        found = Counter(leaves(laisla.choices(position, seat)))
        assert found == Counter(enumerated(position, seat))


@pytest.mark.parametrize(("seats", "deck", "wild_limit"), SWITCHES)
def test_a_path_leads_to_each_action_and_back(seats: int, deck: str, wild_limit: str) -> None:
    rng = random.Random(2)
    for position, seat in positions(seats, deck, wild_limit, seed=2):
        root = laisla.choices(position, seat)
        action = draw(root, rng)
        assert walk(root, trace(root, action)) == action


@pytest.mark.parametrize(("seats", "deck", "wild_limit"), SWITCHES)
def test_a_refused_field_says_what_check_says_to_all_cubes_that_fit(seats: int, deck: str, wild_limit: str) -> None:
    tried = 0
    for position, seat in positions(seats, deck, wild_limit, seed=3):
        for source in sources(position, seat):
            node = field_node(position, seat, source)
            for option in node.options() if node else ():
                if option.refused is not None:
                    tried += 1
                    slot = str(option.things[0].name)
                    assert refusal(position, seat, everything_for(position, seat, slot, source)) == option.refused
    assert tried > 100


def sources(position: LaIslaPosition, seat: Seat) -> tuple[str | None, ...]:
    asked = laisla.decisions(position)[0]
    if asked.kind != "explore" or asked.seat != seat:
        return ()
    return (None,) if position.seats[seat].supply else position.seats[seat].fields


def field_node(position: LaIslaPosition, seat: Seat, source: str | None) -> Node[LaIslaAction] | None:
    place = laisla.choices(position, seat).take("place") if can_place(position, seat) else None
    node = place.take("-" if source is None else CODES[source]) if isinstance(place, Node) else None
    return node if isinstance(node, Node) else None


def can_place(position: LaIslaPosition, seat: Seat) -> bool:
    return any(isinstance(action, Place) for action in enumerated(position, seat))


def everything_for(position: LaIslaPosition, seat: Seat, slot: str, source: str | None) -> Place:
    """Return placing with all cubes that can pay for a field together, and the functions they need."""
    purse = purse_of(position, seat)
    colour = fields_of(position.rules, position.spokes)[slot].colour
    foreign = {cube: function for cube, function in purse.wild.items() if cube != colour and purse.held[cube]}
    counts = {cube: 1 if position.rules.wild_once else purse.held[cube] for cube in foreign}
    pay = [cube for cube, count in (counts | {colour: purse.held[colour]}).items() for _ in range(count)]
    return Place(slot, source, tuple(pay), tuple(foreign.values()))


def refusal(position: LaIslaPosition, seat: Seat, action: LaIslaAction) -> Illegal:
    with pytest.raises(Illegal) as refused:
        laisla.check(position, seat, action)
    return refused.value


def option_keys(table: Table, path: str, refused: bool = False) -> list[str]:
    node = walk(laisla.choices(table.position, "red"), path)
    assert isinstance(node, One)
    return [option.key for option in node.options() if (option.refused is not None) == refused]


@pytest.mark.parametrize(("seats", "deck", "wild_limit"), SWITCHES)
def test_what_a_field_is_said_to_bring_is_what_it_brings(seats: int, deck: str, wild_limit: str) -> None:
    said = Counter[str]()
    for position, seat in positions(seats, deck, wild_limit, seed=4):
        for source in sources(position, seat):
            node = field_node(position, seat, source)
            for option in node.options() if node else ():
                if node is not None and option.refused is None:
                    place = next(leaves(cast("Node[LaIslaAction]", node.take(option.key))))
                    facts = option.facts
                    assert (facts["tiles"], facts["points"], facts["asks"]) == brought(position, seat, place)
                    said.update([*facts["asks"], *["points"] * facts["points"]])
    assert said["points"] > 20
    assert said["cube"] + said["marker"] > 0


def brought(position: LaIslaPosition, seat: Seat, action: LaIslaAction) -> tuple[object, int, tuple[str, ...]]:
    """Return the tiles and points that an action brings its seat at once, and what functions then ask about."""
    after, events = laisla.apply(position, seat, action, LiveChance(random.Random(0)))
    own = [*takewhile(lambda event: getattr(event, "seat", "") == seat, events)]
    tiles = tuple((event.animal, event.points) for event in own if isinstance(event, TileTaken))
    points = sum(event.points for event in own if isinstance(event, TileTaken | PointsGained))
    steps = after.agenda[len(position.agenda) - 1 :] if len(own) == len(events) else []
    return tiles, points, tuple(ASKS[type(step)] for step in reversed(steps) if type(step) in ASKS)


def test_li5_a_card_that_is_assigned_is_refused_for_another_action() -> None:
    table = game("red", "green").hand("red", 5, 9, 12)
    assert option_keys(table, "assign") == ["c5", "c9", "c12"]
    assert option_keys(table, "assign.c9") == ["c5", "c12"]
    assert option_keys(table, "assign.c9", refused=True) == ["c9"]
    assert walk(laisla.choices(table.position, "red"), "assign.c9.c5.c12") == Assign(9, 5, 12)
    with pytest.raises(Illegal) as refused:
        walk(laisla.choices(table.position, "red"), "assign.c9.c9")
    assert (refused.value.rule_id, refused.value.reason) == ("LI5", "card-twice")


def test_li5_who_has_assigned_may_choose_anew_until_the_last_one_has() -> None:
    table = game("red", "green").hand("red", 5, 9, 12).does("red", "assign 9 5 12")
    answer = cast("LaIslaAction", laisla.revisable(table.position)[0].default)
    root = laisla.choices(table.position, "red")
    assert trace(root, answer) == "assign.c9.c5.c12"
    assert blocked(laisla.choices(table.position, "blue")) == Illegal("LI2", "not-asked", seat="blue", asked="green")


def test_li18_with_a_supply_an_explorer_comes_from_nowhere_else() -> None:
    table = game("red", "green").explorers("red", "mid3", supply=2).cubes("red", grey=2).explores("red")
    assert option_keys(table, "place") == ["-"]
    assert option_keys(table, "place", refused=True) == ["B4"]
    table = game("red", "green").explorers("red", "mid3 out9", supply=0).cubes("red", grey=2).explores("red")
    assert option_keys(table, "place") == ["B4", "C10"]
    assert option_keys(table, "place", refused=True) == ["-"]


def test_li21_where_nothing_can_be_paid_placing_is_refused_with_the_smallest_gap() -> None:
    table = game("red", "green").cubes("red", grey=1).explores("red")
    root = laisla.choices(table.position, "red")
    with pytest.raises(Illegal) as refused:
        root.take("place")
    assert (refused.value.reason, refused.value.facts["needed"], refused.value.facts["offered"]) == (
        "cubes-short",
        2,
        1,
    )
    assert {action.type for action in leaves(root)} == {"take"}


def test_li22_a_payment_with_a_foreign_colour_names_its_function() -> None:
    table = game("red", "green").holder("red", "wild_brown").cubes("red", yellow=2, brown=1).explores("red")
    assert option_keys(table, "place.-.A1") == ["yellow-yellow", "brown-yellow"]
    action = walk(laisla.choices(table.position, "red"), "place.-.A1.brown-yellow")
    assert action == Place("in0", None, ("brown", "yellow"), ("wild_brown",))
    with pytest.raises(Unreadable):
        trace(laisla.choices(table.position, "red"), replace(action, wild=()))


def test_li8_what_the_card_for_a_covers_can_be_said_ahead_where_it_has_a_choice() -> None:
    full = ("symbol_vp3_rope", "gain_vp2_grey", "wild_brown")
    table = game("red", "green").holder("red", *full)
    other = table.card(function="symbol_cube_tent")
    table.hand("red", other, *table.seat("red").hand[:2])
    cards = table.seat("red").hand
    rest = [card for card in cards if card != other]
    node = laisla.ahead(table.position, "red", Assign(other, *rest))
    assert node is not None
    assert list(leaves(node)) == [Slot(0), Slot(1), Slot(2)]
    assert walk(node, "slot.s1") == Slot(1)
    empty = game("red", "green").hand("red", *cards)
    assert laisla.ahead(empty.position, "red", Assign(other, *rest)) is None
