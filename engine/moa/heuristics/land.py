"""What the pieces in one territory are expected to score, while rivals may still add theirs (rules SC1, SC2).

Every seat keeps what it has; each rival that may still come adds a few birds or none. Ties of three and more rivals are
taken for what is most likely; without anybody to come the result is that of the rules.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from engine.moa.heuristics.weights import Land

Values: TypeAlias = tuple[int, int]
"""Of a territory: for most pieces and for second most."""
Counts: TypeAlias = tuple[int, ...]
"""Pieces of each seat, the leader among them."""
HEAT = 4
"""Steps of heat for one turn in which a seat could come for sure."""
MOVING = 64
"""Added to the heat of birds that can come with a move tile alone, to sold land."""
NOBODY = -1
"""In place of the seat with the leader."""

_LONE, _TIED, _SECOND, _SHARED, _NOTHING = range(5)
"""Ranks: alone with most, level for most, alone second, level for second, below that."""
_BELOW = (_SECOND, _SHARED, _NOTHING, _NOTHING, _NOTHING)
"""What each rank becomes with one more rival above."""
_LEVEL = (_TIED, _TIED, _SHARED, _NOTHING, _NOTHING)
"""The same with one more that is level."""


class Arrivals(NamedTuple):
    """What comes of a rival who may still add birds."""

    calm: float
    """How likely none come."""
    ends: tuple[tuple[float, float], ...]
    """How likely it ends above, and level, by how far it is behind now: from -1 (above already) to where it is out of
    reach. Strengths count pieces double."""


class LandModel:
    """What land brings, for one set of weights."""

    def __init__(self, weights: Land) -> None:
        self._weights = weights
        self._arrivals = lru_cache(maxsize=1 << 10)(self._arriving)
        self.points = lru_cache(maxsize=1 << 14)(self._points)
        """What each seat with pieces in a territory may expect to score there: from its values, the pieces of each,
        which seat has the leader there (or NOBODY), and how much each may still come (below 0: the neutral colour)."""

    def _points(self, values: Values, counts: Counts, leader: int, heats: tuple[int, ...]) -> tuple[float, ...]:
        exact = exact_points(values, counts, leader)
        if not any(heats):
            return tuple(exact)
        strengths = [2 * count for count in counts]
        if leader != NOBODY:
            strengths[leader] += 1
        arrivals = [self._arrivals(heat, values[0]) for heat in heats]
        return tuple(
            [
                _expected(values, exact[seat], strengths, arrivals, seat) if count else 0.0
                for seat, count in enumerate(counts)
            ]
        )

    def _arriving(self, heat: int, first: int) -> Arrivals:
        """Return what comes of a rival of so much heat where most pieces bring so many points."""
        weights = self._weights
        rate, sizes, often = weights.visit, weights.sizes, heat
        if heat >= MOVING:
            rate, sizes, often = weights.move, weights.move_sizes, heat - MOVING
        elif heat < 0:
            rate, sizes, often = weights.neutral_visit, weights.neutral_sizes, -heat
        comes = 1 - math.exp(-rate * often / HEAT * first / 6)
        chances = (1 - comes, *(comes * each for each in sizes))
        ends = [(1.0, 0.0)]
        for behind in range(2 * len(chances)):
            above = sum(chance for birds, chance in enumerate(chances) if 2 * birds > behind)
            ends.append((above, 0.0 if behind % 2 else chances[behind // 2]))
        return Arrivals(chances[0], tuple(ends))


def _expected(values: Values, exact: float, strengths: Sequence[int], arrivals: Sequence[Arrivals], seat: int) -> float:
    """Return what one seat may expect: exactly what it has where nobody comes, else by ranks."""
    own = strengths[seat]
    lone, tied, second, shared, calm = 1.0, 0.0, 0.0, 0.0, 1.0
    still = _LONE
    for other, strength in enumerate(strengths):
        if other == seat:
            continue
        behind = own - strength
        none, ends = arrivals[other]
        calm *= none
        if behind < 0:
            still = _BELOW[still]
            lone, tied, second, shared = 0.0, 0.0, lone, tied
            continue
        if not behind:
            still = _LEVEL[still]
        if behind + 1 >= len(ends):
            continue
        above, level = ends[behind + 1]
        below = 1 - above - level
        shared = shared * below + tied * above + second * level
        second = second * below + lone * above
        tied = tied * (below + level) + lone * level
        lone *= below
    first, lower = values
    worth = (first, first // 2, lower, lower // 2, 0)
    return lone * first + tied * worth[_TIED] + second * lower + shared * worth[_SHARED] + calm * (exact - worth[still])


def exact_points(values: Values, counts: Counts, leader: int) -> list[float]:
    """Return what each seat scores when nothing changes any more."""
    first, lower = values
    points = [0.0] * len(counts)
    most = max(counts)
    if not most:
        return points
    winners = [seat for seat, count in enumerate(counts) if count == most]
    if len(winners) > 1 and leader in winners:
        seconds = [seat for seat in winners if seat != leader]
        winners = [leader]
    else:
        next_most = max([count for count in counts if count < most], default=0)
        seconds = [seat for seat, count in enumerate(counts) if count == next_most] if next_most else []
    for seat in winners:
        points[seat] = float(first // len(winners))
    for seat in seconds:
        points[seat] = float(lower // len(seconds))
    return points
