"""A small map on which the largest group of each side is lit."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from engine.wingspan.view import WingspanView
from render.kit.canvas import Box, Canvas
from render.kit.sprites import OVERSAMPLING, marked_token, medal
from render.kit.theme import GOLD
from render.wingspan import marks
from render.wingspan.board import grid_in
from render.wingspan.duet_map import LINES, Plan
from render.wingspan.habitat import tone
from render.wingspan.hexes import Grid
from render.wingspan.naming import letter
from render.wingspan.pieces import plan_of
from render.words import Words


def draw_groups(canvas: Canvas, box: Box, view: WingspanView, words: Words) -> None:
    """Draw the map with all tokens; those of the largest groups stand on gold, and below it how many they are."""
    wide, tall = Grid(0, 0, 1).size
    foot = 84
    radius = min((box[2] - box[0]) / wide, (box[3] - box[1] - foot) / tall)
    grid = grid_in((box[0], box[1], box[2], box[3] - foot), radius)
    lit = tuple(sorted({space for spaces in view.groups.values() for space in spaces}))
    size = (box[2] - box[0], box[3] - box[1] - foot)
    small = Grid(grid.left - box[0], grid.top - box[1], radius)
    ground = _ground(size, small, plan_of(view), lit)
    canvas.image.paste(ground, box[:2], ground)
    for space, seat in view.map.items():
        x, y = grid.centre(space)
        token = marked_token(seat, round(radius * 1.16), letter(view, seat, words))
        canvas.centre(token if space in view.groups.get(seat, ()) else marks.pale(token, 0.6), x, y)
    for place, seat in enumerate((view.automa, view.seat)):
        x = box[0] + (box[2] - box[0]) * (0.25 + 0.5 * place)
        canvas.centre(marks.group(seat, 66), x - 46, box[3] - foot / 2 + 8)
        canvas.centre(medal(str(len(view.groups.get(seat, ()))), 64), x + 40, box[3] - foot / 2 + 8)


@lru_cache(maxsize=16)
def _ground(size: tuple[int, int], grid: Grid, plan: Plan, lit: tuple[str, ...]) -> Image.Image:
    """Give the map in plain colours, the spaces `lit` in gold, as RGBA."""
    half = OVERSAMPLING // 2
    big = Image.new("RGBA", (size[0] * half, size[1] * half), (0, 0, 0, 0))
    draw = ImageDraw.Draw(big)
    for grow, inner in ((-2.0, False), (1.2, True)):
        for face in plan:
            colour = (GOLD if face.space in lit else tone(face.habitat).ground) if inner else LINES
            corners = grid.corners(grid.centre(face.space), grow)
            draw.polygon([(x * half, y * half) for x, y in corners], fill=colour)
    return big.resize(size, Image.Resampling.LANCZOS)
