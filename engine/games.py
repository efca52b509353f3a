"""The list of games. Whatever is written once for all games works from here."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.contract import AnyGame
from engine.laisla import laisla
from engine.moa import moa
from engine.wingspan import wingspan

GAMES: Mapping[str, AnyGame] = MappingProxyType({game.name: game for game in (moa, laisla, wingspan)})
"""Every game by its name."""
