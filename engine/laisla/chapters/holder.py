"""Action A: the card with its function goes to the holder (rules LI8 to LI13)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract import Illegal, Seat
from engine.laisla.actions import Slot
from engine.laisla.agenda import AskSlot, LayCard
from engine.laisla.chapters.transition import Transition
from engine.laisla.events import CardLaid, CardShown, ExplorerGained, SlotAdded
from engine.laisla.functions import FUNCTIONS
from engine.laisla.position import LaIslaPosition


def lay_card(transition: Transition, step: LayCard) -> None:
    """LI8: lay the card where it must go; ask only where there is a choice."""
    seat, state = step.seat, transition.state(step.seat)
    card = state.pending_a
    assert card is not None  # noqa: S101  (assigned)
    transition.emit(CardShown(seat, "a", card))
    function = transition.position.rules.function(card)
    if function.gives == "slot":
        _add_slot(transition, seat, card)
        return
    slot = forced_slot(shown_functions(transition.position, seat), function.name)
    if slot is None:
        transition.push(AskSlot(seat))
    else:
        _lay(transition, seat, card, slot)


def shown_functions(position: LaIslaPosition, seat: Seat) -> list[str | None]:
    """Return the function visible in each slot of a seat; None where nothing lies."""
    cards = position.rules.cards
    return [None if top is None else cards[top].function for top in position.seats[seat].slots]


def forced_slot(shown: Sequence[str | None], function: str) -> int | None:
    """LI8, LI9: the slot a card must go to: on the identical function, else the first free one; None: any.

    `shown` is the function visible in each slot, None where nothing lies.
    """
    if function in shown:
        return shown.index(function)
    return shown.index(None) if None in shown else None


def may_cover(shown: Sequence[str | None], function: str) -> bool:
    """LI8, LI12: whether a card with this function covers one of the seat's choice."""
    return FUNCTIONS[function].gives != "slot" and forced_slot(shown, function) is None


def why_no_slot(position: LaIslaPosition, seat: Seat, action: Slot) -> Illegal | None:
    """Return the refusal of a slot that is none."""
    count = len(position.seats[seat].slots)
    return None if 0 <= action.slot < count else Illegal("LI8", "no-such-slot", slot=action.slot, last=count - 1)


def answer_slot(transition: Transition, ask: AskSlot, action: Slot) -> None:
    """LI8: cover the chosen card."""
    card = transition.state(ask.seat).pending_a
    assert card is not None  # noqa: S101  (it waits to be laid)
    _lay(transition, ask.seat, card, action.slot)


def _lay(transition: Transition, seat: Seat, card: int, slot: int) -> None:
    state = transition.state(seat)
    state.pending_a = None
    covered = state.lay(slot, card)
    if covered is not None:
        transition.take_out(covered)
    function = transition.position.rules.function(card)
    transition.emit(CardLaid(seat, card, function.name, slot, covered))
    if function.gives == "explorer":
        _gain_explorer(transition, seat)


def _add_slot(transition: Transition, seat: Seat, card: int) -> None:
    """LI12: the card itself is the new slot, unless an extra slot is still empty."""
    state = transition.state(seat)
    state.pending_a = None
    transition.take_out(card)
    slot = None if None in state.extra_slots else len(state.slots)
    if slot is not None:
        state.extra_slots += (None,)
    transition.emit(SlotAdded(seat, card, slot))


def _gain_explorer(transition: Transition, seat: Seat) -> None:
    """LI11: an explorer from the reserve, if one is left."""
    state = transition.state(seat)
    gained = min(1, state.reserve)
    state.reserve -= gained
    state.supply += gained
    transition.emit(ExplorerGained(seat, gained, state.supply, state.reserve))
