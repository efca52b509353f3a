"""What the host answers for a seat that wants its bonuses taken: gifts that nobody would turn down.

A cube is taken in the colour of which the seat has fewest, a marker moves where that gives most points. Everything else
is left to the seat; so is a step that would bring the game to its end.
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
    """One marker must move: the card's own, unless another gives more."""
    own = legal.view.all_cards[legal.me.pending.d].animal if legal.me.pending.d is not None else ""
    animals = sorted((track.animal for track in legal.view.tracks), key=lambda animal: animal != own)
    best = max(animals, key=lambda animal: _points(legal, animal))
    if legal.ends_the_game(best) and not all(legal.ends_the_game(animal) for animal in animals):
        return None
    return Advance(best)


def _points(legal: Legal, animal: str) -> int:
    gains = legal.foreseen(Advance(animal))
    return sum(event.points for event in gains if isinstance(event, happened.MarkerMoved | happened.PointsGained))
