"""Whole positions drawn from what a seat sees (LI5, LI40): each card once, nothing known changed, all else possible."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.chance import LiveChance
from engine.choices import draw
from engine.laisla import laisla
from engine.laisla.position import LaIslaPosition
from tests.engine.laisla.positions import game


def cards_of(position: LaIslaPosition) -> Counter[int | None]:
    """Count all cards, wherever they lie."""
    cards = Counter[int | None]((*position.deck, *position.discard, *position.covered))
    for state in position.seats.values():
        cards.update((*state.slots, *state.hand, state.pending_a, state.pending_b, state.pending_d))
    del cards[None]
    return cards


@pytest.mark.parametrize("deck", ["basic", "full"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_li40_each_card_is_drawn_once_and_the_view_stays(seats: int, deck: str) -> None:
    rng = random.Random(seats)
    position = laisla.start(laisla.colours[:seats], {"deck": deck}, laisla.components(), LiveChance(rng)).position
    while decisions := laisla.decisions(position):
        for viewer in (*position.seating, None):
            view = laisla.view(position, viewer)
            drawn = laisla.determinise(view, rng)
            assert laisla.view(drawn, viewer) == view
            assert cards_of(drawn) == cards_of(position)
        seat = decisions[-1].seat
        position = laisla.apply(position, seat, draw(laisla.choices(position, seat), rng), LiveChance(rng)).position


def test_li40_every_unseen_card_may_lie_anywhere_as_likely() -> None:
    table = game("red", "green").does("green", "assign 4 5 6")
    view, rng = table.view("red"), random.Random(1)
    unseen = set(table.position.deck) | set(table.seat("green").hand)
    hands, first = Counter[int](), Counter[int]()
    for _ in range(times := 4000):
        drawn = laisla.determinise(view, rng)
        hands.update(drawn.seats["green"].hand)
        first[drawn.deck[0]] += 1
    assert set(first) == set(hands) == unseen
    expected = times / len(unseen)
    assert all(0.4 * expected < first[card] < 1.8 * expected for card in unseen)
    assert all(0.6 * 3 * expected < hands[card] < 1.5 * 3 * expected for card in unseen)


def test_li5_what_others_assigned_is_drawn_whatever_it_is() -> None:
    table = game("red", "green").does("green", "assign 4 5 6")
    view, rng = table.view("red"), random.Random(2)
    orders = Counter[tuple[int, ...]]()
    for _ in range(600):
        green = laisla.determinise(view, rng).seats["green"]
        assert green.assigned is not None
        assert set(green.assigned) == set(green.hand)
        orders[tuple(green.hand.index(card) for card in green.assigned)] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 50
    assert laisla.determinise(table.view("green"), rng).seats["green"].assigned == (4, 5, 6)


def test_li5_a_card_that_was_shown_stays_and_one_face_down_is_drawn() -> None:
    table = game("red", "green").holder("red", "wild_grey", "wild_brown", "wild_green")
    a = table.card(function="symbol_cube_rope")
    table.hand("red", a, 8, 9).assign_all(red=f"{a} 8 9")
    assert table.asked == [("red", "slot", "")]
    view, rng = table.view("green"), random.Random(3)
    drawn = [laisla.determinise(view, rng).seats["red"] for _ in range(50)]
    assert {state.pending_a for state in drawn} == {a}
    assert len({state.pending_b for state in drawn}) > 10
    assert len({state.pending_d for state in drawn}) > 10
