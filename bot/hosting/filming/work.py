"""Drawing the animated pictures that were asked for, in the background: nobody waits for them.

A picture is claimed before it is drawn, for half a minute, and again as long as it is drawn: so another process draws
it when this one was killed. What was drawn is kept, and its post queued, in one transaction. What fails is tried again
ever later; what fails again and again, also by a kill, is given up, with a post that says so.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from datetime import datetime, timedelta
from functools import partial

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection
from typing_extensions import override

from bot.hosting.background import Background
from bot.hosting.context import HostContext
from bot.hosting.filming.film import Film, FilmMaker
from bot.hosting.holding import LEASE, held
from bot.hosting.loading import find_table
from bot.hosting.looking import looking
from bot.hosting.posting.post import PostKind
from bot.hosting.replaying import reading
from bot.hosting.table import Refused, Table
from bot.store import films, outbox
from bot.store.engines import Wait
from bot.store.errors import StoreAway
from bot.store.films import File, FilmRow
from bot.store.jobs import JobKind

log = structlog.get_logger(__name__)

AT_ONCE = 1
"""How many are drawn at the same time: each has one frame after the other drawn, and other pictures come between."""
BUSY = timedelta(seconds=5)
"""Where several processes draw: who is busy leaves further pictures to the others, and looks again so much later."""
LONGEST = 600.0
"""Seconds after which drawing is broken off, and counts as failed."""
REST = 10.0
"""Seconds until a picture that failed is tried again; then doubled."""
GIVES_UP = 5
"""How often one is begun to be drawn."""
FARTHEST = timedelta(seconds=600)
"""No attempt is delayed further. A later moment means that the clock was set back since then."""


class BrokenOff(Exception):  # noqa: N818
    """The bot stops: another process draws, or this one after its next start."""


class FilmWork(Background):
    """Draws animated pictures; the busy ones are named by their tables."""

    kind = JobKind.PICTURES

    def __init__(self, context: HostContext, maker: FilmMaker) -> None:
        super().__init__(context, AT_ONCE)
        self._maker = maker

    async def deliver(self) -> None:
        """Draw all that is due now, and return when each has been tried."""
        await self.finish_due()

    @override
    async def begin_due(self) -> datetime | None:
        """Begin with every picture that is due; return the moment when the next one is."""
        due = await self._due()
        now = self.context.clock.now()
        for table_id, when in due.items():
            if when <= now and table_id not in self.busy and not self.stopping.is_set():
                self.occupy(table_id, self._draw(table_id))
        return min((when for when in due.values() if when > now), default=None)

    @override
    async def owed(self) -> Collection[int]:
        """Return the tables whose pictures are due now."""
        now = self.context.clock.now()
        return [table_id for table_id, when in (await self._due()).items() if when <= now]

    @override
    async def do(self, key: int) -> datetime | None:
        """Draw the picture of a table; a process that is busy leaves it to others."""
        if self.slots.locked():
            return self.context.clock.now() + BUSY
        await self._draw(key)
        return (await self._due()).get(key)

    async def _due(self) -> dict[int, datetime]:
        """Return from when on each picture may be drawn, in the order of asking."""
        async with self.context.database.look() as connection:
            wanted = await films.wanted(connection)
        farthest = self.context.clock.now() + FARTHEST
        return {each.table_id: _from(each, farthest) for each in wanted}

    async def _draw(self, table_id: int) -> None:
        async with self.slots:
            if not self.stopping.is_set():
                await self.draw(table_id)

    async def draw(self, table_id: int) -> None:
        """Draw the picture of a table, where nobody else does. Never raises."""
        try:
            wanted = await self._claim(table_id)
            if wanted is not None:
                await self._make(wanted)
        except StoreAway:
            await self.context.rest()
        except Exception:
            log.exception("film_failed", table=table_id)

    async def _claim(self, table_id: int) -> FilmRow | None:
        """Claim a picture; None where there is nothing to do."""
        now = self.context.clock.now()
        async with self.context.database.write(Wait.NOTHING) as connection:
            row = await films.find(connection, table_id)
            if row is None or not row.wanted or _from(row, now + FARTHEST) > now:
                return None
            if not await films.claim(connection, row, now + LEASE):
                return None
        log.debug("film_claimed", table=table_id, attempt=row.attempts + 1)
        return row

    async def _make(self, row: FilmRow) -> None:
        """Draw what was claimed, and note what came of it."""
        try:
            if row.attempts >= GIVES_UP:
                raise Refused("film-failed")  # nobody could say that it failed: each time the process was killed
            async with held(self.context, partial(films.hold, row=row)), asyncio.timeout(LONGEST):
                table, film = await self._unless_stopped(row.table_id)
        except (asyncio.CancelledError, BrokenOff, StoreAway) as error:
            await asyncio.shield(self.context.write_surely(lambda connection: films.give_back(connection, row)))
            if isinstance(error, asyncio.CancelledError):
                raise
        except Refused as refused:
            await self._give_up(row, refused.reason)
        except Exception as error:
            await self._failed(row, error)
        else:
            await self._keep(row, table, film)

    async def _drawn(self, table_id: int) -> tuple[Table, Film]:
        loaded = await looking.load(self.context, table_id)
        if not loaded.table.status.over:
            raise Refused("film-running", table=table_id)
        return loaded.table, await self._maker.draw_film(await reading.replay(self.context, None, loaded))

    async def _unless_stopped(self, table_id: int) -> tuple[Table, Film]:
        """Draw; BrokenOff where the bot stops meanwhile, for drawing takes longer than it may take to stop."""
        drawing = asyncio.create_task(self._drawn(table_id))
        stopping = asyncio.create_task(self.stopping.wait())
        try:
            await asyncio.wait((drawing, stopping), return_when=asyncio.FIRST_COMPLETED)
            if not drawing.done():
                raise BrokenOff
            return drawing.result()
        finally:
            for each in (drawing, stopping):
                each.cancel()
            await asyncio.gather(drawing, stopping, return_exceptions=True)

    async def _keep(self, row: FilmRow, table: Table, film: Film) -> None:
        """Keep what was drawn, and queue its post."""

        async def note(connection: AsyncConnection) -> None:
            if await films.note_drawn(connection, row, table.seq, File(film.data, film.alt)):
                await self._queue(connection, row.table_id)

        await self.context.write_surely(note)
        log.info("film_drawn", table=row.table_id, bytes=len(film.data))

    async def _failed(self, row: FilmRow, error: Exception) -> None:
        if row.attempts + 1 >= GIVES_UP:
            log.error("film_given_up", table=row.table_id, fault=error)
            await self._give_up(row, "film-failed")
            return
        rest = REST * 2.0**row.attempts
        log.warning("film_failed", table=row.table_id, fault=error, again_in=rest)
        until = self.context.clock.now() + timedelta(seconds=rest)
        await self.context.write_surely(lambda connection: films.delay(connection, row, until))

    async def _give_up(self, row: FilmRow, reason: str) -> None:
        """Have it said that there is no picture; of a game that goes on again, nothing."""

        async def note(connection: AsyncConnection) -> None:
            if reason == "film-running":
                await films.drop(connection, row)
            elif await films.note_failed(connection, row, reason):
                await self._queue(connection, row.table_id)

        await self.context.write_surely(note)

    async def _queue(self, connection: AsyncConnection, table_id: int) -> None:
        """Queue the post that brings it, or says that there is none."""
        row = await find_table(connection, table_id)
        place = (row.guild_id, row.channel_id)
        await outbox.enqueue(connection, table_id, place, PostKind.FILM.value, self.context.clock.now())


def _from(row: FilmRow, farthest: datetime) -> datetime:
    """Return from when on a picture may be drawn."""
    moments = (row.asked_at, row.retry_at)
    return max((each for each in moments if each is not None and each <= farthest), default=farthest - FARTHEST)
