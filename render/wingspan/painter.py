"""Wingspan's painter: each picture with its alt text."""

from __future__ import annotations

from engine.wingspan.actions import WingspanAction
from engine.wingspan.facts import Scan
from engine.wingspan.tallies import TurnTaken
from engine.wingspan.views.view import WingspanView
from render.contract import ALT_LIMIT, Names, Picture
from render.fit_text import cut
from render.wingspan import board, close_up, her_card, preview, why
from render.wingspan.alt import board_alt, her_card_alt, preview_alt, sheet_alt
from render.wingspan.chart import History, Strength
from render.wingspan.history import draw_history
from render.wingspan.sheet import Sheet, draw_sheet, shown_sheet
from render.wingspan.sheet_text import sheet_text
from render.wingspan.strength import draw_strength
from render.wingspan.text_view import full_text
from render.words import Words


class WingspanPainter:
    """Implements render.contract.Painter for views of a table with the Automa, and draws what its look-ups show."""

    def board(
        self,
        view: WingspanView,
        words: Words,
        *,
        before: WingspanView | None = None,
        caption: str = "",
        names: Names | None = None,
    ) -> Picture:
        """Return the whole table."""
        data = board.draw_board(view, words, before, caption, names)
        return Picture.of_png(data, board_alt(view, words, caption=caption, names=names))

    def close_up(
        self,
        view: WingspanView,
        words: Words,
        *,
        around: int | None = None,
        before: WingspanView | None = None,
        names: Names | None = None,
    ) -> Picture:
        """Return a square picture, of the map around a space 1 to 36 (row by row); raise LookupError for another."""
        data = close_up.draw_close_up(view, words, around, before, names)
        space = close_up.space_around(around) if around is not None and board.is_duet(view) else None
        return Picture.of_png(data, board_alt(view, words, names=names, around=space))

    def hand(self, view: WingspanView, words: Words, *, names: Names | None = None) -> Picture:
        """Return her current card with its look-ups: nobody has a hand; raise ValueError for a spectator's view."""
        if view.viewer is None:
            raise ValueError("a spectator has no hand")
        return self.her_card(view, words)

    def preview(
        self, view: WingspanView, words: Words, action: WingspanAction, *, names: Names | None = None
    ) -> Picture:
        """Return what the person's `action` would bring."""
        data = preview.draw_preview(view, words, action, names)
        return Picture.of_png(data, preview_alt(view, words, action))

    def sheet(
        self, view: WingspanView, words: Words, *, sheet: Sheet | None = None, names: Names | None = None
    ) -> Picture:
        """Return the scoring of a goal or of the end; by default the end, as if it were now while the game runs."""
        shown = shown_sheet(view, sheet)
        data = draw_sheet(view, shown, words, names)
        return Picture.of_png(data, sheet_alt(view, shown, words, names=names))

    def alt_text(
        self,
        view: WingspanView,
        words: Words,
        *,
        before: WingspanView | None = None,
        caption: str = "",
        names: Names | None = None,
    ) -> str:
        """Describe the board in at most ALT_LIMIT characters."""
        return board_alt(view, words, caption=caption, names=names)

    def full_text(self, view: WingspanView, words: Words, *, names: Names | None = None) -> str:
        """Describe everything the view holds, line by line."""
        return full_text(view, words, names)

    def sheet_text(self, sheet: Sheet, words: Words, *, names: Names | None = None) -> str:
        """Write a scoring sheet out, line by line."""
        return sheet_text(sheet, words, names)

    # -- look-ups of this game ------------------------------------------------------------------------------------

    def her_card(self, view: WingspanView, words: Words) -> Picture:
        """Return her current card, which is public, with what each section of it is looked up for."""
        return Picture.of_png(her_card.draw_her_card(view, words), her_card_alt(view, words))

    def why(self, view: WingspanView, words: Words, turn: TurnTaken | None = None) -> Picture:
        """Explain on the map how a turn's token was placed, by default the last one that was scanned for.

        Raises LookupError where there was no scan.
        """
        chosen = turn or next((each for each in reversed(view.turns) if each.scan is not None), None)
        scan: Scan | None = chosen.scan if chosen else None
        if chosen is None or scan is None:
            raise LookupError("no scan of the map to explain")
        data = why.draw_why(view, words, chosen, scan)
        return Picture.of_png(data, cut(why.why_alt(view, words, chosen, scan), ALT_LIMIT))

    def history(self, history: History, words: Words) -> Picture:
        """Return the chart of somebody's solo games."""
        return draw_history(history, words)

    def strength(self, strength: Strength, words: Words) -> Picture:
        """Return how her final score spreads with a setting."""
        return draw_strength(strength, words)
