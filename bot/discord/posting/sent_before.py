"""Finding what an earlier attempt to send a post has left in its channel.

Discord forgets a nonce after some minutes, and who reads a message later is not told its nonce. So the channel is
looked through for messages of our own that no post is known to have made, and no letter. That takes the permission to
read its history; without it Discord says that there are none. Our own messages can be read without any intent.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import timedelta

import discord
import structlog

from bot.discord.looking.films import ENDING
from bot.discord.messages import controls, items
from bot.discord.messages.custom_id import CustomId, Verb
from bot.discord.messages.message import Message
from bot.hosting.posting.post import Earlier

log = structlog.get_logger(__name__)

CLOCKS_DIFFER = timedelta(minutes=5)
"""By how much our clock may be ahead of Discord's."""
MOST = 300
"""How many messages are looked through at most, from the first attempt on."""
LETTERS = frozenset({Verb.REMIND, Verb.PREPARE})
"""Verbs under letters that stand in a channel, and under no post. Each letter with a button of a table has one."""


async def sent_before(
    client: discord.Client,
    channel: discord.PartialMessageable,
    earlier: Earlier,
    table_id: int,
    parts: Sequence[Message],
) -> dict[int, int]:
    """Return which of the `parts` of a table's post are in the channel: the number of the part, and its message.

    Discord's errors come through, but for a channel that may not be read: then nothing is found.
    """
    since = discord.utils.time_snowflake(earlier.since - CLOCKS_DIFFER)
    after = discord.Object(max(since, earlier.newest_known))
    found: dict[int, int] = {}
    try:
        async for message in channel.history(limit=MOST, after=after, oldest_first=True):
            if is_post(client, message) and message.id not in earlier.known:
                number = _part_of(message, table_id, parts, found)
                found |= {} if number is None else {number: message.id}
    except discord.Forbidden as error:
        log.warning("history_not_readable", channel=channel.id, code=error.code)
    return found


def is_post(client: discord.Client, message: discord.Message) -> bool:
    """Return whether a message is a post: our own, and no answer to somebody."""
    own = client.user is not None and message.author.id == client.user.id
    return own and message.interaction_metadata is None


def _part_of(message: discord.Message, table_id: int, parts: Sequence[Message], found: Iterable[int]) -> int | None:
    """Return the number of the part that a message is.

    One with buttons is known by its table: of a table's posts only this one has live buttons and is not known, but for
    those with animated pictures and invitations, which stand beside the others. These and all without buttons are known
    by their text and the names of their files.
    """
    carried = items.carried(message)
    if any(each.verb in LETTERS for each in carried):
        return None
    tables = {each.table for each in carried}
    files = [each.filename for each in message.attachments]
    beside = _is_film(files) or _invites(carried)
    for number, part in enumerate(parts):
        named = [each.name for each in part.files]
        by_looks = beside or not part.rows or _is_film(named) or _invites(items.carried_by(part.rows))
        same = (message.content, files) == (part.text, named) if by_looks else table_id in tables
        if same and number not in found:
            return number
    return None


def _invites(carried: Iterable[CustomId]) -> bool:
    """Return whether such buttons stand under an invitation: it can be declined there, as a lobby cannot."""
    return any(each.verb is Verb.DECLINE and each.path == controls.OWN for each in carried)


def _is_film(files: Sequence[str]) -> bool:
    return any(each.endswith(ENDING) for each in files)
