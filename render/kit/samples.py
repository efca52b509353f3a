"""A sample of everything that a game's pictures show, for finding its palette (`encode.palette_of`)."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.kit.theme import PAPER


def specimens(
    sprites: Sequence[Image.Image], grounds: Sequence[str], *, cell: int, across: int, inset: int = 2, shrink: int = 3
) -> Image.Image:
    """Return one sheet with all sprites, `across` in a row of cells of that size, once on each colour of `grounds`.

    It is `shrink` times smaller in the end: colours need no more.
    """
    rows = -(-len(sprites) // across)
    sheet = Image.new("RGB", (across * cell, rows * cell * len(grounds)), PAPER)
    for block, ground in enumerate(grounds):
        top = block * rows * cell
        sheet.paste(ground, (0, top, sheet.width, top + rows * cell))
        for place, sprite in enumerate(sprites):
            spot = (place % across * cell + inset, top + place // across * cell + inset)
            sheet.paste(sprite, spot, sprite)
    return sheet.resize((sheet.width // shrink, sheet.height // shrink), Image.Resampling.NEAREST)
