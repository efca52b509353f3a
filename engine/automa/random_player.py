"""Level 0: plays at random, but lively."""

from __future__ import annotations

import random
from collections.abc import Sequence

from engine.automa.player import Considered
from engine.contract import Action
from engine.question import Question


class RandomPlayer:
    """Draws an answer at each node: first a way, each as likely as any other, then what it asks.

    Drawing from all actions at once would nearly always give the way with the most payments.
    """

    def choose(self, question: Question, rng: random.Random) -> Action:
        """Return a random legal action."""
        return question.draw(rng)

    def consider(self, question: Question, rng: random.Random) -> Sequence[Considered]:
        """Return nothing: it has no reasons."""
        return ()
