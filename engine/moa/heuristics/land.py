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
NOBODY = -1
"""In place of the seat with the leader."""


class Standing(NamedTuple):
    """What hangs on who stands in a territory: the key of what is remembered of it."""

    values: Values
    counts: Counts
    leader: int
    """Which seat has the leader there, or NOBODY."""
    heats: tuple[int, ...]
    """How much each seat may still come; below 0: it is the neutral colour."""


class LandModel:
    """What land brings, for one set of weights."""

    def __init__(self, weights: Land) -> None:
        self._weights = weights
        self.points = lru_cache(maxsize=1 << 14)(self._points)
        """What each seat with pieces in a territory may expect to score there."""

    def _points(self, standing: Standing) -> tuple[float, ...]:
        exact = exact_points(standing)
        arrivals = [self._arrivals(heat, standing.values) for heat in standing.heats]
        return tuple(
            self._expected(standing, exact[seat], arrivals, seat) if count else 0.0
            for seat, count in enumerate(standing.counts)
        )

    def _arrivals(self, heat: int, values: Values) -> tuple[float, ...]:
        """Return how likely 0, 1, 2... birds come."""
        if not heat:
            return (1.0,)
        weights = self._weights
        rate, sizes = (weights.visit, weights.sizes) if heat > 0 else (weights.neutral_visit, weights.neutral_sizes)
        comes = 1 - math.exp(-rate * abs(heat) / HEAT * values[0] / 6)
        return (1 - comes, *(comes * each for each in sizes))

    def _expected(self, standing: Standing, exact: float, arrivals: Sequence[tuple[float, ...]], seat: int) -> float:
        """Return what one seat may expect: exactly what it has where nobody comes, else by ranks."""
        own = 2 * standing.counts[seat] + (standing.leader == seat)
        rivals = [(count, arrivals[other]) for other, count in enumerate(standing.counts) if other != seat]
        leader = standing.leader - (standing.leader > seat) if standing.leader != seat else NOBODY
        chances, calm = [], 1.0
        for other, (count, comes) in enumerate(rivals):
            chances.append(_compared(2 * count + (other == leader), comes, own))
            calm *= comes[0]
        still = [_compared(2 * count + (other == leader), (1.0,), own) for other, (count, _) in enumerate(rivals)]
        return _by_rank(chances, standing.values) + calm * (exact - _by_rank(still, standing.values))


def _compared(strength: int, arrivals: Sequence[float], own: int) -> tuple[float, float]:
    """Return how likely a rival ends above `own`, and level with it. Strengths count pieces double."""
    above = level = 0.0
    for birds, chance in enumerate(arrivals):
        if strength + 2 * birds > own:
            above += chance
        elif strength + 2 * birds == own:
            level += chance
    return above, level


def _by_rank(chances: Sequence[tuple[float, float]], values: Values) -> float:
    """Return the expected value of a rank from how likely each rival ends above and level."""
    lone, tied, second, shared = 1.0, 0.0, 0.0, 0.0
    for above, level in chances:
        below = 1 - above - level
        shared = shared * below + tied * above + second * level
        second = second * below + lone * above
        tied = tied * (below + level) + lone * level
        lone *= below
    first, lower = values
    return lone * first + tied * (first // 2) + second * lower + shared * (lower // 2)


def exact_points(standing: Standing) -> list[float]:
    """Return what each seat scores when nothing changes any more."""
    first, lower = standing.values
    counts, leader = standing.counts, standing.leader
    points = [0.0] * len(counts)
    most = max(counts)
    if not most:
        return points
    winners = [seat for seat, count in enumerate(counts) if count == most]
    if len(winners) > 1 and leader in winners:
        seconds = [seat for seat in winners if seat != leader]
        winners = [leader]
    else:
        next_most = max((count for count in counts if count < most), default=0)
        seconds = [seat for seat, count in enumerate(counts) if count == next_most] if next_most else []
    for seat in winners:
        points[seat] = float(first // len(winners))
    for seat in seconds:
        points[seat] = float(lower // len(seconds))
    return points
