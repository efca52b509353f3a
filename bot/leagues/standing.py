"""How a season stands: points by places, and what decides between people who have the same.

A table gives points by the others that one is ahead of, twelve for all of them and none for nobody, whatever the size
of the table; who shares a place shares its points. A round without a table, or with one that was closed before its end,
gives six: what a table gives on average.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from fractions import Fraction
from itertools import groupby
from typing import Final

from bot.leagues.season import Person, Played, Season, Side

FULL: Final = 12
"""The points of who is ahead of everybody at the table."""
IDLE: Final = Fraction(FULL, 2)
"""The points of a round sat out."""


class Decided(StrEnum):
    """What puts somebody behind who stands above."""

    POINTS = "points"
    WINS = "wins"
    MARGIN = "margin"
    MEETING = "meeting"
    LOT = "lot"
    EQUAL = "equal"
    """Nothing does: they share the rank."""
    DROPPED = "dropped"
    """Who has dropped out stands behind all others."""


@dataclass(frozen=True, slots=True)
class Line:
    """What somebody has, and where that puts them."""

    person: Person
    points: Fraction = Fraction(0)
    wins: Fraction = Fraction(0)
    """First places; where several share one, each has a part of it."""
    share: Fraction = Fraction(0)
    """The mean of the own score as a share of the best one at the table, from 0 to 1."""
    tables: int = 0
    """How many tables are played to their end."""
    idle: int = 0
    """How many rounds count as sat out."""
    dropped: bool = False
    rank: int = 1
    decided: Decided | None = None
    """What put them behind the line above; None: it is the first."""


def points_of(side: Side, sides: Sequence[Side]) -> Fraction:
    """Return the points that a side of a table has for its place."""
    behind = sum(each.place > side.place for each in sides)
    beside = sum(each.place == side.place for each in sides) - 1
    return Fraction(FULL * (2 * behind + beside), 2 * (len(sides) - 1)) if len(sides) > 1 else IDLE


def standing(season: Season) -> tuple[Line, ...]:
    """Return how a season stands, the best first."""
    found = _counted(season)
    stays = _ranked([line for line in found if not line.dropped], season, 1)
    gone = _ranked([line for line in found if line.dropped], season, len(stays) + 1)
    if stays and gone:
        gone[0] = replace(gone[0], decided=Decided.DROPPED)
    return (*stays, *gone)


def draw_lots(people: Sequence[Person], seed: int) -> dict[Person, int]:
    """Return the lot of each person."""
    drawn = random.Random(f"lots {seed}").sample(list(people), len(people))  # noqa: S311
    return {person: number for number, person in enumerate(drawn, 1)}


@dataclass(slots=True)
class _Sum:
    points: Fraction = Fraction(0)
    wins: Fraction = Fraction(0)
    shares: list[Fraction] = field(default_factory=list)
    idle: int = 0


def _counted(season: Season) -> list[Line]:
    sums: defaultdict[Person, _Sum] = defaultdict(_Sum)
    for person, rounds in season.sat_out.items():
        sums[person].idle += rounds
    for table in season.played:
        _add(sums, table)
    return [_line(person, sums[person], person in season.dropped) for person in season.people]


def _add(sums: defaultdict[Person, _Sum], table: Played) -> None:
    for person in table.closed:
        sums[person].idle += 1
    first = sum(each.place == 1 for each in table.sides)
    for side in table.sides:
        if side.person is None:
            continue
        own = sums[side.person]
        own.points += points_of(side, table.sides)
        own.wins += Fraction(1, first) if side.place == 1 else 0
        own.shares.append(side.share)


def _line(person: Person, own: _Sum, dropped: bool) -> Line:
    share = Fraction(sum(own.shares), len(own.shares)) if own.shares else Fraction(0)
    return Line(person, own.points + own.idle * IDLE, own.wins, share, len(own.shares), own.idle, dropped)


# -- ranks ----------------------------------------------------------------------------------------------------------

_Measure = Callable[[Line], Fraction]
_MEASURES: Sequence[tuple[Decided, _Measure]] = (
    (Decided.POINTS, lambda line: line.points),
    (Decided.WINS, lambda line: line.wins),
    (Decided.MARGIN, lambda line: line.share),
)


def _ranked(lines: Sequence[Line], season: Season, first: int) -> list[Line]:
    ranked: list[Line] = []
    for line, decided in _in_order(lines, season, _MEASURES):
        shares = decided is Decided.EQUAL
        rank = ranked[-1].rank if shares else first + len(ranked)
        ranked.append(replace(line, rank=rank, decided=decided if ranked else None))
    return ranked


def _in_order(
    lines: Sequence[Line], season: Season, measures: Sequence[tuple[Decided, _Measure]]
) -> Iterator[tuple[Line, Decided]]:
    """Give lines in their order, each with what puts it behind the one before."""
    if not measures:
        yield from _met(lines, season)
        return
    (decided, measure), *further = measures
    for _, group in groupby(sorted(lines, key=measure, reverse=True), measure):
        for number, (line, why) in enumerate(_in_order(list(group), season, further)):
            yield line, why if number else decided


def _met(lines: Sequence[Line], season: Season) -> Iterator[tuple[Line, Decided]]:
    """Order lines that have the same by how they met each other, then by lot."""
    among = _won_among({line.person for line in lines}, season) if len(lines) > 1 else {}
    measure = lambda line: among.get(line.person, Fraction(0))  # noqa: E731
    for _, group in groupby(sorted(lines, key=measure, reverse=True), measure):
        same = sorted(group, key=lambda line: season.lots.get(line.person, 0))
        for number, line in enumerate(same):
            yield line, (Decided.LOT if season.lots else Decided.EQUAL) if number else Decided.MEETING


def _won_among(people: set[Person], season: Season) -> dict[Person, Fraction]:
    """Return how many of these people each was ahead of where they met; a shared place is half of it."""
    won: defaultdict[Person, Fraction] = defaultdict(Fraction)
    for table in season.played:
        there = [each for each in table.sides if each.person in people]
        for one in there:
            behind = sum(each.place > one.place for each in there)
            beside = sum(each.place == one.place for each in there) - 1
            if one.person is not None:
                won[one.person] += Fraction(2 * behind + beside, 2)
    return won
