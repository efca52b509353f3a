"""What is told to one person: the message of a letter, and its way there, directly or through a channel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.discord.answering.request import Services
from bot.discord.looking import my_tables
from bot.discord.messages import codes, items, names, stamps
from bot.discord.messages.addresses import address
from bot.discord.messages.custom_id import CustomId, Verb
from bot.discord.messages.items import Row
from bot.discord.messages.message import Message
from bot.discord.posting.reach import CLOSED, direct_channel
from bot.discord.posting.sent_before import CLOCKS_DIFFER, is_post
from bot.discord.settings import reminding
from bot.hosting.notices.letter import Letter, Notice, Told
from bot.hosting.table import Table
from bot.locale.words import Wording, wording

MOST = 50
"""How many messages are looked through at most for a letter of an earlier attempt."""
TABLES = 3
"""For how many tables a letter has buttons."""
NEXT = "next"
"""The kind of notice that tells whose turn is the next one."""


async def tell(client: discord.Client, services: Services, letter: Letter) -> Told:
    """Send a letter, unless an earlier attempt has. Discord's errors come through."""
    parts, channel = compose(services, letter).parts(), await _channel(client, letter)
    sent = await _sent_before(client, channel, letter, parts)
    if not sent:
        sent = [await _send(channel, letter, number, part) for number, part in enumerate(parts)]
    return Told(channel.id, sent[-1], tuple(sent[:-1]), direct=letter.place is None)


async def _send(channel: discord.PartialMessageable, letter: Letter, number: int, part: Message) -> int:
    """Send one message of a letter, and return its id."""
    content: dict[str, Any] = {"view": items.view(part.rows)} if part.rows else {}
    nonce, mentions = f"{letter.nonce}.{number}", part.mentions()
    sent = await channel.send(part.text, allowed_mentions=mentions, nonce=nonce, silent=letter.quiet, **content)
    return sent.id


async def take_back(client: discord.Client, told: Told, language: str) -> None:
    """Say in place of a direct letter that it no longer holds; delete one in a channel, where others read, too.

    Discord's errors come through, but where nothing helps. Of several messages the one with the buttons comes first.
    """
    channel = client.get_partial_messageable(told.channel_id)
    for each in (told.message_id, *told.earlier):
        message = channel.get_partial_message(each)
        try:
            if told.direct:
                await message.edit(content=wording(language)("letter-past"), view=None)
            else:
                await message.delete()
        except discord.HTTPException as error:
            if error.code not in {codes.MESSAGE_GONE, codes.CHANGED_TOO_OFTEN, codes.NOT_OURS, *CLOSED}:
                raise


async def _channel(client: discord.Client, letter: Letter) -> discord.PartialMessageable:
    """Return where a letter goes."""
    if letter.place is not None:
        return client.get_partial_messageable(letter.place.channel_id, guild_id=letter.place.guild_id)
    return await direct_channel(client, letter.person_id)


async def _sent_before(
    client: discord.Client, channel: discord.PartialMessageable, letter: Letter, parts: Sequence[Message]
) -> list[int]:
    """Return the messages of an earlier attempt that has sent all; nothing where the last one is not there.

    That one is known by its nonce, which its buttons carry, else by its text; those before it by their texts.
    """
    if letter.earlier is None:
        return []
    *before, last = (each.text for each in parts)
    found: list[int] = []
    since = discord.Object(discord.utils.time_snowflake(letter.earlier - CLOCKS_DIFFER))
    try:
        async for each in channel.history(limit=MOST, after=since, oldest_first=True):
            if not is_post(client, each):
                continue
            if letter.nonce in _nonces(each) or each.content == last:
                return [*found, each.id]
            if each.content in before:
                found.append(each.id)
    except discord.Forbidden as error:
        if error.code in CLOSED and letter.place is None:
            raise
    return []


def _nonces(message: discord.Message) -> list[str]:
    return [reminding.letter_of(each.path) for each in items.carried(message)]


# -- the message ----------------------------------------------------------------------------------------------------


def compose(services: Services, letter: Letter) -> Message:
    """Make the message of a letter, in the language of its reader."""
    words = wording(letter.language)
    told = [_told(services, letter, each, words) for each in letter.notices]
    lines = [*([words("letter-closed")] if letter.says_closed else []), *told]
    text = "\n\n".join(lines)
    if letter.place is None:
        return Message(text, _rows(services, letter, words))
    person = names.mention(letter.person_id)
    told_there = f"{person} {text}"  # not by a message: those shorten long facts
    return Message(told_there, _rows(services, letter, words), pings=[letter.person_id])


def _told(services: Services, letter: Letter, notice: Notice, words: Wording) -> str:
    """Tell one thing: what it is, what is asked, until when."""
    if notice.tables:
        return _tables(services, notice, words).text
    table = "" if notice.table is None else place_of(notice.table, notice.post, words)
    lines = [words(f"notice-{notice.kind}", table=table)]
    if notice.table is not None and notice.game is not None and notice.decision is not None:
        named = names.names(notice.table, notice.game, words)
        presenter = services.presenters[notice.game.name]
        asked = presenter.prompt(notice.decision, notice.view, named, words).text
        lines += [f"> {line}" for line in asked.splitlines()]
    if notice.deadline is not None:
        lines.append(words("notice-deadline", until=stamps.ago(notice.deadline)))
    return "\n".join(lines)


def _tables(services: Services, notice: Notice, words: Wording) -> Message:
    """Tell all tables of the reader, as `/tables` does; its buttons give the further pages."""
    return my_tables.page(services, notice.tables, words, title=f"notice-{notice.kind}")


def place_of(table: Table, post: int | None, words: Wording) -> str:
    """Name a table by its game, with a link to its newest post, or else to its channel."""
    return words("notice-table", game=words(f"{table.game}-name"), link=address(table.place, post))


def _rows(services: Services, letter: Letter, words: Wording) -> tuple[Row, ...]:
    """Return the buttons into the panels that can be opened from here, and to further pages of a summary."""
    pages = [row for each in letter.notices if each.tables for row in _tables(services, each, words).rows]
    asked = [each.table for each in letter.notices if each.table is not None and each.decision is not None]
    here = [each for each in asked if letter.place is None or each.place == letter.place]
    turns = [_turn(each, words, alone=len(here) == 1) for each in here]
    following = [each.table for each in letter.notices if each.table is not None and each.kind == NEXT]
    turns += [_next_turn(each, words) for each in following if letter.place is None or each.place == letter.place]
    return (*turns[: TABLES - len(pages)], *pages, *(reminding.rows(letter.nonce, words) if asked else ()))


def _turn(table: Table, words: Wording, *, alone: bool) -> Row:
    label = words("button-turn" if alone else "button-turn-of", game=words(f"{table.game}-name"))
    return [items.PressButton(label, CustomId(Verb.TURN, table.id), discord.ButtonStyle.primary)]


def _next_turn(table: Table, words: Wording) -> Row:
    label = words("button-prepare-of", game=words(f"{table.game}-name"))
    return [items.PressButton(label, CustomId(Verb.PREPARE, table.id))]
