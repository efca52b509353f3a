"""One game of a tournament, played in whatever process it was sent to."""

from __future__ import annotations

import random
import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from bot.tournament.entrant import player_of
from bot.tournament.schedule import Tournament, seating, source
from engine.automa import Considered, Player
from engine.automa.play import play_on
from engine.contract import Action, AnyGame, Seat
from engine.games import GAMES
from engine.log import new_setup
from engine.match import Match
from engine.question import Question
from engine.record import write_record


@dataclass(frozen=True, slots=True)
class Task:
    """A game to be played."""

    tournament: Tournament
    number: int
    record: bool = False
    """Whether its record is wanted."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game. Lists have one item for each entrant, in the tournament's order."""

    number: int
    seats: tuple[str, ...]
    """The colour each had."""
    shares: tuple[float, ...]
    """Of the win: 1 for the winner, a half for each of two who share it, else 0."""
    scores: tuple[int, ...]
    cpu: tuple[float, ...]
    """Seconds of CPU that each thought in all."""
    decisions: tuple[int, ...]
    """How many times each was asked."""
    record: bytes | None = field(default=None, compare=False)

    @property
    def key(self) -> int:
        """Return which of the tournament's games it is."""
        return self.number

    def to_data(self) -> dict[str, Any]:
        """Return it as JSON data, without the record."""
        return {
            "number": self.number,
            "seats": self.seats,
            "shares": self.shares,
            "scores": self.scores,
            "cpu": [round(seconds, 6) for seconds in self.cpu],
            "decisions": self.decisions,
        }

    @classmethod
    def from_data(cls, data: Any, entrants: int) -> Self:
        """Read what `to_data` gave for a tournament of so many; ValueError, KeyError or TypeError where it is not."""
        columns = [tuple(data[name]) for name in ("seats", "shares", "scores", "cpu", "decisions")]
        numbers = [value for column in columns[1:] for value in column]
        if any(len(column) != entrants for column in columns) or type(data["number"]) is not int:
            raise ValueError("not a game of this tournament")
        if not all(isinstance(value, int | float) and not isinstance(value, bool) for value in numbers):
            raise ValueError("not a number")
        seats, shares, scores, cpu, decisions = columns
        return cls(data["number"], seats, shares, scores, cpu, decisions)


class Measured:
    """A player, with the CPU time that its choices take."""

    def __init__(self, player: Player, clock: Callable[[], float] = time.thread_time) -> None:
        self._player = player
        self._clock = clock
        self.seconds = 0.0
        self.decisions = 0

    def choose(self, question: Question, rng: random.Random) -> Action:
        """Return what the player chooses."""
        begun = self._clock()
        action = self._player.choose(question, rng)
        self.seconds += self._clock() - begun
        self.decisions += 1
        return action

    def consider(self, question: Question, rng: random.Random) -> Sequence[Considered]:
        """Return what the player considers; that is no choice, and is not measured."""
        return self._player.consider(question, rng)


def play(task: Task) -> Played:
    """Play a game to its end."""
    return play_game(task, GAMES[task.tournament.game])


def play_game(task: Task, game: AnyGame, clock: Callable[[], float] = time.thread_time) -> Played:
    """Play a game of the tournament by the rules of `game`; `clock` tells the CPU seconds of the running thread."""
    entrants = task.tournament.entrants
    playing = [Measured(player_of(each.level, each.thinking), clock) for each in entrants]
    match, placed = played_out(task.tournament, task.number, game, playing)
    result = match.result
    assert result is not None  # noqa: S101  (played out)
    seat_of = {who: seat for seat, who in placed.items()}
    own = [seat_of[who] for who in range(len(entrants))]
    return Played(
        number=task.number,
        seats=tuple(own),
        shares=tuple(1 / len(result.winners) if seat in result.winners else 0.0 for seat in own),
        scores=tuple(result.scores[seat] for seat in own),
        cpu=tuple(each.seconds for each in playing),
        decisions=tuple(each.decisions for each in playing),
        record=write_record(match, brief=True) if task.record else None,
    )


class GameFailed(Exception):  # noqa: N818
    """A game came to a fault in the program: which game, and what happened where ("KeyError.search.57").

    It is made of plain values, so that it comes through from another process as it is.
    """

    def __init__(self, number: int, seed: int, fault: str) -> None:
        super().__init__(number, seed, fault)
        self.facts = {"number": str(number), "seed": str(seed), "fault": fault}


def played_out(
    tournament: Tournament, number: int, game: AnyGame, players: Sequence[Player]
) -> tuple[Match, Mapping[Seat, int]]:
    """Play a game of the tournament to its end; return it, and by colour which of the `players` sat there.

    GameFailed where that comes to a fault.
    """
    try:
        return _played_out(tournament, number, game, players)
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        fault = f"{type(error).__name__}.{Path(last.filename).stem}.{last.lineno}"
        raise GameFailed(number, tournament.seed, fault) from error


def _played_out(
    tournament: Tournament, number: int, game: AnyGame, players: Sequence[Player]
) -> tuple[Match, Mapping[Seat, int]]:
    seats = game.colours[: len(players)]
    placed = seating(tournament, number, seats)
    rng = source(tournament, number)
    match = Match.start(game, new_setup(game, seats, tournament.options, tournament.components), rng)
    for _ in play_on(match, {seat: players[who] for seat, who in placed.items()}, rng):
        pass
    if match.result is None:
        raise RuntimeError("the players stopped before the end of the game")
    return match, placed
