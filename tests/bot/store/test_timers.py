"""Timers in the store: planned, found when due, taken once."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import insert

from bot.store import schema, timers
from bot.store.database import Database
from bot.store.timers import NewTimer, TimerTaken
from tests.bot.store.test_schema import TABLE

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)


@pytest.fixture
async def table(database: Database) -> int:
    async with database.write() as connection:
        made = await connection.execute(insert(schema.tables).values(**TABLE, status="running"))
        assert made.inserted_primary_key is not None
        return int(made.inserted_primary_key[0])


async def test_what_is_due_is_found_in_order(database: Database, table: int) -> None:
    new = [
        NewTimer("nudge", NOON + HOUR, table, "red", 7, 3),
        NewTimer("nudge", NOON),
        NewTimer("ping", NOON - HOUR, table, "red"),
        NewTimer("unknown", NOON - HOUR),
    ]
    async with database.write() as connection:
        await timers.plan(connection, new)
    async with database.read() as connection:
        due = await timers.due(connection, NOON, ("nudge", "ping"), most=10)
        assert [(each.kind, each.due_at, each.table_id) for each in due] == [
            ("ping", NOON - HOUR, table),
            ("nudge", NOON, None),
        ]
        later = await timers.due(connection, NOON, ("nudge", "ping"), without=[due[0].timer_id], most=1)
        assert later == due[1:]
        assert await timers.next_due(connection, NOON) == NOON + HOUR
        assert await timers.next_due(connection, NOON + HOUR) is None
        of_table = await timers.of_table(connection, table)
    assert [(each.kind, each.seat, each.person_id, each.since) for each in of_table] == [
        ("ping", "red", None, None),
        ("nudge", "red", 7, 3),
    ]


async def test_a_timer_is_taken_once(database: Database) -> None:
    async with database.write() as connection:
        await timers.plan(connection, [NewTimer("nudge", NOON)])
        (timer,) = await timers.due(connection, NOON, ("nudge",), most=1)
    async with database.write() as connection:
        await timers.take(connection, timer)
    async with database.write() as connection:
        with pytest.raises(TimerTaken):
            await timers.take(connection, timer)


async def test_what_fails_after_it_was_taken_leaves_it(database: Database) -> None:
    async with database.write() as connection:
        await timers.plan(connection, [NewTimer("nudge", NOON)])
        (timer,) = await timers.due(connection, NOON, ("nudge",), most=1)

    async def fail() -> None:
        async with database.write() as connection:
            await timers.take(connection, timer)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with database.read() as connection:
        assert await timers.due(connection, NOON, ("nudge",), most=1) == [timer]


async def test_a_tables_timers_are_dropped_by_kind_and_seat(database: Database, table: int) -> None:
    both = [(kind, seat) for kind in ("nudge", "ping") for seat in ("red", "yellow")]
    async with database.write() as connection:
        await timers.plan(connection, [NewTimer(kind, NOON, table, seat) for kind, seat in both])
        await timers.plan(connection, [NewTimer("nudge", NOON)])
        await timers.drop(connection, table, kinds=("ping",), seats=("red", "blue"))
        assert len(await timers.of_table(connection, table)) == 3
        await timers.drop(connection, table, seats=("red",))
        assert [each.seat for each in await timers.of_table(connection, table)] == ["yellow", "yellow"]
        await timers.drop(connection, table)
        assert await timers.of_table(connection, table) == []
        assert len(await timers.due(connection, NOON, ("nudge",), most=9)) == 1
