"""Clearings: enclosing them and taking their tiles (rules LI26, LI27)."""

from __future__ import annotations

from collections.abc import Container

from engine.contract import Seat
from engine.laisla.chapters.transition import Transition
from engine.laisla.events import TileTaken
from engine.laisla.position import LaIslaPosition


def enclosed(position: LaIslaPosition, own: Container[str], field: str) -> tuple[str, ...]:
    """LI26: return the clearings with a tile next to `field` that explorers on the fields `own` enclose."""
    rules = position.rules
    return tuple(
        clearing
        for clearing in rules.around[field]
        if position.animals[clearing] is not None and all(slot in own for slot in rules.clearings[clearing])
    )


def take_tiles(transition: Transition, seat: Seat, field: str) -> tuple[str, ...]:
    """LI26: take every tile that an explorer on `field` completes, with its points; return the animals."""
    position, state = transition.position, transition.state(seat)
    taken = []
    for clearing in enclosed(position, state.fields, field):
        animal, position.animals[clearing] = position.animals[clearing], None
        assert animal is not None  # noqa: S101  (it has a tile)
        points = len(position.rules.clearings[clearing])
        state.tiles[animal] += 1
        state.score += points
        taken.append(animal)
        transition.emit(TileTaken(seat, clearing, animal, points))
    return tuple(taken)
