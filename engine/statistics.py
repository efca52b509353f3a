"""What a finished game comes to for the statistics of people, told from its log alone.

Written once for all games. What is a game's own it tells in its `statistics`; without them there are only places and
points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.contract import Event, Result, Seat, Statistics
from engine.match import Match

VERSION = 1
"""Another number wherever what is told here would be told otherwise of the same game."""
MOST_LIKED = 12
"""Of so many things of a kind it is told how often a seat made use of them: those that it used most."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What one seat came to in a finished game."""

    place: int
    """From 1; seats that share a place have the same."""
    points: int
    margin: int | None
    """Points ahead of the best other side; negative: behind. None: there was no other."""
    sources: Mapping[str, int] = field(default_factory=dict)
    """Its points by source, in all `points`; empty where the game tells no sources."""
    facts: Mapping[str, int] = field(default_factory=dict)
    liked: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """How often it made use of things, by kind and name."""


def version_of(statistics: Statistics[Any, Any] | None) -> str:
    """Return by which count a game is told now."""
    return f"{VERSION}.{0 if statistics is None else statistics.version}"


def figures(match: Match) -> dict[Seat, Figures]:
    """Return what each seat came to; ValueError for a game that is not over."""
    result = match.result
    if result is None:
        raise ValueError("the game is not over")
    seats = match.setup.seats
    own = _own(match, match.game.statistics) if match.game.statistics is not None else {}
    return {seat: _figures(result, seat, own.get(seat, _Own())) for seat in seats}


@dataclass(slots=True)
class _Own:
    """What a game itself tells of a seat."""

    sources: Counter[str] = field(default_factory=Counter)
    facts: Mapping[str, int] = field(default_factory=dict)
    liked: dict[str, Counter[str]] = field(default_factory=dict)


def _own(match: Match, statistics: Statistics[Any, Any]) -> dict[Seat, _Own]:
    events: list[Event] = [event for entry in match.entries for event in entry.events]
    position, found = match.position, {seat: _Own() for seat in match.setup.seats}
    for event in events:
        for gain in statistics.gains(event, position):
            if gain.seat in found:
                found[gain.seat].sources[gain.source] += gain.points
        for liked in statistics.liked(event, position):
            if liked.seat in found:
                found[liked.seat].liked.setdefault(liked.kind, Counter())[liked.name] += 1
    for seat, facts in statistics.facts(events, position).items():
        if seat in found:
            found[seat].facts = facts
    return found


def _figures(result: Result, seat: Seat, own: _Own) -> Figures:
    points = result.scores[seat]
    others = [score for other, score in result.scores.items() if other != seat]
    return Figures(
        place=place_of(result, seat),
        points=points,
        margin=points - max(others) if others else None,
        sources={name: worth for name, worth in own.sources.items() if worth},
        facts={name: value for name, value in own.facts.items() if value},
        liked={kind: dict(_most(names)) for kind, names in own.liked.items()},
    )


def place_of(result: Result, seat: Seat, among: Collection[Seat] | None = None) -> int:
    """Return the place of a side: 1 for who won; of the others, one more than there are sides before it.

    `among`: the sides that count; None: all that the result has.
    """
    if seat in result.winners:
        return 1
    sides, score = result.scores if among is None else among, result.scores[seat]
    return 1 + sum(other in result.winners or result.scores[other] > score for other in sides if other != seat)


def _most(names: Counter[str]) -> list[tuple[str, int]]:
    """Return what was used most; of what was used as often, by name, so that it hangs on nothing else."""
    return sorted(names.items(), key=lambda each: (-each[1], each[0]))[:MOST_LIKED]
