"""Disorder that is the same on every machine, for coasts and textures: smooth noise, scattered places."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from PIL import Image

from render.kit.paths import Point


def noise(size: tuple[int, int], cells: Sequence[int], seed: int) -> Image.Image:
    """Return grey noise with features about `cells` pixels wide, the coarsest first and strongest."""
    source = random.Random(seed)  # noqa: S311  (a texture)
    result: Image.Image | None = None
    for cell in cells:
        octave = _octave(size, cell, source)
        result = octave if result is None else Image.blend(result, octave, 0.33)
    if result is None:
        raise ValueError("noise needs at least one cell size")
    return result


def spread(size: int, across: float, down: float, source: random.Random) -> Iterator[Point]:
    """Return places over a square in staggered rows with a little disorder, from the back to the front."""
    row, y = 0, 0.0
    while y < size + down:
        x = (row % 2) * across / 2
        while x < size + across:
            yield x + source.uniform(-0.14, 0.14) * across, y + source.uniform(-0.14, 0.14) * down
            x += across
        y += down
        row += 1


def _octave(size: tuple[int, int], cell: int, source: random.Random) -> Image.Image:
    across, down = size[0] // cell + 3, size[1] // cell + 3
    grid = Image.frombytes("L", (across, down), source.randbytes(across * down))
    big = grid.resize((across * cell, down * cell), Image.Resampling.BICUBIC)
    return big.crop((cell, cell, cell + size[0], cell + size[1]))
