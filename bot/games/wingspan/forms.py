"""The forms: what is typed where buttons would be too many."""

from __future__ import annotations

from bot.games.pages.layout import DIGITS
from bot.games.widgets import Field, Form
from render.words import Words

_NAME = 60


def goal_form(words: Words) -> Form:
    """Ask for a count of a goal."""
    asked = words("wingspan-form-goal-field")
    return Form(asked, (Field(asked, longest=DIGITS),))


def bird_form(words: Words) -> Form:
    """Ask for a bird."""
    return Form(words("wingspan-form-bird"), (Field(words("wingspan-form-bird-field"), longest=_NAME),))
