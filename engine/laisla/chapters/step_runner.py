"""The course of the game: which chapter carries out which step, and what follows a round (rules LI1 to LI3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.laisla.agenda import (
    AskExplore,
    BeginPhase,
    BeginRound,
    EndRound,
    GainCube,
    LayCard,
    MoveMarker,
    OfferSwap,
    Step,
    is_ask,
)
from engine.laisla.chapters.advance import move_marker
from engine.laisla.chapters.cards import begin_round, enough_cards
from engine.laisla.chapters.cube import gain_cube
from engine.laisla.chapters.effects import offer_swap
from engine.laisla.chapters.holder import lay_card
from engine.laisla.chapters.scoring import finish
from engine.laisla.chapters.transition import Transition
from engine.laisla.events import GameEnded, PhaseBegan


def run(transition: Transition) -> None:
    """Carry out what is on the agenda until a seat is asked or the game is over."""
    agenda = transition.position.agenda
    while agenda and not is_ask(agenda[-1]):
        step = agenda.pop()
        _CHAPTERS[type(step)](transition, step)


def begin_phase(transition: Transition, step: BeginPhase) -> None:
    """LI1, LI2: one action, for every seat in turn order."""
    transition.position.phase = step.phase
    transition.emit(PhaseBegan(step.phase))
    transition.push(*(_PARTS[step.phase](seat) for seat in transition.position.clockwise()))


def end_round(transition: Transition, _step: EndRound) -> None:
    """LI3: end when the sum is reached, LI7: or the cards run out; else the next seat begins the next round (LI1)."""
    position = transition.position
    if position.value_sum >= position.end_sum:
        _end(transition, "sum")
    elif not enough_cards(position):
        _end(transition, "cards")
    else:
        position.start_player = position.clockwise()[1]
        transition.push(BeginRound())


def _end(transition: Transition, reason: str) -> None:
    sheet = finish(transition.position)
    transition.emit(GameEnded(reason, sheet, sheet.scores, sheet.winners))


_PARTS: Mapping[str, Callable[[str], Step]] = {"a": LayCard, "b": GainCube, "c": AskExplore, "d": MoveMarker}
"""A seat's part of each action."""
_CHAPTERS: Mapping[type[Step], Callable[[Transition, Any], None]] = {
    BeginRound: begin_round,
    BeginPhase: begin_phase,
    LayCard: lay_card,
    GainCube: gain_cube,
    OfferSwap: offer_swap,
    MoveMarker: move_marker,
    EndRound: end_round,
}
