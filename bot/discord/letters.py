"""What is told to one person: the message of a letter, and its way there, directly or through a channel."""

from __future__ import annotations

from typing import Any

import discord

from bot.discord import items, my_tables, names, reminding
from bot.discord.custom_id import CustomId, Verb, parse
from bot.discord.items import Row
from bot.discord.message import Message
from bot.discord.reach import CLOSED
from bot.discord.request import Services
from bot.discord.sent_before import CLOCKS_DIFFER, is_post
from bot.hosting.notices.letter import Letter, Notice, Told
from bot.hosting.table import Table
from bot.locale.words import Wording, wording

MOST = 50
"""How many messages are looked through at most for a letter of an earlier attempt."""
TABLES = 3
"""For how many tables a letter has buttons."""
GONE, TOO_OLD, FOREIGN = 10008, 30046, 50005


async def tell(client: discord.Client, services: Services, letter: Letter) -> Told:
    """Send a letter, unless an earlier attempt has. Discord's errors come through."""
    message, channel = compose(services, letter), await _channel(client, letter)
    *_, last = message.parts()
    found = await _sent_before(client, channel, letter, last)
    if found is not None:
        return Told(channel.id, found)
    sent = 0
    for number, part in enumerate(message.parts()):
        content: dict[str, Any] = {"view": items.view(part.rows)} if part.rows else {}
        nonce = f"{letter.nonce}.{number}"
        mentions = part.mentions()
        sent = (
            await channel.send(part.text, allowed_mentions=mentions, nonce=nonce, silent=letter.quiet, **content)
        ).id
    return Told(channel.id, sent)


async def take_back(client: discord.Client, told: Told, language: str) -> None:
    """Say in place of a letter that it no longer holds. Discord's errors come through, but where nothing helps."""
    message = client.get_partial_messageable(told.channel_id).get_partial_message(told.message_id)
    try:
        await message.edit(content=wording(language)("letter-past"), view=None)
    except discord.HTTPException as error:
        if error.code not in {GONE, TOO_OLD, FOREIGN, *CLOSED}:
            raise


async def _channel(client: discord.Client, letter: Letter) -> discord.PartialMessageable:
    """Return where a letter goes."""
    if letter.place is not None:
        return client.get_partial_messageable(letter.place.channel_id, guild_id=letter.place.guild_id)
    person: Any = discord.Object(letter.person_id)
    return client.get_partial_messageable((await client.create_dm(person)).id)


async def _sent_before(
    client: discord.Client, channel: discord.PartialMessageable, letter: Letter, last: Message
) -> int | None:
    """Return the message that an earlier attempt has sent: by its nonce, which its buttons carry, else by its text."""
    if letter.earlier is None:
        return None
    since = discord.Object(discord.utils.time_snowflake(letter.earlier - CLOCKS_DIFFER))
    try:
        async for each in channel.history(limit=MOST, after=since, oldest_first=True):
            if is_post(client, each) and (letter.nonce in _nonces(each) or each.content == last.text):
                return each.id
    except discord.Forbidden as error:
        if error.code in CLOSED and letter.place is None:
            raise
    return None


def _nonces(message: discord.Message) -> list[str]:
    rows = [each for each in message.components if isinstance(each, discord.ActionRow)]
    ids = (parse(each.custom_id or "") for row in rows for each in row.children)
    return [reminding.letter_of(each.path) for each in ids if each is not None]


# -- the message ----------------------------------------------------------------------------------------------------


def compose(services: Services, letter: Letter) -> Message:
    """Make the message of a letter, in the language of its reader."""
    words = wording(letter.language)
    told = [_told(services, letter, each, words) for each in letter.notices]
    lines = [*([words("letter-closed")] if letter.says_closed else []), *told]
    text = "\n\n".join(lines)
    if letter.place is None:
        return Message(text, _rows(letter, words))
    person = names.mention(letter.person_id)
    return Message(words("letter-in-channel", person=person, told=text), _rows(letter, words), pings=[letter.person_id])


def _told(services: Services, letter: Letter, notice: Notice, words: Wording) -> str:
    """Tell one thing: what it is, what is asked, until when."""
    table = "" if notice.table is None else place_of(notice.table, notice.post, words)
    lines = [words(f"notice-{notice.kind}", table=table), *my_tables.lines(services, notice.tables, words)]
    if notice.table is not None and notice.game is not None and notice.decision is not None:
        named = names.names(notice.table, notice.game, words)
        presenter = services.presenters[notice.game.name]
        asked = presenter.prompt(notice.decision, notice.view, named, words).text
        lines += [f"> {line}" for line in asked.splitlines()]
    if notice.deadline is not None:
        lines.append(words("notice-deadline", until=f"<t:{int(notice.deadline.timestamp())}:R>"))
    return "\n".join(lines)


def place_of(table: Table, post: int | None, words: Wording) -> str:
    """Name a table by its game, with a link to its newest post, or else to its channel."""
    where = f"{table.place.guild_id or '@me'}/{table.place.channel_id}"
    link = f"https://discord.com/channels/{where}" + (f"/{post}" if post else "")
    return words("notice-table", game=words(f"{table.game}-name"), link=link)


def _rows(letter: Letter, words: Wording) -> tuple[Row, ...]:
    """Return the buttons into the panels that can be opened from here."""
    asked = [each.table for each in letter.notices if each.table is not None and each.decision is not None]
    here = [each for each in asked if letter.place is None or each.place == letter.place]
    turns = [_turn(each, words, alone=len(here) == 1) for each in here[:TABLES]]
    return (*turns, *(reminding.rows(letter.nonce, words) if asked else ()))


def _turn(table: Table, words: Wording, *, alone: bool) -> Row:
    label = words("button-turn" if alone else "button-turn-of", game=words(f"{table.game}-name"))
    return [items.PressButton(label, CustomId(Verb.TURN, table.id), discord.ButtonStyle.primary)]
