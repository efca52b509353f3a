"""Scoring: a round's goal, the end, or the Automa's points as if the game ended now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from engine.wingspan.sheets import AutomaSheet, FinalSheet, GoalSheet, YourSheet
from engine.wingspan.views.view import WingspanView
from render.contract import Names
from render.kit.canvas import Canvas, Style
from render.kit.icons import icon
from render.kit.sprites import marked_token
from render.kit.theme import GOLD, INK, INK_SOFT, PAPER_SHADE, seat_style
from render.kit.type import Face
from render.wingspan import sprites
from render.wingspan.backdrop import backdrop
from render.wingspan.colours import SOFT
from render.wingspan.naming import goal_name, letter, side_name
from render.wingspan.sheet_aside import BOTTOM, HEAD, LEFT, PAGE, PICTURE, RIGHT, SPLIT, draw_aside
from render.wingspan.sheet_goal import draw_goal
from render.words import Words

_TITLE_Y = 66
_FIRST = 380
_TOTAL = 110

Sheet: TypeAlias = FinalSheet | GoalSheet
"""What is scored."""


def draw_sheet(view: WingspanView, sheet: Sheet | None, words: Words, names: Names | None) -> bytes:
    """Return a scoring sheet as PNG; with None the Automa's points as if the game ended now."""
    canvas = Canvas(backdrop(PICTURE, PAGE))
    title = (LEFT, _TITLE_Y - 38, RIGHT - 60, _TITLE_Y + 38)
    canvas.write_in(title, sheet_title(view, sheet, words, names), Style(54, Face.BLACK, INK, 32))
    if sheet is not None and sheet.marks:
        canvas.centre(sprites.doubt(50), RIGHT - 30, _TITLE_Y)
    if isinstance(sheet, GoalSheet):
        draw_goal(canvas, view, sheet, words, names)
        return canvas.png()
    _heads(canvas, view, sheet, words, names)
    _table(canvas, view, sheet, words)
    draw_aside(canvas, view, None, words)
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
    hers: Callable[[AutomaSheet], int | None]
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


def rows_of(hers: AutomaSheet) -> tuple[Row, ...]:
    """Return the sources that a mode has."""
    return tuple(row for row in ROWS if row.key != "group" or hers.group is not None)


def _heads(canvas: Canvas, view: WingspanView, sheet: FinalSheet | None, words: Words, names: Names | None) -> None:
    for place, seat in enumerate((view.automa, view.seat)):
        left, right = _column(place)
        style = seat_style(seat)
        winner = sheet is not None and sheet.winner == seat
        box = (left + 4, HEAD[0], right - 4, HEAD[1] - 8)
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
    wide = (SPLIT - _FIRST) // 2
    return _FIRST + place * wide, _FIRST + (place + 1) * wide


def _table(canvas: Canvas, view: WingspanView, sheet: FinalSheet | None, words: Words) -> None:
    hers = sheet.hers if sheet else view.standing
    if hers is None:
        return
    yours = sheet.yours if sheet else None
    rows = rows_of(hers)
    tall = (BOTTOM - _TOTAL - 12 - HEAD[1]) / len(rows)
    for number_of_row, row in enumerate(rows):
        top = round(HEAD[1] + number_of_row * tall)
        y = top + tall / 2
        canvas.fill((LEFT, round(top + tall) - 2, SPLIT, round(top + tall)), PAPER_SHADE)
        canvas.centre(icon(row.sign, 64), LEFT + 40, y)
        label = (LEFT + 84, top, _FIRST - 12, round(top + tall))
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


def _note(row: Row, hers: AutomaSheet, words: Words) -> str:
    """Say what the Automa's points are for, where that is not the same number."""
    if row.key == "face-down":
        return words("wingspan-picture-times", count=hers.face_down_count)
    if row.key == "tokens" and hers.tokens:
        return words("wingspan-picture-of-tokens", count=hers.tokens)
    return ""


def _points(canvas: Canvas, x: float, y: float, points: int | None) -> None:
    if points is None:
        canvas.fill((round(x) - 14, round(y) - 2, round(x) + 14, round(y) + 3), "#d9c79b")
        return
    style = Style(56, Face.BOLD if points else Face.REGULAR, INK if points else SOFT)
    canvas.write(x, y, str(points), style, "middle")


def _totals(canvas: Canvas, totals: tuple[int, int | None], words: Words) -> None:
    canvas.plate((LEFT - 8, BOTTOM - _TOTAL, SPLIT, BOTTOM), "#fff6da", radius=12, edge="#b07d10", shadow=0)
    label = (LEFT + 14, BOTTOM - _TOTAL, _FIRST - 12, BOTTOM)
    canvas.write_in(label, words("wingspan-picture-source", source="total"), Style(48, Face.BLACK, INK, 26))
    for place, total in enumerate(totals):
        left, right = _column(place)
        if total is not None:
            canvas.write((left + right) / 2, BOTTOM - _TOTAL / 2, str(total), Style(84, Face.BLACK), "middle")


def _leftovers(canvas: Canvas, sheet: FinalSheet) -> None:
    """Show what decided a tie: the Automa's tokens and the person's food that are left."""
    for place, (sign, count) in enumerate((("cache", sheet.hers.leftover), ("any_food", sheet.yours.leftover or 0))):
        right = _column(place)[1]
        canvas.centre(icon(sign, 40), right - 66, BOTTOM - _TOTAL / 2)
        canvas.write(right - 40, BOTTOM - _TOTAL / 2, str(count), Style(36, Face.BOLD, INK_SOFT))
