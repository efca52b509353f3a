"""Where the spaces of the Duet map lie on a picture: six rows of six hexagons with a corner on top.

Even rows lie half a space further to the right, so the outline has a pocket at the right of each odd row and at the
left of each even one: marks of the map's corners and the reset space lie there.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from render.kit.paths import Point

ROWS = COLUMNS = 6
BOARD_RADIUS = 84.0
"""The radius of a hexagon on the board: the scale for which sizes of what lies on the map are given."""
RESET = "reset"
CORNERS = ("top_left", "top_right", "bottom_left", "bottom_right")
_ROOT3 = math.sqrt(3)
_RESET_ROW = 5
"""The row in whose pocket the reset space is drawn."""


def space_at(row: int, column: int) -> str:
    """Return the id of a space, rows and columns counted from 1."""
    return f"r{row}c{column}"


def place_of(space: str) -> tuple[int, int]:
    """Return row and column, from 1, of a space's id ("r3c4"); raise LookupError for what is no space of the grid."""
    row, _, column = space.removeprefix("r").partition("c")
    if not (row.isdigit() and column.isdigit() and 1 <= int(row) <= ROWS and 1 <= int(column) <= COLUMNS):
        raise LookupError(f"no space {space!r}")
    return int(row), int(column)


def code_of(space: str) -> str:
    """Return the short code of a space: rows are A to F from the top, columns 1 to 6 ("r3c4" is "C4")."""
    row, column = place_of(space)
    return f"{'ABCDEF'[row - 1]}{column}"


@dataclass(frozen=True, slots=True)
class Grid:
    """How the map lies on a picture: the corner of its box, and how large a hexagon is from its centre to a corner."""

    left: float
    top: float
    radius: float

    @property
    def scale(self) -> float:
        """The scale of what lies on the map."""
        return self.radius / BOARD_RADIUS

    @property
    def across(self) -> float:
        """The width of a hexagon."""
        return _ROOT3 * self.radius

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of all hexagons together."""
        return (COLUMNS + 0.5) * self.across, (1.5 * ROWS + 0.5) * self.radius

    def at(self, row: int, column: float) -> Point:
        """Return the centre of the hexagon at a row and a column, both from 1."""
        shift = 0.5 if row % 2 == 0 else 0.0
        return self.left + (column - 0.5 + shift) * self.across, self.top + (1.5 * row - 0.5) * self.radius

    def centre(self, space: str) -> Point:
        """Return the centre of a space, also of the reset space."""
        if space == RESET:
            x, y = self.at(_RESET_ROW, COLUMNS)
            return x + 0.92 * self.across, y
        return self.at(*place_of(space))

    def corners(self, centre: Point, inset: float = 0) -> list[Point]:
        """Return the six corners of the hexagon around a centre, `inset` pixels smaller."""
        x, y = centre
        radius = self.radius - inset * 2 / _ROOT3
        half = radius * _ROOT3 / 2
        return [
            (x, y - radius),
            (x + half, y - radius / 2),
            (x + half, y + radius / 2),
            (x, y + radius),
            (x - half, y + radius / 2),
            (x - half, y - radius / 2),
        ]

    def corner(self, name: str) -> Point:
        """Return where the mark of a corner of the map ("top_left") lies."""
        vertical, _, side = name.partition("_")
        row = 1 if vertical == "top" else ROWS
        column = 1 if side == "left" else COLUMNS
        x, y = self.at(row, column)
        pocket = (side == "right") == (row % 2 == 1)
        out = self.across * (0.86 if pocket else 0.6)
        rise = self.radius * (0.42 if pocket else 0.8)
        return x + (out if side == "right" else -out), y + (-rise if vertical == "top" else rise)
