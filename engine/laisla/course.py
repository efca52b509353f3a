"""The course of the game: which chapter carries out which step, and what follows a round (rules LI1 to LI3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.laisla.advance import move_marker
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
from engine.laisla.cards import begin_round, enough_cards
from engine.laisla.cube import gain_cube
from engine.laisla.effects import offer_swap
from engine.laisla.events import GameEnded, PhaseBegan
from engine.laisla.holder import lay_card
from engine.laisla.play import Play
from engine.laisla.scoring import finish


def run(play: Play) -> None:
    """Carry out what is on the agenda until a seat is asked or the game is over."""
    agenda = play.position.agenda
    while agenda and not is_ask(agenda[-1]):
        step = agenda.pop()
        _CHAPTERS[type(step)](play, step)


def begin_phase(play: Play, step: BeginPhase) -> None:
    """LI1, LI2: one action, for every seat in turn order."""
    play.position.phase = step.phase
    play.tell(PhaseBegan(step.phase))
    play.then(*(_PARTS[step.phase](seat) for seat in play.position.clockwise()))


def end_round(play: Play, _step: EndRound) -> None:
    """LI3: end when the sum is reached, LI7: or the cards run out; else the next seat begins the next round (LI1)."""
    position = play.position
    if position.value_sum >= position.end_sum:
        _end(play, "sum")
    elif not enough_cards(position):
        _end(play, "cards")
    else:
        position.start_player = position.clockwise()[1]
        play.then(BeginRound())


def _end(play: Play, reason: str) -> None:
    sheet = finish(play.position)
    play.tell(GameEnded(reason, sheet, sheet.scores, sheet.winners))


_PARTS: Mapping[str, Callable[[str], Step]] = {"a": LayCard, "b": GainCube, "c": AskExplore, "d": MoveMarker}
"""A seat's part of each action."""
_CHAPTERS: Mapping[type[Step], Callable[[Play, Any], None]] = {
    BeginRound: begin_round,
    BeginPhase: begin_phase,
    LayCard: lay_card,
    GainCube: gain_cube,
    OfferSwap: offer_swap,
    MoveMarker: move_marker,
    EndRound: end_round,
}
