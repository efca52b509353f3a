"""Moa's painter: what draws each picture, and what describes it."""

from __future__ import annotations

from engine.moa.actions import MoaAction
from engine.moa.views.view import MoaView, ScoringSheet
from render.drawing import GamePainter
from render.moa.alt import board_alt, hand_alt, preview_alt, sheet_alt
from render.moa.board import draw_board
from render.moa.changes import recall
from render.moa.close_up import draw_close_up
from render.moa.hand import draw_hand
from render.moa.preview import draw_preview
from render.moa.sheet import draw_sheet
from render.moa.signs import SIGNS
from render.moa.text_view import full_text, part_text, sheet_text


def _last_sheet(view: MoaView) -> ScoringSheet:
    if not view.sheets:
        raise LookupError("nothing has been scored yet")
    return view.sheets[-1]


PAINTER: GamePainter[MoaView, MoaAction, ScoringSheet] = GamePainter(
    draw_board=draw_board,
    places_of=lambda view: {str(number): number for number in view.components.territories},
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
    recall=recall,
)
"""The one painter; it has no state of its own."""
