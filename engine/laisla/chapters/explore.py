"""Action C: place or move an explorer, or take a cube (rules LI17 to LI29)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from engine.contract import Illegal, Seat
from engine.laisla.actions import Place, Take
from engine.laisla.agenda import AskExplore
from engine.laisla.chapters.clearing import enclosed, take_tiles
from engine.laisla.chapters.effects import ASKING, trigger, why_no_colour
from engine.laisla.chapters.payment import discounts, occasions, purse_of, why_no_payment
from engine.laisla.chapters.transition import Transition
from engine.laisla.events import CubeTaken, ExplorerPlaced
from engine.laisla.functions import Occasion, waiting_for
from engine.laisla.names import SLOTS
from engine.laisla.position import LaIslaPosition


def why_no_take(position: LaIslaPosition, action: Take) -> Illegal | None:
    """Return the refusal of a cube that is none."""
    return why_no_colour(position, action.cube, "LI17")


def why_no_place(position: LaIslaPosition, seat: Seat, action: Place) -> Illegal | None:
    """Return why an explorer may not be placed so."""
    if action.field not in SLOTS:
        return Illegal("LI17", "no-such-field", field=action.field)
    return (
        why_no_source(position, seat, action.source)
        or why_no_field(position, seat, action.field, action.source)
        or why_no_payment(position, seat, action)
    )


def why_no_source(position: LaIslaPosition, seat: Seat, source: str | None) -> Illegal | None:
    """LI18: from the supply (None); only when that is empty, from a field of the island. Return why not from there."""
    state = position.seats[seat]
    if state.supply:
        return None if source is None else Illegal("LI18", "supply-first", supply=state.supply)
    if source is None:
        return Illegal("LI18", "supply-empty")
    return None if source in state.fields else Illegal("LI18", "no-explorer-there", field=source)


def why_no_field(position: LaIslaPosition, seat: Seat, field: str, source: str | None) -> Illegal | None:
    """LI18, LI19: return why no explorer from `source` goes to a field, whatever is paid."""
    if field == source:
        return Illegal("LI18", "moves-nowhere", field=field)
    own = field in position.seats[seat].fields
    return Illegal("LI19", "own-explorer-there", field=field) if own else None


def take(transition: Transition, ask: AskExplore, action: Take) -> None:
    """LI17: take a cube; it triggers nothing (LI14)."""
    transition.state(ask.seat).cubes[action.cube] += 1
    transition.emit(CubeTaken(ask.seat, action.cube))


def place(transition: Transition, ask: AskExplore, action: Place) -> None:
    """LI29: pay, place, take tiles, then let functions act."""
    position, seat, state = transition.position, ask.seat, transition.state(ask.seat)
    happened = occasions(position, seat, action.field)
    cheaper = discounts(position, seat, action.field, purse_of(position, seat))
    for cube in action.pay:
        state.cubes[cube] -= 1
    if action.source is None:
        state.supply -= 1
    left = (field for field in state.fields if field != action.source)
    state.fields = tuple(sorted((*left, action.field)))
    transition.emit(ExplorerPlaced(seat, action.field, action.source, action.pay, action.wild, cheaper))
    trigger(transition, seat, _with_tiles(happened, take_tiles(transition, seat, action.field)))


class Prospect(NamedTuple):
    """What an explorer on a field brings, however it is paid."""

    tiles: tuple[tuple[str, int], ...]
    """The animal and the points of each tile."""
    points: int
    """All points at once, those of tiles included."""
    asks: tuple[str, ...]
    """What functions then ask about, in that order: "cube", "swap", "marker"; one for each time."""


def prospect(position: LaIslaPosition, seat: Seat, field: str, source: str | None) -> Prospect:
    """Return what an explorer from `source` (None: the supply) brings on a field."""
    own = {*position.seats[seat].fields, field} - {source}
    around = enclosed(position, own, field)
    tiles = tuple((position.animals[each] or "", len(position.rules.clearings[each])) for each in around)
    happened = _with_tiles(occasions(position, seat, field), [animal for animal, _ in tiles])
    acting = list(waiting_for(position.functions(seat), happened))
    gained = sum(function.amount * times for function, times in acting if function.gives == "points")
    asks = (gives for gives in ASKING for function, times in acting if function.gives == gives for _ in range(times))
    return Prospect(tiles, gained + sum(points for _, points in tiles), tuple(asks))


def _with_tiles(happened: Iterable[Occasion], animals: Iterable[str]) -> dict[Occasion, int]:
    """Return how often each occasion is given, with the tiles of these animals taken."""
    return dict.fromkeys(happened, 1) | {("tile", animal): count for animal, count in Counter(animals).items()}
