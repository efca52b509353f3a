"""Small pictures of a game's components and signs: one by itself, and all signs with what they mean."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from PIL import Image

from render.contract import ALT_LIMIT, Picture
from render.fit_text import cut
from render.kit.canvas import Box, Canvas, Layer, Style
from render.kit.theme import INK, PAPER, PAPER_EDGE
from render.kit.type import Face
from render.words import Words

V = TypeVar("V")

Sign: TypeAlias = tuple[str, str]
"""What is drawn: a kind ("bird"), and which of that kind ("kea")."""

_WIDTH, _EDGE, _ROW, _HIGH = 1600, 32, 132, 104
"""Of the legend: its width, its edge, and how high its rows and the signs in them are."""
_COLUMN = _WIDTH // 2 - _EDGE // 2
_SIGN = 300
"""How high a component by itself is drawn, and the least width of its picture."""


class Signs(NamedTuple, Generic[V]):
    """The signs of a game."""

    message: str
    """Says with `sign`, "kind-name", what each sign means."""
    draw: Callable[[V, Words, Sign, int], Image.Image]
    """Takes a view, words, what to draw and how high; raises LookupError where there is no picture of that."""
    legend: Sequence[Sign]
    """What the legend explains."""
    palette: Callable[[], Image.Image]


def draw_part(signs: Signs[V], view: V, words: Words, part: Sign, name: str) -> Picture:
    """Return the picture of a component, called `name`; raise LookupError where there is none."""
    sprite = signs.draw(view, words, part, _SIGN)
    size = (max(sprite.width, _SIGN) + 2 * _EDGE, sprite.height + 2 * _EDGE)
    canvas = _paper(size, signs)
    canvas.centre(sprite, size[0] / 2, size[1] / 2)
    return Picture.of_png(canvas.png(), name)


def draw_legend(signs: Signs[V], view: V, words: Words) -> Picture:
    """Return all signs of a game with what they mean, in two columns."""
    told = [(sign, explained(signs, sign, words)) for sign in signs.legend]
    rows = (len(told) + 1) // 2
    canvas = _paper((_WIDTH, rows * _ROW + 2 * _EDGE), signs)
    for number, (sign, text) in enumerate(told):
        left = _EDGE + (number // rows) * _COLUMN
        top = _EDGE + (number % rows) * _ROW
        _line(canvas, (left, top, left + _COLUMN - _EDGE, top + _ROW), signs.draw(view, words, sign, _HIGH), text)
    return Picture.of_png(canvas.png(), cut("\n".join(text for _, text in told), ALT_LIMIT))


def explained(signs: Signs[V], sign: Sign, words: Words) -> str:
    """Return what a sign means."""
    return words(signs.message, sign="-".join(sign).replace("_", "-").replace(":", "-"))


def _line(canvas: Canvas, box: Box, sprite: Image.Image, text: str) -> None:
    wide = round(_HIGH * 1.75)
    canvas.centre(sprite, box[0] + wide / 2, (box[1] + box[3]) / 2)
    canvas.write_lines((box[0] + wide + 24, box[1], box[2], box[3]), text, Style(46, Face.SEMIBOLD, INK, 26))


def _paper(size: tuple[int, int], signs: Signs[V]) -> Canvas:
    canvas = Canvas(Layer(Image.new("RGB", size, PAPER_EDGE), signs.palette()))
    canvas.fill((6, 6, size[0] - 6, size[1] - 6), PAPER)
    return canvas
