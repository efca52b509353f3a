"""Moa's painter: each picture with its alt text."""

from __future__ import annotations

from engine.moa.view import MoaView
from render.contract import Names, Picture
from render.moa import board
from render.words import Words

_PNG = "image/png"


class MoaPainter:
    """Implements render.contract.Painter for views of Moa."""

    def board(
        self,
        view: MoaView,
        words: Words,
        *,
        before: MoaView | None = None,
        caption: str = "",
        names: Names | None = None,
    ) -> Picture:
        """Give the whole table."""
        data = board.draw_board(view, words, before, caption, names)
        return Picture(data, _PNG, *board.SIZE, "")
