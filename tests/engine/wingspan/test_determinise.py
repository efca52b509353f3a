"""Whole positions drawn from what the person sees: only the order of the deck is another."""

from __future__ import annotations

import random
from collections import Counter

from engine.wingspan import wingspan
from tests.engine.wingspan.positions import SEAT, duet
from tests.engine.wingspan.test_choices import positions


def test_a_drawn_position_looks_the_same_and_has_the_same_cards() -> None:
    rng = random.Random(1)
    for position in positions(1):
        for viewer in (SEAT, None):
            view = wingspan.view(position, viewer)
            drawn = wingspan.determinise(view, rng)
            assert wingspan.view(drawn, viewer) == view
            assert sorted(drawn.deck) == sorted(position.deck)
            assert wingspan.to_record(drawn) | {"deck": []} == wingspan.to_record(position) | {"deck": []}


def test_every_card_is_as_likely_the_next() -> None:
    view, rng = duet().view, random.Random(2)
    first = Counter(wingspan.determinise(view, rng).deck[0] for _ in range(100 * len(view.unseen)))
    assert set(first) == set(view.unseen)
    assert min(first.values()) > 60
    assert max(first.values()) < 150
