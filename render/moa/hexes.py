"""Where the hexagons of an island lie on a picture: territories on a table that is looked at from the front."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from render.kit.paths import Point

TILT = 0.67
"""How much the table is foreshortened."""
GAP = 3
"""Pixels between two tiles."""
_ROOT3 = math.sqrt(3)
UNIT_WIDTH = 282
"""The width of a hexagon that `Grid.unit` is 1 for: that of the board at 1600 x 1200."""

Column = tuple[int, int]
"""Doubled-width column and row, as in the components."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A hexagon on a picture: its centre, its size in whole pixels, and the scale of what lies on it."""

    x: float
    y: float
    width: int
    height: int
    unit: float


@dataclass(frozen=True, slots=True)
class Grid:
    """Hexagons with a corner on top, `radius` wide from centre to corner before the tilt."""

    radius: float
    left: float
    top: float
    """Where the centre of column 0, row 0 lies."""

    @property
    def width(self) -> float:
        """The width of a hexagon."""
        return _ROOT3 * self.radius

    @property
    def height(self) -> float:
        """The height of a hexagon on the picture."""
        return 2 * self.radius * TILT

    @property
    def unit(self) -> float:
        """The scale of what lies on a hexagon."""
        return self.width / UNIT_WIDTH

    def centre(self, at: Column) -> Point:
        """Return the centre of the hexagon at that column and row."""
        return self.left + at[0] * self.width / 2, self.top + at[1] * self.height * 0.75

    def spot(self, at: Column) -> Spot:
        """Return the tile at that column and row; neighbouring tiles leave a small gap."""
        return Spot(*self.centre(at), round(self.width) - GAP, round(self.height) - GAP, self.unit)

    def corners(self, at: Column, grow: float = 0) -> list[Point]:
        """Return the six corners, clockwise from the top; `grow` pixels outwards."""
        x, y = self.centre(at)
        across, down = self.width / 2 + grow, self.height / 2 + grow
        return [
            (x, y - down),
            (x + across, y - down / 2),
            (x + across, y + down / 2),
            (x, y + down),
            (x - across, y + down / 2),
            (x - across, y - down / 2),
        ]


def fitted(places: Iterable[Column], box: tuple[float, float, float, float], largest: float = 1000) -> Grid:
    """Return the grid that shows all `places` as large as the box allows, in its middle."""
    columns, rows = zip(*places, strict=True)
    across = (max(columns) - min(columns)) / 2 + 1
    down = (max(rows) - min(rows)) * 0.75 + 1
    radius = min((box[2] - box[0]) / (across * _ROOT3), (box[3] - box[1]) / (down * 2 * TILT), largest)
    grid = Grid(radius, 0, 0)
    left = (box[0] + box[2] - (max(columns) + min(columns)) * grid.width / 2) / 2
    top = (box[1] + box[3] - (max(rows) + min(rows)) * grid.height * 0.75) / 2
    return Grid(radius, left, top)


def touching(a: Column, b: Column) -> bool:
    """Say whether two hexagons share an edge."""
    return (abs(a[0] - b[0]), abs(a[1] - b[1])) in {(2, 0), (1, 1)}
