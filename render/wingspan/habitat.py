"""The three habitats as patterns: each to be known without its colour."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.kit.cache import kept
from render.kit.icons import stroke
from render.kit.paths import Point
from render.kit.prepared import prepared
from render.kit.shrink import shrunk
from render.kit.sprites import OVERSAMPLING

_SEED = 11
_HALF = OVERSAMPLING // 2


class Tone(NamedTuple):
    """A habitat's colours: ground, and the dark and light of its pattern."""

    ground: str
    dark: str
    light: str


TONES: dict[str, Tone] = {
    "forest": Tone("#47784f", "#2c5535", "#689a6b"),
    "wetland": Tone("#79b5d2", "#4a8bb0", "#b5dcec"),
    "grassland": Tone("#e8cb72", "#bd962f", "#f6e6ad"),
}
HABITATS = tuple(TONES)


def tone(habitat: str) -> Tone:
    """Return the tones of a habitat; one that the art lacks looks like grassland."""
    return TONES.get(habitat, TONES["grassland"])


@kept
@prepared
def ground(habitat: str, size: int, unit: float = 1.0) -> Image.Image:
    """Return a square of a habitat as RGB, with a pattern of `unit` times its usual size."""
    big = size * _HALF
    image = Image.new("RGB", (big, big), tone(habitat).ground)
    source = random.Random(_SEED)  # noqa: S311  (a texture)
    _PATTERNS.get(habitat, _blades)(ImageDraw.Draw(image), big, _HALF * unit, source, tone(habitat))
    return shrunk(image, (size, size))


def _spread(size: int, across: float, down: float, source: random.Random) -> Iterator[Point]:
    """Return places in staggered rows with a little disorder, from the back to the front."""
    row, y = 0, 0.0
    while y < size + down:
        x = (row % 2) * across / 2
        while x < size + across:
            yield x + source.uniform(-0.14, 0.14) * across, y + source.uniform(-0.12, 0.12) * down
            x += across
        y += down
        row += 1


def _conifers(draw: ImageDraw.ImageDraw, size: int, unit: float, source: random.Random, tones: Tone) -> None:
    for number, (x, y) in enumerate(_spread(size, 34 * unit, 25 * unit, source)):
        tall, half = source.uniform(21, 27) * unit, 9.5 * unit
        colour = tones.light if number % 4 == 0 else tones.dark
        for lift, share in ((0.0, 1.0), (0.36, 0.74)):
            base = y - tall * lift
            draw.polygon([(x - half * share, base), (x, base - tall * 0.62), (x + half * share, base)], fill=colour)


def _ripples(draw: ImageDraw.ImageDraw, size: int, unit: float, source: random.Random, tones: Tone) -> None:
    for number, (x, y) in enumerate(_spread(size, 50 * unit, 19 * unit, source)):
        half = source.uniform(13, 18) * unit
        arc = [(x + half * step / 4, y - 4.5 * unit * (1 - (step / 4) ** 2)) for step in range(-4, 5)]
        stroke(draw, arc, tones.light if number % 3 else tones.dark, 2.8 * unit)


def _blades(draw: ImageDraw.ImageDraw, size: int, unit: float, source: random.Random, tones: Tone) -> None:
    for number, (x, y) in enumerate(_spread(size, 36 * unit, 28 * unit, source)):
        colour = tones.light if number % 3 == 0 else tones.dark
        for lean in (-7, 0, 7):
            tall = 12 if lean else 18
            stroke(draw, [(x + lean * 0.25 * unit, y), (x + lean * unit, y - tall * unit)], colour, 2.6 * unit)


_PATTERNS: dict[str, Callable[[ImageDraw.ImageDraw, int, float, random.Random, Tone], None]] = {
    "forest": _conifers,
    "wetland": _ripples,
    "grassland": _blades,
}
