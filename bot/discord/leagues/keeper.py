"""Makes the threads of leagues and sends their posts; implements bot.hosting.leagues.league.LeagueKeeper.

Discord has no nonce for threads. So a thread is named like no other one of ours, and before a second attempt the
server's active threads are looked through for that name.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Any

import discord
import structlog

from bot.discord.answering.request import Services
from bot.discord.leagues import telling
from bot.discord.messages import codes, items
from bot.discord.messages.custom_id import Verb
from bot.discord.messages.message import Message
from bot.discord.posting.reach import reach
from bot.discord.posting.sent_before import CLOCKS_DIFFER, MOST, is_post
from bot.discord.posting.thread_names import thread_name
from bot.discord.tables.lobby import ARCHIVED_AFTER
from bot.hosting.leagues.league import League, LeaguePost, LeaguePostKind, NewPlace
from bot.hosting.posting.post import LeagueThread, TryLater, Undeliverable
from bot.locale.words import LANGUAGES, wording

log = structlog.get_logger(__name__)

UNCHANGEABLE = frozenset({codes.MESSAGE_GONE, codes.NOT_OURS})
"""Codes for messages that cannot be changed."""
LATER = 600.0
"""Seconds until a message that was changed too often is tried again."""
PUBLIC, OF_NEWS = 11, 10
"""Discord's types of threads: of a text channel, and of one for announcements."""
NEWS = 5
"""Its type of a channel for announcements."""


class ThreadLeagueKeeper:
    """Makes threads for the tables of leagues, and sends their posts."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services

    async def open_place(self, wanted: NewPlace) -> int:
        """Make a thread for a table, with a post that pings its people; see the port for what it raises."""
        words, game = wording(wanted.league.language), self._services.games[wanted.league.game]
        name = thread_name(words, _thread(wanted))
        channel_id = wanted.league.place.channel_id
        thread_id = await reach(self._thread_found(wanted)) if wanted.again else None
        if thread_id is None:
            thread_id = await reach(self._make_thread(channel_id, name))
        since = None if not wanted.again else discord.utils.snowflake_time(thread_id)
        await self._send(wanted.league, thread_id, telling.in_thread(words, wanted, game), wanted.nonce, since)
        return thread_id

    async def tell_league(self, post: LeaguePost) -> int:
        """Send a post, or change its message; see the port for what it raises."""
        words, league = wording(post.league.language), post.league
        message = telling.compose(words, post, self._services.games[league.game])
        if post.kind is LeaguePostKind.OVER and league.lines:
            job = telling.picture(words, league)
            drawn = await self._services.render_pool.draw(
                ("league", league.id), f"league-{league.id}", job, public=True
            )
            message = message if drawn is None else replace(message, files=(drawn,))
        edit = post.edit
        if post.kind is LeaguePostKind.JOIN and edit is None and post.since is not None:
            channel = self._client.get_partial_messageable(league.place.channel_id, guild_id=league.place.guild_id)
            edit = (await reach(self._sent_before(league, channel, message.parts(), post.since))).get(0)
        if edit is not None and await reach(self._edit(league.place.channel_id, edit, message)):
            return edit
        return await self._send(league, league.place.channel_id, message, post.nonce, post.since)

    # -- threads --------------------------------------------------------------------------------------------------

    async def _thread_found(self, wanted: NewPlace) -> int | None:
        """Return the thread that an earlier attempt has made, where it is there.

        The league may have spoken another language then.
        """
        place, user = wanted.league.place, self._client.user
        named = {thread_name(wording(each), _thread(wanted)) for each in LANGUAGES}
        if place.guild_id is None or user is None:
            return None
        active = await self._client.http.get_active_threads(place.guild_id)
        for each in active["threads"]:
            same = (int(each["parent_id"]), int(each["owner_id"])) == (place.channel_id, user.id)
            if same and each["name"] in named:
                log.info("league_thread_found", thread=int(each["id"]))
                return int(each["id"])
        return None

    async def _make_thread(self, channel_id: int, name: str) -> int:
        channel = await self._client.http.get_channel(channel_id)
        kind: Any = OF_NEWS if channel["type"] == NEWS else PUBLIC
        try:
            made = await self._client.http.start_thread_without_message(
                channel_id, name=name, auto_archive_duration=ARCHIVED_AFTER, type=kind
            )
        except discord.HTTPException as error:
            if error.code in codes.TOO_MANY_THREADS:
                raise Undeliverable("threads-crowded") from error
            raise
        return int(made["id"])

    # -- messages -------------------------------------------------------------------------------------------------

    async def _send(self, league: League, channel_id: int, message: Message, nonce: str, since: datetime | None) -> int:
        """Send the parts of a message that are not there since an earlier attempt; return the last one's number."""
        channel = self._client.get_partial_messageable(channel_id, guild_id=league.place.guild_id)
        parts, last = message.parts(), 0
        found = {} if since is None else await reach(self._sent_before(league, channel, parts, since))
        for number, part in enumerate(parts):
            known = found.get(number)
            last = await reach(_send_part(channel, part, f"{nonce}.{number}")) if known is None else known
        return last

    async def _sent_before(
        self, league: League, channel: discord.PartialMessageable, parts: list[Message], since: datetime
    ) -> dict[int, int]:
        after = discord.Object(discord.utils.time_snowflake(since - CLOCKS_DIFFER))
        found: dict[int, int] = {}
        try:
            async for message in channel.history(limit=MOST, after=after, oldest_first=True):
                missing = (number for number in range(len(parts)) if number not in found)
                it = next((each for each in missing if _is(message, parts[each], str(league.id))), None)
                if it is not None and is_post(self._client, message):
                    found[it] = message.id
        except discord.Forbidden as error:
            log.warning("history_not_readable", channel=channel.id, code=error.code)
        return found

    async def _edit(self, channel_id: int, message_id: int, message: Message) -> bool:
        """Change a post; False where it is gone."""
        changed = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        try:
            await changed.edit(
                content=message.text,
                view=items.view(message.rows),
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except discord.HTTPException as error:
            if error.code == codes.CHANGED_TOO_OFTEN:
                raise TryLater(LATER) from error
            if error.code not in UNCHANGEABLE:
                raise
            return False
        return True


def _thread(wanted: NewPlace) -> LeagueThread:
    league, pairing = wanted.league, wanted.pairing
    return LeagueThread(league.game, league.id, pairing.round, pairing.number)


async def _send_part(channel: discord.PartialMessageable, part: Message, nonce: str) -> int:
    content: dict[str, Any] = {"view": items.view(part.rows)} if part.rows else {}
    files = [each.file() for each in part.files]
    sent = await channel.send(part.text, files=files, allowed_mentions=part.mentions(), nonce=nonce, **content)
    return sent.id


def _is(message: discord.Message, part: Message, league: str) -> bool:
    """Return whether a message is a part of a post: an invitation by its button, another one by its text."""
    if not part.rows:
        return message.content == part.text
    return any(each.verb is Verb.LEAGUE_JOIN and each.path == league for each in items.carried(message))
