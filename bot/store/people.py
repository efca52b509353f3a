"""People, and what servers chose."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.dialects import insert_or_update
from bot.store.schema import guilds, people, seats, tables


async def meet(connection: AsyncConnection, person_id: int, name: str, language: str) -> None:
    """Note the present name and language of a person."""
    values = {"person_id": person_id, "name": name, "language": language}
    await connection.execute(insert_or_update(connection, people), values)


async def hold(connection: AsyncConnection, person_id: int) -> None:
    """Let nobody else change a person until the end of the transaction. Rows that refer to the person may come."""
    await connection.execute(_LOCK, {"person": person_id})


async def language_of(connection: AsyncConnection, person_id: int) -> str | None:
    """Return the language of a person's private answers, as last seen; None for who was never met."""
    query = select(people.c.language).where(people.c.person_id == person_id)
    return (await connection.execute(query)).scalar_one_or_none()


async def name(connection: AsyncConnection, person_id: int) -> str:
    """Return the name of a person as last seen; "?" of somebody unknown."""
    return await known_name(connection, person_id) or "?"


async def known_name(connection: AsyncConnection, person_id: int) -> str | None:
    """Return the name of a person as last seen; None for who was never met."""
    query = select(people.c.name).where(people.c.person_id == person_id)
    return (await connection.execute(query)).scalar_one_or_none()


async def server_language(connection: AsyncConnection, guild_id: int | None) -> str | None:
    """Return the language that a server chose."""
    query = select(guilds.c.language).where(guilds.c.guild_id == guild_id)
    return (await connection.execute(query)).scalar_one_or_none()


async def languages(connection: AsyncConnection, guild_id: int | None) -> Mapping[str, int]:
    """Return how many of those who have a seat at any table of a server use each language."""
    query = (
        select(people.c.language, func.count(people.c.person_id.distinct()))
        .join(seats, seats.c.person_id == people.c.person_id)
        .join(tables, tables.c.table_id == seats.c.table_id)
        .where(tables.c.guild_id == guild_id)
        .group_by(people.c.language)
    )
    return {row[0]: row[1] for row in await connection.execute(query)}


_LOCK = select(people.c.person_id).where(people.c.person_id == bindparam("person")).with_for_update(key_share=True)
