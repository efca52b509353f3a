"""The numbers that positions are weighed with, read once from the data file beside this one."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from pydantic import BaseModel, ConfigDict


class Weights(BaseModel):
    """The numbers of weights.toml, which says what each means."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    pace: float
    steps_a_value: float
    overshoot: float
    popular: float
    ranks: tuple[float, ...]
    placing: float
    tiles: float
    fading: float
    third: float
    kept: float
    cube_end: float
    cube: float
    cube_rounds: float
    pair: float
    explorer: float
    explorer_rounds: float
    sets: float
    near: tuple[float, ...]
    order: tuple[float, ...]
    short: tuple[float, ...]
    raced: float
    racing: float
    base: float
    hope: float
    fourth: float
    wild: float
    any_marker: float
    rivals: float
    swap: float
    slot: float
    spread_end: float
    spread: float


def _read() -> Weights:
    text = (files("engine.laisla.heuristics") / "weights.toml").read_text(encoding="utf-8")
    return Weights(**tomllib.loads(text))


WEIGHTS = _read()
