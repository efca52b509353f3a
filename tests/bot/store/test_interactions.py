"""Which presses have acted: they are known for as long as they may come again."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from bot.store import log, schema
from bot.store.database import Database
from bot.store.log import Answered
from tests.bot.store.test_schema import TABLE

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)


@pytest.fixture
async def table(database: Database) -> int:
    async with database.write() as connection:
        made = await connection.execute(insert(schema.tables).values(**TABLE, status="running"))
    assert made.inserted_primary_key is not None
    return int(made.inserted_primary_key[0])


async def test_those_before_a_moment_are_forgotten_and_no_others(database: Database, table: int) -> None:
    second = timedelta(seconds=1)
    async with database.write() as connection:
        for number, at in enumerate((NOON - 2 * second, NOON - second, NOON, NOON + second), start=1):
            await log.answer(connection, number, Answered(table, number), at)
        assert [await log.forget_interactions(connection, NOON, 1) for _ in range(3)] == [1, 1, 0]
        known = [await log.answered(connection, number) for number in (1, 2, 3, 4, 5)]
    assert known == [None, None, Answered(table, 3), Answered(table, 4), None]


async def test_an_interaction_acts_once(database: Database, table: int) -> None:
    async def answer(seq: int) -> None:
        async with database.write() as connection:
            await log.answer(connection, 7, Answered(table, seq), NOON)

    await answer(1)
    with pytest.raises(IntegrityError):
        await answer(2)
    async with database.read() as connection:
        assert await log.answered(connection, 7) == Answered(table, 1)
