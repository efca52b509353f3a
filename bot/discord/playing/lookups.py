"""Look-ups of a game (`Presenter.looks`): private answers to anybody, at its table or where none is."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Any

from bot.discord.answering.request import Request
from bot.discord.messages.message import Message
from bot.games.typed_commands import Looking, Misread, Suggestion, Typing
from bot.hosting.table import Refused, Status, Table


async def command(request: Request, game: str, name: str, given: Mapping[str, Any]) -> None:
    """Answer a slash command that only shows something."""
    await _answer(request, game, name, given, await request.host.tables.at(request.place))


async def press(request: Request) -> None:
    """Answer a button that only shows something."""
    table = await request.table()
    if request.path not in [each.name for each in request.services.presenters[table.game].looks]:
        raise Refused("unknown-press")
    await _answer(request, table.game, request.path, {}, table)


async def suggest(request: Request, game: str, typing: Typing) -> list[Suggestion]:
    """Offer what can be told to a look-up, whoever asks."""
    here = _of_game(game, await request.host.tables.at(request.place))
    looking = Looking(await _view(request, here), (), typing.given, request.names(here) if here else {})
    return request.services.presenters[game].suggest_look(looking, typing, request.words)


def _of_game(game: str, table: Table | None) -> Table | None:
    return table if table is not None and table.game == game else None


async def _view(request: Request, here: Table | None) -> Any | None:
    """Return the public view of a table; None before its game has begun."""
    if here is None or here.status is Status.LOBBY:
        return None
    return (await request.host.looking.sight(None, here.id)).view


async def _answer(request: Request, game: str, name: str, given: Mapping[str, Any], table: Table | None) -> None:
    presenter, here = request.services.presenters[game], _of_game(game, table)
    named = request.names(here) if here else {}
    looking = Looking(
        await _view(request, here), await request.host.looking.past_games(request.person.id, game), given, named
    )
    try:
        look = await asyncio.to_thread(presenter.look, name, looking, request.words)  # many past games take their time
    except Misread as error:
        await request.reply.send_private(Message(presenter.refusal(error.reason, error.facts, named, request.words)))
        return
    if look.draw is None:
        await request.reply.send(Message(look.text))
        return
    stem = f"{game}-{name}-{here.id}-{here.seq}" if here else f"{game}-{name}"
    drawn = await request.services.render_pool.draw(("look", request.interaction.id), stem, partial(look.draw))
    await request.reply.send(Message(look.text, files=(drawn,) if drawn else ()))
