"""Smooth noise, the same on every machine, for coasts and textures."""

from __future__ import annotations

import random
from collections.abc import Sequence

from PIL import Image


def noise(size: tuple[int, int], cells: Sequence[int], seed: int) -> Image.Image:
    """Give grey noise with features about `cells` pixels wide, the coarsest first and strongest."""
    source = random.Random(seed)  # noqa: S311  (a texture)
    result: Image.Image | None = None
    for cell in cells:
        octave = _octave(size, cell, source)
        result = octave if result is None else Image.blend(result, octave, 0.33)
    if result is None:
        raise ValueError("noise needs at least one cell size")
    return result


def _octave(size: tuple[int, int], cell: int, source: random.Random) -> Image.Image:
    across, down = size[0] // cell + 3, size[1] // cell + 3
    grid = Image.frombytes("L", (across, down), source.randbytes(across * down))
    big = grid.resize((across * cell, down * cell), Image.Resampling.BICUBIC)
    return big.crop((cell, cell, cell + size[0], cell + size[1]))
