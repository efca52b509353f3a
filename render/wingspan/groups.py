"""A small map on which the largest group of each side is lit."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.wingspan.chapters.measure import measure
from engine.wingspan.rules import rules_for
from engine.wingspan.sheets import GoalSheet
from engine.wingspan.views.view import WingspanView
from render.kit.cache import kept
from render.kit.canvas import Box, Canvas
from render.kit.discs import faded
from render.kit.shrink import shrunk
from render.kit.sprites import OVERSAMPLING, marked_token, medal
from render.kit.theme import GOLD
from render.wingspan import sprites
from render.wingspan.board import grid_in
from render.wingspan.duet_map import LINES, Plan
from render.wingspan.habitat import tone
from render.wingspan.hexes import Grid
from render.wingspan.naming import letter
from render.wingspan.pieces import plan_of
from render.words import Words

_FOOT = 84
"""The room below the map."""


def draw_groups(canvas: Canvas, box: Box, view: WingspanView, words: Words) -> None:
    """Draw the map with all tokens; those of the largest groups stand on gold, and below it how many they are."""
    sizes = {seat: len(spaces) for seat, spaces in view.groups.items()}
    lit = frozenset(space for spaces in view.groups.values() for space in spaces)
    _draw(canvas, box, view, words, lit)
    y = box[3] - _FOOT / 2 + 8
    for place, seat in enumerate((view.automa, view.seat)):
        x = box[0] + (box[2] - box[0]) * (0.25 + 0.5 * place)
        canvas.centre(sprites.group(seat, 66), x - 46, y)
        canvas.centre(medal(str(sizes.get(seat, 0)), 64), x + 40, y)


def draw_counting(canvas: Canvas, box: Box, view: WingspanView, sheet: GoalSheet, words: Words) -> None:
    """Draw the map with all tokens; those that count for a goal stand on gold."""
    _draw(canvas, box, view, words, counting(view, sheet.goal))


def counting(view: WingspanView, goal: str) -> frozenset[str]:
    """Return the spaces whose tokens count for a Duet goal: a side would stand otherwise without them."""
    rules = rules_for(view.components.model_dump(mode="json"), {})
    found = set[str]()
    for seat in (view.seat, view.automa):
        spaces = sorted(space for space, owner in view.map.items() if owner == seat)
        whole = measure(rules, goal, spaces)
        found |= {
            each for each in spaces if measure(rules, goal, [space for space in spaces if space != each]) != whole
        }
    return frozenset(found)


def _draw(canvas: Canvas, box: Box, view: WingspanView, words: Words, lit: frozenset[str]) -> None:
    """Draw the map with all tokens; those on `lit` spaces stand on gold."""
    wide, tall = Grid(0, 0, 1).size
    radius = min((box[2] - box[0]) / wide, (box[3] - box[1] - _FOOT) / tall)
    grid = grid_in((box[0], box[1], box[2], box[3] - _FOOT), radius)
    size = (box[2] - box[0], box[3] - box[1] - _FOOT)
    small = Grid(grid.left - box[0], grid.top - box[1], radius)
    ground = _ground(size, small, plan_of(view), tuple(sorted(lit)))
    canvas.place(ground, *box[:2])
    for space, seat in view.map.items():
        x, y = grid.centre(space)
        token = marked_token(seat, round(radius * 1.16), letter(view, seat, words))
        canvas.centre(token if space in lit else faded(token, 0.6), x, y)


@kept
def _ground(size: tuple[int, int], grid: Grid, plan: Plan, lit: tuple[str, ...]) -> Image.Image:
    """Return the map in plain colours, the spaces `lit` in gold, as RGBA."""
    half = OVERSAMPLING // 2
    big = Image.new("RGBA", (size[0] * half, size[1] * half), (0, 0, 0, 0))
    draw = ImageDraw.Draw(big)
    for grow, inner in ((-2.0, False), (1.2, True)):
        for face in plan:
            colour = (GOLD if face.space in lit else tone(face.habitat).ground) if inner else LINES
            corners = grid.corners(grid.centre(face.space), grow)
            draw.polygon([(x * half, y * half) for x, y in corners], fill=colour)
    return shrunk(big, size)
