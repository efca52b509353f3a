"""A picture made small for a film, in the colours of the film."""

from __future__ import annotations

import io
from typing import Any

from PIL import Image

from render.contract import Painter, Picture
from render.film.card import Card, draw_card
from render.film.gif import COLOURS
from render.kit.encode import mapped
from render.words import Words

SIZE = (800, 600)
"""Half of a board, and twice of what a phone shows."""
_LEVEL = 1

Palette = bytes
"""Red, green and blue of each colour of a film, at most COLOURS."""


def board_frame(view: Any, words: Words, painter: Painter, palette: Palette | None = None, **board: Any) -> Picture:
    """Return the board as a frame; `board` is what `Painter.board` is given besides.

    Without a `palette` in the colours of the board itself: they become those of the film.
    """
    return _frame(painter.board(view, words, **board), palette)


def card_frame(card: Card, words: Words, palette: Palette) -> Picture:
    """Return a card as a frame."""
    return _frame(draw_card(card, words), palette)


def palette_of(frame: bytes) -> Palette:
    """Return the colours of a frame, from its PNG."""
    return bytes(Image.open(io.BytesIO(frame)).getpalette() or [])[: 3 * COLOURS]


def _frame(picture: Picture, palette: Palette | None) -> Picture:
    image = Image.open(io.BytesIO(picture.data))
    if palette is None:
        flat = image if image.mode == "P" else image.convert("RGB").quantize(COLOURS)
        palette = bytes(flat.getpalette() or [])[-3 * COLOURS :]  # without one that was found: pinned ones stand last
    sheet = Image.new("P", (1, 1))
    sheet.putpalette(palette)
    small = mapped(image.convert("RGB").resize(SIZE, Image.Resampling.BOX), sheet)
    file = io.BytesIO()
    small.save(file, "PNG", compress_level=_LEVEL)
    return Picture(file.getvalue(), "image/png", *small.size, picture.alt)
