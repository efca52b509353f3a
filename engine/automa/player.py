"""What a player made of code is."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from engine.contract import Action
from engine.question import Question


class Considered(NamedTuple):
    """An action that a player has thought about, with what it expects of it."""

    action: Action
    share: float
    """Of the win, from 0 to 1; the shares of all seats add up to 1."""
    margin: float
    """By how many points the seat is ahead of its best rivals at the end; negative: behind them."""


class Player(Protocol):
    """Answers questions. It sees what its seat sees: the question leads to no position.

    Its choice depends on nothing but its arguments, so a game can be played again with the same `rng` (unless a budget
    of time says how long it thinks). To look ahead it draws whole positions that its seat may take for the true one
    (`Question.determinise`).
    """

    def choose(self, question: Question, rng: random.Random) -> Action:
        """Return one legal action that answers `question`."""

    def consider(self, question: Question, rng: random.Random) -> Sequence[Considered]:
        """Return the actions that are worth a thought with what is expected of them, the best first; one at least.

        None that were not looked at are among them: a player that draws its answers returns nothing.
        """
