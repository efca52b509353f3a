"""Answers that nobody would turn down: gifts without a drawback.

A cube is taken in the colour of which the seat has fewest, a marker moves where that gives most points. The game is not
brought to its end by that: where each step that gives points would, the seat is asked; in action D the card's own
animal is the seat's choice, and moves then. So a round has a person come back for at most one question beside the cards
and action C. Everything else is left to the seat.

This stands with the rules, since it weighs what they give and works on what a seat may see; pages only say of it that
it is done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from engine.contract import Event
from engine.laisla import events as happened
from engine.laisla.actions import Advance, Cube, LaIslaAction, Marker
from engine.laisla.views.view import LaIslaView, SeatView

Foresee: TypeAlias = Callable[[LaIslaAction], Iterable[Event]]
"""The events that follow an action, as far as its seat may know before."""


def obvious_answer(view: LaIslaView, me: SeatView, kind: str, foresee: Foresee) -> LaIslaAction | None:
    """Return the obvious answer to a decision of the kind `kind`; None: the seat is to decide."""
    answer = _ANSWERS.get(kind)
    return None if answer is None else answer(view, me, foresee)


def _cube(view: LaIslaView, me: SeatView, _foresee: Foresee) -> Cube:
    return Cube(min(view.colours, key=lambda colour: me.cubes[colour]))


def _marker(view: LaIslaView, me: SeatView, _foresee: Foresee) -> Marker | None:
    points = {track.animal: me.animals[track.animal] for track in view.tracks}
    harmless = [animal for animal in points if points[animal] and not ends_the_game(view, animal)]
    return Marker(max(harmless, key=points.__getitem__)) if harmless else None


def _advance(view: LaIslaView, me: SeatView, foresee: Foresee) -> Advance | None:
    """One marker must move: the card's own, unless another gives more and does not end the game."""
    if me.pending.d is None:
        return None

    def points(animal: str) -> int:
        return _points(foresee(Advance(animal)), me.seat)

    own = view.all_cards[me.pending.d].animal
    others = [track.animal for track in view.tracks if track.animal != own]
    harmless = [animal for animal in others if not ends_the_game(view, animal)]
    return Advance(max((own, *harmless), key=points))


_ANSWERS: Mapping[str, Callable[[LaIslaView, SeatView, Foresee], LaIslaAction | None]] = {
    "cube": _cube,
    "marker": _marker,
    "advance": _advance,
}
OBVIOUS_KINDS = frozenset(_ANSWERS)


def ends_the_game(view: LaIslaView, animal: str) -> bool:
    """Whether a step of this marker brings the sum of values to where the game ends."""
    track = view.track(animal)
    rises = track.space + 1 in view.thresholds
    return view.value_sum < view.end_sum <= view.value_sum + rises


def own_gains(events: Iterable[Event], seat: str) -> list[Event]:
    """Return what comes to the seat itself, up to where others go on or the round ends."""
    own: list[Event] = []
    for event in events:
        if isinstance(event, happened.PhaseBegan) or getattr(event, "seat", seat) != seat:
            break
        if isinstance(event, happened.GameEnded | happened.RoundBegan):
            break
        own.append(event)
    return own


def _points(events: Iterable[Event], seat: str) -> int:
    gains = own_gains(events, seat)
    return sum(event.points for event in gains if isinstance(event, happened.MarkerMoved | happened.PointsGained))
