"""Vector shapes as data: a small path language, flattened to polygons.

A path is written like SVG with absolute coordinates: `M x y`, `L x y ...`, `Q cx cy x y`, `C x1 y1 x2 y2 x y`, `Z`, and
`R x y ...`: a smooth curve through the points (Catmull-Rom), which is how an animal is easiest to write down.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

Point = tuple[float, float]
_TOKEN = re.compile(r"[MLQCRZ]|-?\d+(?:\.\d+)?")
_STEPS = 10


class BadPath(ValueError):  # noqa: N818
    """A path that cannot be read; the message says where."""


@cache
def flatten(path: str) -> tuple[tuple[Point, ...], ...]:
    """Return the path as polylines, one for each `M`."""
    lines: list[list[Point]] = []
    for command, numbers in _commands(path):
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        if command == "M":
            lines.append([points[0]])
            lines[-1].extend(points[1:])
            continue
        if not lines:
            raise BadPath(f"{path!r} does not begin with M")
        _extend(lines[-1], command, points)
    return tuple(tuple(line) for line in lines)


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    command, numbers = "", list[float]()
    for token in _TOKEN.findall(path):
        if not token.isalpha():
            numbers.append(float(token))
            continue
        if command:
            yield command, numbers
        command, numbers = token, []
    if command:
        yield command, numbers


def _extend(line: list[Point], command: str, points: Sequence[Point]) -> None:
    if command == "Z":
        line.append(line[0])
    elif command == "L":
        line.extend(points)
    elif command == "Q":
        for control, end in zip(points[::2], points[1::2], strict=True):
            line.extend(_bezier([line[-1], control, end]))
    elif command == "C":
        for first, second, end in zip(points[::3], points[1::3], points[2::3], strict=True):
            line.extend(_bezier([line[-1], first, second, end]))
    else:
        line.extend(_through([line[-1], *points]))


def _bezier(controls: Sequence[Point]) -> Iterator[Point]:
    for step in range(1, _STEPS + 1):
        part = step / _STEPS
        points = list(controls)
        while len(points) > 1:
            points = [_between(a, b, part) for a, b in pairwise(points)]
        yield points[0]


def _between(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def _through(points: Sequence[Point]) -> Iterator[Point]:
    padded = [points[0], *points, points[-1]]
    for before, start, end, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for step in range(1, _STEPS + 1):
            t = step / _STEPS
            yield _catmull(before[0], start[0], end[0], after[0], t), _catmull(before[1], start[1], end[1], after[1], t)


def _catmull(p0: float, p1: float, p2: float, p3: float, t: float) -> float:
    return 0.5 * (
        2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t * t * t
    )
