"""Games of tournaments without playing them."""

from __future__ import annotations

from bot.tournament.entrant import Thinking, entrant
from bot.tournament.playing import Played
from bot.tournament.schedule import Tournament


def tournament(*players: str, game: str = "moa", games: int = 10, seed: int = 1) -> Tournament:
    """Return a tournament; by default of two random players."""
    entrants = tuple(entrant(each, Thinking()) for each in players or ("random", "random"))
    return Tournament(game, entrants, games, seed, {})


def played(number: int, scores: tuple[int, ...], winners: tuple[int, ...] | None = None) -> Played:
    """Return a finished game; without `winners` the highest scores win."""
    won = winners if winners is not None else tuple(n for n, score in enumerate(scores) if score == max(scores))
    shares = tuple(1 / len(won) if n in won else 0.0 for n in range(len(scores)))
    colours = ("red", "yellow", "green", "blue")[: len(scores)]
    return Played(number, colours, shares, scores, tuple(0.5 for _ in scores), tuple(100 for _ in scores))
