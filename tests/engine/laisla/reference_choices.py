"""The choices of a seat, enumerated without a tree: a second telling that the tree is compared with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations

from engine.contract import Seat
from engine.laisla.actions import Advance, Assign, Cube, LaIslaAction, Marker, Place, Slot, Swap, Take
from engine.laisla.agenda import AskAdvance, AskCube, AskExplore, AskMarker, AskOne, AskSlot, AskSwap
from engine.laisla.chapters.payment import Payment, payments, price, purse_of
from engine.laisla.island import fields_of
from engine.laisla.position import LaIslaPosition


def enumerated(position: LaIslaPosition, seat: Seat) -> Iterator[LaIslaAction]:
    """Return every legal action of a seat; a seat that has assigned can change its mind until the last one has."""
    if position.assigning and seat in position.seats:
        yield from (Assign(*cards) for cards in permutations(position.seats[seat].hand, 3))
    elif position.asked is not None and position.asked.seat == seat:
        yield from _ANSWERS[type(position.asked)](position, seat)


def _explorations(position: LaIslaPosition, seat: Seat) -> Iterator[LaIslaAction]:
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


def _swaps(position: LaIslaPosition, seat: Seat) -> Iterator[LaIslaAction]:
    for give, count in position.seats[seat].cubes.items():
        if count:
            yield from (Swap(give, take) for take in position.rules.colours if take != give)
    yield Swap()


def _markers(position: LaIslaPosition, _seat: Seat) -> Iterator[LaIslaAction]:
    yield from (Marker(animal) for animal in position.rules.animals)
    yield Marker()


_ANSWERS: dict[type[AskOne], Callable[[LaIslaPosition, Seat], Iterator[LaIslaAction]]] = {
    AskSlot: lambda position, seat: (Slot(slot) for slot in range(len(position.seats[seat].slots))),
    AskExplore: _explorations,
    AskCube: lambda position, _: (Cube(colour) for colour in position.rules.colours),
    AskSwap: _swaps,
    AskMarker: _markers,
    AskAdvance: lambda position, _: (Advance(animal) for animal in position.rules.animals),
}
