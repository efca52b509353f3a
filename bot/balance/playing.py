"""Which games a balance report is made from, and one such game: played, and counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Self, TypeAlias

from bot.tournament.entrant import Entrant, player_of
from bot.tournament.playing import played_out
from bot.tournament.schedule import Tournament, components_identity
from engine.contract import AnyGame
from engine.counting import SeatCount, Use, count
from engine.games import GAMES

Key: TypeAlias = tuple[int, int]
"""A game: its number of seats, and its number among those, from 0."""
_COLUMNS = ("shares", "scores", "seats")
_NUMBERS = ("number", "entries", "rounds")


@dataclass(frozen=True, slots=True)
class Balance:
    """The games of a report: so many with each number of seats, all seats played by the same player."""

    game: str
    player: Entrant
    seats: tuple[int, ...]
    games: int
    """With each number of seats."""
    seed: int
    options: Mapping[str, str | bool]
    components: Mapping[str, Any] | None = None
    """What they are played with; None: what is shipped."""

    @property
    def kind(self) -> str:
        """Return what its games are for."""
        return "balance"

    @property
    def keys(self) -> list[Key]:
        """Return its games; all numbers of seats grow together, so that one that is broken off has as many of each."""
        return [(seats, number) for number in range(self.games) for seats in self.seats]

    def identity(self) -> dict[str, Any]:
        """Return all that a game depends on but its key: games and numbers of seats can be added."""
        return {
            "game": self.game,
            "player": self.player.to_data(),
            "seed": self.seed,
            "options": dict(self.options),
            **components_identity(self.components),
        }

    def tournament(self, seats: int) -> Tournament:
        """Return its games with so many seats, as a tournament: the same games, with the same seed."""
        return Tournament(self.game, (self.player,) * seats, self.games, self.seed, self.options, self.components)


@dataclass(frozen=True, slots=True)
class BalanceTask:
    """A game to be played and counted."""

    tournament: Tournament
    number: int


@dataclass(frozen=True, slots=True)
class Counted:
    """A finished game. Lists have one item for each seat, in the order in which seats were asked first."""

    number: int
    shares: tuple[float, ...]
    """Of the win: 1 for the winner, a half for each of two who share it, else 0."""
    scores: tuple[int, ...]
    entries: int
    rounds: int
    events: Mapping[str, int]
    """How often each type of event happened."""
    rules: Mapping[str, int]
    """How often each rule was used."""
    seats: tuple[SeatCount, ...]

    @property
    def key(self) -> Key:
        """Return which of the report's games it is."""
        return len(self.seats), self.number

    def to_data(self) -> dict[str, Any]:
        """Return it as JSON data."""
        return {
            "number": self.number,
            "shares": self.shares,
            "scores": self.scores,
            "entries": self.entries,
            "rounds": self.rounds,
            "events": dict(self.events),
            "rules": dict(self.rules),
            "seats": [_seat_to_data(each) for each in self.seats],
        }

    @classmethod
    def from_data(cls, data: Any) -> Self:
        """Read what `to_data` gave; ValueError, KeyError or TypeError where it is something else."""
        if any(type(data[name]) is not int for name in _NUMBERS):
            raise ValueError("not a number")
        if len({len(data[name]) for name in _COLUMNS}) != 1:
            raise ValueError("not a game of so many seats")
        return cls(
            number=data["number"],
            shares=tuple(float(each) for each in data["shares"]),
            scores=tuple(int(each) for each in data["scores"]),
            entries=data["entries"],
            rounds=data["rounds"],
            events=_counter(data["events"]),
            rules=_counter(data["rules"]),
            seats=tuple(_seat_from_data(each) for each in data["seats"]),
        )


def _seat_to_data(seat: SeatCount) -> dict[str, Any]:
    uses: dict[str, dict[str, list[int]]] = {}
    for (kind, name), use in seat.uses.items():
        uses.setdefault(kind, {})[name] = [use.had, use.used, use.acted, use.points]
    return {"points": dict(seat.points), "ways": dict(seat.ways), "uses": uses}


def _seat_from_data(data: Any) -> SeatCount:
    uses = {_name(kind, name): Use(*use) for kind, names in data["uses"].items() for name, use in names.items()}
    return SeatCount(_counter(data["points"]), _counter(data["ways"]), uses)


@cache
def _name(kind: str, name: str) -> tuple[str, str]:
    """Return the same name each time: thousands of games have it."""
    return kind, name


def _counter(data: Any) -> Counter[str]:
    if not all(type(each) is int for each in data.values()):
        raise ValueError("not a number")
    return Counter(data)


def play_counted(task: BalanceTask) -> Counted:
    """Play a game to its end, and count what happened in it."""
    return play_counted_game(task, GAMES[task.tournament.game])


def play_counted_game(task: BalanceTask, game: AnyGame) -> Counted:
    """Play and count a game by the rules of `game`."""
    players = [player_of(each.level, each.thinking) for each in task.tournament.entrants]
    match, _ = played_out(task.tournament, task.number, game, players)
    result, counted = match.result, count(match)
    assert result is not None  # noqa: S101  (played out)
    return Counted(
        number=task.number,
        shares=tuple(1 / len(result.winners) if seat in result.winners else 0.0 for seat in counted.order),
        scores=tuple(result.scores[seat] for seat in counted.order),
        entries=counted.entries,
        rounds=counted.rounds,
        events=counted.events,
        rules=counted.rules,
        seats=tuple(counted.seats[seat] for seat in counted.order),
    )
