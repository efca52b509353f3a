"""Players that look one action ahead: Fledgling, and Nestling, who errs."""

from __future__ import annotations

import random
import statistics
from collections.abc import Sequence

from engine.automa.expectation import expected_scores, margin, shares, spread
from engine.automa.player import Considered
from engine.chance import LiveChance
from engine.contract import Action, AnyGame, Position, Seat
from engine.question import Question

MOST = 6
"""So many actions are looked at in a game without heuristics: each look is a play-out at random there, and slow."""


class Greedy:
    """Takes the action after which it expects to be ahead the most.

    Whatever its seat does not see is drawn `samples` times; what an action may bring is averaged over them.
    """

    def __init__(self, samples: int = 2) -> None:
        self._samples = samples

    def choose(self, question: Question, rng: random.Random) -> Action:
        """Return the best action."""
        return self.consider(question, rng)[0].action

    def consider(self, question: Question, rng: random.Random) -> Sequence[Considered]:
        """Return the actions that were looked at, the best first."""
        game, seat = question.game, question.seat
        positions = [question.determinise(rng) for _ in range(self._samples)]
        found = [_considered(game, positions, seat, each, rng) for each in candidates(game, positions[0], seat, rng)]
        return sorted(found, key=lambda each: -each.margin)


class Nestling:
    """A greedy player with human mistakes: it overlooks actions, and misjudges the others.

    `overlooks` is the share of actions that it does not see. `misjudges` is by how much it errs, in standard deviations
    of what there is to choose from: so it errs alike in games and decisions where more or less is at stake.
    """

    def __init__(self, overlooks: float = 0.35, misjudges: float = 2.8) -> None:
        self._overlooks = overlooks
        self._misjudges = misjudges
        self._judge = Greedy(samples=1)

    def choose(self, question: Question, rng: random.Random) -> Action:
        """Return the action that looks best to it."""
        return self.consider(question, rng)[0].action

    def consider(self, question: Question, rng: random.Random) -> Sequence[Considered]:
        """Return the actions that it saw, the best first, with what it takes them for."""
        found = self._judge.consider(question, rng)
        error = self._misjudges * statistics.pstdev(each.margin for each in found)
        seen = [each for each in found if rng.random() >= self._overlooks] or [rng.choice(found)]
        judged = [each._replace(margin=each.margin + rng.gauss(0, error)) for each in seen]
        return sorted(judged, key=lambda each: -each.margin)


def candidates(game: AnyGame, position: Position, seat: Seat, rng: random.Random, most: int = MOST) -> Sequence[Action]:
    """Return the actions that are worth a thought: as the game's heuristics say, else `most` that are drawn."""
    if game.heuristics is not None:
        return game.heuristics.candidates(position, seat, rng)
    actions = list(game.actions(position, seat))
    return actions if len(actions) <= most else rng.sample(actions, most)


def _considered(
    game: AnyGame, positions: Sequence[Position], seat: Seat, action: Action, rng: random.Random
) -> Considered:
    ahead, share = 0.0, 0.0
    for position in positions:
        after = game.apply(position, seat, action, LiveChance(rng)).position
        scores = expected_scores(game, after, rng)
        ahead += margin(scores, seat)
        share += shares(scores, spread(game, after))[seat]
    return Considered(action, share / len(positions), ahead / len(positions))
