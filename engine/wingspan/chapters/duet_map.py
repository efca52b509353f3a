"""The Duet map: neighbours, the way of a scan, groups (rules WA49, WA50, WA59)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType

from engine.wingspan.names import SIDE, SPACES, Corner


def row_and_column(space: str) -> tuple[int, int]:
    """Return the row and the column of a space, each from 1."""
    return int(space[1]), int(space[3])


def _neighbours(space: str) -> tuple[str, ...]:
    """Return the spaces next to one; even rows lie half a space to the right."""
    row, column = row_and_column(space)
    left = column - 1 if row % 2 else column
    beside = [(row, column - 1), (row, column + 1)]
    beside += [(row + step, left + place) for step in (-1, 1) for place in (0, 1)]
    names = (f"r{one}c{other}" for one, other in beside)
    return tuple(sorted(name for name in names if name in SPACES))


NEIGHBOURS: Mapping[str, tuple[str, ...]] = MappingProxyType({space: _neighbours(space) for space in SPACES})
"""The spaces next to each space, sorted."""


@lru_cache(maxsize=4)
def scan_order(corner: Corner) -> tuple[str, ...]:
    """WA50: return all spaces as a scan from a corner passes them: each row from the side where it began."""
    rows = range(1, SIDE + 1) if corner.startswith("top") else range(SIDE, 0, -1)
    columns = range(1, SIDE + 1) if corner.endswith("left") else range(SIDE, 0, -1)
    return tuple(f"r{row}c{column}" for row in rows for column in columns)


def largest_group(spaces: Collection[str]) -> tuple[str, ...]:
    """WA59: return the largest group of spaces that hang together, sorted; of equal ones the first in reading order."""
    return max(_groups(spaces), key=len, default=())


def _groups(spaces: Collection[str]) -> Iterator[tuple[str, ...]]:
    left = set(spaces)
    for first in SPACES:
        if first not in left:
            continue
        left.discard(first)
        group, border = [first], [first]
        while border:
            near = [space for space in NEIGHBOURS[border.pop()] if space in left]
            left.difference_update(near)
            group += near
            border += near
        yield tuple(sorted(group))
