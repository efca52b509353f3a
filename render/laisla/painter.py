"""La Isla's painter: each picture with its alt text."""

from __future__ import annotations

from engine.laisla.actions import LaIslaAction
from engine.laisla.scoring import ScoringSheet
from engine.laisla.view import LaIslaView
from render.contract import Names, Picture
from render.laisla import board, close_up, hand, preview
from render.laisla.alt import board_alt, hand_alt, preview_alt, sheet_alt
from render.laisla.full import full_text, sheet_text
from render.laisla.sheet import PICTURE as SHEET_SIZE
from render.laisla.sheet import draw_sheet
from render.words import Words

_PNG = "image/png"


class LaIslaPainter:
    """Implements render.contract.Painter for views of La Isla."""

    def board(
        self,
        view: LaIslaView,
        words: Words,
        *,
        before: LaIslaView | None = None,
        caption: str = "",
        names: Names | None = None,
    ) -> Picture:
        """Give the whole table."""
        data = board.draw_board(view, words, before, caption, names)
        alt = board_alt(view, words, caption=caption, names=names)
        return Picture(data, _PNG, *board.SIZE, alt)

    def close_up(
        self,
        view: LaIslaView,
        words: Words,
        *,
        around: int | None = None,
        before: LaIslaView | None = None,
        names: Names | None = None,
    ) -> Picture:
        """Give a square picture around a place, 1 to 10; raise LookupError where there is no such place."""
        data = close_up.draw_close_up(view, words, around, before, names)
        alt = board_alt(view, words, names=names, around=around)
        return Picture(data, _PNG, *close_up.PICTURE, alt)

    def hand(self, view: LaIslaView, words: Words, *, names: Names | None = None) -> Picture:
        """Give the viewer's hand; raise ValueError for a spectator's view."""
        return Picture(hand.draw_hand(view, words, names), _PNG, *hand.PICTURE, hand_alt(view, words))

    def preview(self, view: LaIslaView, words: Words, action: LaIslaAction, *, names: Names | None = None) -> Picture:
        """Give what the viewer's `action` would pay and change."""
        data = preview.draw_preview(view, words, action, names)
        return Picture(data, _PNG, *preview.PICTURE, preview_alt(view, words, action))

    def sheet(
        self, view: LaIslaView, words: Words, *, sheet: ScoringSheet | None = None, names: Names | None = None
    ) -> Picture:
        """Give a scoring sheet, by default the final one: as if the game ended now, until it has."""
        shown = view.sheet if sheet is None else sheet
        return Picture(
            draw_sheet(view, shown, words, names), _PNG, *SHEET_SIZE, sheet_alt(view, shown, words, names=names)
        )

    def alt_text(
        self,
        view: LaIslaView,
        words: Words,
        *,
        before: LaIslaView | None = None,
        caption: str = "",
        names: Names | None = None,
    ) -> str:
        """Describe the board in at most ALT_LIMIT characters."""
        return board_alt(view, words, caption=caption, names=names)

    def full_text(self, view: LaIslaView, words: Words, *, names: Names | None = None) -> str:
        """Describe everything the view holds, line by line."""
        return full_text(view, words, names)

    def sheet_text(self, sheet: ScoringSheet, words: Words, *, names: Names | None = None) -> str:
        """Write a scoring sheet out, line by line."""
        return sheet_text(sheet, words, names)
