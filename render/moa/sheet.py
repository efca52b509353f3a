"""A period's scoring sheet: a row for each territory, a column for each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.contract import Seat
from engine.moa.views.view import MoaView, ScoringSheet, SeatScore, TerritoryScore
from render.contract import Names
from render.kit.canvas import Box, Canvas, Style
from render.kit.icons import icon
from render.kit.sprites import marked_token, medal
from render.kit.theme import GOLD, INK, INK_SOFT, PAPER_SHADE, seat_style
from render.kit.type import Face
from render.moa import sprites
from render.moa.backdrop import backdrop
from render.moa.column import scene
from render.moa.naming import seat_name
from render.moa.territory import LOWER
from render.words import Words

PICTURE = (1600, 1200)
_PAGE: Box = (16, 16, 1584, 1184)
_TITLE_Y, _HEAD_TOP, _HEAD_BOTTOM = 62, 104, 192
_LEFT, _FIRST_COLUMN, _RIGHT = 44, 372, 1556
_TOTAL_ROW = 66
_BOTTOM = 1168


def draw_sheet(view: MoaView, sheet: ScoringSheet, words: Words, names: Names | None) -> bytes:
    """Return the sheet as PNG."""
    canvas = Canvas(backdrop(PICTURE, _PAGE))
    columns = columns_of(sheet)
    wide = (_RIGHT - _FIRST_COLUMN) / max(1, len(columns))
    final = view.result is not None and sheet == view.sheets[-1]
    _title(canvas, view, sheet, words, names, final=final)
    for place, seat in enumerate(columns):
        winner = final and view.result is not None and seat in view.result.winners
        name = seat_name(seat, words, names, view.neutral)
        _column_head(canvas, seat, (_FIRST_COLUMN + place * wide, wide), words, name, winner=winner)
    totals_top = _BOTTOM - _TOTAL_ROW * 4
    tall = min(66.0, (totals_top - _HEAD_BOTTOM - 14) / max(1, len(sheet.territories)))
    for number, row in enumerate(sheet.territories):
        _territory_row(canvas, view, row, columns, top=_HEAD_BOTTOM + 8 + number * tall, tall=tall)
    _totals(canvas, sheet, columns, totals_top, words)
    return canvas.png()


def columns_of(sheet: ScoringSheet) -> list[Seat]:
    """Return the seats with a column, then a neutral colour that only has pieces."""
    seats = [seat.seat for seat in sheet.seats]
    for row in sheet.territories:
        seats.extend(seat for seat in row.pieces if seat not in seats)
    return seats


def _title(
    canvas: Canvas, view: MoaView, sheet: ScoringSheet, words: Words, names: Names | None, *, final: bool
) -> None:
    title = words("moa-picture-sheet", period=sheet.period)
    if final and view.result is not None:
        winners = [seat_name(seat, words, names) for seat in view.result.winners]
        title = words("moa-picture-winners", names=words.listed(winners), count=len(winners))
        canvas.centre(icon("trophy", 64), _LEFT + 32, _TITLE_Y)
    left = _LEFT + (84 if final else 0)
    canvas.write_in((left, _TITLE_Y - 36, _RIGHT, _TITLE_Y + 36), title, Style(52, Face.BLACK, INK, 34))


def _column_head(
    canvas: Canvas, seat: Seat, span: tuple[float, float], words: Words, name: str, *, winner: bool
) -> None:
    left, wide = span
    style = seat_style(seat)
    box = (round(left + 5), _HEAD_TOP, round(left + wide - 5), _HEAD_BOTTOM - 8)
    canvas.plate(
        box, style.colour, radius=12, edge=GOLD if winner else "#2b2622", edge_width=5 if winner else 2, shadow=3
    )
    canvas.centre(marked_token(seat, 56, words("moa-picture-letter", seat=seat)), box[0] + 38, (box[1] + box[3]) / 2)
    canvas.write_in((box[0] + 72, box[1], box[2] - 10, box[3]), name, Style(38, Face.BOLD, style.ink, 26))


def _territory_row(
    canvas: Canvas, view: MoaView, row: TerritoryScore, columns: Sequence[Seat], *, top: float, tall: float
) -> None:
    y = top + tall / 2
    canvas.fill((_LEFT, round(top + tall) - 2, _RIGHT, round(top + tall)), PAPER_SHADE)
    terrain = view.territory(row.territory).terrain
    canvas.centre(scene(terrain, 84, round(tall) - 8), _LEFT + 42, y)
    canvas.centre(sprites.number_plate(str(row.territory), 52), _LEFT + 130, y)
    canvas.centre(medal(str(row.vp[0]), 50), _LEFT + 204, y)
    canvas.centre(medal(str(row.vp[1]), 50, LOWER, "#5d5a54"), _LEFT + 268, y)
    wide = (_RIGHT - _FIRST_COLUMN) / max(1, len(columns))
    for place, seat in enumerate(columns):
        if seat in row.pieces:
            _cell(canvas, row, seat, _FIRST_COLUMN + (place + 0.5) * wide, y)


def _cell(canvas: Canvas, row: TerritoryScore, seat: Seat, middle: float, y: float) -> None:
    """Show pieces, the leader's crown, and the points in gold or silver."""
    canvas.write(middle - 46, y, str(row.pieces[seat]), Style(40, Face.REGULAR, INK_SOFT), "right")
    if row.leader == seat:
        canvas.centre(icon("crown", 38), middle - 20, y)
    points = row.points.get(seat, 0)
    if seat in row.first:
        canvas.centre(medal(str(points), 54), middle + 40, y)
    elif seat in row.second:
        canvas.centre(medal(str(points), 54, LOWER, "#5d5a54"), middle + 40, y)
    else:
        canvas.write(middle + 40, y, str(points), Style(36, Face.REGULAR, "#8d7b5c"), "middle")


def _totals(canvas: Canvas, sheet: ScoringSheet, columns: Sequence[Seat], top: float, words: Words) -> None:
    rows: tuple[tuple[str, Callable[[SeatScore], str]], ...] = (
        (words("moa-picture-sum-territories"), lambda seat: f"+{seat.territories}"),
        (words("moa-picture-sum-mammals"), lambda seat: f"+{seat.mammals}"),
        (words("moa-picture-sum-leader-tiles"), lambda seat: f"+{seat.leader_tiles}"),
        (words("moa-picture-sum-after"), lambda seat: str(seat.after)),
    )
    canvas.plate(
        (_LEFT - 8, round(top + _TOTAL_ROW * 3), _RIGHT + 8, _BOTTOM), "#fff6da", radius=12, edge="#b07d10", shadow=0
    )
    wide = (_RIGHT - _FIRST_COLUMN) / max(1, len(columns))
    by_seat: dict[Seat, SeatScore] = {seat.seat: seat for seat in sheet.seats}
    for number, (label, value) in enumerate(rows):
        last = number == len(rows) - 1
        y = top + (number + 0.5) * _TOTAL_ROW
        half = _TOTAL_ROW // 2
        style = Style(44 if last else 34, Face.BLACK if last else Face.SEMIBOLD, INK, 24)
        canvas.write_in((_LEFT + 6, round(y) - half, _FIRST_COLUMN - 12, round(y) + half), label, style)
        for place, seat in enumerate(columns):
            if seat in by_seat:
                middle = _FIRST_COLUMN + (place + 0.5) * wide
                big = Style(54 if last else 42, Face.BLACK if last else Face.BOLD)
                canvas.write(middle, y, value(by_seat[seat]), big, "middle")
                if last:
                    before = words("moa-picture-sum-before", count=by_seat[seat].before)
                    room = round(middle - 50), round(y - 20)
                    canvas.write_in(
                        (round(middle - wide / 2 + 12), room[1], room[0], room[1] + 40),
                        before,
                        Style(28, Face.REGULAR, INK_SOFT),
                    )
