"""Turns between processes: advisory locks of PostgreSQL, which end with the connection that holds them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from sqlalchemy import text

from bot.store.database import Database

IDENTIFYING, COMMANDS = 0x6964656E, 0x636F6D6D
"""For what turns are taken: each has numbers of its own among a database's advisory locks."""
_TAKE = text("SELECT pg_try_advisory_lock(:space, :number)")
_GIVE_UP = text("SELECT pg_advisory_unlock(:space, :number)")


@asynccontextmanager
async def turn(database: Database, what: int, number: int, rest: Callable[[], Awaitable[None]]) -> AsyncIterator[None]:
    """Wait for a turn, with a rest after each vain attempt, and hold it for the block. StoreError.

    For who shares a PostgreSQL database.
    """
    this = {"space": what, "number": number}
    async with database.look() as connection:
        while not await connection.scalar(_TAKE, this):
            await rest()
        try:
            yield
        finally:
            await connection.scalar(_GIVE_UP, this)
