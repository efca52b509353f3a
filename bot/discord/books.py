"""Which rulebook is meant, with the numbers that hold where it is opened: a table's own, else those of new tables."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib import import_module
from typing import Any

from bot.discord import names
from bot.discord.call import Call
from bot.hosting.table import Refused
from engine.contract import AnyGame
from engine.rulebook import Rulebook, load


async def game_meant(call: Call, game: str | None) -> AnyGame:
    """Give the game that was named, else the one of the table here, else the first of the list."""
    games = call.services.games
    if game is not None and game not in games:
        raise Refused("unknown-game", game=names.safe_text(game))
    if game is None:
        table = await call.host.table_at(call.place)
        game = table.game if table else next(iter(games))
    return games[game]


async def book(call: Call, game: AnyGame) -> Rulebook:
    """Give a game's rulebook in the language of whoever asks."""
    components = await call.host.components(game.name, call.place)
    return _book(game.name, call.words.language, json.dumps(components))


async def provenance(call: Call, game: AnyGame) -> Any:
    """Tell where the numbers in force come from."""
    return import_module(f"engine.{game.name}.rulebook").provenance(await call.host.components(game.name, call.place))


@lru_cache(maxsize=32)
def _book(game: str, language: str, components: str) -> Rulebook:
    facts = import_module(f"engine.{game}.rulebook").facts(json.loads(components))
    return load(f"engine.{game}", language).filled(facts)
