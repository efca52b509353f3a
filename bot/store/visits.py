"""Up to where people have looked at their tables."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from sqlalchemy import bindparam, desc, select, union_all
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.dialects import insert_or_update
from bot.store.schema import log, packed_people, visits


class Visit(NamedTuple):
    """What a person has seen of a table: all up to a seq, and when that was."""

    seq: int
    at: datetime


_OWN = (
    select(log.c.seq, log.c.at)
    .where(log.c.table_id == bindparam("wanted"), log.c.person_id == bindparam("person"))
    .order_by(log.c.seq.desc())
    .limit(1)
    .subquery()
)
_NOTED = select(visits.c.seq, visits.c.at).where(
    visits.c.table_id == bindparam("wanted"), visits.c.person_id == bindparam("person")
)
_PACKED = select(packed_people.c.seq, packed_people.c.at).where(
    packed_people.c.table_id == bindparam("wanted"), packed_people.c.person_id == bindparam("person")
)
_LAST = union_all(_NOTED, select(_OWN.c.seq, _OWN.c.at), _PACKED).order_by(desc("seq"), desc("at")).limit(1)


async def last(connection: AsyncConnection, table_id: int, person_id: int) -> Visit | None:
    """Return the last visit of a person, None where there was none.

    Who acts has seen the table: that is in the log, so an act notes nothing here.
    """
    row = (await connection.execute(_LAST, {"wanted": table_id, "person": person_id})).one_or_none()
    return Visit(*row) if row else None


async def note(connection: AsyncConnection, table_id: int, person_id: int, visit: Visit) -> None:
    """Note a visit in place of the one before."""
    values = {"table_id": table_id, "person_id": person_id, "seq": visit.seq, "at": visit.at}
    await connection.execute(insert_or_update(connection, visits), values)
