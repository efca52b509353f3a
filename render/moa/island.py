"""The island in its sea: what of a board never changes. Drawn once for a set of components, then kept."""

from __future__ import annotations

import random
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.moa.components import Components
from render.kit.icons import stroke
from render.kit.noise import noise
from render.kit.theme import FOAM, SEA, SEA_DEEP, SEA_LIGHT
from render.moa.hexes import Grid, touching
from render.moa.terrain import SAND, tile

Size = tuple[int, int]


class Ground(NamedTuple):
    """What never changes about a territory."""

    number: int
    terrain: str
    adjacent: tuple[int, ...]
    at: tuple[int, int]


Plan: TypeAlias = tuple[Ground, ...]
"""A bare island; hashable, so that what is drawn of it can be kept."""


def plan_of(components: Components) -> Plan:
    """Give the bare island of a set of components."""
    return tuple(
        Ground(number, each.terrain, each.adjacent, each.at) for number, each in components.territories.items()
    )


_ROPE = "#e9d9ae"


def draw_island(size: Size, grid: Grid, plan: Plan) -> Image.Image:
    """Give the sea with the island and its terrain tiles, as RGB."""
    image = _sea(size)
    land = _land(size, grid, plan)
    _shelves(image, land, grid)
    _waves(image, land, grid)
    _beach(image, land, grid)
    _links(image, grid, plan)
    for ground in sorted(plan, key=lambda ground: ground.at[1]):
        spot = grid.spot(ground.at)
        sprite = tile(ground.terrain, spot.width, spot.height, ground.number)
        left, top = round(spot.x - spot.width / 2), round(spot.y - spot.height / 2)
        _shadow(image, sprite, left, top)
        image.paste(sprite, (left, top), sprite)
    _rivers(image, grid, plan)
    return image


def open_sea(size: Size) -> Image.Image:
    """Give a sea without an island."""
    image = _sea(size)
    _waves(image, Image.new("L", size, 0), Grid(100, 0, 0))
    return image


def _sea(size: Size) -> Image.Image:
    image = Image.new("RGB", size, SEA)
    deep = _ramp(noise(size, (260, 90), 11), 118, 124)
    image.paste(SEA_DEEP, (0, 0, *size), deep)
    return image


def _land(size: Size, grid: Grid, plan: Plan) -> Image.Image:
    mask = Image.new("L", size, 0)
    draw = ImageDraw.Draw(mask)
    for territory in plan:
        draw.polygon(grid.corners(territory.at, 2), fill=255)
    return mask


def _shelves(image: Image.Image, land: Image.Image, grid: Grid) -> None:
    """Shallower water in steps around the island, as on a chart."""
    for colour, reach, seed in ((SEA_LIGHT, 62, 3), ("#24637a", 40, 5), ("#3a8596", 24, 7)):
        image.paste(colour, (0, 0), _grown(land, reach * grid.unit, seed, 0.5))


def _beach(image: Image.Image, land: Image.Image, grid: Grid) -> None:
    unit = grid.unit
    shade = _grown(land, 15 * unit, 9, 0.4).filter(ImageFilter.GaussianBlur(9 * unit))
    shade = ImageChops.offset(shade, round(5 * unit), round(12 * unit))
    image.paste("#0b2433", (0, 0), shade.point([round(v * 0.55) for v in range(256)]))
    image.paste(FOAM, (0, 0), _grown(land, 14.5 * unit, 9, 0.4))
    image.paste("#8cc0bd", (0, 0), _grown(land, 11.5 * unit, 15, 0.5))
    image.paste(FOAM, (0, 0), _grown(land, 10 * unit, 9, 0.35))
    image.paste(SAND, (0, 0), _grown(land, 7.5 * unit, 9, 0.25))
    image.paste("#c9b27c", (0, 0), _grown(land, 1 * unit, 9, 0.1))
    image.paste("#8d7a50", (0, 0), land.filter(ImageFilter.MinFilter(3)))


def _grown(land: Image.Image, reach: float, seed: int, wander: float) -> Image.Image:
    """Give the land grown by about `reach` pixels with a shore that wanders, as a smooth mask."""
    spread = max(2.0, reach * 1.1)
    soft = land.filter(ImageFilter.GaussianBlur(spread))
    rough = noise(land.size, (max(12, round(reach * 2.6)), max(6, round(reach))), seed)
    level = round(255 * 0.18)
    swing = wander * 0.3
    moved = ImageChops.add(soft, rough.point([round((v - 128) * swing) + 64 for v in range(256)]), 1, -64)
    return _ramp(moved, level - 6, level + 6)


def _ramp(image: Image.Image, low: int, high: int) -> Image.Image:
    return image.point([max(0, min(255, round((v - low) * 255 / (high - low)))) for v in range(256)])


def _waves(image: Image.Image, land: Image.Image, grid: Grid) -> None:
    """Small crests on the open sea, none on the shelf."""
    source = random.Random(17)  # noqa: S311  (a texture)
    near = _grown(land, 30 * grid.unit, 5, 0.3)
    scale = 4
    crests = Image.new("L", (image.width * 2, image.height * 2), 0)
    draw = ImageDraw.Draw(crests)
    for y in range(20, image.height, 46):
        for x in range(20 + (y // 46 % 2) * 45, image.width, 92):
            px, py = x + source.uniform(-26, 26), y + source.uniform(-12, 12)
            wide = source.uniform(9, 15)
            line = [
                ((px + wide * step / scale) * 2, (py + 5 * abs(step / scale) ** 2) * 2)
                for step in range(-scale, scale + 1)
            ]
            if source.random() < 0.72:
                stroke(draw, line, 150, 3.2)  # type: ignore[arg-type]
    small = ImageChops.subtract(crests.resize(image.size, Image.Resampling.LANCZOS), near)
    image.paste("#2f6c82", (0, 0), small)


def _shadow(image: Image.Image, sprite: Image.Image, left: int, top: int) -> None:
    shade = sprite.getchannel("A").point([round(v * 0.35) for v in range(256)]).filter(ImageFilter.GaussianBlur(2))
    image.paste("#1c150c", (left + 2, top + 3), shade)


def _links(image: Image.Image, grid: Grid, plan: Plan) -> None:
    """Draw a rope between neighbours whose hexagons do not touch."""
    draw = ImageDraw.Draw(image)
    for territory in plan:
        for far in plan:
            neighbours = far.number > territory.number and far.number in territory.adjacent
            if neighbours and not touching(territory.at, far.at):
                line = [grid.centre(territory.at), grid.centre(far.at)]
                stroke(draw, line, "#3a2c18", 8 * grid.unit)
                stroke(draw, line, _ROPE, 4 * grid.unit)


def _rivers(image: Image.Image, grid: Grid, plan: Plan) -> None:
    """Draw a river between hexagons that touch without being neighbours."""
    draw = ImageDraw.Draw(image)
    for territory in plan:
        for far in plan:
            strangers = far.number > territory.number and far.number not in territory.adjacent
            if strangers and touching(territory.at, far.at):
                corners = {(round(x), round(y)) for x, y in grid.corners(territory.at)}
                shared = [(x, y) for x, y in grid.corners(far.at) if _near(x, y, corners)]
                if len(shared) == 2:
                    stroke(draw, shared, SEA_LIGHT, 11 * grid.unit)


def _near(x: float, y: float, corners: set[tuple[int, int]]) -> bool:
    return any(abs(x - a) <= 2 and abs(y - b) <= 2 for a, b in corners)
