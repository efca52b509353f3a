"""The island in its sea: what of a board never changes. Drawn once for a set of components, then kept."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from PIL import Image, ImageDraw, ImageFilter

from engine.moa.components import Components
from render.kit.icons import stroke
from render.kit.sea import coast, grown
from render.kit.theme import SEA_LIGHT
from render.moa.hexes import Grid, touching
from render.moa.terrain import tile

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
    """Return the bare island of a set of components."""
    return tuple(
        Ground(number, each.terrain, each.adjacent, each.at) for number, each in components.territories.items()
    )


_ROPE = "#e9d9ae"


def draw_island(size: Size, grid: Grid, plan: Plan) -> Image.Image:
    """Return the sea with the island and its terrain tiles, as RGB."""
    land = _land(size, grid, plan)
    image = coast(land, grid.unit)
    image.paste("#c9b27c", (0, 0), grown(land, 1 * grid.unit, 9, 0.1))
    image.paste("#8d7a50", (0, 0), land.filter(ImageFilter.MinFilter(3)))
    _links(image, grid, plan)
    for ground in sorted(plan, key=lambda ground: ground.at[1]):
        spot = grid.spot(ground.at)
        sprite = tile(ground.terrain, spot.width, spot.height, ground.number)
        left, top = round(spot.x - spot.width / 2), round(spot.y - spot.height / 2)
        _shadow(image, sprite, left, top)
        image.paste(sprite, (left, top), sprite)
    _rivers(image, grid, plan)
    return image


def _land(size: Size, grid: Grid, plan: Plan) -> Image.Image:
    mask = Image.new("L", size, 0)
    draw = ImageDraw.Draw(mask)
    for territory in plan:
        draw.polygon(grid.corners(territory.at, 2), fill=255)
    return mask


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
