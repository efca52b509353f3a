"""Action B: the card's cube (rules LI14 to LI16)."""

from __future__ import annotations

from engine.laisla.agenda import GainCube
from engine.laisla.effects import trigger
from engine.laisla.events import CardShown
from engine.laisla.play import Play


def gain_cube(play: Play, step: GainCube) -> None:
    """LI14: discard the card, gain its cube, then what functions give for it."""
    state = play.state(step.seat)
    card, state.pending_b = state.pending_b, None
    assert card is not None  # noqa: S101  (assigned)
    play.discard(card)
    play.tell(CardShown(step.seat, "b", card))
    cube = play.position.rules.cards[card].cube
    play.gain_cube(step.seat, cube, None)
    trigger(play, step.seat, {("cube", cube): 1})
