"""Players made of code, generic over the contract."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine.automa.budget import Budget
from engine.automa.greedy import Greedy, Nestling
from engine.automa.player import Considered, Player
from engine.automa.random_player import RandomPlayer
from engine.automa.search import Search, usual_budget

LEVELS = ("nestling", "fledgling", "hunter")
"""The levels that people choose from, the weakest first. "random" is there besides, for tests and for measuring."""


def players(budget: Callable[[], Budget] = usual_budget) -> Mapping[str, Player]:
    """Return every player by the name of its level; `budget` makes what one decision of a search may cost."""
    return MappingProxyType(
        {"random": RandomPlayer(), "nestling": Nestling(), "fledgling": Greedy(), "hunter": Search(budget)}
    )


PLAYERS: Mapping[str, Player] = players()
"""Every player by the name of its level, with budgets that give the same game on every machine."""

__all__ = ["LEVELS", "PLAYERS", "Budget", "Considered", "Player", "RandomPlayer", "players"]
