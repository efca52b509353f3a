"""Which rulebook is meant, with the numbers that hold where it is opened: a table's own, else those of new tables."""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.discord.answering.request import Request
from bot.discord.messages import names
from bot.games.rulebooks import Asked, asked_in, filled
from bot.hosting.table import Refused
from engine.contract import AnyGame
from engine.rulebook import Entry, Rulebook
from engine.rulebook.provenance import provenance_of

ON = "+"
"""At the end of a path: the press goes on from one shown rule to another, in the same private message."""
_ID = 40
"""Characters that are told of an id that no entry has: it may be forged."""


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


class Pressed(NamedTuple):
    """What a button or a select of a rulebook leads to."""

    game: AnyGame
    book: Rulebook
    entry: Entry
    on: bool
    """Whether the press goes on in the same private message."""


async def pressed(request: Request) -> Pressed:
    """Return the entry of a press: what was picked in a select, else what the path names (`<game>.<id>`).

    Refused: no-such-rule, for an entry that the book does not have (any more).
    """
    named, _, entry_id = request.path.partition(".")
    game = request.services.games.get(named)
    typed = request.chosen[0] if request.chosen else entry_id.removesuffix(ON)
    if game is None or not typed:
        raise Refused("unknown-press")
    rulebook = await book(request, game)
    entry = rulebook.find(typed)
    if entry is None:
        raise Refused("no-such-rule", rule=names.safe_text(typed, _ID))
    return Pressed(game, rulebook, entry, request.path.endswith(ON))


async def provenance(request: Request, game: AnyGame) -> Any:
    """Return where each number in force comes from."""
    return provenance_of(f"engine.{game.name}", await request.host.tables.components(game.name, request.place))
