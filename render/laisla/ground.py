"""The five terrains as patterns: each to be known without its colour."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.kit.cache import kept
from render.kit.icons import stroke
from render.kit.noise import spread
from render.kit.prepared import prepared
from render.kit.shrink import shrunk
from render.kit.sprites import OVERSAMPLING

_SEED = 5
_SHADES = 5
"""Of a terrain: enough for smooth lines, and few enough for small pictures."""
_HALF = OVERSAMPLING // 2


class Tone(NamedTuple):
    """A terrain's colours: ground, its patches, and the dark and light of its pattern; and the cube's colour."""

    ground: str
    patch: str
    dark: str
    light: str
    cube: str


TONES: dict[str, Tone] = {
    "yellow": Tone("#e2b93b", "#e9c452", "#b98d1c", "#f6dd88", "#f4c61a"),
    "green": Tone("#58934a", "#629d52", "#356a2f", "#8fc078", "#3f9a3c"),
    "grey": Tone("#8b8f97", "#959aa2", "#5d6169", "#c9cdd4", "#8d93a0"),
    "beige": Tone("#dfcdae", "#e6d6ba", "#a88c63", "#f6ecda", "#f0dfc2"),
    "brown": Tone("#81573a", "#8a5f41", "#4f3220", "#b58a66", "#7d4a26"),
}
"""By colour name: desert, pasture, mountain, steppe, swamp."""


def tone(colour: str) -> Tone:
    """Return the tones of a colour; one that the art lacks looks grey."""
    return TONES.get(colour, TONES["grey"])


@kept
@prepared
def ground(colour: str, size: int, unit: float = 1.0) -> Image.Image:
    """Return a square of a terrain as RGB, with a pattern of `unit` times its usual size."""
    big = size * _HALF
    image = Image.new("RGB", (big, big), tone(colour).ground)
    draw = ImageDraw.Draw(image)
    source = random.Random(_SEED)  # noqa: S311  (a texture)
    _PATTERNS.get(colour, _peaks)(draw, big, _HALF * unit, source, tone(colour))
    return shrunk(image, (size, size)).quantize(_SHADES, kmeans=1).convert("RGB")


def _dunes(draw: ImageDraw.ImageDraw, size: int, unit: float, source: random.Random, tones: Tone) -> None:
    for x, y in spread(size, 54 * unit, 24 * unit, source):
        line = [(x + step * 4.2 * unit, y - 8 * unit * math.sin(step * math.pi / 10)) for step in range(11)]
        stroke(draw, line, tones.dark, 2.4 * unit)
        stroke(draw, [(px, py - 3 * unit) for px, py in line[2:7]], tones.light, 1.6 * unit)


def _grass(draw: ImageDraw.ImageDraw, size: int, unit: float, source: random.Random, tones: Tone) -> None:
    for number, (x, y) in enumerate(spread(size, 48 * unit, 32 * unit, source)):
        colour = tones.light if number % 3 == 0 else tones.dark
        for lean in (-6, 0, 6):
            tall = 13 if lean else 17
            stroke(draw, [(x + lean * 0.3 * unit, y), (x + lean * unit, y - tall * unit)], colour, 2.6 * unit)


def _peaks(draw: ImageDraw.ImageDraw, size: int, unit: float, source: random.Random, tones: Tone) -> None:
    for x, y in spread(size, 56 * unit, 36 * unit, source):
        tall, half = source.uniform(18, 24) * unit, source.uniform(16, 20) * unit
        draw.polygon([(x - half, y), (x, y - tall), (x + half, y)], fill=tones.dark)
        draw.polygon([(x - half, y), (x, y - tall), (x - half * 0.1, y)], fill=tones.light)


def _dots(draw: ImageDraw.ImageDraw, size: int, unit: float, source: random.Random, tones: Tone) -> None:
    for number, (x, y) in enumerate(spread(size, 30 * unit, 20 * unit, source)):
        radius = (3.6 if number % 3 else 2.8) * unit
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=tones.dark if number % 3 else tones.light)


def _reeds(draw: ImageDraw.ImageDraw, size: int, unit: float, source: random.Random, tones: Tone) -> None:
    for number, (x, y) in enumerate(spread(size, 58 * unit, 18 * unit, source)):
        half = source.uniform(12, 19) * unit
        stroke(draw, [(x - half, y), (x + half, y)], tones.light if number % 3 == 0 else tones.dark, 3 * unit)


_PATTERNS: dict[str, Callable[[ImageDraw.ImageDraw, int, float, random.Random, Tone], None]] = {
    "yellow": _dunes,
    "green": _grass,
    "grey": _peaks,
    "beige": _dots,
    "brown": _reeds,
}
