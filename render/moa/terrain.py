"""The five terrains as textured tiles: waves, grass, crowns of trees, ridges, embers, each in muted tones."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.cache import kept
from render.kit.colour import darker, lighter
from render.kit.icons import stroke
from render.kit.noise import noise
from render.kit.paths import Point
from render.kit.prepared import prepared
from render.kit.sprites import OVERSAMPLING, rounded_polygon
from render.moa.hexes import TILT

Size = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Tones:
    """A terrain's colours: the ground, patches on it, and the dark and light of its texture."""

    ground: str
    patch: str
    dark: str
    light: str


TONES: dict[str, Tones] = {
    "coast": Tones("#8fbcb8", "#a5cbc3", "#6fa3a4", "#c9e2da"),
    "plains": Tones("#d3c27c", "#c6b36b", "#9d8b43", "#e6da9f"),
    "forest": Tones("#6b9160", "#5f8556", "#456b45", "#8bad77"),
    "mountain": Tones("#a9a29a", "#9b948d", "#77706a", "#d3cec7"),
    "volcano": Tones("#5d423f", "#513836", "#38241f", "#7a5650"),
}
EMBER, EMBER_LIGHT = "#d8642a", "#f3a83d"


def tones(terrain: str) -> Tones:
    """Return a terrain's colours; a terrain that the theme does not know looks like plains."""
    return TONES.get(terrain, TONES["plains"])


@kept
@prepared
def tile(terrain: str, width: int, height: int, seed: int) -> Image.Image:
    """Return a hexagonal tile with its thickness, as RGBA; its face fills `width` x `height` at the top."""
    thick = max(4, round(width / 28))
    face = texture(terrain, (width * OVERSAMPLING, height * OVERSAMPLING), seed)
    shape = hexagon_mask((width, height), thick)
    side = Image.new("RGBA", face_size(width, height, thick), (0, 0, 0, 0))
    colour = Image.new("RGBA", side.size, darker(tones(terrain).ground, 0.55))
    lower = Image.new("L", side.size, 0)
    for step in range(thick + 1):
        lower.paste(255, (0, step), shape.crop((0, 0, width, height)))
    side.paste(colour, (0, 0), lower)
    small = face.resize((width, height), Image.Resampling.LANCZOS).convert("RGBA")
    _light_edges(small, shape.crop((0, 0, width, height)), terrain)
    side.paste(small, (0, 0), shape.crop((0, 0, width, height)))
    return side


def face_size(width: int, height: int, thick: int) -> Size:
    """Return the size of a tile's sprite."""
    return width, height + thick


@kept
def hexagon_mask(size: Size, extra: int = 0) -> Image.Image:
    """Return a hexagon with slightly rounded corners that fills `size`, as a mask; `extra` empty rows below."""
    width, height = size[0] * OVERSAMPLING, size[1] * OVERSAMPLING
    mask = Image.new("L", (width, height), 0)
    rounding = width * 0.022
    rounded_polygon(ImageDraw.Draw(mask), hexagon(width, height, -rounding * 1.1), 255, rounding)  # type: ignore[arg-type]
    small = mask.resize(size, Image.Resampling.LANCZOS)
    whole = Image.new("L", (size[0], size[1] + extra), 0)
    whole.paste(small, (0, 0))
    return whole


def hexagon(width: float, height: float, grow: float = 0) -> list[Point]:
    """Return the corners of a hexagon that fills a box, clockwise from the top."""
    x, y = width / 2, height / 2
    across, down = x + grow, y + grow
    return [
        (x, y - down),
        (x + across, y - down / 2),
        (x + across, y + down / 2),
        (x, y + down),
        (x - across, y + down / 2),
        (x - across, y - down / 2),
    ]


def _light_edges(face: Image.Image, mask: Image.Image, terrain: str) -> None:
    """Lighten the upper left rim and darken the lower right one."""
    rim = max(2, face.width // 110)
    for colour, shift in ((lighter(tones(terrain).light, 0.35), rim), (darker(tones(terrain).ground, 0.35), -rim)):
        moved = ImageChops.offset(mask, shift, shift)
        edge = ImageChops.subtract(mask, moved).filter(ImageFilter.GaussianBlur(0.6))
        face.paste(Image.new("RGBA", face.size, colour), (0, 0), edge.point([round(v * 0.75) for v in range(256)]))


def texture(terrain: str, size: Size, seed: int) -> Image.Image:
    """Return a rectangle of the terrain's texture, as RGB; its details are for a size that is then reduced."""
    tone = tones(terrain)
    image = Image.new("RGB", size, tone.ground)
    cells = (max(8, size[0] // 7), max(4, size[0] // 22))
    patches = noise(size, cells, seed * 7 + 1).point([0 if v < 132 else 255 for v in range(256)])
    image.paste(tone.patch, (0, 0, *size), patches)
    painter = _PAINTERS.get(terrain, _grass)
    painter(image, size[0] / 282, random.Random(seed))  # noqa: S311  (a texture)
    return image


def _spread(size: Size, across: float, down: float, source: random.Random) -> list[Point]:
    """Return places in staggered rows with a little disorder, from the back to the front."""
    places = []
    row = 0
    y = down * 0.3
    while y < size[1] + down:
        x = (row % 2) * across / 2 - across * 0.2
        while x < size[0] + across:
            places.append((x + source.uniform(-0.25, 0.25) * across, y + source.uniform(-0.2, 0.2) * down))
            x += across
        y += down
        row += 1
    return places


def _waves(image: Image.Image, unit: float, source: random.Random) -> None:
    draw = ImageDraw.Draw(image)
    for number, (x, y) in enumerate(_spread(image.size, 54 * unit, 20 * unit, source)):
        colour = TONES["coast"].light if number % 3 else TONES["coast"].dark
        line = [(x + step * 3.2 * unit, y - 4.2 * unit * abs(math.sin(step * math.pi / 5))) for step in range(11)]
        stroke(draw, line, colour, 2.1 * unit)


def _grass(image: Image.Image, unit: float, source: random.Random) -> None:
    draw = ImageDraw.Draw(image)
    tone = TONES["plains"]
    for number, (x, y) in enumerate(_spread(image.size, 46 * unit, 25 * unit, source)):
        colour = tone.light if number % 4 == 0 else tone.dark
        for lean, tall in ((-6, 9), (-1.5, 14), (4.5, 10)):
            bend = [
                (x + lean * 0.2 * unit, y),
                (x + lean * 0.5 * unit, y - tall * 0.6 * unit),
                (x + lean * unit, y - tall * unit),
            ]
            stroke(draw, bend, colour, 1.9 * unit)


def _crowns(image: Image.Image, unit: float, source: random.Random) -> None:
    draw = ImageDraw.Draw(image)
    tone = TONES["forest"]
    for x, y in _spread(image.size, 40 * unit, 23 * unit, source):
        radius = source.uniform(10.5, 14.5) * unit
        _blob(draw, x + 2 * unit, y + 4 * unit, radius, tone.dark)
        _blob(draw, x, y, radius * 0.95, tone.patch if source.random() < 0.5 else "#587e50")
        _blob(draw, x - radius * 0.25, y - radius * 0.3, radius * 0.52, tone.light)


def _blob(draw: ImageDraw.ImageDraw, x: float, y: float, radius: float, colour: str) -> None:
    down = radius * (0.5 + TILT / 2)
    draw.ellipse((x - radius, y - down, x + radius, y + down), fill=colour)


def _ridges(image: Image.Image, unit: float, source: random.Random) -> None:
    draw = ImageDraw.Draw(image)
    tone = TONES["mountain"]
    for x, y in _spread(image.size, 58 * unit, 30 * unit, source):
        tall, half = source.uniform(19, 27) * unit, source.uniform(17, 23) * unit
        top = (x + source.uniform(-3, 3) * unit, y - tall)
        draw.polygon([(x - half, y), top, (x + half, y)], fill=tone.dark)
        draw.polygon([(x - half, y), top, (x - half * 0.05, y)], fill="#8d867f")
        draw.polygon(
            [
                _part(top, (x - half, y), 0.36),
                top,
                _part(top, (x + half, y), 0.36),
                _part(top, (x + half * 0.1, y), 0.24),
            ],
            fill=tone.light,
        )


def _part(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def _embers(image: Image.Image, unit: float, source: random.Random) -> None:
    draw = ImageDraw.Draw(image)
    tone = TONES["volcano"]
    for x, y in _spread(image.size, 50 * unit, 30 * unit, source):
        _blob(draw, x, y, source.uniform(5, 9) * unit, tone.dark)
        _blob(draw, x - 1.5 * unit, y - 1.5 * unit, source.uniform(3, 5) * unit, tone.light)
    for _ in range(9):
        _crack(draw, image.size, unit, source)
    for x, y in _spread(image.size, 38 * unit, 24 * unit, source):
        if source.random() < 0.55:
            _blob(draw, x, y, source.uniform(1.2, 2.6) * unit, EMBER_LIGHT if source.random() < 0.5 else EMBER)


def _crack(draw: ImageDraw.ImageDraw, size: Size, unit: float, source: random.Random) -> None:
    x, y = source.uniform(0, size[0]), source.uniform(0, size[1])
    line = [(x, y)]
    for _ in range(5):
        x, y = x + source.uniform(-4, 20) * unit, y + source.uniform(-9, 11) * unit
        line.append((x, y))
    stroke(draw, line, "#2b1714", 5 * unit)
    stroke(draw, line, EMBER, 2.2 * unit)


_PAINTERS: dict[str, Callable[[Image.Image, float, random.Random], None]] = {
    "coast": _waves,
    "plains": _grass,
    "forest": _crowns,
    "mountain": _ridges,
    "volcano": _embers,
}
