"""The animals' tracks: one step of a marker (rules LI4, LI30, LI33)."""

from __future__ import annotations

from engine.contract import Illegal, Seat
from engine.laisla.chapters.transition import Transition
from engine.laisla.events import MarkerMoved
from engine.laisla.position import LaIslaPosition


def why_no_animal(position: LaIslaPosition, animal: str, rule: str) -> Illegal | None:
    """Return the refusal (`rule`) of an animal without a marker."""
    return None if animal in position.rules.animals else Illegal(rule, "no-such-animal", animal=animal)


def step_up(
    transition: Transition, seat: Seat, animal: str, function: str | None = None, instead_of: str | None = None
) -> None:
    """Move a marker up by one and score 1 point for each own animal; on top it stays, but still scores (LI33)."""
    position, state = transition.position, transition.state(seat)
    virtual = position.markers[animal] >= position.rules.track.top
    if not virtual:
        position.markers[animal] += 1
    points = state.animals(animal)
    state.score += points
    space = position.markers[animal]
    value = position.rules.value(space)
    transition.emit(MarkerMoved(seat, animal, space, value, points, virtual, function, instead_of))
