"""Whole positions drawn from what a seat sees (H0, W3): nothing is lost, nothing known changed, all else possible."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.chance import LiveChance
from engine.choices import draw
from engine.moa import moa
from engine.moa.position import MoaPosition
from engine.moa.views.view import MoaView
from tests.engine.moa.positions import duel, game


def birds_of(position: MoaPosition) -> Counter[str]:
    """Count all bird cards, wherever they lie."""
    return Counter((*position.bird_draw, *position.bird_discard, *(c for s in position.seats.values() for c in s.hand)))


def mammals_of(position: MoaPosition) -> Counter[str]:
    """Count all mammal cards, wherever they lie."""
    sold = (card for state in position.seats.values() for card in state.sold_cards)
    return Counter((*position.mammal_draw, *position.mammal_discard, *Counter(position.display).elements(), *sold))


@pytest.mark.parametrize("options", [{}, {"karakia_ready": "next_own_turn", "neutral_scores": "shown"}])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_h0_each_card_is_somewhere_and_the_view_stays(seats: int, options: dict[str, str]) -> None:
    rng = random.Random(seats)
    position = moa.start(moa.colours[:seats], options, moa.components(), LiveChance(rng)).position
    while (ask := position.asked) is not None:
        for viewer in (ask.seat, position.seating[0], None):
            view = moa.view(position, viewer)
            drawn = moa.determinise(view, rng)
            assert moa.view(drawn, viewer) == view
            assert birds_of(drawn) == birds_of(position)
            assert mammals_of(drawn) == mammals_of(position)
            assert not Counter(drawn.terrain_draw + drawn.active_terrain) - Counter(position.rules.terrain_deck)
            assert {each: state.score for each, state in drawn.seats.items()} == {
                each: state.score for each, state in position.seats.items()
            }
        action = draw(moa.choices(position, ask.seat), rng)
        position = moa.apply(position, ask.seat, action, LiveChance(rng)).position


def test_h0_every_hidden_card_may_lie_anywhere_as_likely() -> None:
    rng = random.Random(1)
    position = moa.start(("red", "green", "blue"), {}, moa.components(), LiveChance(rng)).position
    view = moa.view(position, "red")
    unseen = Counter(position.rules.bird_deck) - Counter(position.seats["red"].hand)
    hands, first = Counter[str](), Counter[str]()
    for _ in range(times := 2000):
        drawn = moa.determinise(view, rng)
        assert drawn.seats["red"].hand == position.seats["red"].hand
        hands.update(drawn.seats["green"].hand)
        first[drawn.bird_draw[0]] += 1
    whole = sum(unseen.values())
    for card, copies in unseen.items():
        expected = times * copies / whole
        assert 0.6 * expected < first[card] < 1.5 * expected
        assert 0.8 * expected < hands[card] / len(position.seats["green"].hand) < 1.2 * expected


def test_h0_a_terrain_card_on_the_table_does_not_come_again() -> None:
    rng = random.Random(2)
    table = game().open("coast", "forest")
    rules = table.position.rules
    left = Counter(rules.terrain_deck) - Counter(table.position.active_terrain)
    for _ in range(50):
        drawn = moa.determinise(_whole(table.position), rng)
        assert not Counter(drawn.terrain_draw) - left


def _whole(position: MoaPosition) -> MoaView:
    """Return red's view of a position whose piles are as many as the game has."""
    position.bird_draw, position.bird_discard = position.rules.bird_deck, ()
    for state in position.seats.values():
        state.hand = ()
    position.mammal_draw, position.mammal_discard = position.rules.mammal_deck, ()
    return moa.view(position, "red")


def test_w3_the_neutral_score_is_counted_from_the_sheets() -> None:
    table = duel(neutral_scores="hidden").land(1, blue=2, red=1).land(2, blue=1)
    position = table.scores().position
    assert position.seats["blue"].score > 0
    view = moa.view(position, "red")
    assert view.seat("blue").score is None
    assert moa.determinise(view, random.Random(3)).seats["blue"].score == position.seats["blue"].score
