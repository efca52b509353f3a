"""Looking for tables."""

from __future__ import annotations

from bot.store import tables
from bot.store.database import Database
from tests.bot.store.test_schema import open_table


async def test_tables_are_counted_by_their_status(database: Database) -> None:
    for status in ("finished", "finished", "lobby", "cancelled"):
        await open_table(database, status)
    async with database.read() as connection:
        assert await tables.count(connection) == {"finished": 2, "lobby": 1, "cancelled": 1}
