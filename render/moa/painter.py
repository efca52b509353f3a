"""Moa's painter: each picture with its alt text."""

from __future__ import annotations

from engine.moa.actions import MoaAction
from engine.moa.view import MoaView, ScoringSheet
from render.contract import Names, Picture
from render.moa import board, close_up, hand, preview
from render.moa.alt import board_alt, hand_alt, preview_alt, sheet_alt
from render.moa.full import full_text, sheet_text
from render.moa.sheet import PICTURE as SHEET_SIZE
from render.moa.sheet import draw_sheet
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
        alt = board_alt(view, words, caption=caption, names=names)
        return Picture(data, _PNG, *board.SIZE, alt)

    def close_up(
        self,
        view: MoaView,
        words: Words,
        *,
        around: int | None = None,
        before: MoaView | None = None,
        names: Names | None = None,
    ) -> Picture:
        """Give a square picture of a part; raise LookupError where there is no such territory."""
        data = close_up.draw_close_up(view, words, around, before, names)
        alt = board_alt(view, words, names=names, around=around)
        return Picture(data, _PNG, *close_up.PICTURE, alt)

    def hand(self, view: MoaView, words: Words, *, names: Names | None = None) -> Picture:
        """Give the viewer's hand; raise ValueError for a spectator's view."""
        data, size = hand.draw_hand(view, words, names)
        return Picture(data, _PNG, *size, hand_alt(view, words))

    def preview(self, view: MoaView, words: Words, action: MoaAction, *, names: Names | None = None) -> Picture:
        """Give what the viewer's `action` would pay and change."""
        data, size = preview.draw_preview(view, words, action, names)
        return Picture(data, _PNG, *size, preview_alt(view, words, action))

    def sheet(
        self, view: MoaView, words: Words, *, sheet: ScoringSheet | None = None, names: Names | None = None
    ) -> Picture:
        """Give a scoring sheet, by default the last; raise LookupError while there is none."""
        shown = _last_sheet(view) if sheet is None else sheet
        return Picture(
            draw_sheet(view, shown, words, names), _PNG, *SHEET_SIZE, sheet_alt(view, shown, words, names=names)
        )

    def alt_text(
        self,
        view: MoaView,
        words: Words,
        *,
        before: MoaView | None = None,
        caption: str = "",
        names: Names | None = None,
    ) -> str:
        """Describe the board in at most ALT_LIMIT characters."""
        return board_alt(view, words, caption=caption, names=names)

    def full_text(self, view: MoaView, words: Words, *, names: Names | None = None) -> str:
        """Describe everything the view holds, line by line."""
        return full_text(view, words, names)

    def sheet_text(self, sheet: ScoringSheet, words: Words, *, names: Names | None = None) -> str:
        """Write a scoring sheet out, line by line."""
        return sheet_text(sheet, words, names)


def _last_sheet(view: MoaView) -> ScoringSheet:
    if not view.sheets:
        raise LookupError("nothing has been scored yet")
    return view.sheets[-1]
