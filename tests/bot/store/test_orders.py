"""Standing orders in the store: one a seat, kind of decision, and whether it is used once."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from sqlalchemy import insert, select

from bot.store import orders, schema
from bot.store.database import Database
from bot.store.order_row import OrderRow
from tests.bot.store.test_schema import TABLE

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)
GIVEN = [
    OrderRow(seat, decision, once, "path", f"{seat} {decision} {once}", "{}")
    for seat in ("red", "yellow")
    for decision in ("", "defend")
    for once in (False, True)
]


@pytest.fixture
async def table(database: Database) -> int:
    """A table whose two seats have given every kind of order."""
    async with database.write() as connection:
        made = await connection.execute(insert(schema.tables).values(**TABLE, status="running"))
        assert made.inserted_primary_key is not None
        table = int(made.inserted_primary_key[0])
        for place, seat in enumerate(("red", "yellow")):
            await connection.execute(insert(schema.seats).values(table_id=table, seat=seat, joined=place, automa="x"))
        for row in GIVEN:
            await orders.give(connection, table, row, NOON)
    return table


async def kept(database: Database, table: int) -> set[str]:
    """Return the answers of the orders that are left."""
    query = select(schema.standing_orders.c.answer).where(schema.standing_orders.c.table_id == table)
    async with database.read() as connection:
        return set((await connection.execute(query)).scalars())


ALL = {row.answer for row in GIVEN}


async def test_an_order_takes_the_place_of_the_one_before(database: Database, table: int) -> None:
    async with database.write() as connection:
        await orders.give(connection, table, OrderRow("red", "defend", True, "notation", "new", '{"a":1}'), NOON)
    assert await kept(database, table) == ALL - {"red defend True"} | {"new"}


@pytest.mark.parametrize("once", [True, False])
@pytest.mark.parametrize("decision", ["", "defend"])
async def test_only_the_order_that_is_meant_is_taken_back(
    database: Database, table: int, decision: str, once: bool
) -> None:
    async with database.write() as connection:
        await orders.take_back(connection, table, "red", decision, once=once)
    assert await kept(database, table) == ALL - {f"red {decision} {once}"}


async def test_only_orders_that_are_used_once_are_used_up(database: Database, table: int) -> None:
    async with database.write() as connection:
        await orders.use_up(connection, table, "red")
    assert await kept(database, table) == ALL - {"red  True", "red defend True"}


async def test_what_is_prepared_is_used_up_by_its_own_kind_of_decision(database: Database, table: int) -> None:
    prepared = OrderRow("red", "action", True, orders.PREPARED, "pass", "{}")
    async with database.write() as connection:
        await orders.give(connection, table, prepared, NOON)
        await orders.use_up(connection, table, "red", "defend")
    assert await kept(database, table) == ALL - {"red  True", "red defend True"} | {"pass"}
    async with database.write() as connection:
        await orders.use_up(connection, table, "red", "action")
    assert "pass" not in await kept(database, table)


async def test_only_the_orders_of_one_seat_are_taken_away(database: Database, table: int) -> None:
    async with database.write() as connection:
        await orders.clear(connection, table, "yellow")
    assert await kept(database, table) == {each for each in ALL if each.startswith("red")}
