"""First lessons that people have begun."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.dialects import insert_or_update
from bot.store.schema import lessons


async def steps_done(connection: AsyncConnection, person_id: int) -> dict[str, int]:
    """Return how many steps a person has done of each lesson that is begun, by its game."""
    query = select(lessons.c.game, lessons.c.step).where(lessons.c.person_id == person_id)
    return {row.game: row.step for row in await connection.execute(query)}


async def note(connection: AsyncConnection, person_id: int, game: str, step: int, at: datetime) -> None:
    """Note how many steps a person has done of a lesson."""
    values = {"person_id": person_id, "game": game, "step": step, "at": at}
    await connection.execute(insert_or_update(connection, lessons), values)


async def end(connection: AsyncConnection, person_id: int, game: str) -> None:
    """Forget that a person has begun a lesson."""
    await connection.execute(delete(lessons).where(lessons.c.person_id == person_id, lessons.c.game == game))


async def forget_left(connection: AsyncConnection, before: datetime) -> None:
    """Forget lessons at which nothing was pressed since a moment."""
    await connection.execute(delete(lessons).where(lessons.c.at < before))
