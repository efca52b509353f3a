"""What is told to one person: queued, told, or told and no longer of use."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, fields
from datetime import datetime
from json import dumps, loads
from typing import Any, NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import jobs
from bot.store.dialects import insert_or_update
from bot.store.engines import LATER
from bot.store.jobs import JobKind
from bot.store.schema import notices, pings, tables


@dataclass(frozen=True, slots=True)
class NoticeRow:
    """One thing that is told to a person."""

    notice_id: int
    person_id: int
    kind: str
    table_id: int | None
    since: int | None
    """The seq since which the person's seat is asked what the notice is about; None: it holds whatever is asked."""
    due_at: datetime
    retry_at: datetime | None
    """Until then nobody tries it again: it is being sent, or the service asked to wait."""
    attempts: int
    claimed_at: datetime | None
    """When it was tried for the first time."""
    nonce: str | None
    """Of the letter that tells it; rows with the same one are told together."""
    channel_id: int | None
    """Where it was told; None: it was not told yet."""
    message_id: int | None
    parts: str | None = None
    """The messages before that one which told it, as JSON; None: there were none."""

    @property
    def earlier(self) -> tuple[int, ...]:
        """Return the messages before the last one which told it."""
        return tuple(loads(self.parts)) if self.parts else ()


class DuePerson(NamedTuple):
    """Somebody who is to be told something."""

    person_id: int
    due: datetime
    """The moment from which the first thing may be told."""
    retry: datetime | None
    """Nothing is tried before it."""
    pinged_at: datetime | None
    """When this person was pinged last."""


_COLUMNS = tuple(notices.c[each.name] for each in fields(NoticeRow))
# Statements that are needed again and again are made once: making one takes longer than carrying it out.
_ENQUEUE = insert(notices)
_DUE = (
    select(notices.c.person_id, func.min(notices.c.due_at), func.max(notices.c.retry_at), func.max(pings.c.at))
    .outerjoin(pings, pings.c.person_id == notices.c.person_id)
    .where(notices.c.message_id.is_(None))
    .group_by(notices.c.person_id)
    .order_by(notices.c.person_id)
)
_TOLD = (
    select(*_COLUMNS, tables.c.seq, tables.c.seating, tables.c.status)
    .join(tables, tables.c.table_id == notices.c.table_id)
    .where(notices.c.message_id.is_not(None))
    .order_by(notices.c.notice_id)
)


async def enqueue(
    connection: AsyncConnection,
    person_id: int,
    kind: str,
    due: datetime,
    *,
    table_id: int | None = None,
    since: int | None = None,
) -> None:
    """Have something told to a person. `kind` names its law and its message (bot.hosting.notices.kinds).

    `since`: of a notice about what a seat is asked, since when it is asked that.
    """
    what = {"person_id": person_id, "kind": kind, "table_id": table_id, "since": since}
    await connection.execute(_ENQUEUE, {**what, "due_at": due, "attempts": 0}, execution_options=LATER)
    jobs.ask(connection, JobKind.LETTERS, person_id, due)


async def due_people(connection: AsyncConnection) -> list[DuePerson]:
    """Return everybody who is to be told something, now or later."""
    return [DuePerson(*row) for row in await connection.execute(_DUE)]


async def due_person(connection: AsyncConnection, person_id: int) -> DuePerson | None:
    """Return the same of one person; None for whom nothing is queued."""
    found = (await connection.execute(_DUE.where(notices.c.person_id == person_id))).one_or_none()
    return None if found is None else DuePerson(*found)


async def queued_for(connection: AsyncConnection, person_id: int) -> list[NoticeRow]:
    """Return what a person is to be told, oldest first."""
    return await _find(connection, notices.c.person_id == person_id, notices.c.message_id.is_(None))


class Told(NamedTuple):
    """What was told, and how its table stands."""

    row: NoticeRow
    state: tuple[object, ...]
    """Whatever of the table says whether it still holds; as long as this is the same, so is the answer."""


async def told(connection: AsyncConnection, table_id: int | None = None) -> list[Told]:
    """Return what was told of a table, or of all, and may still hold, oldest first."""
    width, query = len(_COLUMNS), _TOLD if table_id is None else _TOLD.where(notices.c.table_id == table_id)
    return [Told(NoticeRow(*row[:width]), tuple(row[width:])) for row in await connection.execute(query)]


async def told_in(connection: AsyncConnection, person_id: int, nonce: str) -> list[NoticeRow]:
    """Return what a letter to a person has told and may still hold."""
    return await _find(connection, notices.c.person_id == person_id, notices.c.nonce == nonce)


async def lock(connection: AsyncConnection, rows: Sequence[NoticeRow]) -> bool:
    """Take rows for this transaction; False when another process has them, or they are not as they were read."""
    these = notices.c.notice_id.in_([row.notice_id for row in rows])
    query = select(*_COLUMNS).where(these).order_by(notices.c.notice_id).with_for_update(skip_locked=True)
    return [NoticeRow(**row._mapping) for row in await connection.execute(query)] == list(rows)


async def claim(connection: AsyncConnection, ids: Collection[int], nonce: str, at: datetime, lease: datetime) -> None:
    """Note that an attempt to tell these in one letter begins; until `lease` nobody else tries."""
    await connection.execute(_these(ids).values(nonce=nonce, claimed_at=at, retry_at=lease))


async def release(connection: AsyncConnection, ids: Collection[int], due: datetime) -> None:
    """Note that the service has certainly not taken these, which are told from `due` on."""
    values: dict[str, Any] = dict.fromkeys(("nonce", "claimed_at", "retry_at"))
    await connection.execute(_these(ids).values(**values, due_at=due))


async def delay(connection: AsyncConnection, ids: Collection[int], retry_at: datetime) -> None:
    """Note that these are tried again from `retry_at` on."""
    await connection.execute(_these(ids).values(retry_at=retry_at))


async def hold(connection: AsyncConnection, ids: Collection[int], until: datetime) -> None:
    """Hold other processes off for longer from what is being told."""
    await connection.execute(_these(ids).values(retry_at=until))


async def fail(connection: AsyncConnection, ids: Collection[int]) -> None:
    """Count an attempt that failed. One that was cut off by the end of the bot does not count."""
    await connection.execute(_these(ids).values(attempts=notices.c.attempts + 1))


async def note_told(
    connection: AsyncConnection, ids: Collection[int], channel_id: int, message_id: int, earlier: Sequence[int] = ()
) -> None:
    """Note in which message these were told, and in which ones before it."""
    parts = dumps(earlier) if earlier else None
    await connection.execute(
        _these(ids).values(channel_id=channel_id, message_id=message_id, parts=parts, retry_at=None)
    )


async def drop(connection: AsyncConnection, ids: Collection[int]) -> None:
    """Forget these."""
    if ids:
        await connection.execute(delete(notices).where(notices.c.notice_id.in_(ids)))


async def drop_queued(connection: AsyncConnection, person_id: int, kind: str, table_id: int | None) -> None:
    """Forget what of a kind a person has not been told yet, at a table (None: of no table)."""
    its = notices.c.table_id.is_(None) if table_id is None else notices.c.table_id == table_id
    queued = (notices.c.person_id == person_id, notices.c.kind == kind, notices.c.nonce.is_(None))
    await connection.execute(delete(notices).where(its, *queued))


async def drop_kind(connection: AsyncConnection, table_id: int, kind: str) -> None:
    """Drop the notices of a kind about a table that are not told yet."""
    these = (notices.c.table_id == table_id, notices.c.kind == kind, notices.c.nonce.is_(None))
    await connection.execute(delete(notices).where(*these))


# -- pings ----------------------------------------------------------------------------------------------------------


async def note_pings(connection: AsyncConnection, people: Collection[int], table_id: int | None, at: datetime) -> None:
    """Note that people are pinged now, about one table, or (None) by a letter about several or none.

    In one order everywhere: two posts that ping the same people would wait for each other on PostgreSQL.
    """
    values = [{"person_id": person_id, "table_id": table_id, "at": at} for person_id in sorted(people)]
    if values:
        await connection.execute(insert_or_update(connection, pings), values, execution_options=LATER)


async def _find(connection: AsyncConnection, *which: Any) -> list[NoticeRow]:
    query = select(*_COLUMNS).where(*which).order_by(notices.c.notice_id)
    return [NoticeRow(**row._mapping) for row in await connection.execute(query)]


def _these(ids: Collection[int]) -> Any:
    return update(notices).where(notices.c.notice_id.in_(ids))
