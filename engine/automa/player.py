"""What a player made of code is."""

from __future__ import annotations

import random
from typing import Protocol

from engine.contract import Action
from engine.question import Question


class Player(Protocol):
    """Answers questions. It sees what its seat sees: the question leads to no position.

    Its choice depends on nothing but its arguments, so a game can be played again with the same `rng`. To look ahead it
    draws whole positions that its seat may take for the true one (`Question.determinise`).
    """

    def choose(self, question: Question, rng: random.Random) -> Action:
        """Return one legal action that answers `question`."""
