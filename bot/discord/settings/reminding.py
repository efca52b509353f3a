"""Being reminded again: the button and the select under each reminder, and what a press of them does."""

from __future__ import annotations

from datetime import timedelta

from bot.discord.answering.request import Request
from bot.discord.messages.custom_id import CustomId, Verb
from bot.discord.messages.items import PressButton, PressSelect, Row, option
from bot.discord.messages.message import Message
from bot.discord.messages.stamps import ago
from bot.hosting.table import Refused
from render.words import Words

USUAL = 3
"""Hours that the button means."""
SPANS = (1, 8, 24, 48)
"""Hours that the select offers."""


def rows(nonce: str, words: Words) -> tuple[Row, ...]:
    """Return the rows with which the reader of a letter puts it off."""
    button = PressButton(words("button-remind", hours=USUAL), CustomId(Verb.REMIND, path=f"{nonce}.{USUAL}"))
    spans = [option(words("remind-span", hours=each), str(each)) for each in SPANS]
    return [button], PressSelect(words("remind-when"), CustomId(Verb.REMIND, path=nonce), spans)


def letter_of(path: str) -> str:
    """Return the nonce of the letter under which a button stands."""
    return path.partition(".")[0]


async def remind_again(request: Request) -> None:
    """Tell the presser again, some hours later, what a letter has told. Refused: nothing-to-remind, wrong-span."""
    nonce, _, hours = request.path.partition(".")
    chosen = request.chosen[0] if request.chosen else hours
    if chosen not in {str(each) for each in (USUAL, *SPANS)}:
        raise Refused("wrong-span")
    when = await request.host.people.remind_again(request.press(), nonce, timedelta(hours=int(chosen)))
    await request.reply.send(Message(request.words("remind-done", when=ago(when))))
