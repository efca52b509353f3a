"""An evening sky with birds far away: what everything lies on. Drawn once for each size, then kept."""

from __future__ import annotations

import random

from PIL import Image, ImageDraw

from render.kit.cache import kept
from render.kit.canvas import Box, Canvas, Layer, layer_of
from render.kit.icons import stroke
from render.kit.noise import noise
from render.kit.prepared import prepared
from render.kit.sea import ramp
from render.kit.theme import PAPER, PAPER_EDGE
from render.wingspan.colours import SKY, SKY_BIRD, SKY_DEEP, SKY_LIGHT
from render.wingspan.palette import palette

Size = tuple[int, int]
_EVERY, _SHARE = 130, 0.4
_OVER = 2


@prepared
def sky(size: Size) -> Image.Image:
    """Return the sky as RGB."""
    image = Image.new("RGB", size, SKY)
    clouds = noise(size, (320, 110), 23)
    image.paste(SKY_LIGHT, (0, 0), ramp(clouds, 134, 138))
    image.paste(SKY_DEEP, (0, 0), ramp(clouds, 100, 96))
    flock = Image.new("L", (size[0] * _OVER, size[1] * _OVER), 0)
    draw, source = ImageDraw.Draw(flock), random.Random(29)  # noqa: S311  (a texture)
    for y in range(40, size[1], _EVERY):
        for x in range(40, size[0], _EVERY):
            px, py, wide = (
                x + source.uniform(-40, 40),
                y + source.uniform(-40, 40),
                source.uniform(10, 22),
            )
            if source.random() < _SHARE:
                _bird(draw, px, py, wide)
    image.paste(SKY_BIRD, (0, 0), flock.resize(size, Image.Resampling.LANCZOS))
    return image


def _bird(draw: ImageDraw.ImageDraw, x: float, y: float, wide: float) -> None:
    """Draw a bird far away: two arcs."""
    for side in (-1, 1):
        arc = [(0.0, 0.0), (0.3, -0.34), (0.65, -0.42), (1.0, -0.22)]
        points = [((x + side * wide * px) * _OVER, (y + wide * py) * _OVER) for px, py in arc]
        stroke(draw, points, 255, 3.4)  # type: ignore[arg-type]


@kept
def backdrop(size: Size, *sheets: Box) -> Layer:
    """Return the sky of that size with sheets of paper on it."""
    canvas = Canvas(Layer(sky(size), Image.new("P", (1, 1))))
    for sheet in sheets:
        canvas.plate(sheet, PAPER, radius=20, edge=PAPER_EDGE, shadow=8)
    return layer_of(canvas.image, palette())
