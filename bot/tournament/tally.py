"""What the games of a tournament came to."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

from bot.tournament.playing import Played
from bot.tournament.schedule import Tournament

Z = 1.959964
"""Standard deviations on either side that hold 95 % of a normal distribution."""


class Interval(NamedTuple):
    """Where a share lies with 95 % confidence."""

    low: float
    high: float


class Skill(NamedTuple):
    """What OpenSkill makes of an entrant (Plackett-Luce; a newcomer has 25 and 25/3)."""

    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class Standing:
    """What an entrant, or all entrants of a level together, came to."""

    name: str
    entries: int
    """How many entrants it is made of."""
    share: float
    """Of the wins, a tie shared; of all entrants together 1."""
    interval: Interval
    score: float
    """Points, the mean."""
    margin: float
    """Points ahead of the best of the others, the mean; negative: behind."""
    cpu_ms: float
    """Milliseconds of CPU for a decision, the mean."""
    skill: Skill | None
    """None for several entrants together: they play against each other."""

    def to_data(self) -> dict[str, Any]:
        """Return it as JSON data."""
        skill = {} if self.skill is None else {"skill": {"mu": self.skill.mu, "sigma": self.skill.sigma}}
        return {
            "name": self.name,
            "share": self.share,
            "low": self.interval.low,
            "high": self.interval.high,
            "score": self.score,
            "cpu_ms": self.cpu_ms,
            "margin": self.margin,
            "entries": self.entries,
            **skill,
        }


@dataclass(frozen=True, slots=True)
class Table:
    """All standings."""

    games: int
    entrants: tuple[Standing, ...]
    """As the tournament names them."""
    levels: tuple[Standing, ...]
    """Entrants of one name together."""


def tally(tournament: Tournament, games: Iterable[Played]) -> Table:
    """Count finished games; ValueError where there is none. It does not matter in which order they come."""
    played = sorted(games, key=lambda each: each.number)
    if not played:
        raise ValueError("no game")
    names = [each.name for each in tournament.entrants]
    skills = rated(played)
    single = tuple(_standing(name, [who], played, skills[who]) for who, name in enumerate(names))
    together = {name: [who for who, other in enumerate(names) if other == name] for name in names}
    levels = tuple(
        _standing(name, who, played, skills[who[0]] if len(who) == 1 else None) for name, who in together.items()
    )
    return Table(len(played), single, levels)


def interval(share: float, games: int) -> Interval:
    """Return Wilson's 95 % interval of a share of wins in so many games.

    It is right near 0 and 1, where strong players are, and needs no randomness. Wins shared in a tie count as
    fractions. They spread less than whole ones, so the interval is then a little too wide, never too narrow.
    """
    square = Z * Z / games
    middle = (share + square / 2) / (1 + square)
    half = Z * math.sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def rated(played: Sequence[Played]) -> list[Skill]:
    """Return each entrant's skill after all games, in their order."""
    model = PlackettLuce()
    ratings = [model.rating() for _ in played[0].scores]
    for game in played:
        ranks = places(game)
        ratings = [team[0] for team in model.rate([[each] for each in ratings], ranks=ranks)]
    return [Skill(each.mu, each.sigma) for each in ratings]


def places(game: Played) -> list[float]:
    """Return the place of each entrant: 0 for who won, the others by their scores."""
    others = sorted({score for score, share in zip(game.scores, game.shares, strict=True) if not share}, reverse=True)
    return [
        0 if share else float(1 + others.index(score)) for score, share in zip(game.scores, game.shares, strict=True)
    ]


def _standing(name: str, who: Sequence[int], played: Sequence[Played], skill: Skill | None) -> Standing:
    share = min(1.0, fmean(math.fsum(game.shares[each] for each in who) for game in played))
    decisions = sum(game.decisions[each] for game in played for each in who)
    seconds = math.fsum(game.cpu[each] for game in played for each in who)
    return Standing(
        name=name,
        entries=len(who),
        share=share,
        interval=interval(share, len(played)),
        score=fmean(game.scores[each] for game in played for each in who),
        margin=fmean(_ahead(game.scores, each) for game in played for each in who),
        cpu_ms=1000 * seconds / decisions if decisions else 0.0,
        skill=skill,
    )


def _ahead(scores: Sequence[int], who: int) -> int:
    return scores[who] - max(score for other, score in enumerate(scores) if other != who)


def to_data(tournament: Tournament, table: Table) -> Mapping[str, Any]:
    """Return the whole result as JSON data."""
    return {
        "game": tournament.game,
        "games": table.games,
        "seed": tournament.seed,
        "players": [each.to_data() for each in table.entrants],
        "levels": [each.to_data() for each in table.levels],
        "options": dict(tournament.options),
    }
