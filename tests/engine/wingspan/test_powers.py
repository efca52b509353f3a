"""Chapters D, E and K: powers of the person's that touch her (WA29 to WA39, WA64 to WA71, WS11 to WS15)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.wingspan.actions import React, TakeBack
from engine.wingspan.chapters.powers import automa_number, worth
from engine.wingspan.events import Reacted, TakenBack
from engine.wingspan.facts import Mark
from tests.engine.wingspan.positions import Table, duet


def tokens(text: str, variant: str = "cache", **choices: Any) -> int:
    """Give the tokens that she gets for one reaction."""
    return reacted(duet(tokens=variant, **choices).does(text)).tokens


def reacted(table: Table) -> Reacted:
    (event,) = table.told(Reacted)
    return event


# -- D: the person's turn -------------------------------------------------------------------------------------------


def test_wa29_she_is_idle_but_for_white_and_brown_powers() -> None:
    table = duet().does("react Golden Pheasant")
    assert (reacted(table).outcome, table.view.hers.tokens) == ("gains", 4)
    assert (table.view.hers.eggs, table.view.turns) == (0, ()), "she lays nothing and takes no turn"
    assert table.asked.kind == "turn", "the person goes on"


@pytest.mark.parametrize(
    ("card", "number"),
    [("A01", 1), ("A02", 1), ("A03", 2), ("A04", 0), ("A05", 1), ("A06", 3), ("A07", 1), ("A09", 2), ("A10", 0)],
)
def test_wa30_her_number_is_counted_on_her_current_card(card: str, number: int) -> None:
    table = duet().draws(card, tray="none" if card in ("A07", "A10") else None)
    assert automa_number(table.position.rules, table.position.current) == number
    event = reacted(table.does(f"react Common Loon count {number}"))
    assert (event.hers, event.outcome, event.tokens) == (number, "gains", 2)
    assert event.marks == (Mark("lost_icon", "assumed"),)
    if number:
        event = reacted(table.does(f"react American Bittern count {number - 1}"))
        assert (event.hers, event.outcome, event.tokens) == (number, "not_fewest", 0)


def test_wa30_the_person_tells_the_own_number_where_a_bird_compares_and_only_there() -> None:
    table = duet().refuses("react Common Loon", "WA30", "own-number-needed", bird="Common Loon")
    table.refuses("react Osprey count 2", "WA30", "own-number-needless")
    table.refuses(React(None, (("food", 1),), count=1), "WA30", "own-number-needless")
    table.refuses("react Common Loon count 1000", "WA30", "no-such-number", number=1000)


def test_wa30_a_power_entered_late_compares_with_the_card_of_its_own_turn() -> None:
    table = duet().draws("A06").draws("A04")
    assert reacted(table.does("react Eurasian Hoopoe")).hers == 0, "A04 shows none"
    event = reacted(table.does("react Eurasian Hoopoe turn 1.2"))
    assert (event.hers, event.outcome, event.tokens) == (3, "gains", 2), "A06 lay there in the person's second turn"
    assert reacted(table.does("react Common Loon count 2 turn 1.2")).outcome == "not_fewest"
    assert reacted(table.does("react Common Loon count 2 turn 1.1")).hers == 0, "no card lay there yet"
    assert [(each.round, each.card) for each in table.position.reactions] == [
        (1, "A04"),
        (1, "A06"),
        (1, "A06"),
        (1, None),
    ]
    table.finish_round().does("goal 1")
    assert reacted(table.does("react Eurasian Hoopoe turn 1.2")).hers == 3, "also after the round"


def test_wa30_only_an_earlier_turn_is_named_and_only_where_something_is_compared() -> None:
    table = duet().draws("A06").draws("A04")
    for turn in ("1.3", "1.4", "2.1", "0.1", "1.0"):
        number, last = map(int, turn.split("."))
        table.refuses(f"react Eurasian Hoopoe turn {turn}", "WA30", "no-such-own-turn", round=number, turn=last)
    table.refuses("react Osprey turn 1.1", "WA30", "own-turn-needless")
    table.refuses(React(None, (("food", 1),), round=1, turn=1), "WA30", "own-turn-needless")
    half = React("Eurasian Hoopoe", round=1)
    table.refuses(half, "WA30", "no-such-own-turn", round=1, turn=None)


def test_wa31_before_her_first_card_of_a_round_it_is_0() -> None:
    for table in (duet(), duet().draws("A06").in_round(2)):
        event = reacted(table.does("react Hermit Thrush count 0"))
        assert (event.hers, event.outcome, event.tokens) == (0, "gains", 2)
        assert event.marks == (), "no icon was counted"


def test_ws1_her_current_card_is_cleared_when_a_round_begins() -> None:
    table = duet().draws("A06")
    before = table.view
    assert (before.round, before.current) == (1, "A06")
    after = table.finish_round().does("goal 1").view
    assert (after.round, after.current, after.drawn) == (2, None, ())
    assert reacted(table.does("react Eurasian Hoopoe")).hers == 0


def test_wa32_what_is_stolen_from_her_comes_from_the_supply() -> None:
    table = duet().does("react gain 3 food").draws("A06").does("react Eurasian Hoopoe")
    event = reacted(table)
    assert (event.hers, event.outcome, event.tokens) == (3, "gains", 2)
    assert table.view.hers.tokens == 6 + 2, "she has no food to lose"
    event = reacted(duet().draws("A04").does("react Eurasian Hoopoe"))
    assert (event.hers, event.outcome, event.tokens) == (0, "has_none", 0)


@pytest.mark.parametrize("resource", ["food", "die", "nectar", "card", "egg", "bonus_card", "cache", "tuck"])
def test_wa33_she_caches_whatever_would_be_gained_and_as_much_as_she_may(resource: str) -> None:
    assert tokens(f"react gain 3 {resource}") == 6


def test_wa33_a_reaction_says_something_and_can_be_taken_back() -> None:
    table = duet()
    table.refuses(React(), "WA33", "nothing-gained")
    table.refuses(React(None, (("food", -1),)), "WA33", "no-such-number", number=-1)
    table.refuses(React(None, (("food", 1000),)), "WA33", "no-such-number")
    table.refuses(TakeBack(1), "WA33", "no-such-reaction", reaction=1)
    table.does("react Osprey").does("react Golden Pheasant").does("take_back 2")
    assert table.told(TakenBack) == [TakenBack(2, 4)]
    assert table.view.hers.tokens == 2
    table.refuses("take_back 2", "WA33", "taken-back-before", reaction=2)
    assert [each.taken_back for each in table.position.reactions] == [False, True]


@pytest.mark.parametrize("bird", ["Common Myna", "Rose-Ringed Parakeet"])
def test_wa34_a_tray_bird_in_the_place_of_hers(bird: str) -> None:
    event = reacted(duet().does(f"react {bird}"))
    assert (event.effect, event.outcome, event.tokens) == ("tray_bird", "tray_bird", 0)


@pytest.mark.parametrize("bird", ["Greater Adjutant", "Indian Vulture"])
def test_wa35_bonus_cards_of_the_supply_count_as_hers(bird: str) -> None:
    event = reacted(duet().does(f"react {bird}"))
    assert (event.effect, event.outcome, event.tokens) == ("bonus_cards", "bonus_cards", 0)


# -- E: cache -------------------------------------------------------------------------------------------------------


def test_wa36_two_tokens_a_resource_and_one_where_she_would_pay() -> None:
    assert tokens("react gain 2 food, 1 card") == 6
    assert tokens("react gain 2 food, 1 card pay 1 egg") == 3
    assert tokens("react gain 1 food pay 9 egg") == 1, "how much she would pay makes no difference"


def test_wa37_what_is_given_to_her_is_discarded() -> None:
    table = duet().does("react Satyr Tragopan")
    event = reacted(table)
    assert (event.effect, event.gains, event.tokens) == ("given", {"card": 1}, 2)
    assert (table.view.hers.birds, table.view.hers.face_down) == ((), 0), "the card is not hers"


@pytest.mark.parametrize("bird", ["Plumbeous Redstart", "Little Egret"])
def test_wa38_she_always_meets_the_condition(bird: str) -> None:
    """It is asked for nothing: not what card she drew, and not for a number."""
    for variant in ("cache", "hoard"):
        event = reacted(
            duet(tokens=variant).refuses(f"react {bird} count 1", "WA30", "own-number-needless").does(f"react {bird}")
        )
        assert (event.outcome, event.gains, event.pays, event.tokens) == ("gains", {"card": 1}, {}, 2)


@pytest.mark.parametrize(
    ("bird", "count"), [("Golden Pheasant", 4), ("Sarus Crane", 1), ("Red Avadavat", 2), ("Plumbeous Redstart", 2)]
)
def test_wa39_examples_1_to_4_of_the_rulebook(bird: str, count: int) -> None:
    event = reacted(duet().does(f"react {bird}"))
    assert (event.tokens, event.status, event.marks) == (count, "stated", ())


# -- K: hoard -------------------------------------------------------------------------------------------------------


def test_wa64_hoard_in_the_place_of_the_cache_never_beside_it() -> None:
    table = duet(tokens="hoard").does("react Golden Pheasant")
    assert table.view.hers.tokens == 6
    assert duet(tokens="cache").does("react Golden Pheasant").view.hers.tokens == 4


@pytest.mark.parametrize(
    ("gains", "count"),
    [("food", 1), ("die", 1), ("nectar", 2), ("card", 2), ("egg", 3), ("bonus_card", 6)],
)
def test_wa65_tokens_for_each_gain(gains: str, count: int) -> None:
    assert tokens(f"react gain 2 {gains}", "hoard") == 2 * count


@pytest.mark.parametrize(("pays", "count"), [("food", 1), ("nectar", 1), ("card", 1), ("egg", 2)])
def test_wa65_tokens_for_each_payment(pays: str, count: int) -> None:
    assert tokens(f"react gain 1 bonus_card pay 2 {pays}", "hoard") == 6 - 2 * count


def test_wa65_the_die_is_assumed_and_some_things_are_never_paid() -> None:
    event = reacted(duet(tokens="hoard").does("react Anna's Hummingbird"))
    assert (event.tokens, event.marks) == (1, (Mark("hoard_die", "assumed"),))
    for resource in ("die", "bonus_card", "cache", "tuck"):
        duet().refuses(f"react gain 1 food pay 1 {resource}", "WA65", "no-price", resource=resource)


def test_wa66_given_things_are_hoarded_as_gained() -> None:
    assert tokens("react Red Avadavat", "hoard") == tokens("react gain 1 card", "hoard") == 2


@pytest.mark.parametrize("what", ["cache", "tuck"])
def test_wa67_caching_and_tucking_are_3(what: str) -> None:
    assert tokens(f"react gain 1 {what}", "hoard") == 3


def test_wa68_of_a_free_choice_she_takes_food() -> None:
    """The Crested Ibis asks for any two resources: two food."""
    power = duet().position.rules.powers["Crested Ibis"]
    assert power.pays == {"food": 2}
    assert tokens("react Crested Ibis", "hoard") == 4


def test_wa69_with_a_cost_the_difference() -> None:
    assert tokens("react gain 2 card pay 1 food", "hoard") == 3
    assert tokens("react Zebra Dove", "hoard") == 2
    assert tokens("react gain 1 card pay 1 egg", "hoard") == 0


def test_wa70_never_at_a_net_loss() -> None:
    event = reacted(duet(tokens="hoard").does("react gain 1 food pay 1 egg"))
    assert (event.outcome, event.tokens) == ("declines", 0)
    event = reacted(duet(tokens="hoard").does("react Sarus Crane"))
    assert (event.outcome, event.tokens) == ("gains", 0), "no loss is no reason to decline"
    assert tokens("react gain 1 food pay 1 egg", "cache") == 1, "of the cache she always takes part"


def test_wa71_examples_5_to_7_of_the_rulebook() -> None:
    for bird in ("Great Hornbill", "Crested Ibis"):
        event = reacted(duet(tokens="hoard").does(f"react {bird}"))
        assert (event.tokens, event.status) == (4, "stated")
    assert reacted(duet(tokens="hoard").does("react gain 1 food pay 1 egg")).outcome == "declines"


# -- subtle points --------------------------------------------------------------------------------------------------


def test_ws11_only_her_pink_icon_triggers_between_turns() -> None:
    """What stands in other sections of her card triggers nothing, nor does any reaction."""
    assert duet().draws("A08").kinds.count("pink_activated") == 1
    assert "pink_activated" not in duet().draws("A05").kinds
    assert "pink_activated" not in duet().does("react Osprey").kinds


def test_ws12_she_is_both_neighbours_and_steals_are_one() -> None:
    table = duet().draws("A06").does("react Eurasian Hoopoe")
    assert len(table.told(Reacted)) == 1
    assert reacted(table).tokens == 2


def test_ws13_teal_and_yellow_powers_never_feed_her() -> None:
    event = reacted(duet().does("react Mandarin Duck"))
    assert (event.effect, event.outcome, event.tokens) == ("none", "none", 0)


def test_ws14_rulings_on_two_birds() -> None:
    event = reacted(duet().does("react American Oystercatcher"))
    assert (event.gains, event.tokens, event.status) == ({"card": 1}, 2, "assumed")
    assert event.marks == (Mark("power", "assumed"),)
    duet().refuses("react Greater Flamingo", "WS15", "no-such-bird", bird="Greater Flamingo")


TABLE = [(power, bird) for power in duet().position.rules.components.powers for bird in power.birds]


@pytest.mark.parametrize(("power", "bird"), TABLE, ids=[bird for _, bird in TABLE])
def test_ws15_the_table_agrees_with_the_rules(power: Any, bird: str) -> None:
    """Its cache and hoard numbers are what WA36 and WA65 compute from each power's gains and pays."""
    rules = duet().position.rules
    for variant, expected in (("cache", power.cache), ("hoard", power.hoard)):
        assert worth(rules, variant, power.gains, power.pays) == expected  # type: ignore[arg-type]
        count = f" count {5}" if power.kind == "fewest" else ""
        event = reacted(duet(tokens=variant).draws("A06").does(f"react {bird}{count}"))
        assert (event.bird, event.tokens, event.effect) == (bird, expected, power.kind)
        assert event.status == ("stated" if bird in power.examples.get(variant, ()) else power.status)


def test_ws15_there_are_47_birds() -> None:
    assert len(TABLE) == len({bird for _, bird in TABLE}) == 47
    duet().refuses("react Emu", "WS15", "no-such-bird", bird="Emu")
    duet().refuses(React("Osprey", (("food", 1),)), "WS15", "bird-described", bird="Osprey")
