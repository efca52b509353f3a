"""Claims: what one of several processes has begun outside the store, so that no other one begins it, too.

A claim is known by what it is for, a kind and a number. Until its moment nobody else claims the same.
"""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import bindparam, delete
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.dialects import insert_or_update
from bot.store.schema import claims

THREAD = "thread"
"""The kind of a thread that is made for a press."""
_PAST = claims.c.held_until <= bindparam("now")


async def take(connection: AsyncConnection, kind: str, number: int, now: datetime, until: datetime) -> bool:
    """Claim something until a moment; False where somebody else has."""
    statement = insert_or_update(connection, claims, where=_PAST)
    values = {"kind": kind, "number": number, "held_until": until, "now": now}
    return (await connection.execute(statement, values)).rowcount > 0


async def tidy(connection: AsyncConnection, now: datetime) -> None:
    """Forget claims that hold no longer."""
    await connection.execute(delete(claims).where(claims.c.held_until <= now))
