"""Players that look one action ahead: Fledgling, and Nestling, who errs."""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable, Sequence
from itertools import islice, product

from engine.automa.budget import ENDLESS, Budget, Playouts
from engine.automa.expectation import expected_scores, margin, shares, spread
from engine.automa.player import Considered
from engine.chance import LiveChance
from engine.choices import draw
from engine.contract import Action, AnyGame, Position, Seat
from engine.question import Question

MOST = 6
"""So many actions are looked at in a game without heuristics: each look is a play-out at random there, and slow."""


def usual_look() -> Budget:
    """Return what a look at the actions of one decision costs at most, alike on every machine."""
    return Playouts(2 * MOST)


class Greedy:
    """Takes the action after which it expects to be ahead the most.

    Whatever its seat does not see is drawn `samples` times; what an action may bring is averaged over them. In a game
    without heuristics it plays out from each, as far as its `look` goes.
    """

    def __init__(self, look: Callable[[], Budget] = usual_look, samples: int = 2) -> None:
        """Take what makes the budget of a decision; it matters in games without heuristics alone."""
        self._look = look
        self._samples = samples

    def choose(self, question: Question, rng: random.Random) -> Action:
        """Return the best action."""
        return self.consider(question, rng)[0].action

    def consider(self, question: Question, rng: random.Random) -> Sequence[Considered]:
        """Return the actions that were looked at, the best first; where there was no time for any, one of them."""
        game, seat = question.game, question.seat
        budget = self._look() if game.heuristics is None else ENDLESS
        positions = [question.determinise(rng) for _ in range(self._samples)]
        looks = [_Look(each) for each in candidates(game, positions[0], seat, rng)]
        for position, look in product(positions, looks):  # each once before any twice
            if budget.spent() >= 1:
                break
            look.take(game, position, seat, rng, budget)
        found = [each.result() for each in looks if each.count]
        return sorted(found, key=lambda each: -each.margin) or [Considered(looks[0].action, 0.0, 0.0)]


class Nestling:
    """A greedy player with human mistakes: it overlooks actions, and misjudges the others.

    `overlooks` is the share of actions that it does not see. `misjudges` is by how much it errs, in standard deviations
    of what there is to choose from: so it errs alike in games and decisions where more or less is at stake.
    """

    def __init__(
        self, look: Callable[[], Budget] = usual_look, overlooks: float = 0.35, misjudges: float = 2.8
    ) -> None:
        self._overlooks = overlooks
        self._misjudges = misjudges
        self._judge = Greedy(look, samples=1)

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
    actions = list(islice(game.actions(position, seat), most + 1))  # there may be thousands
    if len(actions) <= most:
        return actions
    choices = game.choices(position, seat)
    return list(dict.fromkeys(draw(choices, rng) for _ in range(most)))


class _Look:
    """What was seen so far of what comes of an action."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.count = 0
        self._share, self._ahead = 0.0, 0.0

    def take(self, game: AnyGame, position: Position, seat: Seat, rng: random.Random, budget: Budget) -> None:
        """Try the action at one position; where the budget ends before that is judged, nothing was seen."""
        after = game.apply(position, seat, self.action, LiveChance(rng)).position
        budget.note_action()
        scores = expected_scores(game, after, rng, budget)
        if scores is None:
            return
        budget.note_playout()
        self._ahead += margin(scores, seat)
        self._share += shares(scores, spread(game, after))[seat]
        self.count += 1

    def result(self) -> Considered:
        """Return the means."""
        return Considered(self.action, self._share / self.count, self._ahead / self.count)
