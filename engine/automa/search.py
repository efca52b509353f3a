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
from engine.automa.playouts import Sample, sample
from engine.automa.race import Race
from engine.contract import Action
from engine.question import Question

USUAL_PLAYOUTS = 400
WIDTH = 12
"""So many candidates are searched, those that a greedy player likes best."""


def usual_budget() -> Budget:
    """Return a budget that gives the same game on every machine."""
    return Playouts(USUAL_PLAYOUTS)


class Search:
    """Searches as long as its budget allows; less where one action is clearly the best, by the seat's own view."""

    def __init__(
        self, budget: Callable[[], Budget] = usual_budget, prior: Greedy | None = None, width: int = WIDTH
    ) -> None:
        self._budget = budget
        self._prior = prior or Greedy()
        self._width = width

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
        race = Race([each.action for each in likely], spread(question.game, question.determinise(rng)))
        stages = math.ceil(math.log2(len(likely)))
        for stage in range(1, stages + 1):
            _run(question, race, budget, stage / stages, rng)
            if race.settled():
                break
            if stage < stages:
                race.halve()
        return race.result() or likely

    def _likely(self, question: Question, rng: random.Random) -> Sequence[Considered]:
        """Return the candidates as a greedy player likes them; where it would have to play out itself, unsorted."""
        if question.game.heuristics is not None:
            return self._prior.consider(question, rng)[: self._width]
        found = candidates(question.game, question.determinise(rng), question.seat, rng, self._width)
        return [Considered(each, 0.0, 0.0) for each in found]


def _run(question: Question, race: Race, budget: Budget, until: float, rng: random.Random) -> None:
    """Run rounds of a race until so much of the budget is spent, or the race is settled: one round at least.

    A round that the end of the budget cuts short does not count, for those that were left out.
    """
    begun = False
    while not begun or (budget.spent() < until and not race.settled()):
        begun = True
        samples = _round(question, race, budget, rng)
        if samples is None:
            return
        race.note_round(samples)


def _round(question: Question, race: Race, budget: Budget, rng: random.Random) -> list[Sample] | None:
    """Return a sample of each candidate that is left, on one drawn position with one luck; None: the budget ended."""
    drawn, seed = question.determinise(rng), rng.getrandbits(64)
    samples: list[Sample] = []
    for each in race.left:
        if budget.spent() >= 1:
            return None
        samples.append(sample(question.game, drawn, question.seat, each.action, seed))
        budget.note_playout()
    return samples
