"""What lies on the island: explorers on fields, and the numbers of clearings. Tiles are part of it (`laid.py`)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract import Seat
from engine.laisla.views.view import ClearingView, FieldView, LaIslaView
from render.kit.canvas import Canvas
from render.kit.discs import trace
from render.kit.paths import Point
from render.kit.sprites import marked_token
from render.laisla import geometry, sprites
from render.laisla.changes import Changes
from render.laisla.geometry import Frame
from render.laisla.naming import seat_letter
from render.laisla.tiles import tile_size
from render.words import Words

_BADGE = 34
_TRACE = 0.9
_MOST = 4


def draw_pieces(canvas: Canvas, frame: Frame, view: LaIslaView, words: Words, changed: Changes) -> None:
    """Draw everything that lies on the island and its tiles; what changed shows."""
    letters = {seat: seat_letter(seat, words) for seat in view.seating}
    for field in view.fields:
        _explorers(canvas, frame, field, letters, changed)
    for clearing in view.clearings:
        _number(canvas, frame, clearing)


def _number(canvas: Canvas, frame: Frame, clearing: ClearingView) -> None:
    """Draw how many fields are around a clearing that has its animal: over the explorers, which would cut it."""
    if clearing.animal is not None:
        badge = sprites.number_badge(str(clearing.number), round(_BADGE * frame.scale))
        canvas.centre(badge, *number_at(frame, clearing))


def number_at(frame: Frame, clearing: ClearingView) -> Point:
    """Return where a clearing's number stands."""
    x, y = frame.at(geometry.glade(clearing.name)[0])
    aside = tile_size(frame, clearing.name) * 0.36
    return x + aside, y + aside


def _explorers(canvas: Canvas, frame: Frame, field: FieldView, letters: Mapping[Seat, str], changed: Changes) -> None:
    """Draw who stands on a field, and traces of who left while there is room."""
    gone = sorted(seat for slot, seat in changed.left if slot == field.slot)
    standing = [*field.explorers, *gone][: max(len(field.explorers), _MOST)]
    if not standing:
        return
    anchors, height = geometry.explorer_anchors(field.slot, len(standing))
    size = round(height * frame.scale)
    axis = geometry.field_axis(field.slot)
    for place, (seat, (radius, aside)) in enumerate(zip(standing, anchors, strict=True)):
        x, y = frame.at((radius, axis), aside)
        if place < len(field.explorers):
            new = (field.slot, seat) in changed.added
            token = marked_token(seat, round(size * 1.14) if new else size, letters[seat], ring=new)
            canvas.centre(token, x, y)
        else:
            canvas.centre(trace(seat, round(size * _TRACE)), x, y)
