"""Which rulebook is meant, with the numbers that hold where it is opened: a table's own, else those of new tables."""

from __future__ import annotations

from typing import Any

from bot.discord.answering.request import Request
from bot.discord.messages import names
from bot.games.rulebooks import Asked, asked_in, filled
from bot.hosting.table import Refused
from engine.contract import AnyGame
from engine.rulebook import Rulebook
from engine.rulebook.provenance import provenance_of


async def game_meant(request: Request, game: str | None) -> AnyGame:
    """Return the game that was named, else the one of the table here, else the first of the list."""
    games = request.services.games
    if game is not None and game not in games:
        raise Refused("unknown-game", game=names.safe_text(game))
    if game is None:
        table = await request.host.tables.at(request.place)
        game = table.game if table else next(iter(games))
    return games[game]


async def book(request: Request, game: AnyGame) -> Rulebook:
    """Return a game's rulebook in the language of whoever asks."""
    components = await request.host.tables.components(game.name, request.place)
    return filled(game.name, request.words.language, components)


async def book_for(request: Request, game: AnyGame, typed: str) -> Asked:
    """Return a game's rulebook in the language in which something was asked, else in that of whoever asks."""
    components = await request.host.tables.components(game.name, request.place)
    return asked_in(game.name, request.words.language, components, typed)


async def provenance(request: Request, game: AnyGame) -> Any:
    """Return where each number in force comes from."""
    return provenance_of(f"engine.{game.name}", await request.host.tables.components(game.name, request.place))
