"""A toy game that players made of code know something of, and a player that thinks until it is let go on."""

from __future__ import annotations

import random
import threading
from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.automa import PLAYERS, Considered
from engine.contract import Action, Seat
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
