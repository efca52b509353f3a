"""Games that players made of code know something of, and a player that thinks until it is let go on."""

from __future__ import annotations

import random
import threading
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bot.hosting.thinking.threads import InThreads
from engine.automa import PLAYERS, Considered
from engine.choices import draw
from engine.contract import Action, AnyGame, Seat
from engine.question import Question
from tests.engine.toy import Toy, ToyAction, ToyPosition


class ToyHeuristics:
    """Whoever has high cards expects to lay the best of them."""

    def expected_scores(self, position: ToyPosition) -> Mapping[Seat, float]:
        return {seat: position.scores[seat] + max(position.hands[seat], default=0) / 2 for seat in position.seating}

    def spread(self, position: ToyPosition) -> float:
        return 5.0

    def candidates(self, position: ToyPosition, seat: Seat, rng: random.Random) -> Sequence[ToyAction]:
        return list(ThoughtfulToy().actions(position, seat))

    def playout_action(self, position: ToyPosition, seat: Seat, rng: random.Random) -> ToyAction:
        return next(ThoughtfulToy().actions(position, seat))

    def horizon(self, position: ToyPosition) -> object:
        return position.round


class ThoughtfulToy(Toy):
    """The toy game with heuristics."""

    heuristics: ClassVar[ToyHeuristics] = ToyHeuristics()


class PlainHeuristics:
    """Knows nothing of a game but the points that everybody sees, and tries a draw of what is possible."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def expected_scores(self, position: Any) -> Mapping[Seat, float]:
        return {each.seat: float(each.score or 0) for each in self._game.view(position, None).seats}

    def spread(self, position: Any) -> float:
        return 10.0

    def candidates(self, position: Any, seat: Seat, rng: random.Random) -> Sequence[Action]:
        tree = self._game.choices(position, seat)
        return list(dict.fromkeys(draw(tree, rng) for _ in range(40)))

    def playout_action(self, position: Any, seat: Seat, rng: random.Random) -> Action:
        action: Action = draw(self._game.choices(position, seat), rng)
        return action

    def horizon(self, position: Any) -> object:
        return None


def thoughtful(game: AnyGame) -> AnyGame:
    """Return a game, with plain heuristics where it has none."""
    if game.heuristics is not None:
        return game
    made: AnyGame = type("Thoughtful", (type(game),), {"heuristics": PlainHeuristics(game)})()
    return made


QUICK = InThreads({"random": PLAYERS["random"], "hunter": PLAYERS["fledgling"]})
"""Thinking whose search takes no time."""


class Slow:
    """Thinks as Fledgling does, until it is let go on; counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0
        self.go_on = threading.Event()

    def choose(self, question: Question, rng: random.Random) -> Action:
        return self.consider(question, rng)[0].action

    def consider(self, question: Question, rng: random.Random) -> Sequence[Considered]:
        self.asked += 1
        self.go_on.wait()
        return PLAYERS["fledgling"].consider(question, rng)
