"""A game in five screens: what `/help` shows to who has never played it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from bot.discord.answering.request import Request
from bot.discord.messages import controls
from bot.discord.messages.custom_id import CustomId, Verb, number_in
from bot.discord.messages.items import PressButton
from bot.discord.messages.message import Attachment, Message
from bot.games import screens
from bot.hosting.table import Refused

_ON = "+"
"""At the end of a path: the press goes on from one screen to another, in the same private message."""
_KEPT = 64
_drawn: OrderedDict[tuple[str, int, str], Attachment] = OrderedDict()
"""Pictures of screens, which are always the same, by game, number and language."""


async def show(request: Request, game: str, number: int = 1, *, on: bool = False) -> None:
    """Show a screen of a game."""
    words = request.words
    drawn = await _picture(request, game, number)
    text = words(f"{game}-screen-{number}")
    row = [
        *([_goes_to(request, game, number - 1, "before")] if number > 1 else []),
        *([_goes_to(request, game, number + 1, "next")] if number < screens.count(game) else []),
        controls.signs(words, game),
    ]
    if overview := request.services.presenters[game].overview:
        row.append(controls.overview(words, game, overview))
    message = Message(text, (row,), (drawn,) if drawn else ())
    await (request.reply.update(message) if on else request.reply.send(message))


async def press(request: Request) -> None:
    """Show the screen of a button."""
    game, _, named = request.path.rstrip(_ON).partition(".")
    number = number_in(named) or 0
    if game not in request.services.games or not 1 <= number <= screens.count(game):
        raise Refused("unknown-press")
    await show(request, game, number, on=request.path.endswith(_ON))


def first_of(request: Request, game: str) -> PressButton:
    """Return the button that shows the first screen of a game."""
    label = request.words("button-screen", game=request.words(f"{game}-name"))
    return PressButton(label, CustomId(Verb.SCREEN, path=f"{game}.1"))


def _goes_to(request: Request, game: str, number: int, where: str) -> PressButton:
    return PressButton(request.words(f"button-screen-{where}"), CustomId(Verb.SCREEN, path=f"{game}.{number}{_ON}"))


async def _picture(request: Request, game: str, number: int) -> Attachment | None:
    key = (game, number, request.words.language)
    if key not in _drawn:
        job = await asyncio.to_thread(screens.job, game, number, request.words)
        drawn = await request.services.render_pool.draw(("screen", request.interaction.id), f"{game}-{number}", job)
        if drawn is None:
            return None
        _drawn[key] = drawn
        if len(_drawn) > _KEPT:
            _drawn.popitem(last=False)
    return _drawn[key]
