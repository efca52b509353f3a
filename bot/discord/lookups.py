"""Look-ups of a game (`Presenter.looks`): private answers to anybody, at its table or where none is."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Any

from bot.discord.call import Call
from bot.discord.message import Message
from bot.games.contract import Looking, Misread, Suggestion, Typing
from bot.hosting.table import Refused, Status, Table


async def command(call: Call, game: str, name: str, given: Mapping[str, Any]) -> None:
    """Answer a slash command that only shows something."""
    await _answer(call, game, name, given, await call.host.table_at(call.place))


async def press(call: Call) -> None:
    """Answer a button that only shows something."""
    table = await call.table()
    if call.draft not in [each.name for each in call.services.presenters[table.game].looks]:
        raise Refused("unknown-press")
    await _answer(call, table.game, call.draft, {}, table)


async def suggest(call: Call, game: str, typing: Typing) -> list[Suggestion]:
    """Offer what can be told to a look-up, whoever asks."""
    here = _of_game(game, await call.host.table_at(call.place))
    looking = Looking(await _view(call, here), (), typing.given, call.names(here) if here else {})
    return call.services.presenters[game].suggest_look(looking, typing, call.words)


def _of_game(game: str, table: Table | None) -> Table | None:
    return table if table is not None and table.game == game else None


async def _view(call: Call, here: Table | None) -> Any | None:
    """Give the public view of a table; None before its game has begun."""
    if here is None or here.status is Status.LOBBY:
        return None
    return (await call.host.sight(None, here.id)).view


async def _answer(call: Call, game: str, name: str, given: Mapping[str, Any], table: Table | None) -> None:
    presenter, here = call.services.presenters[game], _of_game(game, table)
    named = call.names(here) if here else {}
    looking = Looking(await _view(call, here), await call.host.past_games(call.person.id, game), given, named)
    try:
        look = await asyncio.to_thread(presenter.look, name, looking, call.words)  # many past games take their time
    except Misread as error:
        await call.reply.whisper(Message(presenter.refusal(error.reason, error.facts, named, call.words)))
        return
    if look.draw is None:
        await call.reply.send(Message(look.text))
        return
    stem = f"{game}-{name}-{here.id}-{here.seq}" if here else f"{game}-{name}"
    drawn = await call.services.studio.draw(("look", call.interaction.id), stem, partial(look.draw))
    await call.reply.send(Message(look.text, files=(drawn,) if drawn else ()))
