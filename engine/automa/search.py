"""A player that plays on from drawn positions: Hunter.

Flat Monte Carlo search over determinisations, with sequential halving: every candidate is tried on the same drawn
positions, then the better half again, and so on until the budget is spent.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.automa.budget import Budget, Playouts
from engine.automa.expectation import expected_scores, margin, shares, spread
from engine.automa.greedy import Greedy
from engine.automa.player import Considered
from engine.chance import LiveChance
from engine.choices import draw
from engine.contract import Action, AnyGame, Position, Seat
from engine.question import Question

USUAL_PLAYOUTS = 400
WIDTH = 12
"""So many candidates are searched, those that a greedy player likes best."""
LONGEST = 400
"""Actions in a play-out at most."""


def usual_budget() -> Budget:
    """Return a budget that gives the same game on every machine."""
    return Playouts(USUAL_PLAYOUTS)


@dataclass(slots=True)
class _Tried:
    """A candidate, and what its play-outs came to."""

    action: Action
    count: int = 0
    share: float = 0.0
    margin: float = 0.0

    @property
    def mean(self) -> tuple[float, float]:
        """Return what is expected of it: the share of the win, then the margin in points."""
        return (self.share / self.count, self.margin / self.count) if self.count else (0.0, -math.inf)


class Search:
    """Searches as long as its budget allows."""

    def __init__(self, budget: Callable[[], Budget] = usual_budget, prior: Greedy | None = None) -> None:
        self._budget = budget
        self._prior = prior or Greedy()

    def choose(self, question: Question, rng: random.Random) -> Action:
        """Return the action that did best."""
        return self.consider(question, rng)[0].action

    def consider(self, question: Question, rng: random.Random) -> Sequence[Considered]:
        """Return the actions that were searched, the best first."""
        budget = self._budget()
        likely = self._prior.consider(question, rng)[:WIDTH]
        if len(likely) == 1:
            return likely
        left = [_Tried(each.action) for each in likely]
        dropped: list[_Tried] = []
        rounds = math.ceil(math.log2(len(left)))
        for number in range(1, rounds + 1):
            _try_all(question, left, budget, number / rounds, rng)
            left.sort(key=lambda each: each.mean, reverse=True)
            if number < rounds:
                half = (len(left) + 1) // 2
                dropped = left[half:] + dropped
                left = left[:half]
        return [Considered(each.action, *each.mean) for each in (*left, *dropped)]


def _try_all(question: Question, tried: Sequence[_Tried], budget: Budget, until: float, rng: random.Random) -> None:
    """Play on with each candidate on drawn positions, the same for all, until so much of the budget is spent."""
    begun = False
    while not begun or budget.spent() < until:
        begun = True
        drawn, seed = question.determinise(rng), rng.getrandbits(64)
        for each in tried:
            own = random.Random(seed)  # noqa: S311  (the same luck for every candidate)
            after = play_out(question.game, drawn, question.seat, each.action, own)
            scores = expected_scores(question.game, after, own)
            each.count += 1
            each.share += shares(scores, spread(question.game, after))[question.seat]
            each.margin += margin(scores, question.seat)
            budget.note_playout()


def play_out(game: AnyGame, position: Position, seat: Seat, action: Action, rng: random.Random) -> Position:
    """Return the position after an action and what sensible seats do then, up to the game's horizon."""
    position = game.apply(position, seat, action, LiveChance(rng)).position
    heuristics = game.heuristics
    horizon = None if heuristics is None else heuristics.horizon(position)
    for _ in range(LONGEST):
        decisions = game.decisions(position)
        if not decisions or (heuristics is not None and heuristics.horizon(position) != horizon):
            break
        asked = decisions[0].seat
        if heuristics is None:
            action = draw(game.choices(position, asked), rng)
        else:
            action = heuristics.playout_action(position, asked, rng)
        position = game.apply(position, asked, action, LiveChance(rng)).position
    return position
