"""What the threads of tables are called, and their name in another language once their table speaks that.

Only a thread that we have made, and that is still called as we have called it, gets another name: it may have been made
for any table that has stood there, in any language. Discord takes two names in ten minutes for a channel. So this is
not done with the posts, which would have to wait, and comes later where Discord says so.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import discord
import structlog

from bot.discord.leagues import telling
from bot.discord.messages import codes, items, names
from bot.discord.posting.reach import reach
from bot.hosting.posting.post import LeagueThread, OpenedThread, Post, TryLater
from bot.locale.words import LANGUAGES, Wording, wording

log = structlog.get_logger(__name__)

LENGTH = 100
"""How long the name of a thread may be."""
QUICK = 3.0
"""Seconds for all of it: no post goes to the channel meanwhile, and the library may wait longer by itself."""
LATER = 30.0
"""Seconds until it is tried again that took longer."""


def thread_name(words: Wording, thread: OpenedThread | LeagueThread) -> str:
    """Return what a thread is called."""
    if isinstance(thread, LeagueThread):
        return items.plain(telling.thread_name(words, thread), LENGTH)
    title = words("thread-name", game=words(f"{thread.game}-name"), name=names.plain(thread.opener))
    return items.plain(title, LENGTH)


async def rename(client: discord.Client, post: Post) -> None:
    """Let the thread of a table be called in the language that the table speaks; see the port for what it raises.

    A thread that cannot have another name keeps its own, as one that is archived does.
    """
    try:
        async with asyncio.timeout(QUICK):
            await reach(_rename(client, post))
    except TimeoutError as error:
        raise TryLater(LATER) from error


async def _rename(client: discord.Client, post: Post) -> None:
    try:
        channel = await client.http.get_channel(post.place.channel_id)
        wanted = _new_name(client, channel, post)
        if wanted is not None:
            await client.http.edit_channel(post.place.channel_id, name=wanted)
    except discord.HTTPException as error:
        if error.status in codes.NOT_NOW or error.status >= 500:
            raise
        log.info("thread_keeps_its_name", channel=post.place.channel_id, code=error.code)


def _new_name(client: discord.Client, channel: Mapping[str, Any], post: Post) -> str | None:
    """Return what a channel is to be called; None where it keeps its name."""
    ours = client.user is not None and channel.get("owner_id") == str(client.user.id)
    if not ours or channel.get("thread_metadata", {}).get("archived", True):
        return None
    made_for = next((each for each in post.threads if channel["name"] in _every_name(each)), None)
    if made_for is None:
        return None
    name = thread_name(wording(post.table.language), made_for)
    return None if name == channel["name"] else name


def _every_name(thread: OpenedThread | LeagueThread) -> set[str]:
    return {thread_name(wording(each), thread) for each in LANGUAGES}
