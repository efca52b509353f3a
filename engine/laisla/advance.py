"""Action D: the marker of the card's animal (rules LI31 to LI34)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.contract import Seat
from engine.laisla.actions import Advance
from engine.laisla.agenda import AskAdvance, MoveMarker
from engine.laisla.effects import trigger
from engine.laisla.events import CardShown
from engine.laisla.play import Play
from engine.laisla.position import LaIslaPosition
from engine.laisla.track import check_animal, step_up


def move_marker(play: Play, step: MoveMarker) -> None:
    """LI31: show the card; its marker moves unless a function lets the seat choose (LI32)."""
    card = play.state(step.seat).pending_d
    assert card is not None  # noqa: S101  (assigned)
    play.tell(CardShown(step.seat, "d", card))
    animal = card_animal(play.position, step.seat)
    choosing = [each for each in play.position.functions(step.seat) if each.occasion == ("advance", animal)]
    if choosing:
        play.then(AskAdvance(step.seat, choosing[0].name))
    else:
        _advance(play, step.seat, animal)


def card_animal(position: LaIslaPosition, seat: Seat) -> str:
    """Give the animal of the card that a seat assigned to D."""
    card = position.seats[seat].pending_d
    assert card is not None  # noqa: S101  (assigned)
    return position.rules.cards[card].animal


def advances(position: LaIslaPosition) -> Iterator[Advance]:
    """LI32: give every marker that can move."""
    return (Advance(animal) for animal in position.rules.animals)


def check_advance(position: LaIslaPosition, action: Advance) -> None:
    """Raise Illegal for a marker that is none; that one moves is a must (LI31)."""
    check_animal(position, action.animal, "LI32")


def answer_advance(play: Play, ask: AskAdvance, action: Advance) -> None:
    """LI32: move the chosen marker."""
    _advance(play, ask.seat, action.animal)


def _advance(play: Play, seat: Seat, animal: str) -> None:
    shown = card_animal(play.position, seat)
    state = play.state(seat)
    card, state.pending_d = state.pending_d, None
    assert card is not None  # noqa: S101  (assigned)
    play.discard(card)
    step_up(play, seat, animal, instead_of=shown if shown != animal else None)
    trigger(play, seat, {("step", animal): 1})
