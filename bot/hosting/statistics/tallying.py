"""What finished games come to together: of a person, of two, of a server. Pure, over the rows of one game each."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from statistics import fmean
from typing import NamedTuple

from bot.store.results import PlayedRow

COLUMNS = 8
"""Into at most so many parts the games of a person are put together over time."""
LIKED = 5
"""So many favourites of a kind are told."""


class Best(NamedTuple):
    """A number that was the best one, and when it was come to first."""

    value: int
    at: datetime


class Stretch(NamedTuple):
    """Games that follow each other, put together."""

    first: int
    """The number of the first one, from 1."""
    last: int
    points: float
    """The mean of a game, as all numbers here."""
    sources: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Tally:
    """What somebody came to in games of one kind."""

    games: int
    won: int
    places: Mapping[int, int]
    """How often each place."""
    mean_place: float
    mean_sides: float
    mean_points: float
    best: Best
    margin: Best | None
    """The most points ahead of all others; None: never ahead."""
    streak: int
    """Wins in a row, the most."""
    fastest: Best | None
    """Seconds of the fastest game; None where none is known to the second."""
    shortest: Best
    """Entries of the shortest game."""
    facts: Mapping[str, Best]
    liked: Mapping[str, Sequence[tuple[str, int]]]
    """The favourites of each kind, with how often they were used."""
    stretches: Sequence[Stretch]


@dataclass(frozen=True, slots=True)
class Pair:
    """What two people came to in the games that they played against each other."""

    games: int
    ahead: int
    """How often the first one had the better place."""
    behind: int
    won: tuple[int, int]
    """How often each won the game."""
    points: tuple[float, float]
    """The mean points of each."""
    best: tuple[int, int]
    lead: tuple[int, int]
    """The most points by which each was ahead of the other; 0: never."""
    balance: Sequence[int]
    """After each game, by how many games the first one is in front."""
    each: tuple[Tally, Tally]
    """What each came to in these games."""

    @property
    def level(self) -> int:
        """Return how often both had the same place."""
        return self.games - self.ahead - self.behind


class Record(NamedTuple):
    """A record of a server, and who holds it; several, where they came to it in the same game."""

    what: str
    """"points", "margin", "fastest", "shortest", "streak", or "fact." with the name of a fact of the game."""
    value: int
    holders: tuple[int, ...]
    at: datetime


@dataclass(frozen=True, slots=True)
class ServerTally:
    """What a server came to at a game."""

    games: int
    people: int
    """How many of those who are told of have played."""
    mean_points: float
    mean_winner: float
    """The mean points of who won."""
    records: Sequence[Record]
    regulars: Sequence[tuple[int, int, int]]
    """Who plays most: person, games, wins."""
    liked: Mapping[str, Sequence[tuple[str, int]]]
    """The favourites of each kind."""
    stretches: Sequence[Stretch]
    """The games over time, as means of a seat."""


def tally(games: Sequence[PlayedRow]) -> Tally:
    """Return what somebody came to; ValueError where there is no game. The rows are in the order of their ends."""
    if not games:
        raise ValueError("no game")
    return Tally(
        games=len(games),
        won=sum(each.place == 1 for each in games),
        places=dict(sorted(Counter(each.place for each in games).items())),
        mean_place=fmean(each.place for each in games),
        mean_sides=fmean(each.sides for each in games),
        mean_points=fmean(each.points for each in games),
        best=_most(games, [each.points for each in games]),
        margin=_ahead(games),
        streak=_streak(games),
        fastest=_fastest(games),
        shortest=_least(games, [each.entries for each in games]),
        facts=_facts(games),
        liked=_liked(games),
        stretches=_stretches([[each] for each in games]),
    )


def paired(mine: Sequence[PlayedRow], theirs: Sequence[PlayedRow]) -> Pair | None:
    """Return what two people came to at the tables where both sat; None where there is none."""
    others = {each.table_id: each for each in theirs}
    both = [(each, others[each.table_id]) for each in mine if each.table_id in others]
    if not both:
        return None
    ahead = [(one.place < two.place) - (one.place > two.place) for one, two in both]
    leads = [one.points - two.points for one, two in both]
    balance = [sum(ahead[: number + 1]) for number in range(len(ahead))]
    return Pair(
        games=len(both),
        ahead=ahead.count(1),
        behind=ahead.count(-1),
        won=(sum(one.place == 1 for one, _ in both), sum(two.place == 1 for _, two in both)),
        points=(fmean(one.points for one, _ in both), fmean(two.points for _, two in both)),
        best=(max(one.points for one, _ in both), max(two.points for _, two in both)),
        lead=(max(0, *leads), max(0, *(-each for each in leads))),
        balance=balance,
        each=(tally([one for one, _ in both]), tally([two for _, two in both])),
    )


def of_server(games: Sequence[PlayedRow], names: Iterable[str]) -> ServerTally | None:
    """Return what a server came to at a game; None where nobody is to be told of. `names`: of the game's facts.

    Who was forgotten, or wants to be in no statistics, holds no record and is counted in no number of people.
    """
    known = [each for each in games if each.person_id is not None]
    if not known:
        return None
    winners = [each.points for each in games if each.place == 1]
    return ServerTally(
        games=len({each.table_id for each in games}),
        people=len({each.person_id for each in known}),
        mean_points=fmean(each.points for each in games),
        mean_winner=fmean(winners) if winners else 0.0,
        records=list(_records(known, names)),
        regulars=_regulars(known),
        liked=_liked(known),
        stretches=_stretches([list(seats) for _, seats in groupby(games, key=lambda each: each.table_id)]),
    )


# -- inside ---------------------------------------------------------------------------------------------------------


def _most(games: Sequence[PlayedRow], values: Sequence[int]) -> Best:
    at = max(range(len(games)), key=lambda number: (values[number], -number))
    return Best(values[at], games[at].ended_at)


def _least(games: Sequence[PlayedRow], values: Sequence[int]) -> Best:
    at = min(range(len(games)), key=lambda number: (values[number], number))
    return Best(values[at], games[at].ended_at)


def _ahead(games: Sequence[PlayedRow]) -> Best | None:
    ahead = [each for each in games if each.margin is not None and each.margin > 0]
    return _most(ahead, [each.margin or 0 for each in ahead]) if ahead else None


def _fastest(games: Sequence[PlayedRow]) -> Best | None:
    """Return the fastest game. One that took no second was read from a record: when it was played is not known."""
    timed = [each for each in games if each.seconds > 0]
    return _least(timed, [each.seconds for each in timed]) if timed else None


def _streak(games: Sequence[PlayedRow]) -> int:
    runs = [len(list(run)) for won, run in groupby(each.place == 1 for each in games) if won]
    return max(runs, default=0)


def _facts(games: Sequence[PlayedRow]) -> dict[str, Best]:
    found: dict[str, Best] = {}
    for each in games:
        for name, value in each.facts.items():
            if name not in found or value > found[name].value:
                found[name] = Best(value, each.ended_at)
    return found


def _liked(games: Sequence[PlayedRow]) -> dict[str, Sequence[tuple[str, int]]]:
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for each in games:
        for kind, names in each.liked.items():
            counts[kind].update(names)
    return {kind: sorted(names.items(), key=lambda each: (-each[1], each[0]))[:LIKED] for kind, names in counts.items()}


def _stretches(games: Sequence[Sequence[PlayedRow]]) -> list[Stretch]:
    """Put games together in at most so many stretches that are as long as each other, the last one perhaps shorter.

    A game is the rows of the seats that are told of.
    """
    long = -(-len(games) // COLUMNS)
    made = []
    for first in range(0, len(games), long):
        some = games[first : first + long]
        seats = [each for game in some for each in game]
        names = {name for each in seats for name in each.sources}
        sources = {name: fmean(each.sources.get(name, 0) for each in seats) for name in names}
        made.append(Stretch(first + 1, first + len(some), fmean(each.points for each in seats), sources))
    return made


def _records(games: Sequence[PlayedRow], names: Iterable[str]) -> Iterable[Record]:
    yield _record("points", games, [each.points for each in games])
    ahead = [each for each in games if each.margin is not None and each.margin > 0]
    if ahead:
        yield _record("margin", ahead, [each.margin or 0 for each in ahead])
    winners = [each for each in games if each.place == 1]
    timed = [each for each in winners if each.seconds > 0]
    if timed:
        yield _record("fastest", timed, [each.seconds for each in timed], least=True)
    if winners:
        yield _record("shortest", winners, [each.entries for each in winners], least=True)
        yield from _longest_streak(games)
    for name in names:
        told = [each for each in games if each.facts.get(name, 0) > 0]
        if told:
            yield _record(f"fact.{name}", told, [each.facts[name] for each in told])


def _record(what: str, games: Sequence[PlayedRow], values: Sequence[int], *, least: bool = False) -> Record:
    best = (_least if least else _most)(games, values)
    at = values.index(best.value)
    same = [
        each.person_id
        for each, value in zip(games, values, strict=True)
        if value == best.value and each.table_id == games[at].table_id and each.person_id is not None
    ]
    return Record(what, best.value, tuple(same), best.at)


def _longest_streak(games: Sequence[PlayedRow]) -> Iterable[Record]:
    by_person: dict[int, list[PlayedRow]] = defaultdict(list)
    for each in games:
        if each.person_id is not None:
            by_person[each.person_id].append(each)
    streaks = {who: _streak(played) for who, played in by_person.items()}
    longest = max(streaks.values(), default=0)
    if longest > 1:
        who = min(each for each, streak in streaks.items() if streak == longest)
        yield Record("streak", longest, (who,), by_person[who][-1].ended_at)


def _regulars(games: Sequence[PlayedRow]) -> list[tuple[int, int, int]]:
    played = Counter(each.person_id for each in games if each.person_id is not None)
    won = Counter(each.person_id for each in games if each.person_id is not None and each.place == 1)
    return [(who, count, won[who]) for who, count in sorted(played.items(), key=lambda each: (-each[1], each[0]))]
