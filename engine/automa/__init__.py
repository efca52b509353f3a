"""Players made of code, generic over the contract."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from engine.automa.budget import Budget
from engine.automa.greedy import Greedy, Nestling
from engine.automa.player import Considered, Player
from engine.automa.random_player import RandomPlayer
from engine.automa.search import Search, usual_budget

LEVELS = ("nestling", "fledgling", "hunter")
"""The levels that people choose from, the weakest first. "random" is there besides, for tests and for measuring."""


class Kind(NamedTuple):
    """What a level is."""

    make: Callable[[Callable[[], Budget]], Player]
    """Makes its player; what it is given makes the budget of a decision."""
    searches: bool = False
    """Whether it thinks as long as that budget lasts; others have no use for one."""


KINDS: Mapping[str, Kind] = MappingProxyType(
    {
        "random": Kind(lambda _: RandomPlayer()),
        "nestling": Kind(lambda _: Nestling()),
        "fledgling": Kind(lambda _: Greedy()),
        "hunter": Kind(Search, searches=True),
    }
)
"""Every level by its name."""


def players(budget: Callable[[], Budget] = usual_budget) -> Mapping[str, Player]:
    """Return every player by the name of its level; `budget` makes what one decision of a search may cost."""
    return MappingProxyType({name: kind.make(budget) for name, kind in KINDS.items()})


PLAYERS: Mapping[str, Player] = players()
"""Every player by the name of its level, with budgets that give the same game on every machine."""

__all__ = ["KINDS", "LEVELS", "PLAYERS", "Budget", "Considered", "Kind", "Player", "RandomPlayer", "players"]
