"""How a side explores in a quick play-out (LI17, LI18)."""

from __future__ import annotations

import math
from typing import NamedTuple

from engine.laisla.chapters.payment import PRICE
from engine.laisla.heuristics.rollout.table import TAKE, Side, Table
from engine.laisla.heuristics.rollout.worths import cheap_fields, field_worths, leaving_worths, needs, payable


class Exploration(NamedTuple):
    """A way to explore."""

    worth: float
    place: int
    """The field; or the colour of the cube that is taken."""
    price: int
    """The cubes that the field costs; 0: a cube is taken."""
    source: int
    """The field where the explorer comes from; -1: from the supply."""


def best_exploration(table: Table, side: Side, meant: int = -1) -> Exploration:
    """Return the best way to explore now: on the field that is `meant`, if it can be paid; TAKE: with a cube."""
    worths = field_worths(table, side)
    cheap, need = cheap_fields(table, side), needs(table, side, worths)
    source, lost = -1, 0.0
    if not side.supply:
        leaving = leaving_worths(table, side)
        source = min(leaving, key=leaving.__getitem__)
        lost = leaving[source]
    most, paid = max(need), side.cube * side.habits.paid
    best, chosen, cost = side.habits.taken * side.cube + most, need.index(most), 0
    found = 0 if meant == TAKE else payable(table, side, cheap)
    if meant >= 0 and found >> meant & 1:
        found, best = 1 << meant, -math.inf
    while found:
        low = found & -found
        found ^= low
        field = low.bit_length() - 1
        price = PRICE - (cheap >> field & 1)
        worth = worths[field] - price * paid - lost
        if worth > best:
            best, chosen, cost = worth, field, price
    return Exploration(best, chosen, cost, source if cost else -1)
