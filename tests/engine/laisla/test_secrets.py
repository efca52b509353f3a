"""No event and no view names a card that its reader cannot know (LI5, LI6, LI40), over random games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.contract import Seat
from engine.laisla import laisla
from engine.laisla.agenda import AskAdvance, AskSlot
from engine.laisla.position import LaIslaPosition
from engine.log import new_setup
from tests.support.games import Case
from tests.support.play import steps

TABLES = [
    Case(laisla, new_setup(laisla, laisla.colours[:seats], {"deck": deck}))
    for seats, deck in ((2, "full"), (3, "basic"), (4, "full"))
]


def known(position: LaIslaPosition, viewer: Seat | None) -> set[int]:
    """Give the cards that `viewer` can know the place of: open ones, its own, those whose part has begun."""
    cards: set[int | None] = {*position.discard, *position.covered}
    for seat, state in position.seats.items():
        cards |= set(state.slots)
        if seat == viewer:
            cards |= {*state.hand, state.pending_a, state.pending_b, state.pending_d}
    asked = position.asked
    if isinstance(asked, AskSlot):
        cards.add(position.seats[asked.seat].pending_a)
    if isinstance(asked, AskAdvance):
        cards.add(position.seats[asked.seat].pending_d)
    return {card for card in cards if card is not None}


def named(data: Any, key: str = "") -> Iterator[int]:
    """Give every card that an event or a view names."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from named(value, name)
    elif isinstance(data, list):
        for value in data:
            yield from named(value, key)
    elif type(data) is int and key in {"card", "cards", "covered", "discard", "hand", "a", "b", "d"}:
        yield data


@pytest.mark.parametrize("case", TABLES, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_events_and_views_name_only_cards_that_are_known(case: Case, seed: int) -> None:
    looked = 0
    for match in steps(case, seed=900 + seed):
        entry = match.entries[-1]
        reshuffled = entry.n > 1 and bool(entry.chance)
        for viewer in (*case.setup.seats, None):
            allowed = known(match.position, viewer)
            view = laisla.view(match.position, viewer).to_data()
            for state in view["seats"]:
                assert state.pop("cards") == len(match.position.seats[state["seat"]].hand)
            view.pop("all_cards")
            assert set(named(view)) <= allowed
            for event in () if reshuffled else entry.events:
                cards = set(named(event.seen_by(viewer).to_data()))
                assert cards <= allowed, event
                looked += len(cards)
    assert looked > 100
