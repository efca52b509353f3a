"""The nodes of a tree of choices, each by itself; what whole trees keep to is in test_choices.py."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement

import pytest

from engine.choices import (
    Closed,
    Many,
    Node,
    Number,
    One,
    Option,
    Pick,
    Sheet,
    SheetField,
    Thing,
    blocked,
    codes_of,
    draw,
    leaves,
    reach,
    trace,
    walk,
)
from engine.contract import Illegal, Unreadable


@dataclass(frozen=True, slots=True)
class Feed:
    """Feed a bird with food: each bird wants its number of pieces."""

    bird: str
    food: Pick = ()


HELD = {"seed": 2, "worm": 1}
WANTS = {"finch": 1, "robin": 2, "eagle": 5}


def short(wanted: int, offered: int) -> Illegal | None:
    return Illegal("F1", "food-short", needed=wanted, offered=offered) if offered < wanted else None


def food(bird: str) -> Node[Feed]:
    def ways() -> Iterator[Pick]:
        for pick in combinations_with_replacement(sorted(HELD), WANTS[bird]):
            if all(count <= HELD[name] for name, count in Counter(pick).items()):
                yield pick

    return Many(
        "food",
        held=lambda: [("a", Thing("food", "seed", 2)), ("b", Thing("food", "worm", 1))],
        ways=ways,
        then=lambda pick: Feed(bird, pick),
        judge=lambda pick: short(WANTS[bird], len(pick)),
        picked=lambda action: action.food,
        value=lambda pick: pick,
        names=lambda pick: pick,
    )


def birds() -> Node[Feed]:
    refused = [("owl", Illegal("F2", "asleep", bird="owl"))]
    return One("bird", list(WANTS), food, refused=lambda: refused, sure=False)


def test_leaves_are_all_usual_actions_each_once() -> None:
    found = list(leaves(birds()))
    assert [(each.bird, each.food) for each in found] == [
        ("finch", ("seed",)),
        ("finch", ("worm",)),
        ("robin", ("seed", "seed")),
        ("robin", ("seed", "worm")),
    ]


def test_what_leads_nowhere_says_what_is_missing() -> None:
    options = {each.key: each for each in birds().options()}
    assert options["eagle"].refused == Illegal("F1", "food-short", needed=5, offered=3)
    assert options["owl"].refused == Illegal("F2", "asleep", bird="owl")
    assert options["finch"] == Option("finch", (Thing("bird", "finch"),))
    with pytest.raises(Illegal, match="food-short"):
        walk(birds(), "eagle")
    with pytest.raises(Illegal, match="asleep"):
        walk(birds(), "owl")


def test_a_path_leads_to_its_action_also_a_wasteful_one() -> None:
    for action in (*leaves(birds()), Feed("finch", ("seed", "worm"))):
        assert walk(birds(), trace(birds(), action)) == action
    assert trace(birds(), Feed("finch", ("seed", "seed", "worm"))) == "finch.aab"


@pytest.mark.parametrize("path", ["crow", "finch.", "finch.ba", "finch.aaa", "finch.c", "finch.a.a", ".", "finch..a"])
def test_a_forged_path_is_unreadable_and_leads_as_far_as_it_can(path: str) -> None:
    with pytest.raises(Unreadable):
        walk(birds(), path)
    assert reach(birds(), path).path in ("", "finch", "finch.a")


def test_a_pick_that_is_not_enough_is_refused_where_it_stands() -> None:
    reached = reach(birds(), "robin.a")
    assert (reached.path, reached.fault) == ("robin", Illegal("F1", "food-short", needed=2, offered=1))


def test_drawing_never_ends_dead() -> None:
    rng = random.Random(1)
    assert {draw(birds(), rng) for _ in range(200)} == set(leaves(birds()))


@pytest.mark.parametrize("sure", [True, False])
def test_where_only_wasteful_values_are_possible_one_of_them_is_drawn(sure: bool) -> None:
    node: Node[Feed] = One("bird", [], Feed, odd=["finch", "robin"], sure=sure)
    assert node.possible()
    assert {draw(node, random.Random(seed)) for seed in range(20)} == {Feed("finch"), Feed("robin")}


def test_an_option_can_be_asked_for_by_its_step() -> None:
    node = birds()
    for option in node.options():
        if option.refused is None:
            assert node.option_at(option.key) == option
    pick = walk(node, "robin")
    assert isinstance(pick, Many)
    assert pick.option_at("ab").things == (Thing("food", "seed", 1), Thing("food", "worm", 1))


def test_a_tree_in_which_nothing_is_possible_says_what_is_nearest() -> None:
    closed: Node[Feed] = Closed(lambda: Illegal("F3", "night"))
    assert blocked(closed) == Illegal("F3", "night")
    assert not list(leaves(closed))
    dear = One[Feed, str]("bird", ["eagle"], food, refused=lambda: [("owl", Illegal("F2", "asleep"))], sure=False)
    assert blocked(dear) == Illegal("F1", "food-short", needed=5, offered=3)


def test_a_node_may_say_itself_what_blocks_it_where_nothing_is_possible() -> None:
    night = Illegal("F3", "night")
    one = One[Feed, str]("bird", ["eagle"], food, sure=False, why_none=lambda: night)
    assert not one.possible()
    assert blocked(one) == night
    assert blocked(One[Feed, str]("bird", ["finch"], food, sure=False, why_none=lambda: night)) is None
    many = Many[Feed, Pick](
        "food",
        held=lambda: [("a", Thing("food", "seed", 2))],
        ways=tuple,
        then=lambda pick: Feed("finch", pick),
        judge=lambda _: None,
        picked=lambda action: action.food,
        value=lambda pick: pick,
        names=lambda pick: pick,
        why_none=lambda: night,
    )
    assert not many.possible()
    assert blocked(many) == night


def test_a_step_in_no_list_may_be_refused_for_a_reason() -> None:
    crowd = Illegal("F4", "too-many")
    node = One[int, int]("birds", [2, 1], int, unlisted=lambda step: crowd if step.isdecimal() else None)
    assert node.take("2") == 2
    with pytest.raises(Illegal, match="too-many"):
        node.take("3")
    with pytest.raises(Unreadable):
        node.take("x")


def test_no_path_leads_to_an_action_that_the_tree_does_not_have() -> None:
    """What no node asks for is no part of a path, so the action at its end is another one."""
    with pytest.raises(Unreadable, match="no path"):
        trace(
            Number[Feed]("food", 0, 9, (), lambda _: Feed("finch"), value_of=lambda action: len(action.food)),
            Feed("owl"),
        )


def test_codes_follow_the_names() -> None:
    assert codes_of(["tui", "kea", "kea"]) == {"kea": "a", "tui": "b"}
    many = codes_of(f"card {number:03}" for number in range(63))
    assert many["card 062"] == "bk"
    assert len(set(many.values())) == 63


def test_a_number_is_typed_where_no_button_is_near() -> None:
    node: Node[int] = Number("points", 0, 99, range(4), lambda number: number * 2, value_of=lambda action: action // 2)
    assert [each.key for each in node.options()] == ["0", "1", "2", "3"]
    assert walk(node, "45") == 90
    assert trace(node, 90) == "45"
    for step in ("100", "-1", "007", "4x", "", "٣"):
        with pytest.raises(Unreadable):
            node.take(step)


@dataclass(frozen=True, slots=True)
class Values:
    mode: str = "solo"
    level: int = 1


def setup() -> Sheet[Values, Values]:
    def mode(values: Values) -> Node[Values]:
        return One("mode", ["solo", "duet"], lambda mode: replace(values, mode=mode))

    def level(values: Values) -> Node[Values]:
        return One("level", [1, 2, 3], lambda level: replace(values, level=level))

    return Sheet(
        "setup",
        {"mode": SheetField("m", mode), "level": SheetField("l", level)},
        Values(),
        lambda values: values,
        values_of=lambda values: values,
        judge=lambda values: Illegal("S1", "too-hard") if values == Values("duet", 3) else None,
    )


def test_a_sheet_names_what_differs_from_its_beginning() -> None:
    assert trace(setup(), Values()) == "-"
    assert trace(setup(), Values("duet", 2)) == "mduet,l2"
    for values in (Values(), Values("duet"), Values("duet", 2), Values("solo", 3)):
        assert walk(setup(), trace(setup(), values)) == values
    assert len(set(leaves(setup()))) == len(list(leaves(setup()))) == 4


@pytest.mark.parametrize("path", ["", "msolo", "l2,mduet", "mduet,mduet", "x1", "m", "l9", "mduet,", ","])
def test_a_forged_sheet_is_unreadable(path: str) -> None:
    with pytest.raises(Unreadable):
        setup().take(path)


def test_a_sheet_that_the_rules_refuse_is_refused() -> None:
    with pytest.raises(Illegal, match="too-hard"):
        setup().take("mduet,l3")
    rng = random.Random(2)
    assert Values("duet", 3) not in {draw(setup(), rng) for _ in range(100)}


def test_a_number_that_need_not_be_told_has_a_step_without_one() -> None:
    node: Node[int | None] = Number(
        "left", 0, 99, (), lambda number: number, value_of=lambda left: left, unsaid=lambda: None
    )
    assert [each.key for each in node.options()] == ["-"]
    assert list(node.next()) == [None]
    assert node.draw(random.Random(1)) is None
    assert node.take("7") == 7
    assert (node.step_of(None), node.step_of(12)) == ("-", "12")
    with pytest.raises(Unreadable):
        Number[int]("left", 0, 99, (), lambda number: number).take("-")
