"""What is looked up for every press where other processes may have written it: in one look."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import outbox, preferences


class Known(NamedTuple):
    """What is known of a press before it is answered."""

    language: str | None
    """What the presser has chosen; None: nothing."""
    suspended: str | None
    """Why the posts for the channel cannot be sent for now; None: none is suspended."""


_LANGUAGE = select(preferences.c.language).where(preferences.c.person_id == bindparam("person")).scalar_subquery()
_SUSPENDED = (
    select(func.min(outbox.c.suspended))
    .where(outbox.c.channel_id == bindparam("channel"), outbox.c.suspended.is_not(None))
    .scalar_subquery()
)
_KNOWN = select(_LANGUAGE, _SUSPENDED)


async def known(connection: AsyncConnection, person_id: int, channel_id: int) -> Known:
    """Return what is known of a press by that person in that channel."""
    language, suspended = (await connection.execute(_KNOWN, {"person": person_id, "channel": channel_id})).one()
    return Known(language, suspended)
