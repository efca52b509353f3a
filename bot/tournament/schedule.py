"""Which games a tournament has: everything about a game follows from the seed and the game's number."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from types import MappingProxyType
from typing import Any

from bot.tournament.entrant import Entrant
from engine.contract import Seat


@dataclass(frozen=True, slots=True)
class Tournament:
    """What a tournament is. Games are numbered from 0."""

    game: str
    entrants: tuple[Entrant, ...]
    """One for each seat; the same player may be several of them."""
    games: int
    seed: int
    options: Mapping[str, str | bool]
    """The switches that were chosen."""
    components: Mapping[str, Any] | None = None
    """What it is played with; None: what is shipped."""

    @property
    def kind(self) -> str:
        """Return what its games are for."""
        return "tournament"

    @property
    def keys(self) -> range:
        """Return the numbers of its games."""
        return range(self.games)

    def __reduce__(self) -> tuple[Any, ...]:
        """Let it be sent to other processes, wherever its options came from."""
        return type(self), (self.game, self.entrants, self.games, self.seed, dict(self.options), self.components)

    def identity(self) -> dict[str, Any]:
        """Return all that the games depend on, as JSON data. How many there are is not of it: more can be added."""
        return {
            "game": self.game,
            "players": [each.to_data() for each in self.entrants],
            "seed": self.seed,
            "options": dict(self.options),
            **components_identity(self.components),
        }


def components_identity(components: Mapping[str, Any] | None) -> dict[str, str]:
    """Return what tells components that are not the shipped ones from others, as JSON data."""
    if components is None:
        return {}
    return {"components": sha256(json.dumps(components, sort_keys=True).encode()).hexdigest()[:16]}


def source(tournament: Tournament, number: int) -> random.Random:
    """Return the chance that a game is played with."""
    return random.Random(f"{tournament.seed}:{number}")  # noqa: S311  (games for measuring, to be had again)


def seating(tournament: Tournament, number: int, colours: tuple[Seat, ...]) -> Mapping[Seat, int]:
    """Return who sits where in a game: by colour the place among the entrants, in the order of `colours`.

    In as many games as there are entrants each sits on each seat once: they move on by one seat from game to game.
    Who follows whom is drawn anew for each such round, so that nobody always acts behind the same one.
    """
    count = len(tournament.entrants)
    turn, moved = divmod(number, count)
    order = list(range(count))
    random.Random(f"{tournament.seed}:seats:{turn}").shuffle(order)  # noqa: S311
    return MappingProxyType({colours[(place + moved) % count]: who for place, who in enumerate(order)})
