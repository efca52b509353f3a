"""The heuristics of Moa as the contract has them (engine.contract.Heuristics)."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial

from engine.contract import Seat
from engine.moa.actions import EndTurn, MoaAction, Pass
from engine.moa.chapters.scoring import result
from engine.moa.heuristics import evaluation
from engine.moa.heuristics.candidates import Ranking
from engine.moa.heuristics.outlook import Outlook
from engine.moa.heuristics.tables import Tables
from engine.moa.heuristics.weights import Weights, shipped_weights
from engine.moa.position import MoaPosition

HOPELESS = 8.0
"""Scales of noise behind the best: what is further behind would be drawn in less than one of a thousand play-outs."""


class MoaHeuristics:
    """What Moa knows of being played well."""

    def __init__(self, weights: Weights | None = None) -> None:
        """Take the weights; by default those that are shipped."""
        self.weights = weights or shipped_weights()
        self._tables = lru_cache(maxsize=32)(partial(Tables, self.weights))

    def expected_scores(self, position: MoaPosition) -> Mapping[Seat, float]:
        """Return the points that each seat is expected to end with; at the end of the game those that it has."""
        ended = result(position)
        return evaluation.scores(self._outlook(position)) if ended is None else ended.scores

    def spread(self, position: MoaPosition) -> float:
        """Return by how many points the final scores still differ from the expected ones, as a standard deviation."""
        if not position.agenda:
            return 0.0
        limits = position.rules.components.limits
        rounds = (limits.periods - position.period) * limits.rounds + limits.rounds - position.round + 1
        spread = self.weights.spread
        return min(spread.most, spread.a_round * math.sqrt(rounds))

    def candidates(self, position: MoaPosition, seat: Seat, rng: random.Random) -> Sequence[MoaAction]:
        """Return the legal actions of an asked seat that seem to bring the most; doing nothing is among them."""
        ranked = [each.action for each in Ranking(self._outlook(position), seat).ranked()]
        most = self.weights.policy.most
        return ranked[:most] + [each for each in ranked[most:] if isinstance(each, Pass | EndTurn)]

    def playout_action(self, position: MoaPosition, seat: Seat, rng: random.Random) -> MoaAction:
        """Return the action that seems to bring the most, with some noise."""
        found = list(Ranking(self._outlook(position), seat).found())
        noise = self.weights.policy.noise
        hopeful = max([each.gain for each in found]) - HOPELESS * noise
        best, most = found[0], -math.inf
        for each in found:
            if each.gain >= hopeful:
                drawn = each.gain - noise * math.log(-math.log(rng.random() or 0.5))
                if drawn > most:
                    best, most = each, drawn
        return best.action

    def horizon(self, position: MoaPosition) -> object:
        """Return the period: what is behind it hangs on cards that nobody has yet."""
        return position.period if position.agenda else None

    def _outlook(self, position: MoaPosition) -> Outlook:
        return Outlook(self._tables(position.rules), position)
