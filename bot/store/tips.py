"""Which tips people were given while playing, and whether they want any."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.dialects import insert_or_leave
from bot.store.schema import preferences, tips


class Known(NamedTuple):
    """What is known of a person."""

    wanted: bool
    """Whether the person wants tips, as everybody does who has not said otherwise."""
    given: frozenset[str]


async def known(connection: AsyncConnection, person_id: int) -> Known:
    """Return whether a person wants tips, and those that were given."""
    wanted = await connection.execute(select(preferences.c.tips).where(preferences.c.person_id == person_id))
    given = await connection.execute(select(tips.c.tip).where(tips.c.person_id == person_id))
    return Known(wanted.scalar_one_or_none() is not False, frozenset(given.scalars()))


async def note(connection: AsyncConnection, person_id: int, tip: str) -> None:
    """Note that a person was given a tip."""
    await connection.execute(insert_or_leave(connection, tips).values(person_id=person_id, tip=tip))
