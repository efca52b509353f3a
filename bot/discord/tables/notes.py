"""Notes to oneself: typed into a form, and shown where one's next turn begins. Nobody else sees them."""

from __future__ import annotations

import discord

from bot.discord.answering.request import Request
from bot.discord.messages import controls
from bot.discord.messages.custom_id import CustomId, Verb
from bot.discord.messages.items import PressButton
from bot.discord.messages.message import Message
from bot.discord.playing import forms
from bot.discord.tables import note_text
from bot.games.widgets import Field, Form
from bot.hosting.looking.notes import LONGEST
from bot.hosting.table import Refused
from render.words import Words


def button(words: Words, table_id: int) -> PressButton:
    """Return the button that opens the form."""
    return controls.button(words, Verb.NOTE, table_id)


async def ask(request: Request) -> None:
    """Open the form, with the present note in it."""
    if request.interaction.type is discord.InteractionType.modal_submit:
        raise Refused("unknown-press")  # forged: a form cannot be answered by a form
    loaded = await request.loaded()
    if loaded.table.seat_of(request.person.id) is None:
        raise Refused("not-seated")
    words = request.words
    field = Field(
        words("note-field"),
        loaded.note(request.person.id),
        required=False,
        placeholder=words("note-placeholder"),
        longest=LONGEST,
    )
    await request.reply.ask(forms.modal(Form(words("note-title"), (field,)), CustomId(Verb.NOTED, loaded.id)))


async def keep(request: Request) -> None:
    """Keep what was typed; nothing typed removes the note."""
    table = await request.table()
    text = await request.host.looking.write_note(request.press(), table.id, request.typed.get("0", ""))
    if text:
        await request.reply.send(Message(request.words("note-kept", note=note_text.quoted(text)), ([_again(request)],)))
    else:
        await request.say("note-removed")


def _again(request: Request) -> PressButton:
    return controls.button(request.words, Verb.NOTE, request.pressed.table if request.pressed else 0)
