"""Wingspan's painter: what draws each picture, and what describes it; and the pictures of its look-ups."""

from __future__ import annotations

from engine.wingspan.actions import WingspanAction
from engine.wingspan.facts import Scan
from engine.wingspan.tallies import TurnTaken
from engine.wingspan.views.view import WingspanView
from render.contract import ALT_LIMIT, Names, Picture
from render.drawing import GamePainter
from render.fit_text import cut
from render.wingspan import alt, close_up, her_card, why
from render.wingspan.board import draw_board
from render.wingspan.chart import History, Strength
from render.wingspan.history import draw_history
from render.wingspan.preview import draw_preview
from render.wingspan.sheet import Sheet, draw_sheet
from render.wingspan.sheet_text import sheet_text
from render.wingspan.signs import SIGNS
from render.wingspan.strength import draw_strength
from render.wingspan.text_view import full_text
from render.words import Words


class WingspanPainter(GamePainter[WingspanView, WingspanAction, Sheet | None]):
    """Draws the pictures of every game, and those that this game's look-ups show."""

    def her_card(self, view: WingspanView, words: Words) -> Picture:
        """Return the Automa's current card, which is public, with what each section of it is looked up for."""
        return Picture.of_png(her_card.draw_her_card(view, words), alt.her_card_alt(view, words))

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
        """Return how the Automa's final score spreads with a setting."""
        return draw_strength(strength, words)


def _draw_hand(view: WingspanView, words: Words, names: Names | None) -> bytes:
    """Return the Automa's current card, since nobody has a hand; raise ValueError for a spectator's view."""
    if view.viewer is None:
        raise ValueError("a spectator has no hand")
    return her_card.draw_her_card(view, words)


PAINTER = WingspanPainter(
    draw_board=draw_board,
    places_of=close_up.places_of,
    draw_close_up=close_up.draw_close_up,
    draw_hand=_draw_hand,
    draw_preview=draw_preview,
    draw_sheet=draw_sheet,
    board_alt=alt.board_alt,
    hand_alt=alt.her_card_alt,
    preview_alt=alt.preview_alt,
    sheet_alt=alt.sheet_alt,
    write_view=full_text,
    write_sheet=sheet_text,
    last_sheet=lambda view: view.final,  # None: the points as of now
    signs=SIGNS,
)
"""The one painter; it has no state of its own."""
