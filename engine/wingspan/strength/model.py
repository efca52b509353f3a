"""The picture of a person's table that the simulation works with (model.toml): tray, person, reactions."""

from __future__ import annotations

import random
import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, TypeAlias

from pydantic import Field

from engine.components import Count, Part
from engine.wingspan.names import Status

Share: TypeAlias = Annotated[float, Field(ge=0, le=1)]
Weights: TypeAlias = dict[int, Count]
"""How likely each number is, compared with the others."""


class Rate(Part):
    """How many of 100 birds a percentage card matches."""

    rate: Annotated[int, Field(ge=0, le=100)]
    status: Status


class Points(Part):
    """How many of 100 birds are worth 0, 1, ... points."""

    birds: tuple[Count, ...]
    status: Status


class Person(Part):
    """What the person does between its turns."""

    token: tuple[Share, Share, Share, Share]
    looks_at: Count
    goal_over_base: Weights
    reactions_a_round: Weights


class Model(Part):
    """All of it."""

    percent_cards: dict[str, Rate]
    points: Points
    person: Person


@lru_cache
def model() -> Model:
    """Return the shipped model."""
    return Model.model_validate(
        tomllib.loads((files("engine.wingspan.strength") / "model.toml").read_text(encoding="utf-8"))
    )


def drawn(weights: Weights, rng: random.Random) -> int:
    """Draw a number by its weight."""
    return rng.choices(list(weights), list(weights.values()))[0]
