"""The forms: what is typed where buttons would be too many."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.contract import Field, Form
from bot.games.pages.layout import DIGITS
from engine.wingspan.choices.score import SCORED
from render.words import Words

_NUMBER = 3
"""The most digits of a number of points."""
_NAME = 60


def goal_form(words: Words) -> Form:
    """Ask for a count of a goal."""
    asked = words("wingspan-form-goal-field")
    return Form(asked, (Field(asked, longest=DIGITS),))


def bird_form(words: Words) -> Form:
    """Ask for a bird."""
    return Form(words("wingspan-form-bird"), (Field(words("wingspan-form-bird-field"), longest=_NAME),))


def score_form(words: Words, points: Sequence[int | None] | None) -> Form:
    """Ask for the person's own points; `points` is what was typed before, as far as it could be read."""
    values = ["" if each is None else str(each) for each in points or [None] * len(SCORED)]
    fields = (
        Field(words(f"wingspan-form-{name}"), value, required=False, placeholder="0", longest=_NUMBER)
        for name, value in zip(SCORED, values, strict=True)
    )
    return Form(words("wingspan-form-score"), tuple(fields))
