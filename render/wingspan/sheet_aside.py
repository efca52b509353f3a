"""What stands beside every scoring sheet: the map in Duet, and the goals scored so far; and where things are."""

from __future__ import annotations

from PIL import Image

from engine.wingspan.sheets import GoalSheet, GoalSide
from engine.wingspan.views.view import WingspanView
from render.kit.canvas import Box, Canvas, Style
from render.kit.discs import faded
from render.kit.sprites import marked_token, medal
from render.kit.theme import INK_SOFT
from render.kit.type import Face
from render.wingspan import pictogram, sprites
from render.wingspan.board import is_duet
from render.wingspan.colours import WHITE
from render.wingspan.groups import draw_counting, draw_groups
from render.wingspan.naming import letter
from render.wingspan.text import number
from render.words import Words

PICTURE = (1600, 1200)
PAGE: Box = (16, 16, 1584, 1184)
LEFT, RIGHT = 44, 1556
SPLIT = 930
"""Where the table ends and the map, or the goals, begin."""
HEAD: tuple[int, int] = (112, 204)
BOTTOM = 1164


def draw_aside(canvas: Canvas, view: WingspanView, sheet: GoalSheet | None, words: Words) -> None:
    """Draw in Duet the map with what counts for a goal, or with the largest groups; and the goals scored so far."""
    top = HEAD[0]
    if is_duet(view):
        box = (SPLIT + 20, top, RIGHT, top + 560)
        if sheet is None:
            draw_groups(canvas, box, view, words)
        else:
            draw_counting(canvas, box, view, sheet, words)
        top += 580
    tall = min((BOTTOM - top) / 4, 190)
    for place, scored in enumerate(view.goal_sheets):
        box = (SPLIT + 20, round(top + place * tall), RIGHT, round(top + (place + 1) * tall) - 10)
        _goal_line(canvas, box, view, scored, words)


def _goal_line(canvas: Canvas, box: Box, view: WingspanView, sheet: GoalSheet, words: Words) -> None:
    """Draw a goal with both sides' numbers and points."""
    canvas.plate(box, WHITE, radius=12, edge="#d9c79b", shadow=0)
    y = (box[1] + box[3]) / 2
    canvas.centre(sprites.code_plate(str(sheet.round), 50), box[0] + 38, y)
    sign = pictogram.goal_within(sheet.goal, 60, 170)
    canvas.place(sign, box[0] + 76, y - sign.height / 2)
    for place, (seat, side) in enumerate(((view.automa, sheet.hers), (view.seat, sheet.yours))):
        x = box[0] + 290 + place * 168
        canvas.centre(marked_token(seat, 44, letter(view, seat, words)), x, y)
        canvas.write(x + 28, y, number(side.value), Style(40, Face.SEMIBOLD, INK_SOFT))
        canvas.centre(points_medal(side, 56), x + 106, y)


def points_medal(side: GoalSide, size: int) -> Image.Image:
    """Return what a side scored, pale where that is nothing."""
    return medal(str(side.points), size) if side.points else faded(medal("0", size), 0.45)
