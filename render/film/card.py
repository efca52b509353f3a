"""The first and the last frame of a film: what was played by whom, and the final standing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engine.contract import Seat
from render.contract import Picture
from render.kit import sprites
from render.kit.cache import kept
from render.kit.canvas import Canvas, Layer, Style
from render.kit.encode import palette_of
from render.kit.theme import FULL_WIDTH, GOLD, INK_SOFT, PAPER, PAPER_EDGE, PAPER_SHADE, SURFACES, seat_style
from render.kit.type import Face
from render.words import Words

_HEIGHT = 1200
_MARGIN = 110
_TITLE, _UNDER, _ROWS = (70, 250), (250, 340), 400
_ROW = 132
_TOKEN = 92


@dataclass(frozen=True, slots=True)
class Line:
    """A seat: who plays it, and what stands behind the name."""

    seat: Seat
    name: str
    points: str = ""
    won: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """What a card says."""

    title: str
    under: str
    lines: Sequence[Line]


def draw_card(card: Card, words: Words) -> Picture:
    """Return a sheet with a title, a line under it, and a row for each seat; the winners' rows shine."""
    canvas = Canvas(_paper(tuple(each.seat for each in card.lines)))
    left, right = _MARGIN, FULL_WIDTH - _MARGIN
    canvas.write_in((left, _TITLE[0], right, _TITLE[1]), card.title, Style(120, Face.BLACK))
    canvas.write_in((left, _UNDER[0], right, _UNDER[1]), card.under, Style(58, Face.REGULAR, INK_SOFT))
    for number, each in enumerate(card.lines):
        top = _ROWS + number * _ROW
        edge = GOLD if each.won else PAPER_EDGE
        canvas.plate((left, top, right, top + _ROW - 22), PAPER_SHADE, edge=edge, edge_width=8 if each.won else 2)
        middle = top + (_ROW - 22) / 2
        canvas.centre(sprites.token(each.seat, _TOKEN), left + 80, middle)
        face = Face.BLACK if each.won else Face.SEMIBOLD
        box = (left + 160, top, right - 260, top + _ROW - 22)
        canvas.write_in(box, each.name, Style(64, face))
        canvas.write(right - 40, middle, each.points, Style(72, face), "right")
    return Picture.of_png(canvas.png(), _alt(card, words))


def _alt(card: Card, words: Words) -> str:
    rows = [f"{each.name}: {each.points}" if each.points else each.name for each in card.lines]
    return "\n".join([card.title, card.under, words.listed(rows)])


@kept
def _paper(seats: tuple[Seat, ...]) -> Layer:
    """Return an empty sheet, with the colours of these seats in its palette."""
    colours = [seat_style(each).colour for each in seats]
    sample = Image.new("RGBA", (64 * max(1, len(seats)), 64), PAPER)
    for number, seat in enumerate(seats):
        sample.alpha_composite(sprites.token(seat, 60), (64 * number, 0))
    return Layer(
        Image.new("RGB", (FULL_WIDTH, _HEIGHT), PAPER), palette_of([sample.convert("RGB")], (*SURFACES, *colours))
    )
