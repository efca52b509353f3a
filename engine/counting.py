"""What happened in a finished game, counted: the raw figures of a report of a game's balance.

Written once for all games. What is a game's own (which event gives points, which components there are) it tells in its
`ledger`; without one only what all games have is counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.contract import AnyGame, Event, Ledger, Seat
from engine.log import Entry
from engine.match import Match


@dataclass(slots=True)
class Use:
    """What a seat did with a component in a whole game."""

    had: int = 0
    used: int = 0
    acted: int = 0
    points: int = 0


@dataclass(slots=True)
class SeatCount:
    """What one seat did in a whole game."""

    points: Counter[str] = field(default_factory=Counter)
    """By source; in all the final score."""
    ways: Counter[str] = field(default_factory=Counter)
    """How often it answered in which way."""
    uses: dict[tuple[str, str], Use] = field(default_factory=dict)
    """By kind and name of the component; what is missing it had and used never."""


@dataclass(slots=True)
class Count:
    """What happened in a whole game."""

    order: tuple[Seat, ...]
    """The seats in the order in which they were asked first."""
    entries: int
    rounds: int
    """0 where the game has no ledger."""
    events: Counter[str]
    """How often each type of event happened."""
    rules: Counter[str]
    """How often each rule was used."""
    seats: Mapping[Seat, SeatCount]


def count(match: Match) -> Count:
    """Return what happened in a game that is over, told from its log."""
    game, seats = match.game, {seat: SeatCount() for seat in match.setup.seats}
    order = dict.fromkeys(entry.actor for entry in match.entries if entry.actor is not None)
    counted = Count(
        order=(*order, *(seat for seat in seats if seat not in order)),
        entries=len(match.entries),
        rounds=0,
        events=Counter(event.type for event in _events(match)),
        rules=Counter(),
        seats=seats,
    )
    _count_ways(game, match.entries, seats)
    if game.ledger is not None:
        _count_ledger(game.ledger, match, counted)
    return counted


def _events(match: Match) -> Iterator[Event]:
    return (event for entry in match.entries for event in entry.events)


def _count_ways(game: AnyGame, entries: list[Entry], seats: Mapping[Seat, SeatCount]) -> None:
    keys = {way.action: way.key for way in game.ways}
    for entry in entries:
        if entry.seat is not None:
            seats[entry.seat].ways[keys[type(entry.action)]] += 1


def _count_ledger(ledger: Ledger[Any, Any], match: Match, counted: Count) -> None:
    counted.rounds = counted.events[ledger.rounds]
    for event in _events(match):
        counted.rules.update(ledger.rules(event))
        for gain in ledger.gains(event, match.position):
            if gain.seat in counted.seats:
                counted.seats[gain.seat].points[gain.source] += gain.points
        for each in ledger.handled(event, match.position):
            if each.seat in counted.seats:
                use = counted.seats[each.seat].uses.setdefault((each.kind, each.name), Use())
                setattr(use, each.how, getattr(use, each.how) + each.times)
                use.points += each.points
