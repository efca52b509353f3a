"""Which parts of a picture were drawn on, in coarse squares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from render.kit.canvas import Box

_SQUARE = 6
"""The squares' side as a power of two: 64 pixels. Smaller ones make so many parts that their number costs more."""


class Touched:
    """The squares of a picture that something was drawn on: a row is a number, with a bit for each square."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._size = size
        self._rows = [0] * (-(-size[1] >> _SQUARE))

    def add(self, left: int, top: int, right: int, bottom: int) -> None:
        """Note that something was drawn in this rectangle, which may reach out of the picture."""
        first, end = max(0, left) >> _SQUARE, (max(0, min(right, self._size[0]) - 1) >> _SQUARE) + 1
        squares = (1 << end) - (1 << first)
        if right <= 0 or squares <= 0:
            return
        for row in range(max(0, top) >> _SQUARE, ((min(bottom, self._size[1]) - 1) >> _SQUARE) + 1):
            self._rows[row] |= squares

    def boxes(self) -> Iterator[Box]:
        """Return rectangles within the picture that do not overlap and hold all that was drawn."""
        top = 0
        for row in range(1, len(self._rows) + 1):
            if row == len(self._rows) or self._rows[row] != self._rows[top]:
                yield from self._across(self._rows[top], top, row)
                top = row

    def _across(self, squares: int, top: int, bottom: int) -> Iterator[Box]:
        left = 0
        while squares >> left:
            if not squares >> left & 1:
                left += 1
                continue
            right = left
            while squares >> right & 1:
                right += 1
            box = (left << _SQUARE, top << _SQUARE, right << _SQUARE, bottom << _SQUARE)
            yield (*box[:2], min(box[2], self._size[0]), min(box[3], self._size[1]))
            left = right
