"""Where the island's fields and clearings lie: a decagon of ten sectors, cut into fields that leave no gaps.

Places are polar: a radius in units (the coast has its corners at 97) and an angle in sectors of 36 degrees, from twelve
o'clock, clockwise. Each clearing is a glade on the very corner at which its fields meet, so that it touches them and no
others. (The layout of the seed's reconstruction, rules.md 4.2, with the fields grown until they meet.)
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from engine.laisla.names import PLACES
from render.kit.paths import Point

SECTOR = math.tau / 10
CORNER = 97.0
EDGE = CORNER * math.cos(SECTOR / 2)
"""The radius of the coast between two corners."""
BOARD_UNIT = 5.4
"""Pixels a unit on the board: the scale for which sizes of what lies on the island are given."""

Polar = tuple[float, float]

_HUB = 5.0
_LOW, _IN_TOP = 40.0, 47.3
_HIGH, _MID_TOP = 65.5, 66.5
_CORE, _COAST = 12.0, 82.0
GLADE_RADIUS = {"core": 5.7, "low": 6.5, "high": 6.9, "coast": 7.0}


@dataclass(frozen=True, slots=True)
class Frame:
    """How the island lies on a picture: where its centre is, and how many pixels a unit has."""

    x: float
    y: float
    unit: float

    @property
    def scale(self) -> float:
        """The scale of what lies on the island."""
        return self.unit / BOARD_UNIT

    def at(self, place: Polar, aside: float = 0) -> Point:
        """Return the point of a place, moved `aside` units clockwise along its ring."""
        radius, angle = place[0] * self.unit, place[1] * SECTOR
        along = aside * self.unit
        return (
            self.x + radius * math.sin(angle) + along * math.cos(angle),
            self.y - radius * math.cos(angle) + along * math.sin(angle),
        )

    def outline(self, corners: list[Polar]) -> list[Point]:
        """Return the points of several places."""
        return [self.at(corner) for corner in corners]


def coastline() -> list[Polar]:
    """Return the corners of the island."""
    return [(CORNER, place) for place in PLACES]


def split(name: str) -> tuple[str, int]:
    """Return the kind and the number of a field's slot ("mid3") or of a clearing ("low3")."""
    kind = name.rstrip("0123456789")
    return kind, int(name.removeprefix(kind))


def field_corners(slot: str) -> list[Polar]:
    """Return the corners of a field."""
    kind, place = split(slot)
    left, middle, right = float(place), place + 0.5, place + 1.0
    if kind == "in":
        return [(_HUB, left), (_LOW, left), (_IN_TOP, middle), (_LOW, right), (_HUB, right)]
    if kind == "mid":
        return [(_LOW, left), (_HIGH, left), (_MID_TOP, middle), (_HIGH, right), (_LOW, right), (_IN_TOP, middle)]
    return [
        (_HIGH, right),
        (_MID_TOP, middle),
        (EDGE, middle),
        (CORNER, right),
        (EDGE, right + 0.5),
        (_MID_TOP, right + 0.5),
    ]


def field_axis(slot: str) -> float:
    """Return the angle through the middle of a field."""
    kind, place = split(slot)
    return place + (1.0 if kind == "out" else 0.5)


def glade(clearing: str) -> tuple[Polar, float]:
    """Return the centre and the radius of a clearing's glade."""
    kind, place = split(clearing)
    angle = {"core": 2 * place + 1.0, "low": place, "high": place + 1.0, "coast": place + 0.5}[kind]
    radius = {"core": _CORE, "low": _LOW, "high": _HIGH, "coast": _COAST}[kind]
    return (radius, angle), GLADE_RADIUS[kind]


# -- what lies on a field -------------------------------------------------------------------------------------------


Anchor = tuple[float, float]
"""Radius, and how far aside."""
_CODES: dict[str, tuple[Anchor, Anchor]] = {
    "in": ((41.0, 0.0), (32.2, 0.0)),
    "mid": ((60.9, -5.6), (60.9, 5.6)),
    "out": ((88.8, -5.6), (88.8, 5.6)),
}
"""Where a field's code and its symbol are."""


def code_anchor(slot: str) -> Anchor:
    """Return where a field's code is, always the same on each ring."""
    return _CODES[split(slot)[0]][0]


def symbol_anchor(slot: str) -> Anchor:
    """Return where a field's symbol is."""
    return _CODES[split(slot)[0]][1]


_ROWS = {"mid": (51.1, 8.2), "out": (78.4, 8.8)}
_PAIRS: dict[int, tuple[tuple[Anchor, ...], int]] = {
    1: (((22.2, 0.0),), 48),
    2: (((24.0, -4.1), (24.0, 4.1)), 42),
    3: (((25.4, -4.1), (25.4, 4.1), (18.2, 0.0)), 38),
    4: (((25.8, -4.1), (25.8, 4.1), (19.0, -3.4), (19.0, 3.4)), 35),
}
_SIZES = {"mid": (50, 48, 46, 42), "out": (58, 56, 54, 50)}


def explorer_anchors(slot: str, count: int) -> tuple[tuple[Anchor, ...], int]:
    """Return where `count` explorers (1 to 4) stand on a field, and how high they are on the board in pixels."""
    kind = split(slot)[0]
    if kind == "in":
        return _PAIRS[count]
    radius, widest = _ROWS[kind]
    step = widest if count > 2 else widest * 1.25
    return tuple((radius, (place - (count - 1) / 2) * step) for place in range(count)), _SIZES[kind][count - 1]
