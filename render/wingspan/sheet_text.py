"""Scoring sheets in words, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from engine.wingspan.sheets import FinalSheet, GoalSheet, GoalSide
from render.contract import Names
from render.wingspan.naming import goal_name
from render.wingspan.sheet import Sheet, rows_of
from render.wingspan.text import number
from render.words import Words


def sheet_text(sheet: Sheet, words: Words, names: Names | None) -> str:
    """Write a scoring sheet out: both sides, line by line."""
    if isinstance(sheet, GoalSheet):
        return "\n".join(_goal_sheet(sheet, words, names))
    return "\n".join(_final(sheet, words, names))


def _you(words: Words, names: Names | None) -> str:
    """Name the person, who alone has a name given."""
    return next(iter((names or {}).values()), "") or words("wingspan-picture-you")


def _goal_sheet(sheet: GoalSheet, words: Words, names: Names | None) -> Iterator[str]:
    yield words("wingspan-picture-goal-scored", round=sheet.round, goal=goal_name(sheet.goal, words))
    yield _side_line(words("wingspan-automa"), sheet.hers, words)
    yield _side_line(_you(words, names), sheet.yours, words)
    for mark in sheet.marks:
        yield words("wingspan-picture-full-mark", what=mark.what, status=words("wingspan-mark", mark=mark.status))


def _side_line(name: str, side: GoalSide, words: Words) -> str:
    return words(
        "wingspan-picture-sheet-side",
        name=name,
        value=number(side.value),
        made="no" if side.base is None else "yes",
        base=number(side.base or 0),
        count=side.cubes or 0,
        rank=side.rank or 0,
        points=side.points,
    )


def _final(sheet: FinalSheet, words: Words, names: Names | None) -> Iterator[str]:
    you, her = _you(words, names), words("wingspan-automa")
    if sheet.tied:
        yield words("wingspan-picture-won", name=her if _she_won(sheet) else you, tied="yes")
    yield words("wingspan-picture-sheet-total", name=her, total=sheet.hers.total)
    for row in rows_of(sheet.hers):
        points = row.hers(sheet.hers)
        if points:
            yield words(
                "wingspan-picture-sheet-line", source=words("wingspan-picture-source", source=row.key), points=points
            )
    yield words("wingspan-picture-sheet-total", name=you, total=sheet.yours.total)
    for row in rows_of(sheet.hers):
        points = row.yours(sheet.yours)
        if points:
            yield words(
                "wingspan-picture-sheet-line", source=words("wingspan-picture-source", source=row.key), points=points
            )
    if sheet.tied:
        yield words("wingspan-picture-sheet-left", count=sheet.hers.leftover, food=sheet.yours.leftover or 0)


def _she_won(sheet: FinalSheet) -> bool:
    """Say whether the winner is the Automa; on a tie what is left over tells (WA62)."""
    if sheet.tied:
        return sheet.hers.leftover > (sheet.yours.leftover or 0)
    return sheet.hers.total > sheet.yours.total
