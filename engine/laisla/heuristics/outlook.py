"""How long a game still lasts, and what the animals will be worth at its end."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.laisla.heuristics.weights import Weights
from engine.laisla.position import LaIslaPosition

STEPS_A_ROW = 4
"""Expected steps are looked up to the fourth part of one."""
LIKELY = 1e-4


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is to come."""

    rounds: float
    """Further rounds, behind the present one."""
    values: Mapping[str, float]
    """What an animal is expected to be worth at the end."""


def outlook(position: LaIslaPosition, markers: Mapping[str, int], waiting: int, weights: Weights) -> Outlook:
    """Return the outlook where `markers` stand so, and `waiting` seats will move any in this round."""
    thresholds, top = position.rules.track.value_thresholds, position.rules.track.top
    values, parts = _track(thresholds, top)
    spaces = list(markers.values())
    seats = len(position.seating)
    rounds = 0.0
    if sum(values[space] for space in spaces) < position.end_sum:
        to_come = position.end_sum + weights.overshoot - sum(parts[space] for space in spaces)
        rounds = max(0.15, (to_come * weights.steps_a_value - waiting) / (seats * weights.pace))
    steps = waiting + rounds * seats * weights.pace
    popular = {
        animal: weights.popular + sum(state.animals(animal) for state in position.seats.values()) for animal in markers
    }
    each = steps / sum(popular.values())
    expected = {
        animal: _expected(thresholds, top, space, round(popular[animal] * each * STEPS_A_ROW))
        for animal, space in markers.items()
    }
    return Outlook(rounds, expected)


@lru_cache(maxsize=16)
def _track(thresholds: tuple[int, ...], top: int) -> tuple[Sequence[int], Sequence[float]]:
    """Return each space's value, and the same with the way to the next value counted in parts."""
    values = [sum(threshold <= space for threshold in thresholds) for space in range(top + 1)]
    ends = (0, *thresholds)
    parts = []
    for space, value in enumerate(values):
        length = ends[value + 1] - ends[value] if value < len(thresholds) else 1
        parts.append(value + (space - ends[value]) / length if value < len(thresholds) else float(value))
    return values, parts


@lru_cache(maxsize=4_000)
def _expected(thresholds: tuple[int, ...], top: int, space: int, row: int) -> float:
    """Return the value that a marker on `space` has after about `row` / STEPS_A_ROW steps (a Poisson law)."""
    values, _ = _track(thresholds, top)
    mean = row / STEPS_A_ROW
    chance, whole, number = math.exp(-mean), 0.0, 0
    seen = 0.0
    while seen < 1 - LIKELY and number < 4 * top:
        whole += chance * values[min(space + number, top)]
        seen += chance
        number += 1
        chance *= mean / number
    return whole / seen
