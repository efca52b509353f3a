"""The person's own points in the end, as choices (rule WA62): five numbers, and on a tie the food that is left."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from engine.choices import Number, Sheet, SheetField
from engine.contract import Illegal
from engine.wingspan.actions import Score, WingspanAction
from engine.wingspan.chapters.numbers import MOST, why_no_number
from engine.wingspan.chapters.scoring import final_sheet
from engine.wingspan.position import WingspanPosition

SCORED = ("birds", "bonus", "eggs", "cached", "tucked")
"""What the person scores beside what is known."""
_NEAR = ((5, 12, 3, 2), (14, 20, 6, 8))
"""Bonus cards, eggs, cached food and tucked cards around what a game brings: numbers have no end."""
_FEW = range(10)
"""Numbers that are offered of each. All others are typed."""


def score_sheet(position: WingspanPosition) -> Sheet[WingspanAction, Score]:
    """Return the sheet of the five numbers."""
    fields = {name: SheetField(letter, partial(_number, name)) for name, letter in zip(SCORED, "boect", strict=True)}
    return Sheet(
        "score",
        fields,
        Score(),
        partial(_leftover, position),
        near=lambda: (Score(birds, *others) for birds in range(0, 60, 5) for others in _NEAR),
        values_of=lambda action: replace(action, leftover=None) if isinstance(action, Score) else Score(),
    )


def _number(name: str, score: Score) -> Number[Score]:
    then: Callable[[int], Score] = lambda number: replace(score, **{name: number})  # noqa: E731
    return Number(name, 0, MOST, _FEW, then, judge=_judge)


def _judge(number: int) -> Illegal | None:
    return why_no_number("WA62", (number,))


def _leftover(position: WingspanPosition, score: Score) -> Number[WingspanAction]:
    """Return the node that asks for the food left: on a tie it has to be told, else it may."""

    def then(leftover: int | None) -> WingspanAction:
        return replace(score, leftover=leftover)

    tied = final_sheet(position, score).tied
    return Number(
        "leftover", 0, MOST, _FEW if tied else (), then, judge=_judge, unsaid=None if tied else partial(then, None)
    )
