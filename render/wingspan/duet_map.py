"""The Duet map without what lies on it: its sheet, its spaces with code, symbol and bonus. Drawn once, then kept."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from PIL import Image, ImageChops, ImageDraw

from render.kit.cache import kept
from render.kit.canvas import Box
from render.kit.colour import darker, lighter
from render.kit.cutout import paste
from render.kit.icons import icon
from render.kit.shrink import shrunk
from render.kit.sprites import OVERSAMPLING, margin, plate
from render.kit.theme import PAPER_EDGE
from render.wingspan import sprites
from render.wingspan.habitat import ground, tone
from render.wingspan.hexes import RESET, Grid, code_of

SHEET = "#efe2c2"
LINES = "#3d3425"
"""What shows between the spaces."""
CODE_AT, SYMBOL_AT, BONUS_AT = -53.0, 9.0, 59.0
"""How far below a space's centre its code, symbol and bonus are, in pixels of the board."""
CODE, SYMBOL, BONUS = 44, 74, 42
_RESET_SIZE = 92
_TEXTURE = 300
_HALF = OVERSAMPLING // 2


class Face(NamedTuple):
    """What never changes about a space."""

    space: str
    habitat: str
    symbol: str
    bonus: str | None


Plan: TypeAlias = tuple[Face, ...]
"""A map; hashable, so that what is drawn of it can be kept."""


def lay_map(image: Image.Image, sheet: Box, grid: Grid, plan: Plan) -> None:
    """Draw the map on a sheet of paper on a picture."""
    paper = plate((sheet[2] - sheet[0], sheet[3] - sheet[1]), SHEET, radius=20, edge=PAPER_EDGE, shadow=8)
    paste(image, paper, sheet[0] - margin(8), sheet[1] - margin(8))
    lay_spaces(image, grid, plan)


def lay_spaces(image: Image.Image, grid: Grid, plan: Plan) -> None:
    """Draw all spaces on a picture."""
    shade = Image.new("L", (image.width * _HALF, image.height * _HALF), 0)
    draw = ImageDraw.Draw(shade)
    for face in plan:
        corners = grid.corners(grid.centre(face.space), -4 * grid.scale)
        draw.polygon([(x * _HALF, y * _HALF) for x, y in corners], fill=255)
    image.paste(LINES, (0, 0), shade.resize(image.size, Image.Resampling.LANCZOS))
    mask, lit, shaded = _masks(grid)
    for face in plan:
        _lay(image, grid, face, mask, lit, shaded)
    for face in plan:
        x, y = grid.centre(face.space)
        for sprite, down in labels(face, grid.scale):
            _centre(image, sprite, x, y + down * grid.scale)
    _reset(image, grid)


def labels(face: Face, scale: float) -> list[tuple[Image.Image, float]]:
    """Return the sprites of a space, each with how far below its centre it is on the board."""
    found = [
        (sprites.code_plate(code_of(face.space), round(CODE * scale)), CODE_AT),
        (sprites.disc(face.symbol, round(SYMBOL * scale)), SYMBOL_AT),
    ]
    if face.bonus:
        found.append((icon(sprites.drawing(face.bonus), round(BONUS * scale)), BONUS_AT))
    return found


@kept
def _masks(grid: Grid) -> tuple[Image.Image, Image.Image, Image.Image]:
    """Return the area of a space, and its lit and shaded rims."""
    size = (round(grid.across) + 4, round(2 * grid.radius) + 4)
    big = Image.new("L", (size[0] * OVERSAMPLING, size[1] * OVERSAMPLING), 0)
    corners = grid.corners((size[0] / 2, size[1] / 2), 2.2 * grid.scale)
    ImageDraw.Draw(big).polygon([(x * OVERSAMPLING, y * OVERSAMPLING) for x, y in corners], fill=255)
    area = shrunk(big, size)
    rim = max(1, round(3 * grid.scale))
    lit, shaded = (ImageChops.subtract(area, ImageChops.offset(area, shift, shift)) for shift in (rim, -rim))
    return area, lit.point([v * 6 // 10 for v in range(256)]), shaded.point([v // 2 for v in range(256)])


@kept
def veil(grid: Grid, strength: int) -> Image.Image:
    """Return a mask of one space, `strength` (0 to 255) strong, for letting it fade."""
    return _masks(grid)[0].point([value * strength // 255 for value in range(256)])


def _lay(  # noqa: PLR0917
    image: Image.Image, grid: Grid, face: Face, mask: Image.Image, lit: Image.Image, shaded: Image.Image
) -> None:
    x, y = grid.centre(face.space)
    left, top = round(x - mask.width / 2), round(y - mask.height / 2)
    texture = ground(face.habitat, max(_TEXTURE, *mask.size), max(0.7, grid.scale))
    # Every space shows another part of the texture, so that the pattern runs through.
    area = ImageChops.offset(texture, -left % texture.width, -top % texture.height).crop((0, 0, *mask.size))
    tones = tone(face.habitat)
    area.paste(lighter(tones.light, 0.4), (0, 0), lit)
    area.paste(darker(tones.dark, 0.3), (0, 0), shaded)
    image.paste(area, (left, top), mask)


def _reset(image: Image.Image, grid: Grid) -> None:
    x, y = grid.centre(RESET)
    size = round(_RESET_SIZE * grid.scale)
    _centre(image, sprites.disc("reset_space", size, "#d9e7ea", "#123f5c"), x, y)


def _centre(image: Image.Image, sprite: Image.Image, x: float, y: float) -> None:
    image.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)), sprite)
