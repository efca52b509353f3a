"""Taking back what was told and holds no longer: a direct message says so, one in a channel is deleted.

What its reader has answered is only forgotten: the message tells what was, and its reader knows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from datetime import timedelta

import structlog

from bot.hosting.context import HostContext
from bot.hosting.notices.building import notice
from bot.hosting.notices.letter import Told as Sent
from bot.hosting.posting.post import Announcer, Undeliverable
from bot.locale.words import FALLBACK
from bot.store import log as store_log
from bot.store import notices, people, tables
from bot.store.engines import Wait
from bot.store.errors import StoreAway
from bot.store.notices import NoticeRow, Told

log = structlog.get_logger(__name__)

AGAIN = timedelta(minutes=5)
"""After this a message that could not be changed is tried again."""


class Recall:
    """Looks at what was told whenever its table has changed, beside the telling."""

    def __init__(self, context: HostContext, announcer: Announcer) -> None:
        self._context = context
        self._announcer = announcer
        self._held: dict[int, tuple[object, ...]] = {}
        """How the table stood when a notice was found to hold: until that changes it is not looked at again."""
        self._task: asyncio.Task[None] | None = None

    @property
    def tasks(self) -> Collection[asyncio.Task[None]]:
        """Return what is under way."""
        return () if self._task is None or self._task.done() else (self._task,)

    async def ended(self) -> None:
        """Wait for what is under way."""
        await asyncio.gather(*self.tasks)

    def begin(self, told: Sequence[Told]) -> None:
        """Look at what was told, of all tables, where they have changed since then, unless that is under way."""
        if self.tasks:
            return
        self._held = {
            each.row.notice_id: each.state for each in told if self._held.get(each.row.notice_id) == each.state
        }
        if changed := self._changed_since(told):
            self._task = asyncio.create_task(self._look(changed), name="take notices back")

    async def look_at_table(self, told: Sequence[Told]) -> None:
        """Look at what was told of a table."""
        await self._look(self._changed_since(told))

    def _changed_since(self, told: Sequence[Told]) -> list[Told]:
        """Return of which the table has changed since it was found to hold, but for what is tried again later."""
        now = self._context.clock.now()
        return [
            each
            for each in told
            if self._held.get(each.row.notice_id) != each.state
            and (each.row.retry_at is None or each.row.retry_at <= now)
        ]

    async def _look(self, changed: Sequence[Told]) -> None:
        for each in changed:
            try:
                await self._look_at(each)
            except StoreAway:
                return
            except Exception:
                log.exception("notice_not_taken_back", notice=each.row.notice_id)
                self._held[each.row.notice_id] = each.state

    async def _look_at(self, told: Told) -> None:
        row = told.row
        if await notice(self._context, row) is not None:
            self._held[row.notice_id] = told.state
            return
        if not await self._answered(row) and not await self._changed(row):
            async with self._context.database.write(Wait.NOTHING) as connection:
                await notices.delay(connection, [row.notice_id], self._context.clock.now() + AGAIN)
            return
        async with self._context.database.write(Wait.NOTHING) as connection:
            await notices.drop(connection, [row.notice_id])

    async def _answered(self, row: NoticeRow) -> bool:
        """Return whether its reader has acted at the table since then, and that stands."""
        if row.table_id is None or row.since is None:
            return True
        async with self._context.database.read() as connection:
            rows = await store_log.rows(connection, row.table_id, row.since)
        undone = {each.undoes for each in rows}
        return any(each.person_id == row.person_id and each.undoes is None and each.seq not in undone for each in rows)

    async def _changed(self, row: NoticeRow) -> bool:
        """Change the message, unless another thing that it tells still holds; False where that is to be tried again."""
        if row.channel_id is None or row.message_id is None or await self._others_hold(row):
            return True
        async with self._context.database.read() as connection:
            language = await people.language_of(connection, row.person_id) or FALLBACK
            direct = not await tables.was_at(connection, row.channel_id)
        try:
            await self._announcer.take_back(Sent(row.channel_id, row.message_id, row.earlier, direct), language)
        except Undeliverable as error:
            log.info("notice_left", person=row.person_id, reason=error.reason)
        except Exception as error:
            log.warning("notice_not_changed", person=row.person_id, fault=error)
            return False
        return True

    async def _others_hold(self, row: NoticeRow) -> bool:
        async with self._context.database.read() as connection:
            together = await notices.told_in(connection, row.person_id, row.nonce or "")
        others = [each for each in together if each.notice_id != row.notice_id]
        return any([await notice(self._context, each) is not None for each in others])
