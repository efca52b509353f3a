"""Sending the posts that are queued for one place: claim a bundle, post it, note that, retire the older posts.

A post is queued in the transaction of the action that it tells. Before an attempt its bundle is *claimed*: the store
notes up to which seq it tells, which post it changes, and the nonce. It may stay unknown whether the service took it
(the bot was killed, the line broke). The next attempt then tells exactly the same under the same nonce, and the client
looks first whether it is there: services forget nonces within minutes. So nothing is told twice, and nothing in between
is lost.

A post takes two transactions: the claim, and the note that it was sent and which older posts were retired since the one
before.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from itertools import takewhile
from typing import NamedTuple

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.context import HostContext
from bot.hosting.holding import LEASE, held
from bot.hosting.live_game import LastPost
from bot.hosting.loading import find_table, refusal_of, snapshot_of
from bot.hosting.notices import pinging
from bot.hosting.posting.post import UNTOLD, Announcer, Post, Posted, PostKind, TryLater, Undeliverable
from bot.hosting.posting.post_builder import BuiltPost, build_post
from bot.hosting.posting.retirement import Retirement
from bot.hosting.rules_version import rules_version
from bot.hosting.table import Refused, Status
from bot.store import films, outbox, tables
from bot.store import log as store_log
from bot.store.engines import Wait
from bot.store.errors import CorruptTable, StoreAway
from bot.store.log import Moment
from bot.store.outbox import Claim, DuePlace, Free, Held, PostTaken, QueuedPost, SentPost

log = structlog.get_logger(__name__)

LONGEST_WAIT = 300.0
"""Seconds between attempts when a place fails again and again."""
REST = 10.0
"""Seconds until the next attempt when the store does not answer or the post could not be made; then doubled."""
GIVES_UP = 5
"""After so many failures of our own a post is suspended, so that those behind it can be sent."""
GONE = "channel-gone"
"""The reason of a place that never comes back."""
FARTHEST = 600.0
"""Seconds: no attempt is delayed further. A later due time means that the clock was set back since then."""


class _Claimed(NamedTuple):
    """A bundle that this process sends."""

    built: BuiltPost
    first: QueuedPost
    held: Held
    whole: bool
    """Whether nothing else was queued in its line."""


class Delivery:
    """Posts through an announcer."""

    def __init__(self, context: HostContext, announcer: Announcer, retirement: Retirement) -> None:
        self._context = context
        self._announcer = announcer
        self._retirement = retirement

    async def send_oldest(self, place: DuePlace) -> bool:
        """Send the oldest bundle that is queued for a place, if it is due and of its table. Never raises.

        Return whether it was sent and nothing else was queued in its line when it was read.
        """
        claimed = None
        try:
            claimed = await self._claim(place)
            return claimed is not None and await self._post(claimed) and claimed.whole
        except PostTaken:
            return False  # another process sends it
        except StoreAway:
            await self._context.rest()
        except Exception:
            log.exception("outbox_failed", channel=place.channel_id)
            await self._put_off(place, claimed and claimed.held)
        return False

    def waits(self, due: datetime) -> bool:
        """Return whether what is due then is not sent yet; what is due in ages was queued before the clock was set."""
        now = self._context.clock.now()
        return now < due <= now + timedelta(seconds=FARTHEST + self._context.pace.gather)

    async def _claim(self, place: DuePlace) -> _Claimed | None:
        """Make the post of the oldest bundle and claim it; None when there is nothing to tell.

        The bundle is read under the table's lock, like the table itself. So it has every queued row for what the post
        tells, and no row is left over for the next one.
        """
        context, channel_id, table_id = self._context, place.channel_id, place.table_id
        async with context.locks.hold(table_id), context.database.read() as connection:
            queued = await outbox.queued_for(connection, channel_id, place.line)
            if not queued or queued[0].table_id != table_id or self.waits(outbox.due_at(queued)):
                return None
            bundle = bundled(queued)
            posts = self._free(bundle)
            try:
                built = await self._build(connection, replace(bundle[0], ended=bundle[-1].ended))
            except Refused as refused:
                await self._suspend(channel_id, posts, refused.reason)
                return None
        shared, now = context.database.shared, context.clock.now()
        async with context.database.write(Wait.DISK if shared else Wait.NOTHING) as connection:
            if built is None:
                await outbox.drop(connection, posts)
                await _drop_film(connection, bundle[0])
                self._note_nothing_owed(channel_id, bundle[0])
                return None
            post = built.post
            claim = bundle[0].claim or Claim(post.table.seq, post.edit, post.nonce, now)
            attempt = 1 + max(each.attempts for each in bundle)
            held = await outbox.claim(connection, posts, claim, attempt, now + LEASE if shared else None)
        log.debug("post_claimed", table=table_id, upto=claim.seq, changes=claim.edit, rows=posts.post_ids)
        return _Claimed(built, bundle[0], held, whole=len(bundle) == len(queued))

    def _free(self, bundle: Sequence[QueuedPost]) -> Free:
        now = self._context.clock.now()
        return Free([each.post_id for each in bundle], now, now + timedelta(seconds=FARTHEST))

    async def _build(self, connection: AsyncConnection, first: QueuedPost) -> BuiltPost | None:
        row = await find_table(connection, first.table_id)
        if told_by_newer(first, row.posted_until):
            log.warning("post_overtaken", table=row.table_id, upto=first.claimed_seq, posted_until=row.posted_until)
            return None
        begun = first.claimed_seq is not None and first.kind != PostKind.NAME  # of a name nothing is left half done
        if not begun and is_past(first, Status(row.status)):
            return None
        seq = row.seq if first.claimed_seq is None else first.claimed_seq
        try:
            built = await build_post(self._context, connection, row, first, seq)
        except CorruptTable as corrupt:
            raise refusal_of(corrupt) from corrupt
        if first.claimed_seq is None and never_shown(built.post):
            return None
        return built if built.news else None

    async def _post(self, claimed: _Claimed) -> bool:
        """Post what was claimed; return whether it was sent."""
        built, first, posts = claimed.built, claimed.first, claimed.held
        post = built.post
        channel_id, table_id = post.place.channel_id, post.table.id
        now = self._context.clock.now()
        try:
            async with held(self._context, partial(outbox.hold, posts=posts)):
                posted = await self._announcer.post(post)
        except asyncio.CancelledError:  # the bot ends: another process need not wait for the end of the claim
            if self._context.database.shared:
                await asyncio.shield(self._delay(posts, now))
            raise
        except Undeliverable as error:
            if error.reason == GONE and post.table.status.over:
                await self._note_untold(channel_id, first, posts)  # nobody will read it, and it would be tried for ever
                return False
            untaken = first.claimed_seq is None and not error.begun
            await self._suspend(channel_id, posts, error.reason, untaken=untaken)
        except TryLater as error:
            await self._delay(posts, now + timedelta(seconds=min(error.seconds, FARTHEST)))
        except Exception as error:
            wait = min(LONGEST_WAIT, 2.0**first.attempts)
            log.warning("post_failed", table=table_id, seq=post.table.seq, fault=error, again_in=wait)
            await self._delay(posts, now + timedelta(seconds=wait))
        else:
            log.debug("posted", table=table_id, upto=post.table.seq, message=posted.message_id, rows=posts.post_ids)
            if posted == UNTOLD:
                await self._note_untold(channel_id, first, posts)
                return False
            others = (post.edit, *post.older_posts)
            self._retirement.begin(post.place, [each for each in others if each not in (None, posted.message_id)])
            await self._note_posted(built, first, posts, posted, begun=now)
            return True
        return False

    async def _note_posted(
        self, built: BuiltPost, first: QueuedPost, posts: Held, posted: Posted, *, begun: datetime
    ) -> None:
        """Note what was posted. Its pings count from when it was begun: its readers saw it before this is noted."""
        post = built.post
        table_id, channel_id, now = post.table.id, post.place.channel_id, self._context.clock.now()
        may_be_suspended = self._context.may_be_suspended(channel_id)
        self._context.suspended.pop(channel_id, None)
        retired = self._retirement.retired(channel_id)

        async def note(connection: AsyncConnection) -> None:
            await outbox.note_retired(connection, [*retired, *built.past])
            if not await outbox.acknowledge(connection, posts.post_ids):
                return  # another process has found it in the channel, and may have posted more since
            if may_be_suspended:
                await outbox.resume(connection, channel_id, now)
            if post.kind is PostKind.FILM:  # its button works for ever
                await films.note_posted(connection, table_id, posted.message_id, now)
            elif post.proposal is not None and post.proposal.outcome is not None:
                await outbox.note_retired(connection, [posted.message_id])  # its buttons are gone
            elif posted.message_id != post.edit:
                posted_since = built.posted_since if posted.messages == 1 else None
                sent = SentPost(posted.message_id, post.kind.value, posted_since, now, first.about, first.person_id)
                await outbox.note_sent(connection, table_id, sent)
            await pinging.note(connection, post.table, built.pings, begun, silent=posted.message_id == post.edit)
            if built.position is not None:
                await tables.note_posted(connection, table_id, post.table.seq)
                await self._keep_as_posted(connection, built)

        await self._context.write_surely(note)
        self._retirement.noted(channel_id, retired)
        live = self._context.cache.get(table_id)
        if built.position is not None and live is not None:
            live.last_post = LastPost(post.table.seq, post.view, built.posted_since or 0, post.before)

    async def _keep_as_posted(self, connection: AsyncConnection, built: BuiltPost) -> None:
        """Keep the position where a post ends, which is nearly always the present one.

        Where another process has gone on just now nothing is kept, and the position is made from the log when needed.
        """
        post, seq = built.post, built.post.table.seq
        live = self._context.cache.get(post.table.id)
        if live is not None and live.table.seq == seq:
            await store_log.keep_as_posted(connection, post.table.id, seq, rules_version(post.game))
            return
        snapshot = snapshot_of(post.game, built.position, seq)
        await store_log.save_snapshot(connection, post.table.id, Moment.POSTED, snapshot)

    def _note_nothing_owed(self, channel_id: int, dropped: QueuedPost) -> None:
        """Note that a post which may have been suspended is owed no more; a name tells nothing of posts."""
        if dropped.kind != PostKind.NAME:
            self._context.suspended.pop(channel_id, None)

    async def _note_untold(self, channel_id: int, first: QueuedPost, posts: Held) -> None:
        """Drop rows of which there is no post: the next one tells what they did not."""
        self._note_nothing_owed(channel_id, first)

        async def drop(connection: AsyncConnection) -> None:
            await outbox.acknowledge(connection, posts.post_ids)
            await _drop_film(connection, first)

        await self._context.write_surely(drop)

    async def note_retired(self, channel_id: int) -> None:
        """Note now which posts were retired at a place where nothing is being sent; else the next post there does."""
        retired = self._retirement.retired(channel_id)
        async with self._write() as connection:
            await outbox.note_retired(connection, retired)
        self._retirement.noted(channel_id, retired)

    async def _delay(self, posts: Held, until: datetime) -> None:
        await self._context.write_surely(lambda connection: outbox.delay(connection, posts, until))

    def _write(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Begin a transaction that a power failure may undo: at worst something is tried once more."""
        return self._context.database.write(Wait.NOTHING)

    # -- what goes wrong ------------------------------------------------------------------------------------------

    async def _suspend(self, channel_id: int, posts: Free | Held, reason: str, *, untaken: bool = False) -> None:
        async with self._write() as connection:
            if not await outbox.suspend(connection, posts, reason, untaken=untaken):
                return  # another process sends them
        log.warning("post_suspended", channel=channel_id, reason=reason)
        self._context.suspended[channel_id] = reason

    async def _put_off(self, place: DuePlace, held: Held | None) -> None:
        """Delay a place after a failure of our own; suspend the bundle after too many of them."""
        channel_id = place.channel_id
        try:
            async with self._context.database.read() as connection:
                bundle = bundled(await outbox.queued_for(connection, channel_id, place.line))
            posts, failures = held or self._free(bundle), max((each.attempts for each in bundle), default=0)
            if failures >= GIVES_UP:
                await self._suspend(channel_id, posts, "failed")
                return
            rest = timedelta(seconds=min(LONGEST_WAIT, REST * 2.0**failures))
            async with self._write() as connection:
                await outbox.fail(connection, posts, self._context.clock.now() + rest)
        except Exception:
            log.exception("outbox_failed", channel=channel_id)
            await self._context.clock.wait(asyncio.Event(), REST)


async def _drop_film(connection: AsyncConnection, first: QueuedPost) -> None:
    """Drop the animated picture of which there will be no post, if it was one."""
    if first.kind == PostKind.FILM:
        await films.drop_untold(connection, first.table_id)


def bundled(queued: Sequence[QueuedPost]) -> list[QueuedPost]:
    """Return the rows that one post tells: the first, and those behind it of the same table, kind and proposal.

    Rows that were claimed together stay together, without others.
    """
    return list(takewhile(lambda each: _goes_with(each, queued[0]), queued))


def _goes_with(queued: QueuedPost, first: QueuedPost) -> bool:
    same = (queued.table_id, queued.kind, queued.about) == (first.table_id, first.kind, first.about)
    return same and (queued.claimed_seq, queued.nonce) == (first.claimed_seq, first.nonce)


def told_by_newer(queued: QueuedPost, posted_until: int) -> bool:
    """Return whether a newer post goes further than an attempt of which nobody knows what came of it.

    It was suspended meanwhile, so the newer one was not held up by it. Told again it would stand behind that one.
    """
    return queued.kind == PostKind.BOARD and queued.claimed_seq is not None and queued.claimed_seq < posted_until


def is_past(queued: QueuedPost, status: Status) -> bool:
    """Return whether a post is out of date: of a table that has gone on, or was closed, since it was queued."""
    if queued.kind in (PostKind.TIMES, PostKind.SEATS, PostKind.ASLEEP):
        return status != Status.RUNNING
    if queued.kind in (PostKind.INVITED, PostKind.LANGUAGE, PostKind.NAME):
        return status.over
    if queued.kind == PostKind.FILM:
        return not status.over
    if queued.kind == PostKind.IDLE:
        return status != Status.LOBBY
    return queued.kind == PostKind.BOARD and status == Status.CANCELLED


def never_shown(post: Post) -> bool:
    """Return whether a post tells the end of a lobby that never had a message: the next post tells enough."""
    return post.kind is PostKind.LOBBY and post.table.status is not Status.LOBBY and post.edit is None
