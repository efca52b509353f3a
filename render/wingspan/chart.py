"""What charts are drawn of: games that were played, and how the Automa's score spreads with a setting."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from engine.wingspan.names import LEVELS, Level, Mode
from engine.wingspan.strength.distribution import Distribution, Setting


@dataclass(frozen=True, slots=True)
class PastGame:
    """A solo game that has ended."""

    day: str
    """When it ended, as the reader's language writes a short date ("21 Nov")."""
    mode: Mode
    level: Level
    yours: int
    """The person's total, and the Automa's."""
    hers: int
    won: bool
    """Whether the person won; on a tie the totals do not tell."""


@dataclass(frozen=True, slots=True)
class History:
    """Somebody's solo games, oldest first."""

    name: str
    """Whose, as it is shown; player-given, it is made to fit."""
    games: tuple[PastGame, ...]

    @property
    def won(self) -> int:
        """How many were won."""
        return sum(game.won for game in self.games)

    def by_level(self) -> tuple[tuple[Level, Summary], ...]:
        """Return a summary for each level that was played, the easiest first."""
        found = ((level, [game for game in self.games if game.level == level]) for level in LEVELS)
        return tuple((level, summary(games)) for level, games in found if games)


@dataclass(frozen=True, slots=True)
class Summary:
    """Several games: how many, how many were won, and averages of both sides' totals."""

    games: int
    won: int
    yours: float
    hers: float


def summary(games: Sequence[PastGame]) -> Summary:
    """Sum up at least one game."""
    return Summary(
        games=len(games),
        won=sum(game.won for game in games),
        yours=fmean(game.yours for game in games),
        hers=fmean(game.hers for game in games),
    )


@dataclass(frozen=True, slots=True)
class Strength:
    """How the Automa's final score spreads with a setting, and perhaps where the person's own score lies."""

    setting: Setting
    distribution: Distribution
    own: int | None = None
    """A score of the person's to compare, as that of the game on the table."""


def steps(low: float, high: float, most: int = 7) -> list[int]:
    """Return round numbers from below `low` to above `high` for an axis, about `most` of them."""
    for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500):
        first = int(low // step) * step
        count = int(-(-(high - first) // step)) + 1
        if count <= most:
            return [first + number * step for number in range(max(2, count))]
    return [int(low), int(high) + 1]
