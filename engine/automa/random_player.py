"""Level 0: plays at random, but lively."""

from __future__ import annotations

import random
from typing import Any

from engine.contract import Action, AnyGame, Seat


class RandomPlayer:
    """First draws a kind of action, each as likely as any other, then one action of that kind.

    Drawing from all actions at once would nearly always give the kind with the most ways to pay.
    """

    def choose(self, game: AnyGame, position: Any, seat: Seat, rng: random.Random) -> Action:
        """Give a random legal action; ValueError when `seat` is asked nothing."""
        kinds: dict[type[Action], list[Action]] = {}
        for action in game.actions(position, seat):
            kinds.setdefault(type(action), []).append(action)
        if not kinds:
            raise ValueError(f"{seat} is asked nothing")
        return rng.choice(rng.choice(list(kinds.values())))
