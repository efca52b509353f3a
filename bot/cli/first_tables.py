"""A table of each game, begun and ready to play, for whoever starts the sandbox for the first time."""

from __future__ import annotations

import asyncio

import structlog

from bot.locale.words import Wording
from engine.games import GAMES
from sandbox.driver import Person, Sandbox
from sandbox.observed import ObservedMessage

log = structlog.get_logger(__name__)

FIRST = "ann"
"""Whom the sandbox's page shows at first."""


async def open_first_tables(url: str, words: Wording) -> None:
    """Begin a table of each game in a channel of its own: one person, and automa on the seats that it needs.

    `words` are those that the person reads. What goes wrong is logged: the sandbox is of use without these tables.
    """
    try:
        async with Sandbox(url) as sandbox:
            await sandbox.wait_online()
            await sandbox.add_channels(*GAMES)
            ann = sandbox.person(FIRST)
            await asyncio.gather(*(_begin(ann, words, name, min(game.seat_counts) - 1) for name, game in GAMES.items()))
    except Exception:
        log.exception("first_tables_failed")


async def _begin(ann: Person, words: Wording, game: str, automa: int) -> None:
    await ann.command("/table new", channel=game, game=game)
    for _ in range(automa):
        await ann.press(await _with_button(ann, game, words("button-add")), words("button-add"))
    await ann.press(await _with_button(ann, game, words("button-start")), words("button-start"))


async def _with_button(ann: Person, channel: str, label: str) -> ObservedMessage:
    return await ann.wait_for(lambda seen: label in seen.buttons, channel)
