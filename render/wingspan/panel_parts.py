"""What panels are made of: a band with a side's name, counts, and badges of what changed."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from engine.contract import Seat
from engine.wingspan.views.view import WingspanView
from render.kit.canvas import Box, Canvas, Style
from render.kit.discs import faded
from render.kit.icons import icon
from render.kit.sprites import marked_token
from render.kit.theme import INK, seat_style
from render.kit.type import Face, width
from render.wingspan.colours import GAIN, LOSS, WHITE
from render.wingspan.naming import change, letter
from render.words import Words

BAND = 58
_NONE = "#cdbb92"
"""What is said of things of which there is none."""


@dataclass(frozen=True, slots=True)
class Count:
    """Something that is counted in a panel: its sprite, how many, and what came since the last picture."""

    sign: Image.Image
    text: str
    change: int = 0

    @property
    def none(self) -> bool:
        """Whether there is nothing of it."""
        return self.text == "0"


def around(box: Box) -> Box:
    """Return a box with its shadow."""
    return (box[0] - 6, box[1] - 4, box[2] + 6, box[3] + 6)


def band(  # noqa: PLR0917
    canvas: Canvas, box: Box, view: WingspanView, seat: Seat, name: str, words: Words, score: str, gained: int
) -> None:
    """Draw a panel's band: token, name, and the points where they are known."""
    where = (box[0] + 8, box[1] + 8, box[2] - 8, box[1] + 8 + BAND)
    style = seat_style(seat)
    canvas.plate(where, style.colour, radius=10, edge="#2b2622", edge_width=2, shadow=0)
    middle = (where[1] + where[3]) / 2
    if seat == view.automa:
        canvas.centre(icon("automa", 52), where[0] + 88, middle)
    canvas.centre(marked_token(seat, 50, letter(view, seat, words)), where[0] + 32, middle)
    left = where[0] + (120 if seat == view.automa else 64)
    right = where[2] - 8
    if score:
        room = round(max(66, width(score, Face.BLACK, 48) + 22))
        plate = (where[2] - room - 4, where[1] + 4, where[2] - 4, where[3] - 4)
        canvas.plate(plate, WHITE, radius=8, edge="#2b2622", edge_width=2, shadow=0)
        canvas.write_in(plate, score, Style(48, Face.BLACK, INK, 30), "middle")
        right = plate[0] - 6
    if gained:
        right = badge(canvas, right, (where[1] + 9, where[3] - 9), gained, words) - 6
    canvas.write_in((left, where[1], right, where[3]), name, Style(42, Face.BOLD, style.ink, 26))


def badge(canvas: Canvas, right: int, span: tuple[int, int], gained: int, words: Words) -> int:
    """Show what came or went since the last picture; give where it begins."""
    where = (right - _badge_width(gained, words), span[0], right, span[1])
    canvas.plate(where, GAIN if gained > 0 else LOSS, radius=8, edge="#ffffff", edge_width=2, shadow=0)
    canvas.write_in(where, change(gained, words), Style(32, Face.BLACK, "#ffffff", 24), "middle")
    return where[0]


def _badge_width(gained: int, words: Words) -> int:
    return round(width(change(gained, words), Face.BLACK, 32)) + 18


_FIGURE = 54
"""How far right of its column's edge a figure begins, behind its sign."""


def counts(canvas: Canvas, box: Box, items: list[Count], words: Words) -> None:
    """Write counts beside each other."""
    wide = (box[2] - box[0]) / 3
    y = (box[1] + box[3]) / 2
    for place, item in enumerate(items):
        x = box[0] + place * wide
        canvas.centre(faded(item.sign, 0.4) if item.none else item.sign, x + 26, y)
        aside = _badge_width(item.change, words) + 6 if item.change else 0
        room = wide - _FIGURE - aside
        size = next((size for size in (50, 46, 42) if width(item.text, Face.BLACK, size) <= room), 38)
        canvas.write(x + _FIGURE, y, item.text, Style(size, Face.BLACK, _NONE if item.none else INK))
        if item.change:
            right = round(x + _FIGURE + width(item.text, Face.BLACK, size)) + aside - 2
            badge(canvas, right, (round(y) - 20, round(y) + 20), item.change, words)
