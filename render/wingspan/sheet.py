"""Scoring: a round's goal, the end, or her points as if the game ended now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image

from engine.wingspan.sheets import FinalSheet, GoalSheet, GoalSide, HerSheet, YourSheet
from engine.wingspan.view import WingspanView
from render.contract import Names
from render.kit.canvas import Box, Canvas, Style
from render.kit.icons import icon
from render.kit.sprites import marked_token, medal
from render.kit.theme import GOLD, INK, INK_SOFT, PAPER_SHADE, seat_style
from render.kit.type import Face
from render.wingspan import marks, pictogram
from render.wingspan.backdrop import backdrop
from render.wingspan.board import is_duet
from render.wingspan.colours import SOFT, WHITE
from render.wingspan.groups import draw_counting, draw_groups
from render.wingspan.naming import goal_name, letter, side_name
from render.wingspan.text import number
from render.words import Words

PICTURE = (1600, 1200)
_PAGE: Box = (16, 16, 1584, 1184)
_LEFT, _RIGHT = 44, 1556
_SPLIT = 930
"""Where the table ends and the map, or the goals, begin."""
_TITLE_Y = 66
_HEAD: tuple[int, int] = (112, 204)
_FIRST = 380
_BOTTOM, _TOTAL = 1164, 110

Sheet: TypeAlias = FinalSheet | GoalSheet
"""What is scored."""


def shown_sheet(view: WingspanView, sheet: Sheet | None) -> Sheet | None:
    """Give the sheet to be shown: the one asked for, else the final one; None for the points as of now."""
    return view.final if sheet is None else sheet


def draw_sheet(view: WingspanView, sheet: Sheet | None, words: Words, names: Names | None) -> bytes:
    """Give a scoring sheet as PNG; with None her points as if the game ended now."""
    canvas = Canvas(backdrop(PICTURE, _PAGE))
    title = (_LEFT, _TITLE_Y - 38, _RIGHT - 60, _TITLE_Y + 38)
    canvas.write_in(title, sheet_title(view, sheet, words, names), Style(54, Face.BLACK, INK, 32))
    if sheet is not None and sheet.marks:
        canvas.centre(marks.doubt(50), _RIGHT - 30, _TITLE_Y)
    if isinstance(sheet, GoalSheet):
        _goal(canvas, view, sheet, words, names)
        return canvas.png()
    _heads(canvas, view, sheet, words, names)
    _table(canvas, view, sheet, words)
    _aside(canvas, view, None, words)
    return canvas.png()


def sheet_title(view: WingspanView, sheet: Sheet | None, words: Words, names: Names | None) -> str:
    """Say what is scored, or who has won."""
    if isinstance(sheet, GoalSheet):
        return words("wingspan-picture-goal-scored", round=sheet.round, goal=goal_name(sheet.goal, words))
    if sheet is None:
        return words("wingspan-picture-standing")
    name = side_name(view, sheet.winner, words, names)
    return words("wingspan-picture-won", name=name, tied="yes" if sheet.tied else "no")


# -- the end --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Row:
    """A source of points: its sign, and what each side has of it; None where a side has no such thing."""

    key: str
    sign: str
    hers: Callable[[HerSheet], int | None]
    yours: Callable[[YourSheet], int | None]


ROWS = (
    Row("birds", "any_bird", lambda her: her.birds, lambda your: your.birds),
    Row("face-down", "face_down", lambda her: her.face_down, lambda _: None),
    Row("bonus", "bonus_card", lambda _: None, lambda your: your.bonus),
    Row("eggs", "lay_egg", lambda her: her.eggs_laid, lambda your: your.eggs),
    Row("tokens", "cache", lambda her: her.eggs_from_tokens, lambda your: your.cached),
    Row("tucked", "tuck", lambda _: None, lambda your: your.tucked),
    Row("goals", "trophy", lambda her: her.goals, lambda your: your.goals),
    Row("group", "whole_map", lambda her: her.group, lambda your: your.group),
)


def rows_of(hers: HerSheet) -> tuple[Row, ...]:
    """Give the sources that a mode has."""
    return tuple(row for row in ROWS if row.key != "group" or hers.group is not None)


def _heads(canvas: Canvas, view: WingspanView, sheet: FinalSheet | None, words: Words, names: Names | None) -> None:
    for place, seat in enumerate((view.automa, view.seat)):
        left, right = _column(place)
        style = seat_style(seat)
        winner = sheet is not None and sheet.winner == seat
        box = (left + 4, _HEAD[0], right - 4, _HEAD[1] - 8)
        edge = GOLD if winner else "#2b2622"
        canvas.plate(box, style.colour, radius=12, edge=edge, edge_width=6 if winner else 2, shadow=3)
        y = (box[1] + box[3]) / 2
        canvas.centre(marked_token(seat, 58, letter(view, seat, words)), box[0] + 40, y)
        end = box[2] - 10
        if winner:
            canvas.centre(icon("trophy", 54), box[2] - 36, y)
            end -= 60
        name = side_name(view, seat, words, names)
        canvas.write_in((box[0] + 78, box[1], end, box[3]), name, Style(40, Face.BOLD, style.ink, 24))


def _column(place: int) -> tuple[int, int]:
    wide = (_SPLIT - _FIRST) // 2
    return _FIRST + place * wide, _FIRST + (place + 1) * wide


def _table(canvas: Canvas, view: WingspanView, sheet: FinalSheet | None, words: Words) -> None:
    hers = sheet.hers if sheet else view.standing
    if hers is None:
        return
    yours = sheet.yours if sheet else None
    rows = rows_of(hers)
    tall = (_BOTTOM - _TOTAL - 12 - _HEAD[1]) / len(rows)
    for number_of_row, row in enumerate(rows):
        top = round(_HEAD[1] + number_of_row * tall)
        y = top + tall / 2
        canvas.image.paste(PAPER_SHADE, (_LEFT, round(top + tall) - 2, _SPLIT, round(top + tall)))
        canvas.centre(icon(row.sign, 64), _LEFT + 40, y)
        label = (_LEFT + 84, top, _FIRST - 12, round(top + tall))
        canvas.write_in(label, words("wingspan-picture-source", source=row.key), Style(36, Face.SEMIBOLD, INK, 22))
        left, right = _column(0)
        _points(canvas, (left + right) / 2, y, row.hers(hers))
        note = _note(row, hers, words)
        if note:
            canvas.write_in(
                (left + 16, round(y) - 24, round((left + right) / 2) - 34, round(y) + 24),
                note,
                Style(30, Face.REGULAR, INK_SOFT, 22),
                "right",
            )
        left, right = _column(1)
        if yours is not None:
            _points(canvas, (left + right) / 2, y, row.yours(yours))
        elif row.key == "goals":
            _points(canvas, (left + right) / 2, y, sum(each.yours.points for each in view.goal_sheets))
        elif row.key == "group":
            _points(canvas, (left + right) / 2, y, len(view.groups.get(view.seat, ())))
    _totals(canvas, (hers.total, yours.total if yours else None), words)
    if sheet is not None and sheet.tied:
        _leftovers(canvas, sheet)


def _note(row: Row, hers: HerSheet, words: Words) -> str:
    """Say what her points are for, where that is not the same number."""
    if row.key == "face-down":
        return words("wingspan-picture-times", count=hers.face_down_count)
    if row.key == "tokens" and hers.tokens:
        return words("wingspan-picture-of-tokens", count=hers.tokens)
    return ""


def _points(canvas: Canvas, x: float, y: float, points: int | None) -> None:
    if points is None:
        canvas.image.paste("#d9c79b", (round(x) - 14, round(y) - 2, round(x) + 14, round(y) + 3))
        return
    style = Style(56, Face.BOLD if points else Face.REGULAR, INK if points else SOFT)
    canvas.write(x, y, str(points), style, "middle")


def _totals(canvas: Canvas, totals: tuple[int, int | None], words: Words) -> None:
    canvas.plate((_LEFT - 8, _BOTTOM - _TOTAL, _SPLIT, _BOTTOM), "#fff6da", radius=12, edge="#b07d10", shadow=0)
    label = (_LEFT + 14, _BOTTOM - _TOTAL, _FIRST - 12, _BOTTOM)
    canvas.write_in(label, words("wingspan-picture-source", source="total"), Style(48, Face.BLACK, INK, 26))
    for place, total in enumerate(totals):
        left, right = _column(place)
        if total is not None:
            canvas.write((left + right) / 2, _BOTTOM - _TOTAL / 2, str(total), Style(84, Face.BLACK), "middle")


def _leftovers(canvas: Canvas, sheet: FinalSheet) -> None:
    """Show what decided a tie: her tokens and the person's food that are left."""
    for place, (sign, count) in enumerate((("cache", sheet.hers.leftover), ("any_food", sheet.yours.leftover or 0))):
        right = _column(place)[1]
        canvas.centre(icon(sign, 40), right - 66, _BOTTOM - _TOTAL / 2)
        canvas.write(right - 40, _BOTTOM - _TOTAL / 2, str(count), Style(36, Face.BOLD, INK_SOFT))


# -- beside the table -----------------------------------------------------------------------------------------------


def _aside(canvas: Canvas, view: WingspanView, sheet: GoalSheet | None, words: Words) -> None:
    """Draw in Duet the map with what counts for a goal, or with the largest groups; and the goals scored so far."""
    top = _HEAD[0]
    if is_duet(view):
        box = (_SPLIT + 20, top, _RIGHT, top + 560)
        if sheet is None:
            draw_groups(canvas, box, view, words)
        else:
            draw_counting(canvas, box, view, sheet, words)
        top += 580
    tall = min((_BOTTOM - top) / 4, 190)
    for place, scored in enumerate(view.goal_sheets):
        box = (_SPLIT + 20, round(top + place * tall), _RIGHT, round(top + (place + 1) * tall) - 10)
        _goal_line(canvas, box, view, scored, words)


def _goal_line(canvas: Canvas, box: Box, view: WingspanView, sheet: GoalSheet, words: Words) -> None:
    """Draw a goal with both sides' numbers and points."""
    canvas.plate(box, WHITE, radius=12, edge="#d9c79b", shadow=0)
    y = (box[1] + box[3]) / 2
    canvas.centre(marks.code_plate(str(sheet.round), 50), box[0] + 38, y)
    sign = pictogram.goal_within(sheet.goal, 60, 170)
    canvas.place(sign, box[0] + 76, y - sign.height / 2)
    for place, (seat, side) in enumerate(((view.automa, sheet.hers), (view.seat, sheet.yours))):
        x = box[0] + 290 + place * 168
        canvas.centre(marked_token(seat, 44, letter(view, seat, words)), x, y)
        canvas.write(x + 28, y, number(side.value), Style(40, Face.SEMIBOLD, INK_SOFT))
        canvas.centre(_medal(side, 56), x + 106, y)


def _medal(side: GoalSide, size: int) -> Image.Image:
    return medal(str(side.points), size) if side.points else marks.pale(medal("0", size), 0.45)


# -- a goal ---------------------------------------------------------------------------------------------------------


def _goal(canvas: Canvas, view: WingspanView, sheet: GoalSheet, words: Words, names: Names | None) -> None:
    """Draw one goal large: both sides' numbers and how they came, ranks and points."""
    sign = pictogram.goal_within(sheet.goal, 170, 620)
    canvas.centre(sign, (_LEFT + _SPLIT) / 2, 216)
    for place, (seat, side) in enumerate(((view.automa, sheet.hers), (view.seat, sheet.yours))):
        top = 330 + place * 410
        _side(canvas, (_LEFT, top, _SPLIT - 10, top + 390), view, (seat, side), words, names)
    _aside(canvas, view, sheet, words)


def _side(  # noqa: PLR0917
    canvas: Canvas, box: Box, view: WingspanView, shown: tuple[str, GoalSide], words: Words, names: Names | None
) -> None:
    seat, side = shown
    style = seat_style(seat)
    canvas.plate(
        box, WHITE, radius=16, edge=GOLD if side.points else "#d9c79b", edge_width=7 if side.points else 2, shadow=3
    )
    band = (box[0] + 10, box[1] + 10, box[2] - 10, box[1] + 88)
    canvas.plate(band, style.colour, radius=12, edge="#2b2622", shadow=0)
    canvas.centre(marked_token(seat, 60, letter(view, seat, words)), band[0] + 46, (band[1] + band[3]) / 2)
    name = (band[0] + 90, band[1], band[2] - 20, band[3])
    canvas.write_in(name, side_name(view, seat, words, names), Style(48, Face.BOLD, style.ink, 28))
    y = (band[3] + box[3]) / 2
    canvas.write(box[0] + 130, y, number(side.value), Style(170, Face.BLACK), "middle")
    if side.base is not None and side.cubes is not None:
        canvas.write(box[0] + 290, y, number(side.base), Style(72, Face.SEMIBOLD, INK_SOFT), "middle")
        if side.cubes:
            canvas.centre(marks.cube(view.automa, 84), box[0] + 400, y)
            canvas.write(box[0] + 448, y, words("wingspan-picture-times", count=side.cubes), Style(56, Face.BOLD))
    canvas.centre(_medal(side, 170), box[2] - 130, y - 14)
    points = (box[2] - 300, box[3] - 66, box[2] - 20, box[3] - 14)
    if side.rank is not None:
        canvas.write_in(points, words("wingspan-picture-rank", rank=side.rank), Style(44, Face.BOLD, INK_SOFT), "right")
