"""How much is owed to people: what the background has not done yet."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Column, Select, func, literal, select, union_all
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.films import WANTED
from bot.store.schema import films, leagues, notices, outbox, timers


class Owed(NamedTuple):
    """What of one kind is owed."""

    kind: str
    number: int
    oldest: datetime | None
    """Since when the oldest of it is due."""


async def owed(connection: AsyncConnection, now: datetime) -> list[Owed]:
    """Return what is due and not done, by kinds; "suspended" are posts that their channel does not take."""
    posts, letters = outbox.c.suspended.is_(None), notices.c.message_id.is_(None)
    running = (timers.c.stopped_at.is_(None), timers.c.due_at <= now)
    parts = [
        _part("posts", outbox.c.due_at).where(posts, outbox.c.due_at <= now),
        _part("suspended", outbox.c.due_at).where(~posts),
        _part("letters", notices.c.due_at).where(letters, notices.c.due_at <= now),
        _part("timers", timers.c.due_at).where(*running),
        _part("pictures", films.c.asked_at).where(WANTED),
        _part("leagues", leagues.c.due_at).where(leagues.c.due_at <= now),
    ]
    return [Owed(kind, number, oldest) for kind, number, oldest in await connection.execute(union_all(*parts))]


def _part(kind: str, due: Column[datetime]) -> Select[str, int, datetime | None]:
    return select(literal(kind), func.count(), func.min(due))
