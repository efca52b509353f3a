"""What a page of figures is made of. Every figure is given as it is told, so that picture and text say the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias


class Tile(NamedTuple):
    """One figure."""

    label: str
    value: str


@dataclass(frozen=True, slots=True)
class Tiles:
    """Figures that stand beside each other, the most important ones first."""

    tiles: Sequence[Tile]


class Bar(NamedTuple):
    """A figure as a bar."""

    label: str
    share: float
    """Of the whole length, from 0 to 1."""
    told: str


@dataclass(frozen=True, slots=True)
class Bars:
    """Figures that are compared."""

    title: str
    bars: Sequence[Bar]


class Column(NamedTuple):
    """A column: what stands under it and over it, and its parts by the sources."""

    label: str
    total: str
    parts: Sequence[float]
    told: Sequence[str]
    """Each part as it is told."""


@dataclass(frozen=True, slots=True)
class Stacks:
    """Columns of parts, over time."""

    title: str
    sources: Sequence[str]
    """What the parts are, the lowest one first."""
    columns: Sequence[Column]
    under: str
    """What the columns are, as one of their labels says it in short."""


class Dot(NamedTuple):
    """A point of a curve, with the span in which it surely lies."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Curve:
    """Figures that follow each other, as a line within a band."""

    title: str
    dots: Sequence[Dot]
    first: str
    """What stands under the first one."""
    last: str
    rows: Sequence[Tile]
    """What is told of it in figures."""
    level: float | None = None
    """Where a line is drawn across; None: nowhere."""


class Rank(NamedTuple):
    """Somebody on a ladder."""

    place: str
    name: str
    dot: Dot
    told: str
    own: bool = False


@dataclass(frozen=True, slots=True)
class Ranks:
    """A ladder: points, each within the span in which it surely lies."""

    title: str
    ranks: Sequence[Rank]


@dataclass(frozen=True, slots=True)
class Rows:
    """Figures with what they are, one below the other."""

    title: str
    rows: Sequence[Tile]


Block: TypeAlias = Tiles | Bars | Stacks | Curve | Ranks | Rows


@dataclass(frozen=True, slots=True)
class Page:
    """A page: its title, what its figures are of, and the blocks from top to bottom."""

    title: str
    under: str
    blocks: Sequence[Block]
