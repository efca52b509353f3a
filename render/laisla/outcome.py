"""What the events of an action bring its seat, and the island as it then is: a preview shows both."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from engine.contract import Event, Seat
from engine.laisla.actions import Cube, LaIslaAction
from engine.laisla.events import (
    CubeGained,
    CubeTaken,
    ExplorerPlaced,
    MarkerMoved,
    PointsGained,
    Swapped,
    TileTaken,
)
from engine.laisla.views.view import FieldView, LaIslaView
from engine.preview import Preview


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an action would bring at once, before anything that is still to be chosen."""

    tiles: tuple[TileTaken, ...] = ()
    """Clearings that would be enclosed."""
    functions: tuple[tuple[str, int], ...] = ()
    """Visible functions that would act or ask, and how often."""
    marker: MarkerMoved | None = None
    cubes: int = 0
    """Cubes gained by the action itself."""
    points: int = 0
    """All points that are certain."""


def outcome(view: LaIslaView, action: LaIslaAction, foreseen: Preview) -> Outcome:
    """Return what `action` would bring the viewer."""
    events = _own(view, foreseen.events)
    functions = Counter({each.function: each.times for each in events if isinstance(each, PointsGained)})
    if not isinstance(action, Cube):  # there the function is the one that asked for the cube
        functions.update(each.function for each in events if isinstance(each, CubeGained) and each.function)
    functions.update(_waiting(foreseen.view) - _waiting(view))
    order = view.seat(view.viewer or "").functions
    return Outcome(
        tuple(each for each in events if isinstance(each, TileTaken)),
        tuple((name, functions[name]) for name in order if functions[name]),
        next((each for each in events if isinstance(each, MarkerMoved)), None),
        sum(isinstance(each, CubeTaken | Swapped | CubeGained) for each in events),
        sum(each.points for each in events if isinstance(each, PointsGained | TileTaken | MarkerMoved)),
    )


def island_after(view: LaIslaView, events: Iterable[Event]) -> LaIslaView:
    """Return the view with the explorer placed and the tiles won taken."""
    for event in events:
        if isinstance(event, ExplorerPlaced):
            view = replace(view, fields=tuple(_stepped(field, event, view.seating) for field in view.fields))
        elif isinstance(event, TileTaken):
            taken = event.clearing
            clearings = (replace(each, animal=None) if each.name == taken else each for each in view.clearings)
            view = replace(view, clearings=tuple(clearings))
    return view


def _own(view: LaIslaView, events: Sequence[Event]) -> list[Event]:
    """Return the events of the action itself: those of the viewer, up to the first milestone."""
    before = takewhile(lambda event: not event.milestone, events)
    return [event for event in before if getattr(event, "seat", None) == view.viewer]


def _waiting(view: LaIslaView | None) -> Counter[str]:
    """Count the functions that ask the viewer something, or will after that."""
    if view is None:
        return Counter()
    asking = (each.function for each in view.asked if each.seat == view.viewer and each.function)
    return Counter([*asking, *view.to_ask])


def _stepped(field: FieldView, event: ExplorerPlaced, seating: Sequence[Seat]) -> FieldView:
    there = set(field.explorers)
    if field.slot == event.source:
        there -= {event.seat}
    if field.slot == event.field:
        there |= {event.seat}
    return replace(field, explorers=tuple(sorted(there, key=seating.index)))
