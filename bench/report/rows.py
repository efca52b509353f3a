"""What the table says: parts, anchors and rows, from `rows.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Literal

from pydantic import TypeAdapter

Figures = Mapping[str, Any]
"""Figures by name, in layers: those of a part, of a game, ..."""

_UNITS: Mapping[str, float] = {"s": 1000.0, "ms": 1.0}
"""Units of the same kind, in the smallest of them."""


@dataclass(frozen=True, slots=True)
class Part:
    """A file of `bench`: its sizes in the whole table and in the short form, by the parameters of its `measure`."""

    full: Mapping[str, int] | None = None
    short: Mapping[str, int] | None = None
    """None: it is not in the short form."""


@dataclass(frozen=True, slots=True)
class Anchor:
    """What a figure is set beside: something that this project does not change, measured in the same run."""

    figure: str
    unit: str
    name: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A figure with its goal. `figure` is a path through the figures: "hosting.act_to_told_ms"."""

    name: str
    figure: str
    unit: str
    goal: float | None = None
    better: Literal["less", "more"] = "less"
    anchors: Sequence[str] = ()
    short: bool = False
    """Whether the short form has it."""
    optional: bool = False
    """Whether it is left out where it has no figure, since what it measures was not made."""

    @property
    def part(self) -> str:
        """Return the part that measures it."""
        return self.figure.partition(".")[0]

    def reaches(self, value: float) -> bool | None:
        """Say whether a value reaches the goal; None where there is none."""
        if self.goal is None:
            return None
        return value <= self.goal if self.better == "less" else value >= self.goal


@dataclass(frozen=True, slots=True)
class Contents:
    """All parts, anchors and rows; parts in the order in which they are measured."""

    parts: Mapping[str, Part]
    anchors: Mapping[str, Anchor]
    rows: Sequence[Row]

    def ratio(self, row: Row, anchor: str, figures: Figures) -> float | None:
        """Return how many times its anchor a row is; None where one of them was not measured."""
        other = self.anchors[anchor]
        value, beside = number(figures, row.figure), number(figures, other.figure)
        if value is None or not beside:
            return None
        return value * _UNITS.get(row.unit, 1.0) / (beside * _UNITS.get(other.unit, 1.0))


@cache
def contents() -> Contents:
    """Read them. ValidationError where the file is not as it should be."""
    data = tomllib.loads((files(__package__) / "rows.toml").read_text(encoding="utf-8"))
    return TypeAdapter(Contents).validate_python(data)


def number(figures: Figures, path: str) -> float | None:
    """Return the figure at a path; None where there is none, or it is no number."""
    found: Any = figures
    for name in path.split("."):
        found = found.get(name) if isinstance(found, Mapping) else None
    return None if isinstance(found, bool) or not isinstance(found, int | float) else float(found)


def numbers(figures: Figures, before: str = "") -> dict[str, float]:
    """Return every number with its path, in order."""
    found: dict[str, float] = {}
    for name, value in figures.items():
        path = f"{before}{name}"
        if isinstance(value, Mapping):
            found |= numbers(value, f"{path}.")
        elif isinstance(value, int | float) and not isinstance(value, bool):
            found[path] = float(value)
    return found
