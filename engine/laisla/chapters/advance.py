"""Action D: the marker of the card's animal (rules LI31 to LI34)."""

from __future__ import annotations

from engine.contract import Illegal, Seat
from engine.laisla.actions import Advance
from engine.laisla.agenda import AskAdvance, MoveMarker
from engine.laisla.chapters.effects import trigger
from engine.laisla.chapters.track import step_up, why_no_animal
from engine.laisla.chapters.transition import Transition
from engine.laisla.events import CardShown
from engine.laisla.position import LaIslaPosition


def move_marker(transition: Transition, step: MoveMarker) -> None:
    """LI31: show the card; its marker moves unless a function lets the seat choose (LI32)."""
    card = transition.state(step.seat).pending_d
    assert card is not None  # noqa: S101  (assigned)
    transition.emit(CardShown(step.seat, "d", card))
    animal = card_animal(transition.position, step.seat)
    choosing = [each for each in transition.position.functions(step.seat) if each.occasion == ("advance", animal)]
    if choosing:
        transition.push(AskAdvance(step.seat, choosing[0].name))
    else:
        _advance(transition, step.seat, animal)


def card_animal(position: LaIslaPosition, seat: Seat) -> str:
    """Return the animal of the card that a seat assigned to D."""
    card = position.seats[seat].pending_d
    assert card is not None  # noqa: S101  (assigned)
    return position.rules.cards[card].animal


def why_no_advance(position: LaIslaPosition, action: Advance) -> Illegal | None:
    """Return the refusal of a marker that is none; that one moves is a must (LI31)."""
    return why_no_animal(position, action.animal, "LI32")


def answer_advance(transition: Transition, ask: AskAdvance, action: Advance) -> None:
    """LI32: move the chosen marker."""
    _advance(transition, ask.seat, action.animal)


def _advance(transition: Transition, seat: Seat, animal: str) -> None:
    shown = card_animal(transition.position, seat)
    state = transition.state(seat)
    card, state.pending_d = state.pending_d, None
    assert card is not None  # noqa: S101  (assigned)
    transition.discard(card)
    step_up(transition, seat, animal, instead_of=shown if shown != animal else None)
    trigger(transition, seat, {("step", animal): 1})
