"""Forms of a game: opened by a button, and answered by the panel that the button leads to.

A form keeps nothing: the button and the form carry the path, by which the presenter gives the form again.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.discord.answering.request import Request
from bot.discord.messages import items, names
from bot.discord.messages.custom_id import CustomId, Verb
from bot.discord.playing import panels
from bot.games.widgets import Field, Form
from bot.hosting.playing.turn import Turn
from bot.hosting.table import Refused

TITLE_LENGTH = 45
PLACEHOLDER_LENGTH = 100
FIELDS = 5
A_LINE = 200
"""A field that takes more characters is shown as a paragraph."""


async def show(request: Request) -> None:
    """Open the form of the button that was pressed."""
    if request.interaction.type is discord.InteractionType.modal_submit or request.pressed is None:
        raise Refused("unknown-press")  # forged: a form cannot be answered by a form
    _, form = await _of_path(request)
    pressed = request.pressed
    filled = Verb.PREPARE_FILLED if pressed.verb is Verb.PREPARE_FORM else Verb.FILLED
    carried = CustomId(filled, pressed.table, pressed.since, pressed.seat, pressed.path)
    await request.reply.ask(modal(form, carried))


def modal(form: Form, carried: object) -> discord.ui.Modal:
    """Return a form as the library has it; `carried` is its custom id."""
    made = discord.ui.Modal(title=items.plain(form.title, TITLE_LENGTH), timeout=None, custom_id=str(carried))
    for number, field in enumerate(form.fields[:FIELDS]):
        made.add_item(discord.ui.Label(text=items.plain(field.label, TITLE_LENGTH), component=_input(number, field)))
    return made


async def fill_in(request: Request) -> None:
    """Show the panel that a form leads to, with what was typed in its fields as what was chosen."""
    turn, form = await _of_path(request)
    typed = request.typed
    chosen = [typed.get(str(number), "")[: field.longest] for number, field in enumerate(form.fields[:FIELDS])]
    await panels.show(request, turn, request.path, chosen)


async def _of_path(request: Request) -> tuple[Turn, Form]:
    turn = await request.turn()
    presenter = request.services.presenters[turn.game.name]
    return turn, presenter.form(turn, request.path, request.names(turn.table), request.words)


def _input(number: int, field: Field) -> discord.ui.TextInput[Any]:
    return discord.ui.TextInput(
        custom_id=str(number),
        style=discord.TextStyle.paragraph if field.longest > A_LINE else discord.TextStyle.short,
        default=names.unescaped(field.value)[: field.longest] or None,
        placeholder=items.plain(field.placeholder, PLACEHOLDER_LENGTH) or None,
        required=field.required,
        max_length=field.longest,
    )
