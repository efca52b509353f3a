"""Action B: the card's cube (rules LI14 to LI16)."""

from __future__ import annotations

from engine.laisla.agenda import GainCube
from engine.laisla.chapters.effects import trigger
from engine.laisla.chapters.transition import Transition
from engine.laisla.events import CardShown


def gain_cube(transition: Transition, step: GainCube) -> None:
    """LI14: discard the card, gain its cube, then what functions give for it."""
    state = transition.state(step.seat)
    card, state.pending_b = state.pending_b, None
    assert card is not None  # noqa: S101  (assigned)
    transition.discard(card)
    transition.emit(CardShown(step.seat, "b", card))
    cube = transition.position.rules.cards[card].cube
    transition.gain_cube(step.seat, cube, None)
    trigger(transition, step.seat, {("cube", cube): 1})
