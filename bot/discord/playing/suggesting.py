"""Suggested moves: the private press that asks for them, and whether a table has them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.discord.answering.request import Request
from bot.discord.messages import controls
from bot.discord.messages.message import Message
from bot.discord.playing import panels
from bot.discord.settings.settings_page import Pick
from bot.games.widgets import Choice
from bot.hosting.suggesting.advice import has_suggestions
from bot.hosting.suggesting.agreeing import OFF, ON
from bot.hosting.table import Refused, Status, Table
from engine.contract import AnyGame
from render.words import Words

RATED = "rated"
"""How a table is played whose result is for the rating; else it has suggestions (ON) or none (OFF)."""
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
        turn, advice = await request.host.playing.suggest(request.press(), table, say_so)
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
    """Tell whether a table is for the rating and has suggestions, in a line; nothing of a game that has neither."""
    if game.heuristics is None and max(game.seat_counts) == 1:
        return []
    alone = ON if table.suggestions else OFF
    state = _manner(table) if max(game.seat_counts) > 1 else alone
    suggests = "no" if game.heuristics is None else "yes"
    lobby = "yes" if table.status is Status.LOBBY else "no"
    return [words("lobby-manner", state=state, suggests=suggests, lobby=lobby)]


def pick(words: Words, table: Table, game: AnyGame) -> Sequence[Pick]:
    """Return the select that changes it: in the lobby both, later whether there are suggestions; none where neither."""
    suggests, several = game.heuristics is not None, max(game.seat_counts) > 1
    if table.status is Status.LOBBY and several:
        offered = (RATED, ON, OFF) if suggests else (RATED, OFF)
        what = "yes" if suggests else "no"
        choices = (
            Choice(each, words("manner-pick", state=each, suggests=what), chosen=each == _manner(table))
            for each in offered
        )
        return (Pick("suggest", words("manner-placeholder"), tuple(choices)),)
    if not suggests or table.rated:
        return ()
    return (Pick("suggest", words("suggestions-placeholder"), tuple(_on_or_off(words, table))),)


def _on_or_off(words: Words, table: Table) -> Iterator[Choice]:
    here = ON if has_suggestions(table) else OFF
    return (Choice(each, words("suggestions-pick", state=each), chosen=each == here) for each in (ON, OFF))


def _manner(table: Table) -> str:
    """Return how a table is played: for the rating, or in a friendly way with or without suggestions."""
    if not table.friendly:
        return RATED
    return ON if table.suggestions else OFF
