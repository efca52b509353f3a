"""What an action would bring, as far as a view tells it: for hands and previews only. The rules decide, not this."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.contract import Seat
from engine.laisla.actions import Advance, Cube, LaIslaAction, Marker, Place, Swap, Take
from engine.laisla.functions import FUNCTIONS, Function, Occasion
from engine.laisla.views.view import ClearingView, FieldView, LaIslaView, SeatView


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an action would bring at once, before anything that is still to be chosen."""

    tiles: tuple[ClearingView, ...] = ()
    """Clearings that would be enclosed."""
    functions: tuple[tuple[str, int], ...] = ()
    """Visible functions that would act, and how often."""
    steps: int = 0
    """Points of the marker that would move."""
    cubes: int = 0
    """Cubes gained by the action itself."""

    @property
    def points(self) -> int:
        """All points that are certain."""
        given = sum(FUNCTIONS[name].amount * times for name, times in self.functions)
        return self.steps + given + sum(clearing.number for clearing in self.tiles)


def outcome(view: LaIslaView, seat: SeatView, action: LaIslaAction) -> Outcome:
    """Return what an action of `seat` would bring."""
    match action:
        case Place():
            return _placed(view, seat, action)
        case Take() | Cube():
            return Outcome(cubes=1)
        case Swap() if action.take:
            return Outcome(cubes=1)
        case Advance():
            return stepped(seat, action.animal)
        case Marker() if action.animal is not None:
            return Outcome(steps=seat.animals[action.animal])
    return Outcome()


def stepped(seat: SeatView, animal: str) -> Outcome:
    """Return what a step of a marker in action D would bring a seat (LI31, LI34)."""
    return Outcome(functions=_acting(seat, {("step", animal): 1}), steps=seat.animals[animal])


def gained(seat: SeatView, cube: str) -> Outcome:
    """Return what a cube of action B would bring a seat with the functions that it now has (LI14)."""
    return Outcome(functions=_acting(seat, {("cube", cube): 1}), cubes=1)


def enclosed(view: LaIslaView, seat: SeatView, action: Place) -> tuple[ClearingView, ...]:
    """Return the clearings that an explorer would complete (LI26)."""
    own = {*seat.fields, action.field} - ({action.source} if action.source else set())
    around = (view.clearing(name) for name in view.field(action.field).clearings)
    return tuple(each for each in around if each.animal is not None and own.issuperset(each.fields))


def after_placing(view: LaIslaView, seat: Seat, action: Place) -> LaIslaView:
    """Return the view with the explorer placed and the tiles won taken."""
    taken = {each.name for each in enclosed(view, view.seat(seat), action)}
    order = view.seating

    def changed(field: FieldView) -> FieldView:
        there = set(field.explorers)
        if field.slot == action.source:
            there -= {seat}
        if field.slot == action.field:
            there |= {seat}
        return replace(field, explorers=tuple(sorted(there, key=order.index)))

    return replace(
        view,
        fields=tuple(changed(field) for field in view.fields),
        clearings=tuple(replace(each, animal=None) if each.name in taken else each for each in view.clearings),
    )


def _placed(view: LaIslaView, seat: SeatView, action: Place) -> Outcome:
    field = view.field(action.field)
    tiles = enclosed(view, seat, action)
    occasions: dict[Occasion, int] = {
        ("symbol", field.symbol): 1,
        ("terrain", field.colour): 1,
        ("ring", field.ring): 1,
    }
    if any(other != seat.seat for other in field.explorers):
        occasions["rival", ""] = 1
    for animal, count in Counter(clearing.animal or "" for clearing in tiles).items():
        occasions["tile", animal] = count
    return Outcome(tiles, _acting(seat, occasions))


def _acting(seat: SeatView, occasions: Mapping[Occasion, int]) -> tuple[tuple[str, int], ...]:
    """Return the visible functions that these occasions let act; those that make paying cheaper do not count."""
    acting: list[tuple[Function, int]] = []
    for name in seat.functions:
        function = FUNCTIONS[name]
        times = occasions.get(function.occasion, 0)
        if times and function.gives not in {"discount", "wild"}:
            acting.append((function, 1 if function.gives == "swap" else times))
    return tuple((function.name, times) for function, times in acting)
