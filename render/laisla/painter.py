"""La Isla's painter: what draws each picture, and what describes it."""

from __future__ import annotations

from engine.laisla.actions import LaIslaAction
from engine.laisla.chapters.scoring import ScoringSheet
from engine.laisla.views.view import LaIslaView
from render.drawing import GamePainter
from render.laisla.alt import board_alt, hand_alt, preview_alt, sheet_alt
from render.laisla.board import draw_board
from render.laisla.close_up import draw_close_up, places_of
from render.laisla.hand import draw_hand
from render.laisla.preview import draw_preview
from render.laisla.sheet import draw_sheet
from render.laisla.signs import SIGNS
from render.laisla.text_view import full_text, part_text, sheet_text


def _last_sheet(view: LaIslaView) -> ScoringSheet:
    """Return the final sheet: as if the game ended now, until it has."""
    return view.sheet


PAINTER: GamePainter[LaIslaView, LaIslaAction, ScoringSheet] = GamePainter(
    draw_board=draw_board,
    places_of=places_of,
    draw_close_up=draw_close_up,
    draw_hand=draw_hand,
    draw_preview=draw_preview,
    draw_sheet=draw_sheet,
    board_alt=board_alt,
    hand_alt=hand_alt,
    preview_alt=preview_alt,
    sheet_alt=sheet_alt,
    write_view=full_text,
    write_sheet=sheet_text,
    last_sheet=_last_sheet,
    write_part=part_text,
    signs=SIGNS,
)
"""The one painter; it has no state of its own."""
