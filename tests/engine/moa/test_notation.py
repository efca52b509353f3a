"""Actions as text and as data, and back."""

import json
import random
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.contract import Unreadable
from engine.moa import moa
from engine.moa.actions import Attack, BuyKarakia, Defend, Discard, MoaAction, Move, PlaceBirds, PlaceLeader, SellLand
from engine.notation import NotationError
from tests.engine.moa.strategies import actions

CANONICAL = [
    (PlaceBirds(5, 3, ("pukeko",)), "place 3 at 5 with pukeko"),
    (PlaceBirds(5, 3, ("pukeko",), ("honour:2",), True), "place 3 at 5 with pukeko, honour:2 anywhere"),
    (PlaceLeader(5, ("kiwi",)), "leader at 5 with kiwi"),
    (Attack(4, 2, ("tui", "kea"), (), 1), "attack 4 placing 2 with kea, tui using 1 two-fight"),
    (Attack(4, 0, ("kea",), (), 0, False, (), ()), "attack 4 placing 0 with kea then nothing"),
    (
        Attack(4, 1, ("kea",), (), 1, True, ("tui",), ("bird:2",)),
        "attack 4 placing 1 with kea using 1 two-fight then tui, bird:2 anywhere",
    ),
    (SellLand(8, "dog", ("kiwi", "moa")), "sell 8 to dog with kiwi, moa"),
    (BuyKarakia(("move", "draw_one"), ("morepork",)), "buy draw_one, move with morepork"),
    (Move(3, 5, 2), "move 2 from 3 to 5"),
    (Discard(("moa", "kea", "tui")), "discard kea, moa, tui"),
    (Defend(("kea", "haasts_eagle"), (), 1), "defend with haasts_eagle, kea using 1 two-fight"),
]
PLAIN = [
    "pass",
    "end turn",
    "stronghold at 4",
    "draw one",
    "exchange three",
    "decline",
    "neutral 2 at 5",
    "neutral leader at 5",
    "skip",
]


@pytest.mark.parametrize(("action", "text"), CANONICAL)
def test_the_canonical_text(action: MoaAction, text: str) -> None:
    assert moa.notation(action) == text
    assert moa.parse(text) == action


@pytest.mark.parametrize("text", PLAIN)
def test_the_canonical_text_of_what_costs_nothing(text: str) -> None:
    assert moa.notation(moa.parse(text)) == text


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("  PLACE 3   At 5 WITH Pukeko ", "place 3 at 5 with pukeko"),
        ("place 3 birds at 5 with pukeko.", "place 3 at 5 with pukeko"),
        ("place 1 bird at 5 with 2 kea and tui", "place 1 at 5 with kea, kea, tui"),
        ("defend with Haast's eagle", "defend with haasts_eagle"),
        ("defend with haasts-eagle,kea", "defend with haasts_eagle, kea"),
        ("defend using 2 two fight", "defend using 2 two-fight"),
        ("defend using 2 two_fight", "defend using 2 two-fight"),
        ("attack 4 with kea", "attack 4 placing 0 with kea"),
        ("buy draw one and two fight with morepork", "buy draw_one, two_fight with morepork"),
        ("place 2 at 5 with bird : 2", "place 2 at 5 with bird:2"),
    ],
)
def test_reading_forgives(typed: str, meant: str) -> None:
    assert moa.notation(moa.parse(typed)) == meant


@pytest.mark.parametrize(
    ("text", "column", "found", "expected"),
    [
        ("", 1, "the end", "one of place, leader"),
        ("fly 3", 1, "'fly'", "one of place, leader"),
        ("place x at 5", 7, "'x'", "a number (how many birds)"),
        ("place 3 in 5", 9, "'in'", "'at'"),
        ("place 3 at 5 with", 18, "the end", "a card or a leader tile"),
        ("place 3 at 5 with kea,", 23, "the end", "a card or a leader tile"),
        ("place 3 at 5 with 0 kea", 19, "'0'", "a number from 1 to 99"),
        ("place 3 at 5 with kea using 1 two-fight", 23, "'using'", "nothing more"),
        ("attack 5 using 1 fight", 18, "'fight'", "'two'"),
        ("place -3 at 5", 7, "'-'", "a number"),
        ("place 3 at 99999999999", 12, "'99999999999'", "a number"),
        ("sell 5 to with kiwi", 11, "'with'", "a mammal"),
        ("pass now", 6, "'now'", "nothing more"),
        ("end", 4, "the end", "'turn'"),
        ("pass" + " " * 3000, 2000, "more", "at most 2000"),
    ],
)
def test_an_error_says_where_and_what_was_expected(text: str, column: int, found: str, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        moa.parse(text)
    assert caught.value.column == column
    assert f"found {found}" in str(caught.value)
    assert expected in caught.value.expected


@given(actions)
def test_text_and_data_read_back(action: MoaAction) -> None:
    text = moa.notation(action)
    assert moa.parse(text) == action
    assert moa.parse(text.upper()) == action
    assert moa.notation(moa.parse(text)) == text
    assert moa.action_from_data(json.loads(json.dumps(action.to_data()))) == action


@given(st.text(max_size=60))
def test_any_text_is_an_action_or_refused_as_none(text: str) -> None:
    with suppress(NotationError):
        moa.parse(text)


@given(actions, st.randoms(use_true_random=False))
def test_the_order_in_lists_is_free(action: MoaAction, rng: random.Random) -> None:
    data = action.to_data()
    for value in data.values():
        if isinstance(value, list):
            rng.shuffle(value)
    again = moa.action_from_data(data)
    assert again == action
    assert hash(again) == hash(action)


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"type": "fly"},
        {"type": ["pass"]},
        {"type": "pass", "birds": 1},
        {"type": "move", "from": 1, "to": 2},
        {"type": "move", "from": 1, "to": 2, "birds": True},
        {"type": "move", "from": "1", "to": 2, "birds": 1},
        {"type": "discard", "cards": "kea"},
        {"type": "discard", "cards": [1]},
        {"type": "buy_karakia", "tiles": ["move"], "cards": [], "leader_tiles": None},
        {"type": "place_leader", "territory": 1, "cards": [], "leader_tiles": [], "any_territory": 0},
        {"type": "sell_land", "territory": 1, "mammal": 3, "cards": [], "leader_tiles": [], "any_territory": False},
        {
            "type": "attack",
            "territory": 1,
            "birds": 0,
            "cards": [],
            "leader_tiles": [],
            "two_fight": 0,
            "any_territory": False,
            "bird_cards": [],
        },
    ],
)
def test_data_that_is_no_action_is_told(data: dict[str, Any]) -> None:
    with pytest.raises(Unreadable, match="action"):
        moa.action_from_data(data)


def test_the_keys_of_an_attack_depend_on_how_it_is_paid() -> None:
    assert "bird_cards" not in Attack(4, 0).to_data()
    assert Attack(4, 0, bird_cards=(), bird_leader_tiles=()).to_data()["bird_leader_tiles"] == []
