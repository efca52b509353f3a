"""Action C: place or move an explorer, or take a cube (rules LI17 to LI29)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.contract import Illegal, Seat
from engine.laisla.actions import Place, Take
from engine.laisla.agenda import AskExplore
from engine.laisla.chapters.clearing import take_tiles
from engine.laisla.chapters.effects import check_colour, trigger
from engine.laisla.chapters.payment import Payment, check_payment, discounts, occasions, payments, price, purse_of
from engine.laisla.chapters.transition import Transition
from engine.laisla.events import CubeTaken, ExplorerPlaced
from engine.laisla.island import fields_of
from engine.laisla.names import SLOTS
from engine.laisla.position import LaIslaPosition


def explorations(position: LaIslaPosition, seat: Seat) -> Iterator[Place | Take]:
    """Return everything a seat can do in action C."""
    state, rules = position.seats[seat], position.rules
    sources: tuple[str | None, ...] = (None,) if state.supply else state.fields
    purse = purse_of(position, seat)
    ways: dict[tuple[str, int], list[Payment]] = {}
    for field in fields_of(rules, position.spokes).values() if sources else ():
        if field.slot in state.fields:
            continue
        cost = field.colour, price(position, seat, field.slot, purse)
        if cost not in ways:
            ways[cost] = list(payments(purse, *cost, wild_once=rules.wild_once))
        for pay, wild in ways[cost]:
            yield from (Place(field.slot, source, pay, wild) for source in sources)
    yield from (Take(colour) for colour in position.rules.colours)


def check_take(position: LaIslaPosition, action: Take) -> None:
    """Raise Illegal for a cube that is none."""
    check_colour(position, action.cube, "LI17")


def check_place(position: LaIslaPosition, seat: Seat, action: Place) -> None:
    """Raise Illegal when the explorer may not be placed so."""
    if action.field not in SLOTS:
        raise Illegal("LI17", "no-such-field", field=action.field)
    _check_source(position, seat, action)
    if action.field in position.seats[seat].fields:
        raise Illegal("LI19", "own-explorer-there", field=action.field)
    check_payment(position, seat, action)


def _check_source(position: LaIslaPosition, seat: Seat, action: Place) -> None:
    """LI18: from the supply; only when that is empty, from the island."""
    state = position.seats[seat]
    if state.supply:
        if action.source is not None:
            raise Illegal("LI18", "supply-first", supply=state.supply)
        return
    if action.source is None:
        raise Illegal("LI18", "supply-empty")
    if action.source not in state.fields:
        raise Illegal("LI18", "no-explorer-there", field=action.source)
    if action.source == action.field:
        raise Illegal("LI18", "moves-nowhere", field=action.field)


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
    tiles = Counter(take_tiles(transition, seat, action.field))
    trigger(transition, seat, dict.fromkeys(happened, 1) | {("tile", animal): count for animal, count in tiles.items()})
