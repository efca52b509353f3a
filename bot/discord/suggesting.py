"""Suggested moves: the private press that asks for them, and whether a table has them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord import controls, panels
from bot.discord.message import Message
from bot.discord.request import Request
from bot.discord.settings_page import Pick
from bot.games.widgets import Choice
from bot.hosting.suggesting.advice import has_suggestions
from bot.hosting.suggesting.agreeing import OFF, ON
from bot.hosting.table import Refused, Table
from engine.contract import AnyGame
from render.words import Words

KIND = "suggestions"
"""The kind of proposal that changes whether a running table has them."""


async def suggest(request: Request) -> None:
    """Show what is suggested; first, where that has to be thought about, that it is.

    Where it comes to nothing, the page that says so in place of the thought leads to what is asked.
    """
    table, waited = await request.loaded(), False
    panels.forget_picture(request, table.table)

    async def say_so() -> None:
        nonlocal waited
        waited = True
        await request.reply.update(Message(request.words("suggest-thinking")))

    try:
        turn, advice = await request.host.suggest(request.press(), table, say_so)
    except Exception as fault:
        if not waited:
            raise
        known = isinstance(fault, Refused)
        why = request.words(f"refused-{fault.reason}" if isinstance(fault, Refused) else "suggest-failed")
        await request.reply.update(Message(why, (controls.present_panel(request.words, table.table),)))
        if not known:
            raise
        return
    presenter = request.services.presenters[turn.table.game]
    panel = presenter.suggested(turn, advice, request.names(turn.table), request.words)
    await request.reply.update(Message(panel.text, panels.rows(turn, panel)))


def told(words: Words, table: Table, game: AnyGame) -> list[str]:
    """Tell whether a table has suggestions, in a line; nothing of a game that has none."""
    return [] if game.heuristics is None else [words("lobby-suggestions", state=_state(table))]


def pick(words: Words, table: Table, game: AnyGame) -> Sequence[Pick]:
    """Return the select that changes it; none for a game that has none."""
    if game.heuristics is None:
        return ()
    choices = tuple(
        Choice(each, words("suggestions-pick", state=each), chosen=each == _state(table)) for each in (ON, OFF)
    )
    return (Pick("suggest", words("suggestions-placeholder"), choices),)


def _state(table: Table) -> str:
    return ON if has_suggestions(table) else OFF
