"""What the store says of a log that is not whole."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from sqlalchemy import insert

from bot.store import log, schema
from bot.store.database import Database
from bot.store.errors import CorruptTable
from bot.store.log import LogRow
from tests.bot.store.test_schema import TABLE

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)


async def logged(database: Database, *seqs: int) -> int:
    """Make a table with rows of these numbers in its log."""
    async with database.write() as connection:
        made = await connection.execute(insert(schema.tables).values(**TABLE, status="running"))
        assert made.inserted_primary_key is not None
        table = int(made.inserted_primary_key[0])
        for seq in seqs:
            await log.append(connection, table, LogRow(seq, {"type": "x"}, None, {"red": seq}, 5), NOON)
    return table


async def test_a_log_is_read_in_order_as_it_was_written(database: Database) -> None:
    table = await logged(database, 2, 1, 3)
    async with database.read() as connection:
        assert [each.seq for each in await log.rows(connection, table)] == [1, 2, 3]
        assert await log.rows(connection, table, after=2) == [LogRow(3, {"type": "x"}, None, {"red": 3}, 5, NOON)]
        assert await log.row(connection, table, 2) == LogRow(2, {"type": "x"}, None, {"red": 2}, 5, NOON)


@pytest.mark.parametrize(("seqs", "after", "missing"), [((1, 3), 0, 2), ((2, 3), 0, 1), ((1, 2, 4), 2, 3)])
async def test_a_hole_in_a_log_is_seen(database: Database, seqs: tuple[int, ...], after: int, missing: int) -> None:
    table = await logged(database, *seqs)
    async with database.read() as connection:
        with pytest.raises(CorruptTable, match=f"log row {missing} is missing"):
            await log.rows(connection, table, after)
        with pytest.raises(CorruptTable, match=f"log row {missing} is missing"):
            await log.row(connection, table, missing)
