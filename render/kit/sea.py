"""A sea with land in it: shelves as on a chart, surf, a beach. Drawn once for each piece of land, then kept."""

from __future__ import annotations

import random
from collections.abc import Sequence

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.icons import stroke
from render.kit.noise import noise
from render.kit.paths import Point
from render.kit.theme import FOAM, SEA, SEA_DEEP, SEA_LIGHT

SAND = "#e2d2a2"
_SHELVES = ((SEA_LIGHT, 62, 3), ("#24637a", 40, 5), ("#3a8596", 24, 7))
"""Colours of ever shallower water, how far they reach, and the seeds of their outlines."""
_CREST_STEPS = 4
_DEEPS = (260, 90)


def open_sea(size: tuple[int, int], *, crests: float = 0.72, deeps: Sequence[int] = _DEEPS) -> Image.Image:
    """Return a sea without land, as RGB."""
    return coast(Image.new("L", size, 0), 1, crests=crests, deeps=deeps)


def coast(land: Image.Image, unit: float, *, crests: float = 0.72, deeps: Sequence[int] = _DEEPS) -> Image.Image:
    """Return the sea around `land` (a mask), as RGB; `unit` scales shelves, surf and beach. The land itself is sand.

    `crests`: how many of the possible waves there are; `deeps`: how wide the deep places are, as `noise` takes it.
    Each crest, and each small deep, makes a picture a little larger.
    """
    image = Image.new("RGB", land.size, SEA)
    image.paste(SEA_DEEP, (0, 0, *land.size), ramp(noise(land.size, deeps, 11), 118, 124))
    for colour, reach, seed in _SHELVES:
        image.paste(colour, (0, 0), grown(land, reach * unit, seed, 0.5))
    _waves(image, grown(land, 30 * unit, 5, 0.3), crests)
    _beach(image, land, unit)
    return image


def _beach(image: Image.Image, land: Image.Image, unit: float) -> None:
    shade = grown(land, 15 * unit, 9, 0.4).filter(ImageFilter.GaussianBlur(9 * unit))
    shade = ImageChops.offset(shade, round(5 * unit), round(12 * unit))
    image.paste("#0b2433", (0, 0), shade.point([round(v * 0.55) for v in range(256)]))
    image.paste(FOAM, (0, 0), grown(land, 14.5 * unit, 9, 0.4))
    image.paste("#8cc0bd", (0, 0), grown(land, 11.5 * unit, 15, 0.5))
    image.paste(FOAM, (0, 0), grown(land, 10 * unit, 9, 0.35))
    image.paste(SAND, (0, 0), grown(land, 7.5 * unit, 9, 0.25))


def grown(land: Image.Image, reach: float, seed: int, wander: float) -> Image.Image:
    """Return the land grown by about `reach` pixels with a shore that wanders, as a smooth mask."""
    soft = land.filter(ImageFilter.GaussianBlur(max(2.0, reach * 1.1)))
    rough = noise(land.size, (max(12, round(reach * 2.6)), max(6, round(reach))), seed)
    swing = wander * 0.3
    moved = ImageChops.add(soft, rough.point([round((v - 128) * swing) + 64 for v in range(256)]), 1, -64)
    level = round(255 * 0.18)
    return ramp(moved, level - 6, level + 6)


def ramp(image: Image.Image, low: int, high: int) -> Image.Image:
    """Return a grey image in which `low` and below is black, `high` and above is white."""
    return image.point([max(0, min(255, round((v - low) * 255 / (high - low)))) for v in range(256)])


def _waves(image: Image.Image, near: Image.Image, share: float) -> None:
    """Draw small crests on the open sea, none `near` the land."""
    source = random.Random(17)  # noqa: S311  (a texture)
    crests = Image.new("L", (image.width * 2, image.height * 2), 0)
    draw = ImageDraw.Draw(crests)
    for y in range(20, image.height, 46):
        for x in range(20 + (y // 46 % 2) * 45, image.width, 92):
            px, py = x + source.uniform(-26, 26), y + source.uniform(-12, 12)
            wide = source.uniform(9, 15)
            if source.random() < share:
                stroke(draw, _crest(px, py, wide), 150, 3.2)  # type: ignore[arg-type]
    image.paste("#2f6c82", (0, 0), ImageChops.subtract(crests.resize(image.size, Image.Resampling.LANCZOS), near))


def _crest(x: float, y: float, wide: float) -> list[Point]:
    parts = [step / _CREST_STEPS for step in range(-_CREST_STEPS, _CREST_STEPS + 1)]
    return [((x + wide * part) * 2, (y + 5 * part**2) * 2) for part in parts]
