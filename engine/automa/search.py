"""A player that plays on from drawn positions: Hunter.

Flat Monte Carlo search over determinisations, with sequential halving: every candidate is tried on the same drawn
positions, then the better half again, and so on until the budget is spent. docs/players.md says why.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from engine.automa.budget import Budget, Playouts
from engine.automa.expectation import spread
from engine.automa.greedy import Greedy, candidates
from engine.automa.player import Considered
from engine.automa.playouts import Deal, Sample, horizons_of, sample
from engine.automa.race import Race
from engine.contract import Action
from engine.question import Question

USUAL_PLAYOUTS = 400
ANSWERS = 2
"""A play-out has so many answers at least, if need be past the next horizon: one alone shows no more than a look."""
WIDTH = 12
"""So many candidates are searched, those that a greedy player likes best."""


def usual_budget() -> Budget:
    """Return a budget that gives the same game on every machine."""
    return Playouts(USUAL_PLAYOUTS)


class Search:
    """Searches as long as its budget allows; less where one action is clearly the best, by the seat's own view."""

    def __init__(self, budget: Callable[[], Budget] = usual_budget, width: int = WIDTH, answers: int = ANSWERS) -> None:
        self._budget = budget
        self._width = width
        self._answers = answers
        self._prior = Greedy()

    def choose(self, question: Question, rng: random.Random) -> Action:
        """Return the action that did best."""
        return self.consider(question, rng)[0].action

    def consider(self, question: Question, rng: random.Random) -> Sequence[Considered]:
        """Return the actions that were searched, the best first, with the means over their play-outs.

        With a single candidate, or a budget too small to try each once, they are those of a look one action ahead.
        """
        budget = self._budget()
        likely = self._likely(question, rng)
        if len(likely) == 1:
            return likely
        hunt = _Hunt(question, likely, budget, rng)
        hunt.look_ahead(self._answers)
        stages = math.ceil(math.log2(len(likely)))
        for stage in range(1, stages + 1):
            hunt.run(stage / stages)
            if hunt.race.settled():
                break
            if stage < stages:
                hunt.race.halve()
        return hunt.race.result() or likely

    def _likely(self, question: Question, rng: random.Random) -> Sequence[Considered]:
        """Return the candidates as a greedy player likes them; where it would have to play out itself, unsorted."""
        if question.game.heuristics is not None:
            return self._prior.consider(question, rng)[: self._width]
        found = candidates(question.game, question.determinise(rng), question.seat, rng, self._width)
        return [Considered(each, 0.0, 0.0) for each in found]


class _Hunt:
    """A race of the candidates of one question, run within a budget."""

    def __init__(self, question: Question, likely: Sequence[Considered], budget: Budget, rng: random.Random) -> None:
        self._question = question
        self._budget = budget
        self._rng = rng
        self._horizons = 1
        game = question.game
        self.race = Race(likely, spread(game, question.determinise(rng)), game.look_ahead_trust)

    def look_ahead(self, answers: int) -> None:
        """Say how many answers a play-out has at least. Some games are played to their end anyway."""
        game = self._question.game
        if game.heuristics is not None and not game.rolls_out:
            self._horizons = horizons_of(self._deal(), self.race.left[0].action, answers)
            self._budget.note_playout()

    def run(self, until: float) -> None:
        """Run rounds until so much of the budget is spent, or the race is settled: one round at least.

        A round that the end of the budget cuts short does not count, for those that were left out.
        """
        samples = self._round()
        while samples is not None:
            self.race.note_round(samples)
            done = self._budget.spent() >= until or self.race.settled()
            samples = None if done else self._round()

    def _round(self) -> list[Sample] | None:
        """Return a sample of each candidate that is left, on one deal; None: the budget ended."""
        deal = self._deal()
        samples: list[Sample] = []
        for each in self.race.left:
            found = None if self._budget.spent() >= 1 else sample(deal, each.action, self._horizons, self._budget)
            if found is None:
                return None
            samples.append(found)
        return samples

    def _deal(self) -> Deal:
        question = self._question
        return Deal(question.game, question.determinise(self._rng), question.seat, self._rng.getrandbits(64))
