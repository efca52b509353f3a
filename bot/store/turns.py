"""Turns between processes: advisory locks of PostgreSQL, which end with the connection that holds them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from sqlalchemy import text

from bot.store.database import Database

_SPACE = 0x6964656E
"""Which of a database's advisory locks these are."""
_TAKE = text("SELECT pg_try_advisory_lock(:space, :number)")
_GIVE_UP = text("SELECT pg_advisory_unlock(:space, :number)")


@asynccontextmanager
async def turn(database: Database, number: int, rest: Callable[[], Awaitable[None]]) -> AsyncIterator[None]:
    """Wait for a turn, with a rest after each vain attempt, and hold it for the block. StoreError."""
    this = {"space": _SPACE, "number": number}
    async with database.look() as connection:
        while not await connection.scalar(_TAKE, this):
            await rest()
        try:
            yield
        finally:
            await connection.scalar(_GIVE_UP, this)
