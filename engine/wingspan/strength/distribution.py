"""How strong the Automa is with a setup: its final scores in many simulated games (strength.toml, by simulate.py).

The file was made with the shipped components and says which (`digest`); `aviary strength --write` makes it anew.
"""

from __future__ import annotations

import hashlib
import json
import math
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from statistics import fmean, pstdev, quantiles
from typing import Any, NamedTuple

from engine.wingspan.actions import Setup
from engine.wingspan.names import PERCENT, Level, Mode, Variant

FILE = "strength.toml"
WIDTH = 5
"""Points in a bin of a histogram."""
NO_SPECIAL = "none"
"""What the file calls a deck without a special card."""


class Setting(NamedTuple):
    """What its score depends on, as the tables of the file are called."""

    mode: Mode
    level: Level
    special: str
    """A special card's id, or `NO_SPECIAL`."""
    bonus: str
    """"asia", "european" or "percent": any card of that sort; or the id of an Automa bonus card."""
    tokens: Variant


@dataclass(frozen=True, slots=True)
class Distribution:
    """Its final scores with one setting, in points."""

    count: int
    """Games."""
    mean: float
    sd: float
    lowest: int
    quartiles: tuple[float, float, float]
    """A quarter, half and three quarters of the scores are not higher."""
    highest: int
    first: int
    """Where the first bin begins."""
    histogram: tuple[int, ...]
    """How many games fell into each bin of `WIDTH` points, up to the highest score."""

    def share_below(self, points: float) -> float:
        """Return the share (0 to 1) of its scores below `points`, taken as even within a bin."""
        below = 0.0
        for place, games in enumerate(self.histogram):
            into = (points - self.first - place * WIDTH) / WIDTH
            below += games * min(1.0, max(0.0, into))
        return below / self.count

    def points_at(self, share: float) -> float:
        """Return the points below which this share (0 to 1) of its scores is, taken as even within a bin."""
        wanted = share * self.count
        for place, games in enumerate(self.histogram):
            if games and wanted <= games:
                return self.first + WIDTH * (place + wanted / games)
            wanted -= games
        return float(self.highest)


def of(setup: Setup) -> Distribution | None:
    """Return how its scores spread with a setup; None where it was not simulated.

    A percentage card that is named counts as any such card, which is at most two points off on average. The boxes
    matter little and are left aside.
    """
    bonus = "percent" if setup.bonus.startswith(PERCENT) else setup.bonus
    return shipped().get(Setting(setup.mode, setup.level, setup.special or NO_SPECIAL, bonus, setup.tokens))


def summed_up(scores: Sequence[int]) -> Distribution:
    """Return the distribution of at least two scores."""
    first = math.floor(min(scores) / WIDTH) * WIDTH
    bins = Counter((score - first) // WIDTH for score in scores)
    low, middle, high = (round(value, 1) for value in quantiles(scores, n=4, method="inclusive"))
    return Distribution(
        count=len(scores),
        mean=round(fmean(scores), 2),
        sd=round(pstdev(scores), 2),
        lowest=min(scores),
        quartiles=(low, middle, high),
        highest=max(scores),
        first=first,
        histogram=tuple(bins[place] for place in range(max(bins) + 1)),
    )


@lru_cache
def shipped() -> Mapping[Setting, Distribution]:
    """Return the distributions of the shipped file."""
    return read((files("engine.wingspan.strength") / FILE).read_text(encoding="utf-8"))


def read(text: str) -> dict[Setting, Distribution]:
    """Read a file written by `written`."""
    found: dict[Setting, Distribution] = {}
    for row in tomllib.loads(text)["strength"]:
        setting = Setting(*(row.pop(name) for name in Setting._fields))
        found[setting] = Distribution(
            quartiles=tuple(row.pop("quartiles")), histogram=tuple(row.pop("histogram")), **row
        )
    return found


def written(made: Mapping[Setting, Distribution], data: Mapping[str, Any], seed: int) -> str:
    """Return the file for these distributions, made with components `data`."""
    lines = [
        "# The Automa's final scores in simulated games, made by `aviary strength --write`; not written by hand.",
        "# `components` is the digest of what it was simulated with; `histogram` counts games in bins of points,",
        f"# each {WIDTH} wide, from `first` on.",
        f"components = {json.dumps(digest(data))}",
        f"seed = {seed}",
        "strength = [",
        *(f"    {{ {_row(setting, found)} }}," for setting, found in made.items()),
        "]",
    ]
    return "\n".join(lines) + "\n"


def _row(setting: Setting, found: Distribution) -> str:
    values = setting._asdict() | {name: getattr(found, name) for name in Distribution.__slots__}
    return ", ".join(f"{name} = {json.dumps(value)}" for name, value in values.items())


_TOLD_ONLY = frozenset({"status", "die_status", "examples", "name"})
"""Keys of components and model that only tell where a value comes from, or how a thing is called."""


def digest(data: Mapping[str, Any]) -> str:
    """Return a short digest of all that its scores depend on: components and the model."""
    model = tomllib.loads((files("engine.wingspan.strength") / "model.toml").read_text(encoding="utf-8"))
    plain = json.dumps(_counting([dict(data, birds=None), model]), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()[:16]


def _counting(content: Any) -> Any:
    if isinstance(content, Mapping):
        return {key: _counting(inner) for key, inner in content.items() if key not in _TOLD_ONLY}
    return [_counting(inner) for inner in content] if isinstance(content, list | tuple) else content


def made_with() -> str:
    """Return the digest that the shipped file was made with."""
    text = (files("engine.wingspan.strength") / FILE).read_text(encoding="utf-8")
    return str(tomllib.loads(text)["components"])
