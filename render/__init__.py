"""Pictures of the games, and their words, made from views only. `painter("moa")` gives a game's painter."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from render.contract import Names, Painter, Picture

__all__ = ["GAMES", "Names", "Painter", "Picture", "painter"]

GAMES: tuple[str, ...] = ("moa", "laisla", "wingspan")
"""The games that have pictures; each has a module here of that name."""


@cache
def painter(game: str) -> Painter:
    """Return the painter of a game; raise LookupError for a game that has no pictures."""
    if game not in GAMES:
        raise LookupError(f"no pictures for {game!r}; there are: {', '.join(GAMES)}")
    made: Painter = import_module(f"render.{game}").PAINTER
    return made
