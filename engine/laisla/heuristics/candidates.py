"""The answers that are worth a thought, for each kind of decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import permutations
from typing import NamedTuple

from engine.contract import Seat
from engine.laisla.actions import Advance, Assign, Cube, LaIslaAction, Marker, Place, Slot, Swap, Take
from engine.laisla.agenda import ASKED
from engine.laisla.chapters.cards import CARDS
from engine.laisla.chapters.payment import Payment, payments, price, purse_of
from engine.laisla.heuristics.evaluation import Scene, Worth, scene_of
from engine.laisla.heuristics.weights import Weights
from engine.laisla.island import fields_of
from engine.laisla.names import SLOTS
from engine.laisla.position import LaIslaPosition

MOST_PLACES = 10
"""So many fields (and explorers that move there) are given."""


def candidates(position: LaIslaPosition, seat: Seat, weights: Weights) -> list[LaIslaAction]:
    """Return legal answers of a seat that is asked, or that may change what it has assigned."""
    if position.assigning:
        return [Assign(*cards) for cards in permutations(position.seats[seat].hand, CARDS)]
    asked = position.asked
    assert asked is not None  # noqa: S101  (the seat is asked)
    return _CANDIDATES[ASKED[type(asked)]](position, seat, weights)


def _slots(position: LaIslaPosition, seat: Seat, _weights: Weights) -> list[LaIslaAction]:
    return [Slot(slot) for slot in range(len(position.seats[seat].slots))]


def _explore(position: LaIslaPosition, seat: Seat, weights: Weights) -> list[LaIslaAction]:
    found: list[LaIslaAction] = [each.action(position, seat) for each in places(scene_of(position, weights), seat)]
    return found[:MOST_PLACES] + [Take(colour) for colour in position.rules.colours]


def _cubes(position: LaIslaPosition, _seat: Seat, _weights: Weights) -> list[LaIslaAction]:
    return [Cube(colour) for colour in position.rules.colours]


def _markers(position: LaIslaPosition, _seat: Seat, _weights: Weights) -> list[LaIslaAction]:
    return [Marker(animal) for animal in (*position.rules.animals, None)]


def _advances(position: LaIslaPosition, _seat: Seat, _weights: Weights) -> list[LaIslaAction]:
    return [Advance(animal) for animal in position.rules.animals]


def _swaps(position: LaIslaPosition, seat: Seat, _weights: Weights) -> list[LaIslaAction]:
    return list(swaps(position, seat))


def swaps(position: LaIslaPosition, seat: Seat) -> Iterator[Swap]:
    """Return every swap of a cube, and none."""
    yield Swap()
    held = position.seats[seat].cubes
    for give in position.rules.colours:
        if held[give]:
            yield from (Swap(give, take) for take in position.rules.colours if take != give)


_CANDIDATES: Mapping[str, Callable[[LaIslaPosition, Seat, Weights], list[LaIslaAction]]] = {
    "slot": _slots,
    "explore": _explore,
    "cube": _cubes,
    "marker": _markers,
    "advance": _advances,
    "swap": _swaps,
}


class Target(NamedTuple):
    """A field that can be paid, and from where an explorer comes there."""

    worth: float
    """About what it brings, its cubes counted."""
    field: str
    source: str | None

    def action(self, position: LaIslaPosition, seat: Seat) -> Place:
        """Return the action, with the best payment."""
        return Place(self.field, self.source, *best_payment(position, seat, self.field))


def places(scene: Scene, seat: Seat) -> list[Target]:
    """Return where a seat that is asked to explore can place, the best first."""
    one = scene.seats[seat]
    worth = Worth(scene, one)
    payable = [number for number in range(len(SLOTS)) if not one.own >> number & 1 and not scene.lacking(one, number)]
    if not payable:
        return []
    found = []
    usual = scene.chances(one, worth)
    for source in (None,) if one.state.supply else one.state.fields:
        left = one if source is None else replace(one, own=one.own & ~(1 << scene.board.number[source]))
        lost = 0.0 if source is None else usual - scene.chances(left, worth)
        fields = scene.fields(left, worth)
        for number in payable:
            value = fields.get(number)
            found.append(Target((worth.placed(number) if value is None else value) - lost, SLOTS[number], source))
    found.sort(key=lambda each: -each.worth)
    return found


def best_payment(position: LaIslaPosition, seat: Seat, field: str) -> Payment:
    """Return the payment that leaves the most useful cubes: pairs, then many colours."""
    purse = purse_of(position, seat)
    colour = fields_of(position.rules, position.spokes)[field].colour
    cost = price(position, seat, field, purse)
    ways = payments(purse, colour, cost, wild_once=position.rules.wild_once)

    def left(way: Payment) -> tuple[int, int, int]:
        counts = [held - way.pay.count(cube) for cube, held in purse.held.items()]
        return sum(count // 2 for count in counts), sum(count > 0 for count in counts), -len(way.wild)

    return max(ways, key=left)
