"""A player that plays on from drawn positions: Hunter.

Flat Monte Carlo search over determinisations, with sequential halving: every candidate is tried on the same drawn
positions, then the better half again, and so on until the budget is spent. Where a game tells what a seat may mean to
do next, the better half is tried with each of that. docs/players.md says why.
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
from engine.chance import LiveChance
from engine.contract import Action
from engine.question import Question

USUAL_PLAYOUTS = 400
ANSWERS = 2
"""A play-out has so many answers at least, if need be past the next horizon: one alone shows no more than a look."""
WIDTH = 12
"""So many candidates are searched, those that a greedy player likes best."""
BRANCHING = 0.25
"""The share of the budget after which candidates run on with what may be meant behind them."""
ENOUGH = 16
"""Rounds that each candidate must have run by then: fewer cannot tell so many apart."""


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
        if question.game.rolls_out:
            hunt.branch()
            hunt.narrow(BRANCHING)
        else:
            hunt.narrow(0.0)
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

    def branch(self) -> None:
        """Try each candidate; then let the better half run on with what the seat may mean to do behind each.

        Where the budget is too small to compare so many, or nothing is known to be meant, it runs on as it is.
        """
        self.run(BRANCHING)
        if len(self.race.left) > 2:
            self.race.halve()
        meant = self._meant() if self.race.rounds >= ENOUGH and not self.race.settled() else []
        if any(meant):
            self.race = self.race.branched(meant)

    def _meant(self) -> list[Sequence[object]]:
        """Return what the seat may mean to do behind each candidate that is left, on a drawn position."""
        game, seat = self._question.game, self._question.seat
        position, chance = self._question.determinise(self._rng), LiveChance(self._rng)
        behind = [game.apply(position, seat, each.action, chance).position for each in self.race.left]
        return [game.intents(each, seat) for each in behind]

    def narrow(self, begun: float) -> None:
        """Drop the worse half again and again, each time an equal share of what is left of the budget is spent."""
        stages = math.ceil(math.log2(len(self.race.left)))
        for stage in range(1, stages + 1):
            self.run(begun + (1 - begun) * stage / stages)
            if self.race.settled():
                break
            if stage < stages:
                self.race.halve()

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
            if self._budget.spent() >= 1:
                return None
            found = sample(deal, each.action, self._horizons, self._budget, each.intent)
            if found is None:
                return None
            samples.append(found)
        return samples

    def _deal(self) -> Deal:
        question = self._question
        return Deal(question.game, question.determinise(self._rng), question.seat, self._rng.getrandbits(64))
