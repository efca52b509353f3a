"""What components are worth: of all games together, each number of seats compared with itself only."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from statistics import fmean
from typing import Any, NamedTuple

from bot.balance.playing import Counted
from bot.balance.statistics import Estimate, holm, residuals, slope
from engine.contract import HowHad
from engine.counting import SeatCount, Use

CERTAIN = 0.05
"""A difference counts where its corrected p is less."""
DEAD = 0.01
"""A component is dead that is used in less than this part of the chances."""
SELDOM = 0.5
"""It is seldom used where that is less than this part of what is usual for its kind."""
FEW = 30
"""Of fewer seats than these nothing is said: the intervals hold for many."""
_NOTHING = Use()


class Row(NamedTuple):
    """A seat in a game."""

    game: tuple[int, int]
    seat: SeatCount
    above: float
    """Its share of the win less the share that each seat would have if all won alike."""
    margin: float
    """Points ahead of the best of the others."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What one component came to. Estimates are None where nothing varies, or seats are too few (`FEW`)."""

    kind: str
    name: str
    comes: HowHad
    had: float
    """Copies that a seat had in a game, the mean."""
    used: float
    acted: float
    """How often it gave something, the mean of a seat in a game."""
    points: float
    """Points it gave a seat in a game, the mean."""
    users: int
    """Seats in games that used it, of those that had it."""
    others: int
    """Seats in games that had it and did not use it."""
    wins: Estimate | None
    """By how much the share of wins of users is more than that of the others who had it."""
    margin: Estimate | None
    """The same of the margin, in points."""
    one_more: Estimate | None
    """Of what is dealt: by how much the margin is more with one more of it in the place of another of its kind."""
    sure: float = 1.0
    """The smaller p of `margin` and `one_more` (only that of the latter where there is one), corrected (Holm)."""

    @property
    def chances(self) -> float:
        """Return which part of what was had was used; of what is open to all, which part of the seats used it."""
        if self.comes == "open":
            return self.users / (self.users + self.others)
        return self.used / self.had if self.had else 0.0

    @property
    def telling(self) -> Estimate | None:
        """Return the estimate by which it is judged: where it is dealt, what chance has tried out."""
        return self.one_more if self.comes == "dealt" else self.margin


def rows_of(games: Iterable[Counted]) -> list[Row]:
    """Return every seat of the games, those of a game together."""
    return [
        Row(game.key, seat, share - 1 / len(game.seats), margin_of(game.scores, place))
        for game in games
        for place, (seat, share) in enumerate(zip(game.seats, game.shares, strict=True))
    ]


def margin_of(scores: Sequence[int], place: int) -> int:
    """Return how many points a seat is ahead of the best of the others."""
    return scores[place] - max(score for other, score in enumerate(scores) if other != place)


def worths(rows: Sequence[Row], names: Mapping[str, Sequence[str]], kinds: Mapping[str, HowHad]) -> list[Worth]:
    """Return what each component is worth, kind by kind; `sure` is corrected over all of them."""
    found = [each for kind, known in names.items() for each in _of_kind(rows, kind, known, kinds[kind])]
    told = [place for place, each in enumerate(found) if each.telling is not None]
    corrected = holm([each.telling.p for each in found if each.telling is not None])
    for place, sure in zip(told, corrected, strict=True):
        found[place] = replace(found[place], sure=sure)
    return found


def _of_kind(rows: Sequence[Row], kind: str, names: Sequence[str], comes: HowHad) -> list[Worth]:
    totals = [float(sum(row.seat.uses.get((kind, name), _NOTHING).had for name in names)) for row in rows]
    return [_worth(rows, totals, (kind, name), comes) for name in names]


def _worth(rows: Sequence[Row], totals: Sequence[float], key: tuple[str, str], comes: HowHad) -> Worth:
    uses = [row.seat.uses.get(key, _NOTHING) for row in rows]
    having = [(row, use) for row, use in zip(rows, uses, strict=True) if use.had or comes == "open"]
    users = sum(use.used > 0 for _, use in having)
    compared = having if min(users, len(having) - users) >= FEW else []
    games = [row.game for row, _ in compared]
    used = [float(use.used > 0) for _, use in compared]
    wins, margin = (
        _compared(games, used, values)
        for values in ([row.above for row, _ in compared], [row.margin for row, _ in compared])
    )
    return Worth(
        kind=key[0],
        name=key[1],
        comes=comes,
        had=fmean(use.had for use in uses),
        used=fmean(use.used for use in uses),
        acted=fmean(use.acted for use in uses),
        points=fmean(use.points for use in uses),
        users=users,
        others=len(having) - users,
        wins=wins,
        margin=margin,
        one_more=_one_more(rows, totals, uses) if comes == "dealt" and len(having) >= FEW else None,
    )


def _one_more(rows: Sequence[Row], totals: Sequence[float], uses: Sequence[Use]) -> Estimate | None:
    """Compare seats by how many they were dealt, however many cards of the kind they had in all."""
    had = [float(use.had) for use in uses]
    x: list[float] = []
    y: list[float] = []
    for start, end in _tables(row.game for row in rows):
        x += residuals(had[start:end], totals[start:end])
        y += residuals([row.margin for row in rows[start:end]], totals[start:end])
    return slope(x, y, [row.game for row in rows])


def _compared(games: Sequence[tuple[int, int]], x: Sequence[float], y: Sequence[float]) -> Estimate | None:
    """Compare within each number of seats."""
    within: tuple[list[float], list[float]] = ([], [])
    for start, end in _tables(games):
        for values, into in zip((x, y), within, strict=True):
            middle = fmean(values[start:end])
            into += [value - middle for value in values[start:end]]
    return slope(*within, games) if games else None


def _tables(games: Iterable[tuple[int, int]]) -> Iterable[tuple[int, int]]:
    """Return from where to where games have the same number of seats; they stand together."""
    at = 0
    for _, group in groupby(games, key=lambda game: game[0]):
        length = sum(1 for _ in group)
        yield at, at + length
        at += length


def judged(worth: Worth, usual: float) -> str:
    """Return "dead", "weak", "strong", "seldom" (used less than half as often as its kind, `usual`) or ""."""
    if worth.chances < DEAD:
        return "dead"
    if worth.sure < CERTAIN and worth.telling is not None:
        return "strong" if worth.telling.value > 0 else "weak"
    return "seldom" if worth.chances < SELDOM * usual else ""


def usual_chances(found: Sequence[Worth]) -> dict[str, float]:
    """Return by kind how often what is had is used."""
    kinds: dict[str, list[Any]] = {}
    for each in found:
        kinds.setdefault(each.kind, []).append(each.chances)
    return {kind: fmean(chances) for kind, chances in kinds.items()}
