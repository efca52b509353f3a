"""What the games of a balance report came to, as figures."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from random import Random
from statistics import fmean
from typing import Any

from bot.balance.components import Worth, judged, margin_of, rows_of, usual_chances, worths
from bot.balance.playing import Balance, Counted
from bot.balance.statistics import Estimate, estimate, holm, mean_of, quantile
from bot.tournament.schedule import components_identity
from bot.tournament.tally import Interval, interval
from bot.tournament.version import code_version
from engine.contract import AnyGame
from engine.log import new_setup
from engine.match import Match
from engine.rulebook import Rulebook, load

PARTS = (0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0)
"""Of games ordered by length: the shortest, the middle one, the longest."""
FAR = 3
"""A game is far too long that is further above three quarters of all than so many times the middle half is wide."""


@dataclass(frozen=True, slots=True)
class Place:
    """A seat by when it is asked first: 1 begins."""

    place: int
    share: float
    """Of the wins."""
    interval: Interval
    score: float
    margin: Estimate
    """Points ahead of the best of the others."""
    sure: float
    """How likely its share would be so far from equal by luck alone, corrected for the number of places (Holm)."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where points come from: the mean of a seat in a game."""

    source: str
    points: float
    part: float
    """Of all points."""
    winners: float
    """The mean of those who win."""


@dataclass(frozen=True, slots=True)
class Usage:
    """How often something is used: a chapter of the rules, a rule, a way to answer."""

    name: str
    title: str
    each: float
    """Times in a game, the mean."""
    games: float
    """In which part of the games at all."""


@dataclass(frozen=True, slots=True)
class Length:
    """How long games are."""

    entries: tuple[int, ...]
    """At `PARTS` of all games."""
    rounds: Mapping[int, int]
    """How many games have so many rounds."""
    far: tuple[int, ...]
    """The numbers of the games that are far too long."""


@dataclass(frozen=True, slots=True)
class AtSeats:
    """What all games with a number of seats came to."""

    seats: int
    games: int
    places: tuple[Place, ...]
    score: float
    winning: float
    """The mean of the best score."""
    spread: float
    """The standard deviation of a seat's score."""
    close: float
    """In which part of the games the best two are at most three points apart."""
    sources: tuple[Source, ...]
    chapters: tuple[Usage, ...]
    rules: tuple[Usage, ...]
    ways: tuple[Usage, ...]
    length: Length


CLOSE = 3
"""Points."""


@dataclass(frozen=True, slots=True)
class Report:
    """All figures."""

    balance: Balance
    version: str
    tables: tuple[AtSeats, ...]
    components: tuple[Worth, ...]
    """Of all games together."""

    def to_data(self) -> dict[str, Any]:
        """Return it as JSON data."""
        usual = usual_chances(self.components)
        return {
            "game": self.balance.game,
            "player": self.balance.player.name,
            "seed": self.balance.seed,
            "options": dict(self.balance.options),
            "own_components": components_identity(self.balance.components).get("components"),
            "version": self.version,
            "seats": [_plain(each) for each in self.tables],
            "components": [
                _plain(each) | {"chances": each.chances, "judged": judged(each, usual[each.kind])}
                for each in self.components
            ],
        }


def _plain(figures: Any) -> dict[str, Any]:
    """Return a dataclass as JSON data, intervals and estimates by the names of their parts."""
    return {name: _value(each) for name, each in asdict(figures).items()}


def _value(value: Any) -> Any:
    if isinstance(value, Estimate | Interval):
        return value._asdict()
    if isinstance(value, dict):
        return {str(key): _value(each) for key, each in value.items()}
    return [_value(each) for each in value] if isinstance(value, tuple) else value


def report(balance: Balance, game: AnyGame, games: Sequence[Counted]) -> Report:
    """Return the figures of these games; ValueError where there is none."""
    if not games:
        raise ValueError("no game was played")
    by_seats: dict[int, list[Counted]] = {}
    for each in sorted(games, key=lambda each: each.key):
        by_seats.setdefault(len(each.seats), []).append(each)
    return Report(
        balance=balance,
        version=code_version(),
        tables=tuple(_at_seats(game, seats, played) for seats, played in by_seats.items()),
        components=_components(game, balance, [each for played in by_seats.values() for each in played]),
    )


def _components(game: AnyGame, balance: Balance, games: Sequence[Counted]) -> tuple[Worth, ...]:
    if game.ledger is None:
        return ()
    setup = new_setup(game, game.colours[: len(games[0].seats)], balance.options, balance.components)
    names = game.ledger.names(Match.start(game, setup, Random(0)).position)  # noqa: S311  (whichever game)
    return tuple(worths(rows_of(games), names, game.ledger.kinds))


def _at_seats(game: AnyGame, seats: int, games: Sequence[Counted]) -> AtSeats:
    scores = [score for each in games for score in each.scores]
    best = [sorted(each.scores, reverse=True) for each in games]
    rules = _rules(game, games)
    return AtSeats(
        seats=seats,
        games=len(games),
        places=_places(games, seats),
        score=fmean(scores),
        winning=fmean(first for first, *_ in best),
        spread=fmean((each - fmean(scores)) ** 2 for each in scores) ** 0.5,
        close=fmean(first - second <= CLOSE for first, second, *_ in best),
        sources=_sources(games),
        chapters=_chapters(game, games),
        rules=rules,
        ways=tuple(_usage(way.key, "", [_answers(each, way.key) for each in games]) for way in game.ways),
        length=_length(games),
    )


def _places(games: Sequence[Counted], seats: int) -> tuple[Place, ...]:
    shares = [[each.shares[place] for each in games] for place in range(seats)]
    error = math.sqrt((1 - 1 / seats) / seats / len(games))  # if all places were equal
    sure = holm([estimate(fmean(column) - 1 / seats, error).p for column in shares])
    return tuple(
        Place(
            place=place + 1,
            share=fmean(column),
            interval=interval(fmean(column), len(games)),
            score=fmean(each.scores[place] for each in games),
            margin=mean_of([margin_of(each.scores, place) for each in games]),
            sure=sure[place],
        )
        for place, column in enumerate(shares)
    )


def _sources(games: Sequence[Counted]) -> tuple[Source, ...]:
    names = dict.fromkeys(name for each in games for seat in each.seats for name in seat.points)
    total = sum(score for each in games for score in each.scores)
    return tuple(_source(name, games, total) for name in names)


def _source(name: str, games: Sequence[Counted], total: int) -> Source:
    points = [seat.points[name] for each in games for seat in each.seats]
    shares = [share for each in games for share in each.shares]
    won = sum(each * share for each, share in zip(points, shares, strict=True))
    return Source(name, fmean(points), sum(points) / total if total else 0.0, won / sum(shares))


def _rules(game: AnyGame, games: Sequence[Counted]) -> tuple[Usage, ...]:
    if game.ledger is None:
        return ()
    book = load(f"engine.{game.name}")
    return tuple(
        _usage(rule, _title(book, rule), [each.rules.get(rule, 0) for each in games]) for rule in game.ledger.rule_ids
    )


def _title(book: Rulebook, rule: str) -> str:
    entry = book.find(rule)
    return "" if entry is None else entry.title


def _chapters(game: AnyGame, games: Sequence[Counted]) -> tuple[Usage, ...]:
    if game.ledger is None:
        return ()
    known = set(game.ledger.rule_ids)
    chapters: dict[str, list[str]] = {}
    for entry in load(f"engine.{game.name}").of_kind("rule"):
        if entry.id in known:
            chapters.setdefault(entry.chapter, []).append(entry.id)
    return tuple(
        _usage(", ".join(rules), title, [sum(each.rules.get(rule, 0) for rule in rules) for each in games])
        for title, rules in chapters.items()
    )


def _answers(game: Counted, way: str) -> int:
    return sum(seat.ways[way] for seat in game.seats)


def _usage(name: str, title: str, times: Sequence[int]) -> Usage:
    return Usage(name, title, fmean(times), fmean(each > 0 for each in times))


def _length(games: Iterable[Counted]) -> Length:
    ordered = sorted(games, key=lambda each: each.entries)
    entries = [each.entries for each in ordered]
    quarter, three = quantile(entries, 0.25), quantile(entries, 0.75)
    rounds = Counter(each.rounds for each in ordered)
    return Length(
        entries=tuple(quantile(entries, part) for part in PARTS),
        rounds=dict(sorted(rounds.items())),
        far=tuple(each.number for each in ordered if each.entries > three + FAR * (three - quarter)),
    )
