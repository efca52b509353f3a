"""Direct messages that show people their hands at running tables: which there are, and which are out of date.

Nothing marks one as out of date. A row notes how its table stood that it shows (seq, seating, status), and its
language. Whatever changes a hand, or whose it is, changes one of them in its own transaction; so nothing can be missed.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, fields
from datetime import datetime
from typing import Any

from sqlalchemy import and_, bindparam, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.dialects import insert_or_leave
from bot.store.schema import hands, people, preferences, seats, tables


@dataclass(frozen=True, slots=True)
class HandRow:
    """The message of a person at a table."""

    table_id: int
    person_id: int
    seq: int | None
    """How the table stood that it shows; None: it shows nothing yet."""
    seating: int | None
    status: str | None
    language: str | None
    digest: str | None
    """Of all that it shows."""
    retry_at: datetime | None
    """Until then nobody touches it: it is being changed, was changed just now, or the service asked to wait."""
    attempts: int
    """How often in a row it failed."""
    claimed_at: datetime | None
    """When it was first tried to send it."""
    nonce: str | None
    """Of this message and no other."""
    channel_id: int | None
    message_id: int | None
    """None: it was not sent yet, as far as is known."""


@dataclass(frozen=True, slots=True)
class DueHand:
    """A message that is not as it should be."""

    row: HandRow
    wanted: bool
    """Whether its person wants such messages."""
    language: str | None
    """Of its person; None: that one is not known."""
    closed_at: datetime | None
    """When a direct message to that person was refused last; None: none was since one went through."""


_COLUMNS = tuple(hands.c[each.name] for each in fields(HandRow))
_NONE_YET = dict.fromkeys(column.name for column in _COLUMNS) | {"attempts": 0}

_MISSING = (
    select(tables.c.table_id, seats.c.person_id)
    .select_from(preferences)
    .join(seats, seats.c.person_id == preferences.c.person_id)
    .join(tables, tables.c.table_id == seats.c.table_id)
    .outerjoin(hands, and_(hands.c.table_id == tables.c.table_id, hands.c.person_id == seats.c.person_id))
    .where(preferences.c.keep_hand.is_(True), tables.c.status == "running", hands.c.person_id.is_(None))
    .where(tables.c.game.in_(bindparam("games", expanding=True)))
    .order_by(tables.c.table_id, seats.c.person_id)
)
_DUE = (
    select(*_COLUMNS, preferences.c.keep_hand.is_(True), people.c.language, preferences.c.direct_closed_at)
    .join(tables, tables.c.table_id == hands.c.table_id)
    .outerjoin(preferences, preferences.c.person_id == hands.c.person_id)
    .outerjoin(people, people.c.person_id == hands.c.person_id)
    .where(
        or_(
            hands.c.seq.is_distinct_from(tables.c.seq),
            hands.c.seating.is_distinct_from(tables.c.seating),
            hands.c.status.is_distinct_from(tables.c.status),
            hands.c.language.is_distinct_from(people.c.language),
            preferences.c.keep_hand.is_not(True),
        )
    )
    .order_by(hands.c.table_id, hands.c.person_id)
)


async def missing(connection: AsyncConnection, games: Collection[str]) -> list[tuple[int, int]]:
    """Return the running tables of these games, and the people there, who want a message and have none."""
    return [(row[0], row[1]) for row in await connection.execute(_MISSING, {"games": list(games)})]


async def begin(connection: AsyncConnection, table_id: int, person_id: int) -> None:
    """Note that a person is to have a message, unless that is noted."""
    values = {**_NONE_YET, "table_id": table_id, "person_id": person_id}
    await connection.execute(insert_or_leave(connection, hands), values)


async def due(connection: AsyncConnection, table_id: int | None = None) -> list[DueHand]:
    """Return the messages that do not show how their tables stand, or are not wanted any more; of one table, or all."""
    width, query = len(_COLUMNS), _DUE if table_id is None else _DUE.where(hands.c.table_id == table_id)
    return [
        DueHand(HandRow(*row[:width]), bool(row[width]), *row[width + 1 :]) for row in await connection.execute(query)
    ]


async def claim(connection: AsyncConnection, row: HandRow, nonce: str, at: datetime, lease: datetime) -> bool:
    """Note that it is tried to send or change a message; until `lease` nobody else tries.

    False when another process has it, or it is not as it was read.
    """
    query = select(*_COLUMNS).where(_key(row)).with_for_update(skip_locked=True)
    found = (await connection.execute(query)).one_or_none()
    if found is None or HandRow(*found) != row:
        return False
    await _set(connection, row, nonce=nonce, claimed_at=row.claimed_at or at, retry_at=lease)
    return True


async def hold(connection: AsyncConnection, row: HandRow, until: datetime) -> None:
    """Hold other processes off for longer from a message that is being sent or changed."""
    await _set(connection, row, retry_at=until)


async def note_shown(connection: AsyncConnection, row: HandRow) -> bool:
    """Note a message and what it shows; False when its row is gone, as its person was forgotten."""
    shown = ("seq", "seating", "status", "language", "digest", "channel_id", "message_id", "retry_at")
    return await _set(connection, row, **{name: getattr(row, name) for name in shown}, attempts=0)


async def forget_message(connection: AsyncConnection, row: HandRow) -> None:
    """Note that a message is gone: another one takes its place."""
    gone = dict.fromkeys(("channel_id", "message_id", "digest", "nonce", "claimed_at", "seq", "retry_at"))
    await _set(connection, row, **gone, attempts=0)


async def release(connection: AsyncConnection, row: HandRow) -> None:
    """Note that the service has certainly not taken a message."""
    await _set(connection, row, nonce=None, claimed_at=None)


async def delay(connection: AsyncConnection, row: HandRow, until: datetime) -> None:
    """Note that an attempt failed, and is repeated from `until` on."""
    await _set(connection, row, retry_at=until, attempts=row.attempts + 1)


async def drop(connection: AsyncConnection, row: HandRow) -> None:
    """Keep a message no more."""
    await connection.execute(delete(hands).where(_key(row)))


async def of_person(connection: AsyncConnection, person_id: int) -> list[HandRow]:
    """Return the messages of a person."""
    query = select(*_COLUMNS).where(hands.c.person_id == person_id).order_by(hands.c.table_id)
    return [HandRow(*row) for row in await connection.execute(query)]


async def _set(connection: AsyncConnection, row: HandRow, **values: Any) -> bool:
    done = await connection.execute(update(hands).where(_key(row)).values(**values))
    return done.rowcount > 0


def _key(row: HandRow) -> Any:
    return and_(hands.c.table_id == row.table_id, hands.c.person_id == row.person_id)
