"""Look-ups of a game (`Presenter.looks`): private answers to anybody, at its table or where none is."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Any

from bot.discord.call import Call
from bot.discord.message import Message
from bot.games.contract import Looking, Misread
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


async def _answer(call: Call, game: str, name: str, given: Mapping[str, Any], table: Table | None) -> None:
    presenter, here = call.services.presenters[game], table if table is not None and table.game == game else None
    named = call.names(here) if here else {}
    view = None
    if here is not None and here.status is not Status.LOBBY:
        view = (await call.host.sight(None, here.id)).view
    looking = Looking(view, await call.host.past_games(call.person.id, game), given, named)
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
