"""Players made of code, generic over the contract."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.automa.player import Player
from engine.automa.random_player import RandomPlayer

PLAYERS: Mapping[str, Player] = MappingProxyType({"random": RandomPlayer()})
"""Every player by the name of its level."""

__all__ = ["PLAYERS", "Player", "RandomPlayer"]
