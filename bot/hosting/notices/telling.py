"""Telling one person all that is due: claim the rows, send one letter, note that.

It is done with the same care as a post (`bot.hosting.posting.delivery`): the rows of a letter are claimed together
under a nonce before the first attempt, so a repeated attempt tells the same once. The claim holds for as long as the
attempt takes (`bot.hosting.holding`), so that two processes do not send the same letter, and one that was killed holds
nothing up.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from secrets import token_hex

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.context import HostContext
from bot.hosting.holding import LEASE, held
from bot.hosting.notices.building import sort
from bot.hosting.notices.kinds import Way, kind_of
from bot.hosting.notices.letter import Letter, Notice, Told
from bot.hosting.notices.ways import allowed_from, is_closed, parted, way_of
from bot.hosting.people.preferences import Preferences, preferences_of
from bot.hosting.posting.post import Announcer, TryLater, Undeliverable
from bot.locale.words import FALLBACK
from bot.store import notices, people, preferences
from bot.store.engines import Wait
from bot.store.errors import StoreAway
from bot.store.notices import NoticeRow

log = structlog.get_logger(__name__)

NONCE_BYTES = 8
LONGEST_WAIT = 3600.0
"""Seconds between two attempts at most."""
LATER = timedelta(hours=1)
"""Where a channel does not take a letter, it is tried again so much later."""
CLOSED = "direct-closed"
GIVES_UP = 48
"""After so many attempts that failed, which take two days, nothing is told any more."""


@dataclass(frozen=True, slots=True)
class Reader:
    """A person who is told something."""

    preferences: Preferences
    language: str | None
    """None: the bot has never met the person."""


@dataclass(frozen=True, slots=True)
class Claimed:
    """A letter that is about to be sent, and its rows."""

    letter: Letter
    rows: tuple[NoticeRow, ...]
    reader: Reader

    @property
    def ids(self) -> list[int]:
        """Return the numbers of its rows."""
        return [row.notice_id for row in self.rows]


class Telling:
    """Tells people through an announcer."""

    def __init__(self, context: HostContext, announcer: Announcer) -> None:
        self._context = context
        self._announcer = announcer

    async def tell(self, person_id: int) -> None:
        """Send the letter that is due to a person, if one is. Never raises."""
        try:
            await self._try_to_tell(person_id)
        except StoreAway:
            await self._context.rest()
        except Exception:
            log.exception("letter_failed", person=person_id)
            await self._context.rest()

    async def _try_to_tell(self, person_id: int) -> None:
        claimed = await self._claim(person_id)
        if claimed is not None:
            await self._send(claimed)

    async def _claim(self, person_id: int) -> Claimed | None:
        """Make the letter and claim its rows; None when nothing is due, or another process has it."""
        context, now = self._context, self._context.clock.now()
        async with context.database.read() as connection:
            rows = batch(await notices.queued_for(connection, person_id), now)
            reader = await self._reader(connection, person_id)
        if not rows:
            return None
        unwanted = [row for row in rows if way_of(kind_of(row.kind), reader.preferences.reminders) is None]
        found = await sort(context, [row for row in rows if row not in unwanted])
        claimed, untold = self._letter(reader, found.held)
        allowed = allowed_from(reader.preferences, now)
        async with self._write() as connection:
            if not await notices.lock(connection, rows):
                return None
            await notices.drop(connection, [row.notice_id for row in (*unwanted, *found.gone, *untold)])
            if claimed is None:
                return None
            if allowed > now:
                await _put_off(connection, claimed, allowed)
                return None
            first = claimed.rows[0]
            await notices.claim(connection, claimed.ids, claimed.letter.nonce, first.claimed_at or now, now + LEASE)
        return claimed

    async def _reader(self, connection: AsyncConnection, person_id: int) -> Reader:
        chosen = (await preferences_of(connection, [person_id]))[person_id]
        return Reader(chosen, await people.language_of(connection, person_id))

    def _letter(
        self, reader: Reader, held: Sequence[tuple[NoticeRow, Notice]]
    ) -> tuple[Claimed | None, list[NoticeRow]]:
        """Return the letter that comes first, and the rows that are told by no way, or were tried too often."""
        given_up = [row for row, _ in held if row.attempts >= GIVES_UP]
        if given_up:
            kinds = sorted({row.kind for row in given_up})
            log.warning("letter_given_up", person=reader.preferences.person_id, kinds=kinds)
        left = [(row, told) for row, told in held if row not in given_up]
        closed = is_closed(reader.preferences, self._context.clock.now())
        if reader.language is None:  # who was never met has no preferences to keep it in
            closed = any(row.attempts for row, _ in left)
        told, place, quiet, untold = parted(left, reader.preferences.reminders, closed=closed)
        if not told:
            return None, [*given_up, *untold]
        first = told[0][0]
        letter = Letter(
            reader.preferences.person_id,
            reader.language or FALLBACK,
            tuple(each for _, each in told),
            first.nonce or token_hex(NONCE_BYTES),
            place,
            quiet,
            says_closed=closed and _to_be_said(reader, [row for row, _ in told]),
            earlier=first.claimed_at,
        )
        return Claimed(letter, tuple(row for row, _ in told), reader), [*given_up, *untold]

    async def _send(self, claimed: Claimed) -> None:
        now = self._context.clock.now()
        try:
            async with held(self._context, partial(notices.hold, ids=claimed.ids)):
                told = await self._announcer.tell(claimed.letter)
        except Undeliverable as error:
            log.info("letter_refused", person=claimed.letter.person_id, reason=error.reason)
            closed = error.reason == CLOSED and claimed.letter.place is None
            await self._context.write_surely(lambda connection: _refused(connection, claimed, now, closed=closed))
        except TryLater as error:
            await self._delay(claimed, error.seconds)
        except Exception as error:
            log.warning("letter_uncertain", person=claimed.letter.person_id, fault=error)
            await self._delay(claimed, 2.0 ** (claimed.rows[0].attempts + 1))
        else:
            await self._context.write_surely(lambda connection: self._note(connection, claimed, told, now))

    async def _note(self, connection: AsyncConnection, claimed: Claimed, told: Told, begun: datetime) -> None:
        """Note what was told; what may be taken back or put off by its reader is kept with its message.

        As a ping it counts from when it was begun: its reader saw it before this is noted.
        """
        lasting = [row.notice_id for row in claimed.rows if kind_of(row.kind).lasts]
        await notices.note_told(connection, lasting, told.channel_id, told.message_id, told.earlier)
        await notices.drop(connection, [each for each in claimed.ids if each not in lasting])
        calls = any(kind_of(row.kind).calls for row in claimed.rows)
        if calls and not claimed.letter.quiet:
            about = {row.table_id for row in claimed.rows}
            table_id = about.pop() if len(about) == 1 else None  # of one table: as if its post had pinged
            await notices.note_pings(connection, [claimed.letter.person_id], table_id, begun)
        known = claimed.reader.preferences
        if claimed.letter.says_closed:
            await preferences.change(connection, known.person_id, closed_said=True)
        elif claimed.letter.place is None and (known.direct_closed_at is not None or known.closed_said):
            await preferences.change(connection, known.person_id, direct_closed_at=None, closed_said=False)

    async def _delay(self, claimed: Claimed, seconds: float) -> None:
        until = self._context.clock.now() + timedelta(seconds=min(seconds, LONGEST_WAIT))

        async def note(connection: AsyncConnection) -> None:
            await notices.delay(connection, claimed.ids, until)
            await notices.fail(connection, claimed.ids)

        await self._context.write_surely(note)

    def _write(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Begin a transaction that a power failure may undo: at worst something is told twice."""
        return self._context.database.write(Wait.NOTHING)


def _to_be_said(reader: Reader, rows: Sequence[NoticeRow]) -> bool:
    """Return whether a letter in a channel says why: one of its rows would be told directly, and it was never said."""
    known = reader.preferences
    if reader.language is None or known.closed_said:  # who was never met has no preferences to keep it in
        return False
    return any(way_of(kind_of(row.kind), known.reminders) is Way.DIRECT for row in rows)


async def _refused(connection: AsyncConnection, claimed: Claimed, now: datetime, *, closed: bool) -> None:
    """Note that the service has taken nothing. Where direct messages are closed, the channel is used at once."""
    await notices.release(connection, claimed.ids, now if closed else now + LATER)
    await notices.fail(connection, claimed.ids)
    if closed and claimed.reader.language is not None:
        await preferences.change(connection, claimed.letter.person_id, direct_closed_at=now)


async def _put_off(connection: AsyncConnection, claimed: Claimed, until: datetime) -> None:
    """Tell it when its reader may be disturbed; what may have been sent already goes on under its claim then."""
    if claimed.rows[0].nonce is None:
        await notices.release(connection, claimed.ids, until)
    else:
        await notices.delay(connection, claimed.ids, until)


def batch(rows: Sequence[NoticeRow], now: datetime) -> list[NoticeRow]:
    """Return the rows of the next letter: those of one tried before, else all that is due; none before time."""
    tried = next((row for row in rows if row.nonce is not None), None)
    if tried is None:
        return [row for row in rows if row.due_at <= now]
    return [row for row in rows if row.nonce == tried.nonce] if tried.retry_at is None or tried.retry_at <= now else []
