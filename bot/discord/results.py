"""Points, now and at the end, in words."""

from __future__ import annotations

from typing import Any

from bot.games.contract import Names, Presenter
from render.words import Words


def standing(presenter: Presenter, view: Any, names: Names, words: Words) -> list[str]:
    """Give a line for each seat at the table whose points are known, most points first."""
    known = [(each.score, each.seat) for each in presenter.standing(view) if each.score is not None]
    ranked = sorted(known, key=lambda each: -each[0])
    return [words("look-score-line", name=names[seat], points=score) for score, seat in ranked if seat in names]
