"""What people have written down for themselves at their tables."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.dialects import insert_or_update
from bot.store.schema import notes


async def write(connection: AsyncConnection, table_id: int, person_id: int, text: str, at: datetime) -> None:
    """Keep a person's note in place of the one before."""
    values = {"table_id": table_id, "person_id": person_id, "text": text, "at": at}
    await connection.execute(insert_or_update(connection, notes), values)


async def remove(connection: AsyncConnection, table_id: int, person_id: int) -> None:
    """Remove a person's note."""
    await connection.execute(delete(notes).where(notes.c.table_id == table_id, notes.c.person_id == person_id))
