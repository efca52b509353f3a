"""How a preview is laid out: a headline, and below it three sheets of paper; and what is written on these."""

from __future__ import annotations

from PIL import Image

from render.kit.canvas import Box, Canvas, Style
from render.kit.icons import icon
from render.kit.theme import INK, INK_SOFT
from render.kit.type import Face
from render.wingspan.colours import GAIN
from render.wingspan.text import write_whole
from render.words import Words

PICTURE = (1200, 600)
HEAD: Box = (14, 14, 1186, 92)
LEFT: Box = (14, 104, 330, 586)
MIDDLE: Box = (342, 104, 858, 586)
RIGHT: Box = (870, 104, 1186, 586)
SHEETS = (HEAD, LEFT, MIDDLE, RIGHT)
ARROW = "#7d3a18"


def label(canvas: Canvas, box: Box, key: str, words: Words) -> None:
    """Write what a sheet is about along its top."""
    where = (box[0] + 16, box[1] + 12, box[2] - 16, box[1] + 60)
    canvas.write_in(where, words("wingspan-picture-label", label=key), Style(36, Face.SEMIBOLD, INK_SOFT, 24), "middle")


def row(canvas: Canvas, box: Box, y: float, sprite: Image.Image, text: str) -> None:
    """Write a line with a sign before it."""
    canvas.centre(sprite, box[0] + 56, y)
    style = Style(44, Face.BOLD, INK, 22)
    canvas.write_in((box[0] + 104, round(y) - 34, box[2] - 12, round(y) + 34), text, style)


def then(canvas: Canvas, box: Box, y: float, sprite: Image.Image, values: tuple[int, int]) -> None:
    """Write a number before and after, with a sign before them."""
    canvas.place(sprite, box[0] + 18, y - sprite.height / 2)
    canvas.write(box[0] + 176, y, str(values[0]), Style(52, Face.SEMIBOLD, INK_SOFT), "middle")
    canvas.centre(icon("arrow_right", 34, ARROW), box[0] + 226, y)
    colour = GAIN if values[1] > values[0] else INK
    canvas.write(box[0] + 274, y, str(values[1]), Style(60, Face.BLACK, colour), "middle")


def large(canvas: Canvas, sprite: Image.Image, text: str) -> None:
    """Show one thing in the middle, with a line below it."""
    canvas.centre(sprite, (MIDDLE[0] + MIDDLE[2]) / 2, (MIDDLE[1] + MIDDLE[3]) / 2 - 50)
    below = (MIDDLE[0] + 20, MIDDLE[3] - 130, MIDDLE[2] - 20, MIDDLE[3] - 12)
    write_whole(canvas, below, text, Style(40, Face.SEMIBOLD, INK, 24), 1.12, "middle")
