"""Level 0: plays at random, but lively."""

from __future__ import annotations

import random
from typing import Any, Protocol, runtime_checkable

from engine.contract import Action, AnyGame, Seat


@runtime_checkable
class Picks(Protocol):
    """What `Game.actions` may give: one that can pick an action without making all of them."""

    def pick(self, rng: random.Random) -> Action:
        """Return one action, each kind as likely as any other."""


class RandomPlayer:
    """First draws a kind of action, each as likely as any other, then one action of that kind.

    Drawing from all actions at once would nearly always give the kind with the most ways to pay.
    """

    def choose(self, game: AnyGame, position: Any, seat: Seat, rng: random.Random) -> Action:
        """Return a random legal action; ValueError when `seat` is asked nothing."""
        actions = game.actions(position, seat)
        if isinstance(actions, Picks):
            return actions.pick(rng)
        kinds: dict[type[Action], list[Action]] = {}
        for action in actions:
            kinds.setdefault(type(action), []).append(action)
        if not kinds:
            raise ValueError(f"{seat} is asked nothing")
        return rng.choice(rng.choice(list(kinds.values())))
