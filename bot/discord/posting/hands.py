"""The direct message that shows somebody the own hand: made as the "My hand" button makes it, and kept current."""

from __future__ import annotations

import asyncio
from functools import partial
from hashlib import sha256

import discord

from bot.discord.answering.request import Services
from bot.discord.messages import codes, controls, items, names
from bot.discord.messages.custom_id import Verb
from bot.discord.messages.message import Attachment, Message
from bot.discord.posting import letters
from bot.discord.posting.reach import AGAIN_AFTER, direct_channel
from bot.discord.posting.sent_before import CLOCKS_DIFFER, is_post
from bot.hosting.hands.hand import Hand, Kept
from bot.hosting.playing.turn import Sight
from bot.hosting.posting.post import TryLater
from bot.locale.words import Wording, wording

MOST = 50
"""How many messages are looked through at most for one that an earlier attempt may have sent."""
LONGEST_CHANGE = 30.0
"""Seconds for changing a message; the library waits by itself where Discord limits that."""
LATER = 60.0
"""Seconds until it is tried again where a picture could not be drawn, or Discord takes no more changes just now."""
GONE = frozenset({codes.MESSAGE_GONE, codes.CHANNEL_GONE})
"""Codes for a message that is gone, alone or with its channel."""


async def keep(client: discord.Client, services: Services, hand: Hand) -> Kept | None:
    """Bring the message of a hand up to date; see the port. Discord's errors come through."""
    message = await compose(services, hand)
    digest = digest_of(message)
    kept = hand.kept
    if kept is None and hand.earlier is not None:
        kept = await _sent_before(client, hand)
    if kept is not None:
        if kept.digest == digest:
            return kept
        return Kept(kept.channel_id, kept.message_id, digest) if await _change(client, kept, message) else None
    if hand.over is not None:
        return None
    channel = await direct_channel(client, hand.person_id)
    sent = await channel.send(
        message.text,
        files=[each.file() for each in message.files],
        view=items.view(message.rows),
        allowed_mentions=message.mentions(),
        nonce=hand.nonce,
        silent=True,
    )
    return Kept(channel.id, sent.id, digest)


async def compose(services: Services, hand: Hand) -> Message:
    """Make the message, in the language of its reader. TryLater where its picture cannot be drawn just now."""
    words = wording(hand.language)
    table = letters.place_of(hand.table, None, words)
    if hand.sight is None:
        return Message(words("hand-over", why=str(hand.over), table=table))
    drawn = await draw(services, hand.sight, words, ("hand", hand.table.id, hand.person_id))
    if drawn is None:
        raise TryLater(LATER)
    told = words("look-hand", hand=names.escaped(drawn.alt))
    text = "\n".join([words("hand-kept", table=table), told])
    return Message(text, (_row(words, hand, hand.sight),), (drawn,))


async def draw(services: Services, sight: Sight, words: Wording, key: tuple[object, ...]) -> Attachment | None:
    """Return the picture of the hand of a seat; None where it could not be drawn."""
    painter = services.painter(sight.game.name)
    named = names.plain_names(sight.table, sight.game, words)
    job = partial(painter.hand, sight.view, words, names=named)
    return await services.render_pool.draw(key, f"hand-{sight.table.id}-{sight.table.seq}", job)


def digest_of(message: Message) -> str:
    """Return what tells apart what messages show."""
    shown = sha256(message.text.encode())
    for row in items.view(message.rows).to_components():
        shown.update(repr(row).encode())
    for file in message.files:
        shown.update(file.data)
    return shown.hexdigest()


def _row(words: Wording, hand: Hand, sight: Sight) -> items.Row:
    """Return the buttons: into the own panel where something is asked, to the board, to the settings.

    The button to the board is always there and carries the nonce.
    """
    asked = sight.seat is not None and sight.seat in sight.table.asked_since
    turn = [controls.button(words, Verb.TURN, hand.table.id)] if asked else []
    board = controls.button(words, Verb.BOARD, hand.table.id, path=hand.nonce)
    return [*turn, board, controls.button(words, Verb.SETTING, path="me.page", label="me-button-page")]


async def _change(client: discord.Client, kept: Kept, message: Message) -> bool:
    """Change a message; False where it is gone."""
    there = client.get_partial_messageable(kept.channel_id).get_partial_message(kept.message_id)
    try:
        async with asyncio.timeout(LONGEST_CHANGE):
            await there.edit(
                content=message.text,
                view=items.view(message.rows) if message.rows else None,
                attachments=[each.file() for each in message.files],
                allowed_mentions=message.mentions(),
            )
    except TimeoutError as error:
        raise TryLater(AGAIN_AFTER) from error
    except discord.HTTPException as error:
        if error.code == codes.CHANGED_TOO_OFTEN:
            raise TryLater(LATER) from error
        if error.code not in GONE:
            raise
        return False
    return True


async def _sent_before(client: discord.Client, hand: Hand) -> Kept | None:
    """Return the message that an earlier attempt has sent: its button carries the nonce."""
    if hand.earlier is None:
        return None
    channel = await direct_channel(client, hand.person_id)
    after = discord.Object(discord.utils.time_snowflake(hand.earlier - CLOCKS_DIFFER))
    async for each in channel.history(limit=MOST, after=after, oldest_first=True):
        if is_post(client, each) and hand.nonce in _paths(each):
            return Kept(channel.id, each.id, "")
    return None


def _paths(message: discord.Message) -> list[str]:
    return [each.path for each in items.carried(message)]
