"""Telling one place what is owed to it: claim a bundle, post it, note that it was posted, retire the older posts.

A post is owed from the transaction of the action it tells. Before an attempt the bundle is *claimed*: it is noted how
much it tells. When it is then unknown whether the service took it (the bot was killed, the line broke), the repeated
attempt tells exactly the same under the same nonce, so nothing is told twice and nothing in between is lost. Likewise
for what goes on with the last post: the claim says which post is changed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from datetime import timedelta

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.house import House
from bot.hosting.notice import Announcer, Notice, NoticeKind, Posted, TryLater, Undeliverable
from bot.hosting.notices import Draft, draft_notice
from bot.hosting.reading import find_table, refusal_of
from bot.hosting.running import Told
from bot.hosting.table import Place, Refused, Status
from bot.store import log as store_log
from bot.store import outbox, tables
from bot.store.dialects import Wait
from bot.store.log import Moment, Snapshot
from bot.store.outbox import Owed, Post
from bot.store.trouble import Damaged

log = structlog.get_logger(__name__)

LONGEST_WAIT = 300.0
"""Seconds between attempts when a place fails again and again."""
REST = 10.0
"""Seconds after which it is tried again when the store does not answer, or making the post failed; then doubled."""
GIVES_UP = 5
"""After so many failures of ours a post is set aside, so that what is behind it can be told."""
FARTHEST = 600.0
"""Seconds: no attempt is put off further. What is due later than that was put off before the clock was set back."""


class Delivery:
    """Posts through an announcer."""

    def __init__(self, house: House, announcer: Announcer) -> None:
        self._house = house
        self._announcer = announcer

    async def tell(self, channel_id: int) -> None:
        """Post the oldest bundle that is owed to a place; never raises."""
        try:
            await self._tell_bundle(channel_id)
        except Exception:
            log.exception("outbox_failed", channel=channel_id)
            await self._put_off(channel_id)

    async def _tell_bundle(self, channel_id: int) -> None:
        async with self._house.database.read() as connection:
            owed = bundled(await outbox.owed_to(connection, channel_id))
        if not owed:
            return
        try:
            claimed = await self._claim(channel_id, owed[0].table_id)
        except Refused as refused:
            await self._park(channel_id, [each.post_id for each in owed], refused.reason)
            return
        if claimed is not None:
            await self._post(*claimed)

    async def _claim(self, channel_id: int, table_id: int) -> tuple[Draft, Owed, list[int]] | None:
        """Make the notice of the oldest bundle and note how much it tells; None when there is nothing to be told.

        The bundle is read between two steps of its table, like the table itself: so it has every row of what the notice
        tells, and none is left over to make a post of what comes next.
        """
        house = self._house
        async with house.locks.hold(table_id), house.database.read() as connection:
            bundle = bundled(await outbox.owed_to(connection, channel_id))
            if not bundle or bundle[0].table_id != table_id:
                return None
            draft = await self._draft(connection, bundle[0])
        ids = [each.post_id for each in bundle]
        async with self._write() as connection:
            if draft is None:
                await outbox.settle(connection, ids)
                return None
            await outbox.claim(connection, ids, draft.notice.table.seq, draft.notice.edit)
        return draft, bundle[0], ids

    async def _draft(self, connection: AsyncConnection, first: Owed) -> Draft | None:
        row = await find_table(connection, first.table_id)
        if first.claimed_seq is None and is_past(first, Status(row.status)):
            return None
        seq = row.seq if first.claimed_seq is None else first.claimed_seq
        try:
            draft = await draft_notice(self._house, connection, row, first, seq)
        except Damaged as damaged:
            raise refusal_of(damaged) from damaged
        if first.claimed_seq is None and never_shown(draft.notice):
            return None
        return draft if draft.news else None

    async def _post(self, draft: Draft, first: Owed, ids: Sequence[int]) -> None:
        notice = draft.notice
        channel_id, table_id = notice.place.channel_id, notice.table.id
        now = self._house.clock.now()
        try:
            posted = await self._announcer.post(notice)
        except Undeliverable as error:
            await self._park(channel_id, ids, error.reason, untaken=first.claimed_seq is None)
        except TryLater as error:
            async with self._write() as connection:
                await outbox.delay(connection, ids, now + timedelta(seconds=min(error.seconds, FARTHEST)))
        except Exception as error:
            wait = min(LONGEST_WAIT, 2.0**first.attempts)
            log.warning("post_failed", table=table_id, seq=notice.table.seq, error=repr(error), again_in=wait)
            async with self._write() as connection:
                await outbox.delay(connection, ids, now + timedelta(seconds=wait))
        else:
            await self._note_posted(draft, ids, posted)
            others = (notice.edit, *notice.older_posts)
            await self.retire(notice.place, [each for each in others if each not in (None, posted.message_id)])

    async def _note_posted(self, draft: Draft, ids: Sequence[int], posted: Posted) -> None:
        notice = draft.notice
        table_id, now = notice.table.id, self._house.clock.now()
        async with self._write() as connection:
            await outbox.settle(connection, ids)
            await outbox.unpark(connection, notice.place.channel_id, now)
            if posted.message_id != notice.edit:
                told_from = draft.told_from if posted.messages == 1 else None
                post = Post(posted.message_id, notice.kind.value, told_from, now)
                await outbox.posted(connection, table_id, post)
            if draft.position is not None:
                await tables.change(connection, table_id, told_seq=notice.table.seq)
                snapshot = Snapshot(notice.table.seq, draft.position.to_data())
                await store_log.keep(connection, table_id, Moment.TOLD, snapshot)
        running = self._house.cache.get(table_id)
        if draft.position is not None and running is not None:
            running.told = Told(notice.table.seq, draft.position, draft.told_from or 0, draft.before)

    async def retire(self, place: Place, older: Sequence[int]) -> None:
        """Take the buttons off older posts. What fails is tried again with the next post."""
        gone = [message_id for message_id in older if await self._take_buttons_off(place, message_id)]
        if gone:
            async with self._write() as connection:
                await outbox.retired(connection, gone)

    async def _take_buttons_off(self, place: Place, message_id: int) -> bool:
        try:
            await self._announcer.retire(place, message_id)
        except Undeliverable as error:  # it is out of our reach for good
            log.info("retire_given_up", channel=place.channel_id, message=message_id, reason=error.reason)
        except Exception as error:
            log.warning("retire_failed", channel=place.channel_id, message=message_id, error=repr(error))
            return False
        return True

    def _write(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Begin a transaction that a power failure may take back: at worst something is told a second time."""
        return self._house.database.write(Wait.NOTHING)

    # -- what goes wrong ------------------------------------------------------------------------------------------

    async def _park(self, channel_id: int, ids: Sequence[int], reason: str, *, untaken: bool = False) -> None:
        log.warning("post_parked", channel=channel_id, reason=reason)
        async with self._write() as connection:
            await outbox.park(connection, ids, reason, untaken=untaken)

    async def _put_off(self, channel_id: int) -> None:
        """After a fault of ours: let the place rest, and at last set aside what cannot be told."""
        try:
            async with self._write() as connection:
                bundle = bundled(await outbox.owed_to(connection, channel_id))
                ids, failures = [each.post_id for each in bundle], max((each.attempts for each in bundle), default=0)
                if failures >= GIVES_UP:
                    await outbox.park(connection, ids, "failed")
                else:
                    rest = timedelta(seconds=min(LONGEST_WAIT, REST * 2.0**failures))
                    await outbox.fail(connection, ids, self._house.clock.now() + rest)
        except Exception:
            log.exception("outbox_failed", channel=channel_id)
            await self._house.clock.wait(asyncio.Event(), REST)


def bundled(owed: Sequence[Owed]) -> list[Owed]:
    """Give what is told in one post: the first row, and those behind it of the same table and kind.

    What was claimed together stays together, without what came later.
    """
    bundle: list[Owed] = []
    for each in owed:
        first = owed[0]
        if (each.table_id, each.kind, each.claimed_seq) != (first.table_id, first.kind, first.claimed_seq):
            break
        bundle.append(each)
    return bundle


def is_past(owed: Owed, status: Status) -> bool:
    """Say whether a post would tell of a board that was cleared, or who plays a game that is over."""
    if owed.kind == NoticeKind.SEATS:
        return status != Status.RUNNING
    return owed.kind == NoticeKind.BOARD and status == Status.CANCELLED


def never_shown(notice: Notice) -> bool:
    """Say whether a notice tells the end of a lobby that has no message yet: then what comes next tells enough."""
    return notice.kind is NoticeKind.LOBBY and notice.table.status is not Status.LOBBY and notice.edit is None
