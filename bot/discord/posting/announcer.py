"""Sends hosting's posts to Discord; implements bot.hosting.posting.post.Announcer.

A post is an ordinary message of the bot's own: an interaction's token dies after 15 minutes, a game lasts weeks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Any

import discord
import structlog
from discord.utils import snowflake_time

from bot.discord.answering.request import Services
from bot.discord.leagues.keeper import ThreadLeagueKeeper
from bot.discord.looking import films
from bot.discord.messages import codes, items
from bot.discord.messages.message import Attachment, Message, without_expiring
from bot.discord.posting import hands, letters, posts, thread_names
from bot.discord.posting.reach import AGAIN_AFTER, CLOSED, reach
from bot.discord.posting.sent_before import sent_before
from bot.hosting.filming.film import Film
from bot.hosting.hands.hand import Hand, Kept
from bot.hosting.leagues.league import LeaguePost, NewPlace
from bot.hosting.notices.letter import Letter, Told
from bot.hosting.posting.post import UNTOLD, Post, Posted, PostKind, TryLater, Undeliverable
from bot.hosting.replaying.replay import Replay
from bot.hosting.table import Person, Place, Press, Status
from bot.locale.words import wording

log = structlog.get_logger(__name__)

UNCHANGEABLE = frozenset({codes.MESSAGE_GONE, codes.CHANGED_TOO_OFTEN, codes.NOT_OURS, codes.THREAD_ARCHIVED})
"""Codes for messages that we cannot change. A new one can be sent all the same; it brings an archived thread back."""
LEFT_ALONE = (UNCHANGEABLE | CLOSED.keys()) - {codes.THREAD_ARCHIVED}
"""Codes with which an older post is left as it is; in an archived thread the next post makes it reachable."""
LONGEST_CHANGE = 30.0
"""Seconds for changing a message. Where Discord limits changes of old messages the library tries again by itself."""
OLD = timedelta(hours=1)
"""Age from which Discord limits changes of a message."""
NONCE_FORGOTTEN = 300.0
"""Seconds after which Discord has forgotten a nonce."""


_LAST = {Status.FINISHED: PostKind.BOARD, Status.CANCELLED: PostKind.CANCELLED}
"""The kind of a table's last post, by how its game ended: it brings the record."""


class ChannelAnnouncer:
    """Sends posts to channels."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services
        self._leagues = ThreadLeagueKeeper(client, services)
        self.hand_games: Collection[str] = [name for name, each in services.presenters.items() if each.hands]
        self._lasting: dict[int, str] = {}
        """What posts say without the lines that go with their buttons; "" where no line does.

        Kept only in memory: the words of a channel are stored nowhere. Where several processes send, each may change
        what another one has sent. Then nothing is kept, and a post is read before its buttons are taken off.
        """

    async def post(self, post: Post) -> Posted:
        """Send a post, or change its message; see the port for what it raises."""
        if post.kind is PostKind.NAME:
            await thread_names.rename(self._client, post)
            return UNTOLD
        message = await posts.compose(self._services, post)
        if post.view is not None and post.kind is _LAST.get(post.table.status):
            message = await self._with_record(post, message)
        message = await self._with_page(post, message)
        parts = message.parts()
        found = await reach(self._sent_before(post, parts))
        last = len(parts) - 1
        if last in found:
            log.info("post_found", table=post.table.id, message=found[last])
            return Posted(found[last], len(parts))
        posted = await self._bring(post, parts, found)
        if posted != UNTOLD and not self._services.host.shared:
            self._lasting[posted.message_id] = parts[-1].lasting if parts[-1].lasting != parts[-1].text else ""
        return posted

    async def retire(self, place: Place, message_id: int) -> None:
        """Take the buttons off an older post. One that is gone, or cannot be changed any more, is no error."""
        await reach(self._strip(place, message_id))
        self._lasting.pop(message_id, None)

    async def tell(self, letter: Letter) -> Told:
        """Send a letter; see the port for what it raises."""
        return await reach(letters.tell(self._client, self._services, letter))

    async def take_back(self, told: Told, language: str) -> None:
        """Say that a letter no longer holds, or delete it. One that is gone, or cannot be changed, is no error."""
        await reach(letters.take_back(self._client, told, language))

    async def keep_hand(self, hand: Hand) -> Kept | None:
        """Bring the message of a hand up to date; see the port for what it raises."""
        return await reach(hands.keep(self._client, self._services, hand))

    async def open_place(self, wanted: NewPlace) -> int:
        """Make a place for a table of a league; see the port for what it raises."""
        return await self._leagues.open_place(wanted)

    async def tell_league(self, post: LeaguePost) -> int:
        """Send a post of a league, or change its message; see the port for what it raises."""
        return await self._leagues.tell_league(post)

    async def draw_film(self, replay: Replay) -> Film:
        """Draw the animated picture of a game; see the port for what it raises."""
        return await films.draw(self._services, replay)

    async def _bring(self, post: Post, parts: Sequence[Message], found: Mapping[int, int]) -> Posted:
        """Change a post's message, else send what is not `found` of it."""
        if post.edit is not None:
            self._lasting.pop(post.edit, None)  # from here on nobody knows what it says, until the change has come back
            if await reach(self._edit(post.place, post.edit, parts[0])):
                return Posted(await self._send_further(post, parts, found) or post.edit, len(parts))
        if post.quiet:
            return UNTOLD
        return Posted(await self._send(post, parts, found), len(parts))

    async def _with_record(self, post: Post, message: Message) -> Message:
        everybody = Press(post.id, Person(id=0, name=""), post.place)
        data = await self._services.host.tables.record(everybody, post.table.id)
        file = Attachment(f"{post.game.name}-{post.table.id}.jsonl", data)
        return replace(message, files=(*message.files, file))

    async def _with_page(self, post: Post, message: Message) -> Message:
        """Link the table's page on the web under the first post of a game and the last, where it has one."""
        address = self._services.page_address
        linked = post.view is not None and (posts.begins(post) or post.kind is _LAST.get(post.table.status))
        if address is None or not linked or (page := await self._services.host.looking.page(post.table.id)) is None:
            return message
        key = "post-page" if post.table.status is Status.RUNNING else "post-page-over"
        line = wording(post.table.language)(key, address=f"{address}{page}/")
        return replace(message, text=f"{message.text}\n{line}".strip())

    async def _sent_before(self, post: Post, parts: Sequence[Message]) -> Mapping[int, int]:
        """Return what earlier attempts have sent: the numbers of parts, and their messages."""
        if post.earlier is None:
            return {}
        return await sent_before(self._client, self._channel(post.place), post.earlier, post.table.id, parts)

    async def _send_further(self, post: Post, parts: Sequence[Message], found: Mapping[int, int]) -> int:
        """Send what does not fit into the message that was changed, as an edit does: nobody is pinged."""
        return await self._send(post, [replace(part, pings=()) for part in parts], {**found, 0: 0})

    async def _send(self, post: Post, parts: Sequence[Message], found: Mapping[int, int]) -> int:
        """Send the messages that are not `found`, and return the id of the last one; 0 where that is the changed one.

        What fails once something was sent leaves a beginning that is there (Undeliverable.begun).
        """
        sent = dict(found)
        for number, part in enumerate(parts):
            if number in sent:
                continue
            try:
                sent[number] = await reach(self._send_part(post, number, part))
            except Undeliverable as error:
                raise Undeliverable(error.reason, begun=bool(sent)) from error
        return sent[len(parts) - 1]

    async def _send_part(self, post: Post, number: int, part: Message) -> int:
        """Send a message, and return its id.

        What was sent under the nonce may be deleted by now: Discord says so as long as it remembers. Nobody may have
        seen it, and a game needs its buttons, so it is sent again, under another nonce.
        """
        try:
            return await self._send_message(post.place, part, f"{post.nonce}.{number}")
        except discord.NotFound as error:
            if error.code != codes.MESSAGE_GONE:
                raise
        try:
            return await self._send_message(post.place, part, f"{post.nonce}.{number}.2")
        except discord.NotFound as error:
            if error.code != codes.MESSAGE_GONE:
                raise
            raise TryLater(NONCE_FORGOTTEN) from error

    async def _send_message(self, place: Place, part: Message, nonce: str) -> int:
        content: dict[str, Any] = {"view": items.view(part.rows)} if part.rows else {}
        sent = await self._channel(place).send(
            part.text,
            files=[each.file() for each in part.files],
            allowed_mentions=part.mentions(),
            nonce=nonce,
            **content,
        )
        return sent.id

    async def _edit(self, place: Place, message_id: int, message: Message) -> bool:
        """Change a post; False when it is gone or cannot be changed, or only after a long wait."""
        try:
            async with asyncio.timeout(LONGEST_CHANGE):
                await (
                    self._channel(place)
                    .get_partial_message(message_id)
                    .edit(
                        content=message.text,
                        view=items.view(message.rows),
                        attachments=[each.file() for each in message.files],
                        allowed_mentions=discord.AllowedMentions.none(),
                    )
                )
        except (discord.RateLimited, TimeoutError):
            return False
        except discord.HTTPException as error:
            if error.code not in UNCHANGEABLE:
                raise
            return False
        return True

    async def _strip(self, place: Place, message_id: int) -> None:
        """Take the buttons off, in one change with the lines that go with them."""
        message = self._channel(place).get_partial_message(message_id)
        try:
            async with asyncio.timeout(LONGEST_CHANGE):
                lasting = await self._lasting_text(message)
                nobody = discord.AllowedMentions.none()
                words: dict[str, Any] = {"content": lasting, "allowed_mentions": nobody} if lasting else {}
                await message.edit(view=None, **words)
        except (discord.RateLimited, TimeoutError):
            if self._services.host.now() - snowflake_time(message_id) < OLD:
                raise
        except discord.HTTPException as error:
            if error.code == codes.THREAD_ARCHIVED:
                raise TryLater(AGAIN_AFTER) from error
            if error.code not in LEFT_ALONE and not isinstance(error, discord.NotFound):
                raise

    async def _lasting_text(self, message: discord.PartialMessage) -> str:
        """Return what a post says without its buttons; "" where that cannot be read: then its words stay."""
        if message.id in self._lasting:
            return self._lasting[message.id]
        try:
            return without_expiring((await message.fetch()).content)
        except discord.Forbidden:
            return ""

    def _channel(self, place: Place) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
