"""The little statistics that a balance report needs. Nothing here knows of games."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import groupby
from statistics import fmean
from typing import NamedTuple

from bot.tournament.tally import Z


class Estimate(NamedTuple):
    """A figure with its 95 % interval, and how likely one so far from 0 would be if the truth were 0."""

    value: float
    low: float
    high: float
    p: float


def estimate(value: float, error: float) -> Estimate:
    """Return the estimate of a standard error, as a normal distribution has it."""
    p = math.erfc(abs(value) / error / math.sqrt(2)) if error else float(value == 0)
    return Estimate(value, value - Z * error, value + Z * error, p)


def mean_of(values: Sequence[float]) -> Estimate:
    """Return the mean of independent values, at least one."""
    middle, count = fmean(values), len(values)
    variance = math.fsum((each - middle) ** 2 for each in values) / (count - 1) if count > 1 else 0.0
    return estimate(middle, math.sqrt(variance / count))


def residuals(values: Sequence[float], by: Sequence[float]) -> list[float]:
    """Return what a straight line through `by` leaves of the values (least squares); their mean is 0."""
    middle, centre = fmean(values), fmean(by)
    spread = math.fsum((each - centre) ** 2 for each in by)
    along = math.fsum((each - centre) * value for each, value in zip(by, values, strict=True))
    steep = along / spread if spread else 0.0
    return [value - middle - steep * (each - centre) for each, value in zip(by, values, strict=True)]


def slope(x: Sequence[float], y: Sequence[float], games: Sequence[object]) -> Estimate | None:
    """Return by how much y is more where x is 1 more (least squares); None where x is always the same.

    Values of one game stand together and hang on each other, since what one seat wins the others lose; the interval
    allows for that (sandwich estimate over games, with its correction for few of them). None for fewer than two games.
    """
    centre, middle = fmean(x), fmean(y)
    off = [each - centre for each in x]
    spread = math.fsum(each * each for each in off)
    if spread <= 1e-9 * len(x):
        return None
    steep = math.fsum(each * value for each, value in zip(off, y, strict=True)) / spread
    left = ((game, each * (value - middle - steep * each)) for game, each, value in zip(games, off, y, strict=True))
    clusters = [math.fsum(each for _, each in group) for _, group in groupby(left, key=lambda pair: pair[0])]
    if len(clusters) < 2:
        return None
    variance = math.fsum(each * each for each in clusters) * len(clusters) / (len(clusters) - 1)
    return estimate(steep, math.sqrt(variance) / spread)


def holm(chances: Sequence[float]) -> list[float]:
    """Return each p corrected for how many there are (Holm): the chance that any of them is so small by luck alone."""
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    found, highest = [0.0] * len(chances), 0.0
    for rank, place in enumerate(order):
        highest = max(highest, min(1.0, chances[place] * (len(chances) - rank)))
        found[place] = highest
    return found


def quantile(ordered: Sequence[int], part: float) -> int:
    """Return the value below which that part of the ordered values lies (the nearest one)."""
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
