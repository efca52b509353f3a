"""The final scoring, or what it would be now: a column for each seat, a row for each source of points."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.laisla.chapters.scoring import ScoringSheet, SeatScore
from engine.laisla.views.view import LaIslaView
from render.contract import Names
from render.kit.canvas import Box, Canvas, Style
from render.kit.icons import icon
from render.kit.sprites import marked_token, medal
from render.kit.theme import GOLD, INK, INK_SOFT, PAPER_SHADE, seat_style
from render.kit.type import Face
from render.laisla import sprites
from render.laisla.backdrop import backdrop
from render.laisla.naming import seat_letter, seat_name
from render.words import Words

PICTURE = (1600, 1200)
_PAGE: Box = (16, 16, 1584, 1184)
_TITLE_Y, _HEAD_TOP, _HEAD_BOTTOM = 66, 116, 212
_LEFT, _FIRST_COLUMN, _RIGHT = 44, 400, 1556
_BOTTOM = 1164
_ROW, _TOTAL = 96, 116


def draw_sheet(view: LaIslaView, sheet: ScoringSheet, words: Words, names: Names | None) -> bytes:
    """Return the sheet as PNG."""
    canvas = Canvas(backdrop(PICTURE, _PAGE))
    wide = (_RIGHT - _FIRST_COLUMN) / len(sheet.seats)
    final = is_final(view, sheet)
    canvas.write_in(
        (_LEFT, _TITLE_Y - 36, _RIGHT, _TITLE_Y + 36), title(view, sheet, words, names), Style(52, Face.BLACK, INK, 32)
    )
    for place, seat in enumerate(sheet.seats):
        winner = final and view.result is not None and seat.seat in view.result.winners
        _column_head(canvas, seat.seat, (_FIRST_COLUMN + place * wide, wide), words, names, winner=winner)
    top = _HEAD_BOTTOM + 8
    for number, species in enumerate(sheet.seats[0].species):
        _species_row(canvas, sheet, number, top, wide)
        canvas.centre(sprites.animal_token(species.animal, 74), _LEFT + 44, top + _ROW / 2)
        name = words("laisla-animal", animal=species.animal)
        canvas.write_in((_LEFT + 96, top, _FIRST_COLUMN - 96, top + _ROW), name, Style(36, Face.SEMIBOLD, INK, 24))
        canvas.centre(medal(str(species.value), 62), _FIRST_COLUMN - 52, top + _ROW / 2)
        top += _ROW
    _sums(canvas, sheet.seats, top, wide, words)
    return canvas.png()


def is_final(view: LaIslaView, sheet: ScoringSheet) -> bool:
    """Say whether a sheet is that of the end of the game."""
    return view.result is not None and sheet == view.sheet


def title(view: LaIslaView, sheet: ScoringSheet, words: Words, names: Names | None) -> str:
    """Say who has won, or that the game goes on."""
    if view.result is None or not is_final(view, sheet):
        return words("laisla-picture-sheet")
    winners = [seat_name(seat, words, names) for seat in view.result.winners]
    return words("laisla-picture-winners", names=words.listed(winners), count=len(winners))


def _column_head(
    canvas: Canvas, seat: str, span: tuple[float, float], words: Words, names: Names | None, *, winner: bool
) -> None:
    left, wide = span
    style = seat_style(seat)
    box = (round(left + 6), _HEAD_TOP, round(left + wide - 6), _HEAD_BOTTOM - 8)
    canvas.plate(
        box, style.colour, radius=12, edge=GOLD if winner else "#2b2622", edge_width=6 if winner else 2, shadow=3
    )
    middle = (box[1] + box[3]) / 2
    canvas.centre(marked_token(seat, 60, seat_letter(seat, words)), box[0] + 42, middle)
    right = box[2] - 10
    if winner:
        canvas.centre(icon("trophy", 54), box[2] - 38, middle)
        right -= 60
    canvas.write_in(
        (box[0] + 80, box[1], right, box[3]), seat_name(seat, words, names), Style(40, Face.BOLD, style.ink, 26)
    )


def _species_row(canvas: Canvas, sheet: ScoringSheet, number: int, top: int, wide: float) -> None:
    """Write how many each seat has, and what they are worth."""
    canvas.fill((_LEFT, top + _ROW - 2, _RIGHT, top + _ROW), PAPER_SHADE)
    y = top + _ROW / 2
    for place, seat in enumerate(sheet.seats):
        score = seat.species[number]
        middle = _FIRST_COLUMN + (place + 0.5) * wide
        canvas.write(middle - 30, y, str(score.count), Style(46, Face.REGULAR, INK_SOFT), "right")
        canvas.centre(icon("arrow_right", 26, "#b59f74"), middle - 4, y)
        style = Style(54, Face.BOLD if score.points else Face.REGULAR, INK if score.points else "#8d7b5c")
        canvas.write(middle + 26, y, str(score.points), style)


def _sums(canvas: Canvas, seats: Sequence[SeatScore], top: int, wide: float, words: Words) -> None:
    """Write sets, cubes, the score before and after."""
    rows: tuple[tuple[str, Callable[[SeatScore], tuple[str, int]]], ...] = (
        (words("laisla-picture-sum-sets"), lambda seat: (str(seat.sets), seat.set_points)),
        (words("laisla-picture-sum-cubes"), lambda seat: (str(seat.cubes), seat.cube_points)),
        (words("laisla-picture-sum-before"), lambda seat: ("", seat.before)),
    )
    for label, value in rows:
        y = top + _ROW / 2
        canvas.fill((_LEFT, top + _ROW - 2, _RIGHT, top + _ROW), PAPER_SHADE)
        canvas.write_in((_LEFT + 8, top, _FIRST_COLUMN - 16, top + _ROW), label, Style(40, Face.SEMIBOLD, INK, 24))
        for place, seat in enumerate(seats):
            middle = _FIRST_COLUMN + (place + 0.5) * wide
            count, points = value(seat)
            if count:
                canvas.write(middle - 30, y, count, Style(46, Face.REGULAR, INK_SOFT), "right")
                canvas.centre(icon("arrow_right", 26, "#b59f74"), middle - 4, y)
            canvas.write(
                middle + 26,
                y,
                str(points),
                Style(54, Face.BOLD if points else Face.REGULAR, INK if points else "#8d7b5c"),
            )
        top += _ROW
    canvas.plate((_LEFT - 8, _BOTTOM - _TOTAL, _RIGHT + 8, _BOTTOM), "#fff6da", radius=12, edge="#b07d10", shadow=0)
    label = words("laisla-picture-sum-after")
    canvas.write_in((_LEFT + 8, _BOTTOM - _TOTAL, _FIRST_COLUMN - 16, _BOTTOM), label, Style(48, Face.BLACK, INK, 26))
    for place, seat in enumerate(seats):
        middle = _FIRST_COLUMN + (place + 0.5) * wide
        canvas.write(middle + 20, _BOTTOM - _TOTAL / 2, str(seat.after), Style(84, Face.BLACK), "middle")
