"""Keeping the messages with hands current, in the background.

Which message is out of date is read from the store (`bot.store.hands`), so a kill between any two steps loses nothing:
a change is made again, and a message that may have been sent is looked for under its nonce. After a change a message
rests for some seconds: what comes meanwhile is shown together.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from itertools import count, groupby
from operator import attrgetter
from secrets import token_hex

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection
from typing_extensions import override

from bot.hosting.background import Background, end
from bot.hosting.context import HostContext
from bot.hosting.hands.hand import Hand, HandKeeper, Kept, Over
from bot.hosting.holding import LEASE, held
from bot.hosting.loading import find_table, table_of
from bot.hosting.looking import looking
from bot.hosting.notices.telling import CLOSED, GIVES_UP, LATER, LONGEST_WAIT, NONCE_BYTES
from bot.hosting.notices.ways import CLOSED_FOR
from bot.hosting.posting.post import TryLater, Undeliverable
from bot.hosting.table import Refused, Status, Table
from bot.locale.words import FALLBACK
from bot.store import hands, preferences
from bot.store.engines import Wait
from bot.store.errors import StoreAway
from bot.store.hands import DueHand, HandRow
from bot.store.jobs import Job, JobKind

log = structlog.get_logger(__name__)

AT_ONCE = 4
"""At how many tables messages are changed at the same time."""
GATHER = 2.0
"""Seconds between two looks at what is out of date."""


class HandWork(Background):
    """Keeps messages with hands current; the busy ones are named by their tables."""

    kind = JobKind.HANDS

    def __init__(self, context: HostContext, keeper: HandKeeper) -> None:
        super().__init__(context, AT_ONCE)
        self._keeper = keeper
        self._leaving = count(-1, -1)
        """Names what is busy with people who were forgotten; tables have positive numbers."""

    async def deliver(self) -> None:
        """Bring all that is due now up to date, and return when each message has been tried."""
        await self.finish_due()

    async def ended(self) -> None:
        """Wait for what is under way with messages of people who were forgotten, as long as that is quick."""
        await end(self.busy.values())

    @override
    def ask(self, job: Job) -> None:
        """Look soon, whatever is asked for: whatever changes a table may concern a hand."""
        self.wake()

    @override
    async def _seconds_until_due(self) -> float:
        """Look at most once in a while, whatever happens: what is entered at about the same time is shown together."""
        await self.context.clock.wait(self.stopping, GATHER)
        return await super()._seconds_until_due()

    @override
    async def begin_due(self) -> datetime | None:
        """Begin at every table where a message is out of date; return the moment when more is due."""
        due = await self._due()
        now = self.context.clock.now()
        later = [when for each in due if (when := _from(each, now)) is not None]
        ready = [each for each in due if _from(each, now) is None]
        for table_id, group in groupby(ready, key=attrgetter("row.table_id")):
            if table_id not in self.busy and not self.stopping.is_set():
                self.occupy(table_id, self._keep_all(list(group)))
        return min(later, default=None)

    @override
    async def owed(self) -> Collection[int]:
        """Return the tables where a message is out of date now."""
        now = self.context.clock.now()
        return {each.row.table_id for each in await self._due() if _from(each, now) is None}

    @override
    async def do(self, key: int) -> datetime | None:
        """Bring the messages of a table up to date."""
        async with self.context.database.look() as connection:
            due = await hands.due(connection, key)
        now = self.context.clock.now()
        await self._keep_all([each for each in due if _from(each, now) is None])
        return None  # what rests is found by whoever looks for all that is owed

    async def _due(self) -> list[DueHand]:
        """Return what is out of date, now or later; who wants a message and has none gets a row first."""
        async with self.context.database.look() as connection:
            missing = await hands.missing(connection, self._keeper.hand_games)
            due = await hands.due(connection)
        if not missing:
            return due
        async with self._write() as connection:
            for table_id, person_id in missing:
                await hands.begin(connection, table_id, person_id)
            return await hands.due(connection)

    def leave(self, rows: Sequence[HandRow], language: str) -> None:
        """Take the hands out of the messages of somebody who is forgotten, and of whom the store has nothing any more.

        Once: a kill just then leaves them in that person's direct messages as they are.
        """
        if rows:
            self.occupy(next(self._leaving), self._leave(rows, language))

    async def _leave(self, rows: Sequence[HandRow], language: str) -> None:
        for row in rows:
            gone = DueHand(row, wanted=False, language=language, closed_at=None)
            try:
                await self._keeper.keep_hand(await self._hand(gone, row.nonce or ""))
            except Exception as error:
                log.warning("hand_left", table=row.table_id, fault=error)

    async def _keep_all(self, due: Sequence[DueHand]) -> None:
        async with self.slots:
            for each in due:
                if not self.stopping.is_set():
                    await self.keep(each)

    async def keep(self, due: DueHand) -> None:
        """Bring one message up to date. Never raises."""
        try:
            await self._try_to_keep(due)
        except StoreAway:
            await self.context.rest()
        except Refused as refused:  # its table is damaged
            log.warning("hand_refused", table=due.row.table_id, reason=refused.reason)
            await self._delay(due.row, LATER)
        except Exception:
            log.exception("hand_failed", table=due.row.table_id, person=due.row.person_id)
            await self._delay(due.row, LATER)

    async def _try_to_keep(self, due: DueHand) -> None:
        row = due.row
        if row.nonce is None and await self._over_unsent(due):
            return
        now, nonce = self.context.clock.now(), row.nonce or token_hex(NONCE_BYTES)
        async with self._write() as connection:
            if not await hands.claim(connection, row, nonce, now, now + LEASE):
                return
        await self._send(row, await self._hand(due, nonce))

    async def _over_unsent(self, due: DueHand) -> bool:
        """Drop a message that was never sent, where none is to be sent any more."""
        async with self.context.database.read() as connection:
            table = table_of(await find_table(connection, due.row.table_id))
        if _over(due, table) is None:
            return False
        await self.context.write_surely(lambda connection: hands.drop(connection, due.row))
        return True

    async def _hand(self, due: DueHand, nonce: str) -> Hand:
        """Return what a message is to show as things stand. Refused as `HostContext.live_game`."""
        row, sight = due.row, None
        async with self.context.database.read() as connection:
            table = table_of(await find_table(connection, row.table_id))
        if _over(due, table) is None:
            sight = await looking.sight(self.context, row.person_id, row.table_id)
            table = sight.table  # as it was when this was seen
        over = _over(due, table)
        kept = None
        if row.channel_id is not None and row.message_id is not None:
            kept = Kept(row.channel_id, row.message_id, row.digest or "")
        earlier = row.claimed_at if kept is None else None
        shown = sight if over is None else None
        return Hand(row.person_id, due.language or FALLBACK, table, shown, over, nonce, kept, earlier)

    async def _send(self, row: HandRow, hand: Hand) -> None:
        try:
            async with held(self.context, partial(hands.hold, row=row)):
                kept = await self._keeper.keep_hand(hand)
        except Undeliverable as error:
            await self._refused(row, hand, error.reason)
        except TryLater as error:
            await self._put_off(row, hand, error.seconds)
        except Exception as error:
            log.warning("hand_uncertain", person=row.person_id, table=row.table_id, fault=error)
            await self._put_off(row, hand, 2.0 ** (row.attempts + 1))
        else:
            await self.context.write_surely(lambda connection: self._note(connection, row, hand, kept))

    async def _note(self, connection: AsyncConnection, row: HandRow, hand: Hand, kept: Kept | None) -> None:
        if hand.over is not None:
            await hands.drop(connection, row)
        elif kept is None:
            await hands.forget_message(connection, row)
        else:
            shown = self._shown(row, hand, kept)
            if not await hands.note_shown(connection, shown):
                self.leave([shown], hand.language)  # its person was forgotten meanwhile
            elif row.message_id is None:
                await preferences.change(connection, row.person_id, direct_closed_at=None, closed_said=False)

    def _shown(self, row: HandRow, hand: Hand, kept: Kept) -> HandRow:
        rest = timedelta(seconds=self.context.pace.hand)
        return replace(
            row,
            seq=hand.table.seq,
            seating=hand.table.seating,
            status=hand.table.status.value,
            language=hand.language,
            digest=kept.digest,
            channel_id=kept.channel_id,
            message_id=kept.message_id,
            retry_at=self.context.clock.now() + rest,
        )

    async def _refused(self, row: HandRow, hand: Hand, reason: str) -> None:
        """Note that the service has taken nothing; of a hand that is not shown any more nothing is left to say."""
        log.info("hand_not_taken", person=row.person_id, table=row.table_id, reason=reason)
        if hand.over is not None:
            await self.context.write_surely(lambda connection: hands.drop(connection, row))
            return
        now, first = self.context.clock.now(), row.claimed_at is None

        async def note(connection: AsyncConnection) -> None:
            await hands.delay(connection, row, now if reason == CLOSED else now + LATER)
            if reason == CLOSED:
                await preferences.change(connection, row.person_id, direct_closed_at=now)
            if first:  # no earlier attempt may have sent it
                await hands.release(connection, row)

        await self.context.write_surely(note)

    async def _put_off(self, row: HandRow, hand: Hand, seconds: float) -> None:
        """Repeat an attempt later; that a hand is not shown any more is not said for ever."""
        if hand.over is not None and row.attempts >= GIVES_UP:
            await self.context.write_surely(lambda connection: hands.drop(connection, row))
            return
        await self._delay(row, timedelta(seconds=min(seconds, LONGEST_WAIT)))

    async def _delay(self, row: HandRow, wait: timedelta) -> None:
        until = self.context.clock.now() + wait
        await self.context.write_surely(lambda connection: hands.delay(connection, row, until))

    def _write(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Begin a transaction that a power failure may undo: at worst a message is changed once more."""
        return self.context.database.write(Wait.NOTHING)


def _from(due: DueHand, now: datetime) -> datetime | None:
    """Return from when on a message is tried; None: now. A new one waits as long as direct messages are closed."""
    moments = [due.row.retry_at]
    if due.closed_at is not None and due.closed_at <= now and due.wanted and due.row.message_id is None:
        moments.append(due.closed_at + CLOSED_FOR)
    return max((each for each in moments if each is not None and each > now), default=None)


def _over(due: DueHand, table: Table) -> Over | None:
    """Return why no hand is to be shown; None: one is."""
    if not due.wanted:
        return Over.UNWANTED
    if table.status is Status.FINISHED:
        return Over.FINISHED
    if table.status is Status.CANCELLED:
        return Over.CLOSED
    return None if table.seat_of(due.row.person_id) is not None else Over.SEAT_LOST
