"""What a player made of code is."""

from __future__ import annotations

import random
from typing import Any, Protocol

from engine.contract import Action, AnyGame, Seat


class Player(Protocol):
    """Answers decisions. It may look at `game.view(position, seat)` and `game.actions(position, seat)`, no further.

    Its choice depends on nothing but its arguments, so a game can be played again with the same `rng`.
    """

    def choose(self, game: AnyGame, position: Any, seat: Seat, rng: random.Random) -> Action:
        """Return one legal action for `seat`, which is asked something now."""
