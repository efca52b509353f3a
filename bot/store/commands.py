"""Which commands Discord was told, of each application of the bot."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.dialects import insert_or_update
from bot.store.schema import commands


async def told(connection: AsyncConnection, application_id: int) -> str | None:
    """Return the fingerprint of the commands that Discord was told last; None: nothing is known of that."""
    query = select(commands.c.fingerprint).where(commands.c.application_id == application_id)
    fingerprint: str | None = await connection.scalar(query)
    return fingerprint


async def note(connection: AsyncConnection, application_id: int, fingerprint: str) -> None:
    """Note which commands Discord was told."""
    values = {"application_id": application_id, "fingerprint": fingerprint}
    await connection.execute(insert_or_update(connection, commands), values)
