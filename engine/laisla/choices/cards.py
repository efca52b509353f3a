"""Choosing cards: which go to A, B and D (LI5), and which one is covered (LI8).

A card's key is "c" and its id, a slot's "s" and its number: what people type are numbers in the hand and of their
slots, from 1, which no key can be taken for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from engine.choices import Node, One, Option, Thing, Tree
from engine.contract import Illegal, Seat
from engine.laisla.actions import Assign, LaIslaAction, Slot
from engine.laisla.chapters.cards import why_no_card
from engine.laisla.position import LaIslaPosition


def assign(position: LaIslaPosition, seat: Seat) -> Node[LaIslaAction]:
    """LI5: ask for the card of A, then of B, then of D."""

    def after_a(a: int) -> Node[LaIslaAction]:
        def after_b(b: int) -> Node[LaIslaAction]:
            return _card(position, seat, "d", (a, b), partial(Assign, a, b))

        return _card(position, seat, "b", (a,), after_b)

    return _card(position, seat, "a", (), after_a)


def _card(
    position: LaIslaPosition, seat: Seat, ask: str, taken: tuple[int, ...], then: Callable[[int], Tree[LaIslaAction]]
) -> Node[LaIslaAction]:
    def refused() -> Iterator[tuple[int, Illegal]]:
        for card in taken:
            if illegal := why_no_card(position, seat, card, (*taken, card)):
                yield card, illegal

    free = [card for card in position.seats[seat].hand if card not in taken]
    return One(ask, free, then, refused=refused, about=_about_card, key_of=card_key)


def card_key(card: int) -> str:
    """Return the key of a card."""
    return f"c{card}"


def _about_card(card: int) -> Option:
    return Option(card_key(card), (Thing("card", card),))


def slot(position: LaIslaPosition, seat: Seat) -> Node[LaIslaAction]:
    """LI8: ask which slot the new card covers."""
    shown = position.seats[seat].slots
    return One("slot", range(len(shown)), Slot, about=partial(_about_slot, position, seat), key_of=slot_key)


def slot_key(slot: int) -> str:
    """Return the key of a slot."""
    return f"s{slot}"


def _about_slot(position: LaIslaPosition, seat: Seat, slot: int) -> Option:
    card = position.seats[seat].slots[slot]
    facts = {} if card is None else {"function": position.rules.cards[card].function}
    return Option(slot_key(slot), (Thing("slot", slot),), facts)
