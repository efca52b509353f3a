"""A square picture of the island, or of the part around one of its ten places: the phone's version."""

from __future__ import annotations

from engine.laisla.names import PLACES
from engine.laisla.views.view import LaIslaView
from render.contract import Names
from render.kit.canvas import Box, Canvas, Layer, Style
from render.kit.sprites import marked_token
from render.kit.theme import GOLD, INK, PAPER, PAPER_EDGE, SEA_DEEP
from render.kit.type import Face
from render.laisla.board import state_line
from render.laisla.changes import changes
from render.laisla.geometry import Frame
from render.laisla.island import Plan, plan_of
from render.laisla.laid import laid
from render.laisla.naming import seat_letter
from render.laisla.palette import palette
from render.laisla.pieces import draw_pieces
from render.laisla.tiles import Tile, tiles_of
from render.words import Words

PICTURE = (1200, 1200)
_HEAD: Box = (16, 12, 1184, 88)
_SEATS_TOP, _SEATS_BOTTOM = 1112, 1190
_BANDS: tuple[Box, ...] = ((0, 0, 1200, 96), (0, 1104, 1200, 1200))
"""Where nothing of the island may show."""
_MIDDLE = (600.0, 600.0)
_WHOLE = Frame(*_MIDDLE, 5.0)
_LARGE_SIZE, _LARGE = (2000, 2000), Frame(1000, 1000, 8.4)
"""All parts are cut out of one large island."""
_PART_RADIUS, _PART_ANGLE = 47.5, -0.25
"""What lies in the middle of a part; the three fields of its place are at angles -1/2, -1/2 and 0 of it."""


def places_of(view: LaIslaView) -> dict[str, int]:
    """Return the places 1 to 10 by their numbers, and those of the fields by the fields' codes ("B4" is at 4)."""
    numbers = {str(place + 1): place + 1 for place in PLACES}
    return numbers | {field.code: int(field.code[1:]) for field in view.fields}


def corner_of(around: int) -> tuple[int, int]:
    """Return where the part around a place begins on the large island."""
    x, y = _LARGE.at((_PART_RADIUS, around + _PART_ANGLE))
    return round(x) - PICTURE[0] // 2, round(y) - PICTURE[1] // 2


def _ground(plan: Plan, tiles: tuple[Tile, ...], around: int | None) -> tuple[Layer, Frame]:
    """Return the island with its tiles, and where it is."""
    if around is None:
        return Layer(laid(PICTURE, _WHOLE, plan, tiles=tiles), palette()), _WHOLE
    left, top = corner_of(around)
    part = laid(_LARGE_SIZE, _LARGE, plan, (left, top, left + PICTURE[0], top + PICTURE[1]), tiles)
    return Layer(part, palette()), Frame(_LARGE.x - left, _LARGE.y - top, _LARGE.unit)


def draw_close_up(
    view: LaIslaView, words: Words, around: int | None, before: LaIslaView | None, names: Names | None
) -> bytes:
    """Return the close-up around place 1 to 10 (A4, B4 and C4 are at 4) as PNG."""
    changed = changes(view, before)
    ground, frame = _ground(plan_of(view), tiles_of(view, changed), around)
    canvas = Canvas(ground)
    draw_pieces(canvas, frame, view, words, changed)
    for band in _BANDS:
        canvas.fill(band, SEA_DEEP)
    text = state_line(view, words, names)
    if text:
        canvas.plate(_HEAD, PAPER, radius=18, edge=PAPER_EDGE, shadow=3)
        inner = (_HEAD[0] + 24, _HEAD[1], _HEAD[2] - 24, _HEAD[3])
        canvas.write_in(inner, text, Style(50, Face.BOLD, INK, 30), "middle")
    _scores(canvas, view, words)
    return canvas.png()


def _scores(canvas: Canvas, view: LaIslaView, words: Words) -> None:
    """Show each seat's token and score along the bottom."""
    wide = (PICTURE[0] - 32) / len(view.seats)
    asked = {each.seat for each in view.asked}
    for place, seat in enumerate(view.seats):
        acting = seat.seat in asked
        left = round(16 + place * wide)
        box = (left + 4, _SEATS_TOP, round(left + wide) - 4, _SEATS_BOTTOM)
        edge = GOLD if acting else PAPER_EDGE
        canvas.plate(box, PAPER, radius=16, edge=edge, edge_width=6 if acting else 2, shadow=3)
        middle, y = (box[0] + box[2]) / 2, (_SEATS_TOP + _SEATS_BOTTOM) / 2
        canvas.centre(marked_token(seat.seat, 60, seat_letter(seat.seat, words)), middle - 50, y)
        canvas.write(middle + 2, y, str(seat.score), Style(58, Face.BLACK))
