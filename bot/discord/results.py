"""Points, now and at the end, in words. Works for any view whose `seats` have a `seat` and a `score`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from bot.games.contract import Names
from render.words import Words


class ScoredSeat(Protocol):
    """One seat of a view, as far as its points go."""

    @property
    def seat(self) -> str:
        """Whose."""
        ...

    @property
    def score(self) -> int | None:
        """How many; None while that is hidden."""
        ...


def standing(view: Any, names: Names, words: Words) -> list[str]:
    """Give a line for each seat with its points, most points first."""
    seats: Iterable[ScoredSeat] = getattr(view, "seats", ())
    ranked = sorted(seats, key=lambda each: -(each.score or 0))
    return [
        words("look-score-line", name=names[each.seat], points=each.score)
        for each in ranked
        if each.score is not None and each.seat in names
    ]
