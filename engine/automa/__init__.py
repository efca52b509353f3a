"""Players made of code, generic over the contract."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from engine.automa.budget import Budget
from engine.automa.greedy import Greedy, Nestling, usual_look
from engine.automa.player import Considered, Player
from engine.automa.random_player import RandomPlayer
from engine.automa.search import Search, usual_budget

LEVELS = ("nestling", "fledgling", "hunter")
"""The levels that people choose from, the weakest first. "random" is there besides, for tests and for measuring."""


class Kind(NamedTuple):
    """What a level is."""

    make: Callable[[Callable[[], Budget], Callable[[], Budget]], Player]
    """Makes its player of what makes the budget of a search's decision, and of what makes that of a look ahead."""
    searches: bool = False
    """Whether it thinks as long as its budget lasts."""


KINDS: Mapping[str, Kind] = MappingProxyType(
    {
        "random": Kind(lambda _, __: RandomPlayer()),
        "nestling": Kind(lambda _, look: Nestling(look)),
        "fledgling": Kind(lambda _, look: Greedy(look)),
        "hunter": Kind(lambda budget, _: Search(budget), searches=True),
    }
)
"""Every level by its name."""


def players(
    budget: Callable[[], Budget] = usual_budget, look: Callable[[], Budget] = usual_look
) -> Mapping[str, Player]:
    """Return every player by the name of its level.

    `budget` makes what one decision of a search may cost; `look` that of a player that looks one action ahead, which
    matters in games without heuristics, where it has to play on to the end.
    """
    return MappingProxyType({name: kind.make(budget, look) for name, kind in KINDS.items()})


PLAYERS: Mapping[str, Player] = players()
"""Every player by the name of its level, with budgets that give the same game on every machine."""

__all__ = ["KINDS", "LEVELS", "PLAYERS", "Budget", "Considered", "Kind", "Player", "RandomPlayer", "players"]
