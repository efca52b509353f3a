"""Telling one person all that is due: claim the rows, send one letter, note that.

It is done with the same care as a post (`bot.hosting.delivery`): the rows of a letter are claimed together under a
nonce before the first attempt, so a repeated attempt tells the same once. The claim holds for a while only, so that
two processes do not send the same letter, and one that was killed holds nothing up.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from datetime import datetime, timedelta
from secrets import token_hex

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.context import HostContext
from bot.hosting.notices.building import sort
from bot.hosting.notices.kinds import kind_of
from bot.hosting.notices.letter import Letter, Told
from bot.hosting.post import Announcer, TryLater, Undeliverable
from bot.locale.words import FALLBACK
from bot.store import notices, people
from bot.store.dialects import Wait
from bot.store.errors import StoreAway
from bot.store.notices import NoticeRow

log = structlog.get_logger(__name__)

NONCE_BYTES = 8
LEASE = timedelta(seconds=60)
"""For so long a claim holds others off; an attempt is over by then."""
LONGEST_WAIT = 3600.0
"""Seconds between two attempts at most."""
LATER = timedelta(hours=1)
"""Where a channel does not take a letter, it is tried again so much later."""
GIVES_UP = 8
"""After so many attempts nothing is told any more."""


@dataclass(frozen=True, slots=True)
class Claimed:
    """A letter that is about to be sent, and its rows."""

    letter: Letter
    rows: tuple[NoticeRow, ...]

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
            claimed = await self._claim(person_id)
            if claimed is not None:
                await self._send(claimed)
        except StoreAway:
            await self._context.rest()
        except Exception:
            log.exception("letter_failed", person=person_id)
            await self._context.rest()

    async def _claim(self, person_id: int) -> Claimed | None:
        """Make the letter and claim its rows; None when nothing is due, or another process has it."""
        context, now = self._context, self._context.clock.now()
        async with context.database.read() as connection:
            rows = batch(await notices.queued_for(connection, person_id), now)
            language = await people.language_of(connection, person_id) or FALLBACK
        if not rows:
            return None
        found = await sort(context, rows)
        given_up = [row for row in rows if row.attempts >= GIVES_UP]
        left = [(row, told) for row, told in found.held if row not in given_up]
        async with self._write() as connection:
            if not await notices.lock(connection, rows):
                return None
            await notices.drop(connection, [row.notice_id for row in (*found.gone, *given_up)])
            if not left:
                return None
            first = left[0][0]
            nonce = first.nonce or token_hex(NONCE_BYTES)
            letter = Letter(person_id, language, tuple(told for _, told in left), nonce, earlier=first.claimed_at)
            claimed = Claimed(letter, tuple(row for row, _ in left))
            await notices.claim(connection, claimed.ids, nonce, first.claimed_at or now, now + LEASE)
        return claimed

    async def _send(self, claimed: Claimed) -> None:
        now = self._context.clock.now()
        try:
            told = await self._announcer.tell(claimed.letter)
        except Undeliverable as error:
            log.warning("letter_refused", person=claimed.letter.person_id, reason=error.reason)
            await self._surely(lambda connection: notices.release(connection, claimed.ids, now + LATER))
        except TryLater as error:
            await self._delay(claimed, error.seconds)
        except Exception as error:
            log.warning("letter_uncertain", person=claimed.letter.person_id, fault=error)
            await self._delay(claimed, 2.0 ** (claimed.rows[0].attempts + 1))
        else:
            await self._surely(lambda connection: self._note(connection, claimed, told))

    async def _note(self, connection: AsyncConnection, claimed: Claimed, told: Told) -> None:
        """Note what was told; what may be taken back or put off by its reader is kept with its message."""
        lasting = [row.notice_id for row in claimed.rows if kind_of(row.kind).lasts]
        await notices.note_told(connection, lasting, told.channel_id, told.message_id)
        await notices.drop(connection, [each for each in claimed.ids if each not in lasting])
        if not claimed.letter.quiet:
            await notices.note_pings(connection, [claimed.letter.person_id], None, self._context.clock.now())

    async def _delay(self, claimed: Claimed, seconds: float) -> None:
        until = self._context.clock.now() + timedelta(seconds=min(seconds, LONGEST_WAIT))
        await self._surely(lambda connection: notices.delay(connection, claimed.ids, until))

    async def _surely(self, write: Callable[[AsyncConnection], Awaitable[None]]) -> None:
        """Write what came of a letter, until the store takes it: it must not be told twice."""
        while True:
            try:
                async with self._write() as connection:
                    await write(connection)
                return
            except StoreAway:
                await self._context.rest()

    def _write(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Begin a transaction that a power failure may undo: at worst something is told twice."""
        return self._context.database.write(Wait.NOTHING)


def batch(rows: Sequence[NoticeRow], now: datetime) -> list[NoticeRow]:
    """Return the rows of the next letter: those of one tried before, else all that is due; none before time."""
    tried = next((row for row in rows if row.nonce is not None), None)
    if tried is None:
        return [row for row in rows if row.due_at <= now]
    return [row for row in rows if row.nonce == tried.nonce] if tried.retry_at is None or tried.retry_at <= now else []
