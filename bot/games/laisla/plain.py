"""What the host answers for a seat that wants its bonuses taken: gifts that nobody would turn down.

A cube is taken in the colour of which the seat has fewest, a marker moves where that gives most points. The game is not
brought to its end by that: where each step that gives points would, the seat is asked; in action D the card's own
animal is the seat's choice, and moves then. So a round has a person come back for at most one question beside the cards
and action C. Everything else is left to the seat.
"""

from __future__ import annotations

from bot.games.laisla.legal import Legal
from bot.hosting.turn import Turn
from engine.laisla import events as happened
from engine.laisla.actions import Advance, Cube, LaIslaAction, Marker


def plain_answer(turn: Turn) -> LaIslaAction | None:
    """Give the answer that is plainly good, or None where the seat is to be asked."""
    legal = Legal(turn)
    if turn.decision.kind == "cube":
        return Cube(min(legal.view.colours, key=lambda colour: legal.me.cubes[colour]))
    if turn.decision.kind == "marker":
        return _marker(legal)
    if turn.decision.kind == "advance":
        return _advance(legal)
    return None


def _marker(legal: Legal) -> Marker | None:
    points = {track.animal: legal.me.animals[track.animal] for track in legal.view.tracks}
    harmless = [animal for animal in points if points[animal] and not legal.ends_the_game(animal)]
    return Marker(max(harmless, key=points.__getitem__)) if harmless else None


def _advance(legal: Legal) -> Advance | None:
    """One marker must move: the card's own, unless another gives more and does not end the game."""
    if legal.me.pending.d is None:
        return None
    own = legal.view.all_cards[legal.me.pending.d].animal
    others = [track.animal for track in legal.view.tracks if track.animal != own]
    harmless = [animal for animal in others if not legal.ends_the_game(animal)]
    return Advance(max((own, *harmless), key=lambda animal: _points(legal, animal)))


def _points(legal: Legal, animal: str) -> int:
    gains = legal.foreseen(Advance(animal))
    return sum(event.points for event in gains if isinstance(event, happened.MarkerMoved | happened.PointsGained))
