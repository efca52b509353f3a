"""Animated pictures of games that somebody has asked for: wanted, drawn or given up, and posted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Update, and_, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import jobs
from bot.store.dialects import insert_or_update
from bot.store.jobs import JobKind
from bot.store.outbox import IS_FILM
from bot.store.schema import films, outbox


@dataclass(frozen=True, slots=True)
class FilmRow:
    """The picture of a table's game, without its file."""

    table_id: int
    asked_at: datetime
    attempts: int
    """How often it was begun to be drawn."""
    retry_at: datetime | None
    """Until then nobody begins: somebody draws it, or it failed."""
    seq: int | None
    """The table's seq that it shows; None: it is not drawn."""
    failed: str | None
    """Why there is none, as a refusal's key."""
    posted_at: datetime | None
    """When it was posted, or that there is none."""
    message_id: int | None
    """The message that was posted last."""

    @property
    def wanted(self) -> bool:
        """Return whether it is still to be drawn."""
        return self.seq is None and self.failed is None and self.posted_at is None


class File(NamedTuple):
    """A picture, and what describes it to those who cannot see it."""

    data: bytes
    alt: str


_ROW = (
    films.c.table_id,
    films.c.asked_at,
    films.c.attempts,
    films.c.retry_at,
    films.c.seq,
    films.c.failed,
    films.c.posted_at,
    films.c.message_id,
)
_FRESH: dict[str, Any] = {
    "attempts": 0,
    **dict.fromkeys(("retry_at", "seq", "data", "alt", "failed", "posted_at")),
}
"""A picture that was just asked for."""
WANTED = and_(films.c.seq.is_(None), films.c.failed.is_(None), films.c.posted_at.is_(None))
"""What is still to be drawn."""
_UNTOLD = and_(films.c.posted_at.is_(None), or_(films.c.seq.is_not(None), films.c.failed.is_not(None)))


async def find(connection: AsyncConnection, table_id: int) -> FilmRow | None:
    """Return the picture of a table; None where nobody has asked for one lately."""
    row = (await connection.execute(select(*_ROW).where(films.c.table_id == table_id))).one_or_none()
    return None if row is None else FilmRow(*row)


async def wanted(connection: AsyncConnection) -> list[FilmRow]:
    """Return what is to be drawn, now or later, in the order of asking."""
    query = select(*_ROW).where(WANTED).order_by(films.c.asked_at, films.c.table_id)
    return [FilmRow(*row) for row in await connection.execute(query)]


async def ask(connection: AsyncConnection, table_id: int, now: datetime) -> None:
    """Have one drawn, in place of an older one. Which message was posted last stays known."""
    values = {"asked_at": now, **_FRESH}
    await connection.execute(insert_or_update(connection, films, *values), {"table_id": table_id, **values})
    jobs.ask(connection, JobKind.PICTURES, table_id)


async def file(connection: AsyncConnection, table_id: int) -> File | None:
    """Return what was drawn and is not posted yet."""
    query = select(films.c.data, films.c.alt).where(films.c.table_id == table_id, films.c.data.is_not(None))
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else File(row.data, row.alt)


# -- drawing ----------------------------------------------------------------------------------------------------------


async def claim(connection: AsyncConnection, row: FilmRow, until: datetime) -> bool:
    """Note that one is drawn, which holds others off until then; False where another process was faster."""
    mine = _asked(row).where(films.c.attempts == row.attempts)
    return (await connection.execute(mine.values(attempts=row.attempts + 1, retry_at=until))).rowcount == 1


async def hold(connection: AsyncConnection, row: FilmRow, until: datetime) -> None:
    """Hold others off for longer from what was claimed."""
    await connection.execute(_claimed(row).values(retry_at=until))


async def give_back(connection: AsyncConnection, row: FilmRow) -> None:
    """Leave what was claimed to others, as it was before: nothing has failed."""
    await connection.execute(_claimed(row).values(attempts=row.attempts, retry_at=None))
    jobs.ask(connection, JobKind.PICTURES, row.table_id)


async def delay(connection: AsyncConnection, row: FilmRow, until: datetime) -> None:
    """Have what was claimed, and failed, tried again later."""
    await connection.execute(_claimed(row).values(retry_at=until))
    jobs.ask(connection, JobKind.PICTURES, row.table_id, until)


async def note_drawn(connection: AsyncConnection, row: FilmRow, seq: int, drawn: File) -> bool:
    """Keep what was drawn; False where it is not wanted any more, or another process has drawn it."""
    values = {"seq": seq, "retry_at": None, **drawn._asdict()}
    return (await connection.execute(_asked(row).values(**values))).rowcount == 1


async def note_failed(connection: AsyncConnection, row: FilmRow, reason: str) -> bool:
    """Note that there is none; False as `note_drawn`."""
    return (await connection.execute(_asked(row).values(failed=reason, retry_at=None))).rowcount == 1


async def drop(connection: AsyncConnection, row: FilmRow) -> None:
    """Forget that one was wanted."""
    which = (films.c.table_id == row.table_id, films.c.asked_at == row.asked_at, WANTED)
    await connection.execute(delete(films).where(*which))


def _asked(row: FilmRow) -> Update:
    """Change a picture, as long as it is wanted since then."""
    return update(films).where(films.c.table_id == row.table_id, films.c.asked_at == row.asked_at, WANTED)


def _claimed(row: FilmRow) -> Update:
    """Change a picture, as long as nobody has claimed it since."""
    return _asked(row).where(films.c.attempts == row.attempts + 1)


# -- posting ----------------------------------------------------------------------------------------------------------


async def note_posted(connection: AsyncConnection, table_id: int, message_id: int, now: datetime) -> None:
    """Note that it was posted, or that there is none: its file goes."""
    values = {"data": None, "alt": None, "posted_at": now, "message_id": message_id}
    await connection.execute(update(films).where(films.c.table_id == table_id, _UNTOLD).values(**values))


async def drop_untold(connection: AsyncConnection, table_id: int) -> None:
    """Forget what was drawn, or could not be, and will not be posted."""
    await connection.execute(delete(films).where(films.c.table_id == table_id, _UNTOLD))


# -- what is not kept -------------------------------------------------------------------------------------------------


async def tidy(connection: AsyncConnection, before: datetime) -> None:
    """Forget what was asked for before a time, with posts that could not be sent since then."""
    older = select(films.c.table_id).where(films.c.asked_at < before)
    await connection.execute(delete(outbox).where(IS_FILM, outbox.c.table_id.in_(older)))
    await connection.execute(delete(films).where(films.c.asked_at < before))


async def draw_anew(connection: AsyncConnection, table_ids: Sequence[int], now: datetime) -> None:
    """Have those of some tables drawn anew that are not posted yet: they show a name that is to be shown no more.

    One that may have been sent already only goes: it must not come twice.
    """
    unposted = (films.c.table_id.in_(table_ids), films.c.posted_at.is_(None))
    sent = exists().where(outbox.c.table_id == films.c.table_id, IS_FILM, outbox.c.nonce.is_not(None))
    await connection.execute(delete(films).where(*unposted, sent))
    found = (await connection.execute(select(films.c.table_id).where(*unposted))).scalars().all()
    await connection.execute(delete(outbox).where(IS_FILM, outbox.c.table_id.in_(found)))
    for table_id in found:
        await ask(connection, table_id, now)
