"""A game in five screens, for who has never played: a picture each, of a game that nobody plays."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.games import presenter
from bot.games.samples import ended, sample
from engine.games import GAMES
from render import painter
from render.contract import Picture
from render.words import Words


def count(game: str) -> int:
    """Return how many screens a game has; 0 where it has none."""
    return len(presenter(game).screens) if game in GAMES else 0


def job(game: str, number: int, words: Words) -> Callable[[], Picture]:
    """Return what draws the picture of a screen (from 1); raise LookupError where there is none. May take a second."""
    kind, played, paints = presenter(game).screens[number - 1], GAMES[game], painter(game)
    if kind == "sheet":
        return partial(paints.sheet, played.view(ended(played).position, None), words)
    match = sample(played)
    view = played.view(match.position, match.setup.seats[0])
    draws = {"board": paints.board, "hand": paints.hand, "close_up": paints.close_up, "legend": paints.legend}
    return partial(draws[kind], view, words)
