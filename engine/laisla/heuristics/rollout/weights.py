"""The numbers that quick play-outs choose by, read once from the data file beside this one."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Habits:
    """The numbers of weights.toml, which says what each means."""

    pace: float
    overshoot: float
    steps_a_value: float
    popular: float
    begun: float
    cube_end: float
    cube: float
    cube_rounds: float
    paid: float
    taken: float
    short: float
    spare: float
    later: float
    step: float
    sets: float
    nearly: float
    top: float
    freed: float
    other: float
    rise: float
    two: float
    three: float
    ready: float
    last: float
    now: float
    field: float
    colour: float
    animal: float
    tile: float
    rival: float
    any_marker: float
    wild: float
    swap: float
    fourth: float
    slot: float
    explorer: float


def _read() -> Habits:
    text = (files("engine.laisla.heuristics.rollout") / "weights.toml").read_text(encoding="utf-8")
    return Habits(**tomllib.loads(text))


HABITS = _read()
