"""Level 0: plays at random, but lively."""

from __future__ import annotations

import random

from engine.contract import Action
from engine.question import Question


class RandomPlayer:
    """First draws a kind of action, each as likely as any other, then one action of that kind.

    Drawing from all actions at once would nearly always give the kind with the most ways to pay.
    """

    def choose(self, question: Question, rng: random.Random) -> Action:
        """Return a random legal action."""
        return question.draw(rng)
