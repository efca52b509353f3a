"""Icons: one family, drawn from the shapes in art/*.toml and kept as sprites.

An icon is a list of layers on a 100 x 100 grid, bottom first: `fill` or `stroke` (a colour, with `width`) and one of
`path`, `circle` [x, y, r], `ellipse` [x, y, rx, ry]. The colour "ink" is the one that the icon is asked for in, "back"
is what stands out from it (an eye).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from PIL import Image, ImageDraw

from render.kit.cache import kept
from render.kit.colour import luminance
from render.kit.paths import Point, flatten
from render.kit.shrink import shrunk

Layer = Mapping[str, Any]
_GRID = 100
_OVERSAMPLING = 4


class UnknownIcon(KeyError):  # noqa: N818
    """No art file has an icon of that name."""


@cache
def shapes() -> dict[str, list[Layer]]:
    """Return every icon's layers by name, from all files in art/."""
    found: dict[str, list[Layer]] = {}
    for file in sorted(files("render.kit").joinpath("art").iterdir(), key=lambda each: each.name):
        if file.name.endswith(".toml"):
            found.update(tomllib.loads(file.read_text(encoding="utf-8")))
    return found


def has(name: str) -> bool:
    """Say whether there is an icon of that name."""
    return name in shapes()


@kept
def icon(name: str, size: int, ink: str = "#2b2622") -> Image.Image:
    """Return an icon as an RGBA sprite of `size` x `size` pixels. Not to be drawn on: it is shared."""
    if name not in shapes():
        raise UnknownIcon(name)
    big = size * _OVERSAMPLING
    sprite = Image.new("RGBA", (big, big), (0, 0, 0, 0))
    for layer in shapes()[name]:
        _draw_layer(sprite, layer, big / _GRID, ink)
    return shrunk(sprite, (size, size))


@kept
def silhouette(name: str, size: int, ink: str, opacity: float = 1.0) -> Image.Image:
    """Return an icon's outline filled with one colour (shadows, traces of what left)."""
    mask = icon(name, size).getchannel("A")
    if opacity < 1:
        mask = mask.point([round(value * opacity) for value in range(256)])
    sprite = Image.new("RGBA", (size, size), ink)
    sprite.putalpha(mask)
    return sprite


def _draw_layer(sprite: Image.Image, layer: Layer, scale: float, ink: str) -> None:
    draw = ImageDraw.Draw(sprite)
    if "fill" in layer:
        colour = _colour(layer["fill"], ink)
        for line in _outlines(layer, scale):
            draw.polygon(line, fill=colour)
    if "stroke" in layer:
        colour = _colour(layer["stroke"], ink)
        for line in _outlines(layer, scale):
            stroke(draw, line, colour, layer["width"] * scale)


def _colour(colour: str, ink: str) -> str:
    if colour == "back":
        return "#f4efe2" if luminance(ink) < 0.3 else "#3a1712"
    return ink if colour == "ink" else colour


def _outlines(layer: Layer, scale: float) -> list[list[Point]]:
    if "circle" in layer:
        x, y, radius = layer["circle"]
        return [_oval(x, y, radius, radius, scale)]
    if "ellipse" in layer:
        x, y, across, down = layer["ellipse"]
        return [_oval(x, y, across, down, scale)]
    return [[(x * scale, y * scale) for x, y in line] for line in flatten(layer["path"])]


def _oval(x: float, y: float, across: float, down: float, scale: float) -> list[Point]:
    # Four arcs as Bezier curves; 0.5523 is the usual constant for a quarter circle.
    a, d = across * 0.5523, down * 0.5523
    path = (
        f"M {x - across:.2f} {y:.2f} "
        f"C {x - across:.2f} {y - d:.2f} {x - a:.2f} {y - down:.2f} {x:.2f} {y - down:.2f} "
        f"C {x + a:.2f} {y - down:.2f} {x + across:.2f} {y - d:.2f} {x + across:.2f} {y:.2f} "
        f"C {x + across:.2f} {y + d:.2f} {x + a:.2f} {y + down:.2f} {x:.2f} {y + down:.2f} "
        f"C {x - a:.2f} {y + down:.2f} {x - across:.2f} {y + d:.2f} {x - across:.2f} {y:.2f} Z"
    )
    return [(px * scale, py * scale) for px, py in flatten(path)[0]]


def stroke(draw: ImageDraw.ImageDraw, line: list[Point], colour: str, width: float) -> None:
    """Draw a line with round ends and joins, which ImageDraw lacks."""
    draw.line(line, fill=colour, width=max(1, round(width)), joint="curve")
    radius = width / 2 - 0.5
    for x, y in line if width > 12 else (line[0], line[-1]):
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)
