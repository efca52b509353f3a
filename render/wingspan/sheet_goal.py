"""The scoring of one goal: both sides' numbers and how they came, ranks and points."""

from __future__ import annotations

from engine.wingspan.sheets import GoalSheet, GoalSide
from engine.wingspan.views.view import WingspanView
from render.contract import Names
from render.kit.canvas import Box, Canvas, Style
from render.kit.sprites import marked_token
from render.kit.theme import GOLD, INK_SOFT, seat_style
from render.kit.type import Face
from render.wingspan import pictogram, sprites
from render.wingspan.colours import WHITE
from render.wingspan.naming import letter, side_name
from render.wingspan.sheet_aside import LEFT, SPLIT, draw_aside, points_medal
from render.wingspan.text import number
from render.words import Words


def draw_goal(canvas: Canvas, view: WingspanView, sheet: GoalSheet, words: Words, names: Names | None) -> None:
    """Draw one goal large: both sides' numbers and how they came, ranks and points."""
    sign = pictogram.goal_within(sheet.goal, 170, 620)
    canvas.centre(sign, (LEFT + SPLIT) / 2, 216)
    for place, (seat, side) in enumerate(((view.automa, sheet.hers), (view.seat, sheet.yours))):
        top = 330 + place * 410
        _side(canvas, (LEFT, top, SPLIT - 10, top + 390), view, (seat, side), words, names)
    draw_aside(canvas, view, sheet, words)


def _side(  # noqa: PLR0917
    canvas: Canvas, box: Box, view: WingspanView, shown: tuple[str, GoalSide], words: Words, names: Names | None
) -> None:
    seat, side = shown
    style = seat_style(seat)
    canvas.plate(
        box, WHITE, radius=16, edge=GOLD if side.points else "#d9c79b", edge_width=7 if side.points else 2, shadow=3
    )
    band = (box[0] + 10, box[1] + 10, box[2] - 10, box[1] + 88)
    canvas.plate(band, style.colour, radius=12, edge="#2b2622", shadow=0)
    canvas.centre(marked_token(seat, 60, letter(view, seat, words)), band[0] + 46, (band[1] + band[3]) / 2)
    name = (band[0] + 90, band[1], band[2] - 20, band[3])
    canvas.write_in(name, side_name(view, seat, words, names), Style(48, Face.BOLD, style.ink, 28))
    y = (band[3] + box[3]) / 2
    canvas.write(box[0] + 130, y, number(side.value), Style(170, Face.BLACK), "middle")
    if side.base is not None and side.cubes is not None:
        canvas.write(box[0] + 290, y, number(side.base), Style(72, Face.SEMIBOLD, INK_SOFT), "middle")
        if side.cubes:
            canvas.centre(sprites.cube(view.automa, 84), box[0] + 400, y)
            canvas.write(box[0] + 448, y, words("wingspan-picture-times", count=side.cubes), Style(56, Face.BOLD))
    canvas.centre(points_medal(side, 170), box[2] - 130, y - 14)
    points = (box[2] - 300, box[3] - 66, box[2] - 20, box[3] - 14)
    if side.rank is not None:
        canvas.write_in(points, words("wingspan-picture-rank", rank=side.rank), Style(44, Face.BOLD, INK_SOFT), "right")
