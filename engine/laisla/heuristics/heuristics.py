"""La Isla's heuristics, as the contract has them."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence

from engine.contract import Seat
from engine.laisla.actions import LaIslaAction
from engine.laisla.heuristics.candidates import candidates
from engine.laisla.heuristics.evaluation import expected_scores, scene_of
from engine.laisla.heuristics.policy import sensible
from engine.laisla.heuristics.weights import WEIGHTS, Weights
from engine.laisla.position import LaIslaPosition


class LaIslaHeuristics:
    """How La Isla is played well (engine.contract.Heuristics)."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self._weights = weights

    def expected_scores(self, position: LaIslaPosition) -> Mapping[Seat, float]:
        """Return the points that each seat is expected to end with; at the end of the game those that it has."""
        return expected_scores(position, self._weights)

    def spread(self, position: LaIslaPosition) -> float:
        """Return by how many points the final scores still differ from the expected ones, as a standard deviation."""
        rounds = scene_of(position, self._weights).outlook.rounds
        return self._weights.spread_end + self._weights.spread * math.sqrt(rounds)

    def candidates(self, position: LaIslaPosition, seat: Seat, rng: random.Random) -> Sequence[LaIslaAction]:
        """Return the legal actions of an asked seat that are worth a thought."""
        return candidates(position, seat, self._weights)

    def playout_action(self, position: LaIslaPosition, seat: Seat, rng: random.Random) -> LaIslaAction:
        """Return what a sensible seat does here."""
        return sensible(position, seat, self._weights)

    def horizon(self, position: LaIslaPosition) -> object:
        """Return the round: play-outs run to its end."""
        return position.round
