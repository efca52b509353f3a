"""Points, now and at the end, in words."""

from __future__ import annotations

from typing import Any

from bot.games.contract import AnyPresenter
from bot.games.naming import at_start
from bot.games.widgets import Names
from engine.contract import Result
from render.words import Words


def standing(presenter: AnyPresenter, view: Any, names: Names, words: Words, result: Result | None = None) -> list[str]:
    """Return a line for each colour whose points are known and that somebody plays, most points first.

    `result` marks who has won, once the game is over.
    """
    known = [(each.score, each.seat) for each in presenter.standing(view) if each.score is not None]
    ranked = sorted(known, key=lambda each: -each[0])
    won = result.winners if result else ()
    return [
        words("look-score-line", name=at_start(names[seat]), points=score, won="yes" if seat in won else "no")
        for score, seat in ranked
        if seat in names
    ]
