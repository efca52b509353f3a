"""The card phase (LI5 to LI7)."""

import json
from typing import Any

from engine.laisla import laisla
from engine.laisla.actions import Assign
from engine.laisla.events import Assigned, DeckShuffled, GameEnded, HandDealt, LeftoverDiscarded
from engine.laisla.functions import FUNCTIONS
from tests.engine.laisla.positions import Table, game


def test_li5_three_cards_each_assigned_one_to_each_action() -> None:
    table = game("red", "yellow")
    assert (table.seat("red").hand, table.seat("yellow").hand) == ((1, 2, 3), (4, 5, 6))
    assert len(table.offers("red")) == 6
    table.refuses("red", Assign(1, 2, 4), "LI5", "card-missing", card=4)
    table.refuses("red", Assign(1, 2, 2), "LI5", "card-twice", card=2, part="b")
    table.refuses("red", "take grey", "LI1", "wrong-answer", action="take", kind="assign")
    table.refuses("blue", "assign 1 2 3", "LI2", "not-asked", seat="blue", asked="red")
    table.does("red", "assign 3 1 2")
    assert table.seat("red").hand == (1, 2, 3)
    assert table.seat("red").assigned == (3, 1, 2)
    assert table.asked == [("yellow", "assign", "")]
    table.does("yellow", "assign 4 5 6")
    assert table.seat("red").hand == ()
    assert table.seat("red").holder == (3, None, None)
    assert list(table.position.discard) == [1, 5]
    assert table.seat("red").pending_d == 2


def test_li5_all_are_asked_at_once_and_may_answer_in_any_order_and_again() -> None:
    table = game("red", "yellow", "green")
    assert [seat for seat, _, _ in table.asked] == ["red", "yellow", "green"]
    table.does("green", "assign 7 8 9").does("red", "assign 1 2 3").does("green", "assign 9 8 7")
    assert table.told(Assigned) == [Assigned("green")], "it is not told that it was changed"
    assert [seat for seat, _, _ in table.asked] == ["yellow"]
    assert table.seat("green").assigned == (9, 8, 7)
    table.does("yellow", "assign 4 5 6")
    assert table.seat("green").holder[0] == 9
    table.refuses("green", "assign 7 8 9", "LI2", "not-asked")


def test_li5_what_others_assigned_is_told_and_shown_to_nobody() -> None:
    table = game("red", "yellow", "green").does("red", "assign 3 1 2")
    assert table.events == [Assigned("red")]
    assert not any(word in json.dumps(table.events[0].to_data()) for word in "123")
    own, other = table.view("red").seat("red"), table.view("yellow").seat("red")
    assert own.hand == (1, 2, 3)
    assert own.assigned is not None
    assert (own.assigned.a, own.assigned.b, own.assigned.d) == (3, 1, 2)
    assert (other.hand, other.assigned, other.has_assigned, other.cards) == (None, None, True, 3)


def test_li5_a_pending_card_is_shown_when_its_own_part_begins() -> None:
    table = game().holder("red", "wild_grey", "wild_brown", "wild_green").holder("yellow", "any_marker_instead_moth")
    a, moth = table.card(function="symbol_cube_rope"), table.card(animal="moth", cube="grey")
    table.hand("red", a, 8, 9).hand("yellow", 4, 6, moth)
    table.assign_all(red=f"{a} 8 9", yellow=f"4 6 {moth}")
    assert table.asked == [("red", "slot", "")]
    for viewer in ("yellow", None):
        assert table.view(viewer).seat("red").pending.a == a
        assert table.view(viewer).seat("red").pending.b is None
        assert table.view(viewer).seat("red").pending.d is None
    assert table.view("red").seat("red").pending.d == 9
    assert table.view("red").seat("yellow").pending.a is None
    table.does("red", "slot 1", "take grey").does("yellow", "take grey")
    assert table.asked == [("yellow", "advance", "any_marker_instead_moth")]
    assert table.view("red").seat("yellow").pending.d == moth


def test_li6_a_fourth_card_is_drawn_and_left_over_openly() -> None:
    table = game("red", "yellow").holder("red", "fourth_card").ends()
    hand = table.seat("red").hand
    assert (len(hand), len(table.seat("yellow").hand)) == (4, 3)
    assert len(table.offers("red")) == 24
    assert table.told(HandDealt)[1].count == 4
    table.does("red", f"assign {hand[3]} {hand[0]} {hand[1]}")
    assert hand[2] not in table.position.discard
    table.does("yellow", "assign {} {} {}".format(*table.seat("yellow").hand))
    assert table.told(LeftoverDiscarded) == [LeftoverDiscarded("red", hand[2])]
    assert hand[2] in table.position.discard


def test_li6_covering_it_in_a_does_not_undo_the_draw() -> None:
    table = game().holder("red", "fourth_card", "wild_grey", "wild_brown").ends()
    first, second, third, fourth = table.seat("red").hand
    table.does("red", f"assign {first} {second} {third}").does(
        "yellow", "assign {} {} {}".format(*table.seat("yellow").hand)
    )
    assert fourth in table.position.discard
    table.does("red", "slot 0").does("yellow", "take grey").does("red", "take grey")
    assert table.next_round
    assert len(table.seat("red").hand) == 3


def run_out(table: Table, left: int, discarded: int) -> list[int]:
    """Leave only so many cards in the deck and on the discard pile; give the discard."""
    position = table.position
    pool = sorted(position.deck)
    position.deck, position.discard = tuple(pool[:left]), tuple(pool[left : left + discarded])
    return list(position.discard)


def test_li7_b_and_d_cards_are_discarded_openly_and_covered_cards_leave_the_game() -> None:
    table = game().assign_all()
    assert list(table.position.discard) == [2, 5]
    table.does("red", "take grey").does("yellow", "take grey")
    assert list(table.position.discard) == [2, 3, 5, 6]
    table = game().holder("red", "wild_grey", "wild_brown", "wild_green").lays("red", "terrain_vp3_grey")
    covered = table.seat("red").holder[1]
    table.does("red", "slot 1")
    assert table.position.covered == (covered,)
    assert covered not in table.position.discard


def test_li7_the_discard_becomes_the_deck_when_a_card_is_due_from_an_empty_one() -> None:
    table = game("red", "yellow", "green")
    discard = run_out(table, left=4, discarded=9)
    table.chance.shuffled.clear()
    table.ends()
    assert table.chance.shuffled == [("deck", discard)]
    assert table.told(DeckShuffled)[0].cards == 9
    assert table.position.discard == ()
    assert len(table.position.deck) == 4 + 9 - 9
    assert sorted([*table.seat("green").hand][1:]) == discard[:2]


def test_li7_no_shuffle_before_a_card_is_due() -> None:
    table = game("red", "yellow")
    run_out(table, left=6, discarded=5)
    table.chance.shuffled.clear()
    table.ends()
    assert table.chance.shuffled == []
    assert table.position.deck == ()
    assert len(table.position.discard) == 5


def test_li7_with_fewer_cards_than_are_due_the_game_ends() -> None:
    table = game("red", "yellow").holder("red", "fourth_card")
    run_out(table, left=2, discarded=4)
    table.ends()
    assert table.told(GameEnded)[0].reason == "cards"
    assert (table.position.phase, table.position.round, table.position.start_player) == ("finished", 1, "red")
    table = game("red", "yellow")
    run_out(table, left=2, discarded=4)
    assert table.ends().next_round


def test_li7_the_basic_deck_has_the_first_set_only() -> None:
    assert set(game(deck="basic").position.rules.deck) == set(range(1, 121))
    assert set(game(deck="full").position.rules.deck) == set(range(1, 181))


def test_cards_are_dealt_at_once_to_each_seat_in_turn_order() -> None:
    table = game("red", "yellow", "green").ends()
    assert table.position.clockwise() == ("yellow", "green", "red")
    assert [event.cards for event in table.told(HandDealt)] == [(10, 11, 12), (13, 14, 15), (16, 17, 18)]
    other = table.told(HandDealt)[0].seen_by("red")
    assert (other.count, other.cards) == (3, None)


def test_a_small_owners_deck_is_played_to_its_last_cards() -> None:
    data: dict[str, Any] = laisla.components()
    one_of_each = {card["function"]: card for card in data["deck"]}
    data["deck"] = list(one_of_each.values())
    data["components"]["cards"] = {"set1": 65, "set2": 29}
    data["end_sum"] = {"2": 99, "3": 99, "4": 99}
    assert set(one_of_each) == set(FUNCTIONS)
    table = game("red", "yellow", "green", "blue", components=data, deck="basic")
    while decisions := laisla.decisions(table.position):
        table.acts(decisions[0].seat, table.default(decisions[0].seat))
    assert table.told(GameEnded)[0].reason == "cards"
