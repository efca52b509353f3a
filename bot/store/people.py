"""People, and what servers chose."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.dialects import insert_or_update
from bot.store.schema import guilds, people


async def meet(connection: AsyncConnection, person_id: int, name: str, language: str) -> None:
    """Note the present name and language of a person."""
    values = {"person_id": person_id, "name": name, "language": language}
    await connection.execute(insert_or_update(connection, people), values)


async def server_language(connection: AsyncConnection, guild_id: int | None) -> str | None:
    """Return the language that a server chose."""
    query = select(guilds.c.language).where(guilds.c.guild_id == guild_id)
    return (await connection.execute(query)).scalar_one_or_none()


async def set_server_language(connection: AsyncConnection, guild_id: int, language: str) -> None:
    """Choose a server's language."""
    values = {"guild_id": guild_id, "language": language}
    await connection.execute(insert_or_update(connection, guilds), values)
