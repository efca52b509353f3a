"""The schema and its transactions, over SQLite and PostgreSQL."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text, update
from sqlalchemy.exc import IntegrityError, StatementError

from bot.store import schema
from bot.store.database import Database, database_url, open_database
from bot.store.engines import Wait, engines
from bot.store.errors import StoreError
from bot.store.migrate import VERSION_TABLE, newest, version
from tests.support.storage import Storage

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)
TABLE = {
    "game": "toy",
    "channel_id": 100,
    "opener_id": 1,
    "language": "en",
    "options": "{}",
    "seq": 0,
    "posted_until": 0,
    "asked_since": "{}",
    "opened_at": NOON,
}


@pytest.fixture
def quick_databases() -> None:
    """Here each new file is made by the migrations, as the bot does it."""


async def open_table(database: Database, status: str) -> int:
    async with database.write() as connection:
        key = (await connection.execute(insert(schema.tables).values(**TABLE, status=status))).inserted_primary_key
    assert key is not None
    return int(key[0])


async def test_the_migrations_lead_to_the_models(database: Database) -> None:
    def differences(connection: Connection) -> object:
        opts = {
            "version_table": VERSION_TABLE,
            "compare_type": True,
            "compare_server_default": True,
            "include_name": lambda name, kind, _parents: kind != "table" or not name.startswith("pgqueuer"),
        }
        return compare_metadata(MigrationContext.configure(connection, opts=opts), schema.metadata)

    async with database.read() as connection:
        assert await connection.run_sync(differences) == []
        assert await connection.run_sync(version) == newest()


@pytest.mark.parametrize("first", ["lobby", "running"])
async def test_one_place_has_one_live_table(database: Database, first: str) -> None:
    number = await open_table(database, first)
    for status in ("lobby", "running"):
        with pytest.raises(IntegrityError):
            await open_table(database, status)
    await open_table(database, "finished")
    async with database.write() as connection:
        await connection.execute(
            update(schema.tables).values(status="closed").where(schema.tables.c.table_id == number)
        )
    await open_table(database, "lobby")


async def test_what_is_written_is_there_after_a_restart(storage: Storage, tmp_path: Path) -> None:
    url = await storage.address(tmp_path)
    database = await open_database(tmp_path, url)
    number = await open_table(database, "lobby")
    await database.close()
    database = await open_database(tmp_path, url)
    async with database.read() as connection:
        assert (await connection.execute(select(schema.tables.c.table_id))).scalars().all() == [number]
    await database.close()


async def test_what_fails_half_way_is_not_written(database: Database) -> None:
    async def fail() -> None:
        async with database.write() as connection:
            await connection.execute(insert(schema.guilds).values(guild_id=1, language="en"))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with database.read() as connection:
        assert (await connection.execute(select(schema.guilds))).all() == []


async def test_a_reader_sees_one_state_while_others_write(database: Database) -> None:
    async with database.read() as reading:
        assert (await reading.execute(select(schema.guilds))).all() == []
        async with database.write() as connection:
            await connection.execute(insert(schema.guilds).values(guild_id=1, language="en"))
        assert (await reading.execute(select(schema.guilds))).all() == []
    async with database.read() as reading:
        assert (await reading.execute(select(schema.guilds.c.guild_id, schema.guilds.c.language))).all() == [(1, "en")]


async def test_a_seat_needs_its_table(database: Database) -> None:
    with pytest.raises(IntegrityError):
        async with database.write() as connection:
            await connection.execute(insert(schema.seats).values(table_id=77, seat="red", joined=1, automa="greedy"))


async def test_moments_come_back_as_the_same_moment_in_utc(database: Database) -> None:
    number = await open_table(database, "lobby")
    elsewhere = NOON.astimezone(timezone(timedelta(hours=5, minutes=30)))
    async with database.write() as connection:
        await connection.execute(update(schema.tables).values(opened_at=elsewhere))
        with pytest.raises(StatementError, match="time zone"):
            await connection.execute(update(schema.tables).values(ended_at=datetime(2030, 1, 1)))
    async with database.read() as connection:
        query = select(schema.tables.c.opened_at).where(schema.tables.c.table_id == number)
        (found,) = (await connection.execute(query)).scalars()
    assert (found, found.tzinfo) == (NOON, UTC)


async def test_a_newer_schema_is_left_alone(storage: Storage, tmp_path: Path) -> None:
    url = await storage.address(tmp_path)
    database = await open_database(tmp_path, url)
    async with database.write() as connection:
        await connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'"))
    await database.close()
    with pytest.raises(StoreError) as caught:
        await open_database(tmp_path, url)
    assert (caught.value.reason, caught.value.facts["version"]) == ("store-newer", "9999")


async def test_another_programs_database_is_left_alone(storage: Storage, tmp_path: Path) -> None:
    url = await storage.address(tmp_path)
    theirs = engines(database_url(tmp_path, url))
    engine = theirs.writing[Wait.DISK]
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE recipes (name TEXT)"))
    with pytest.raises(StoreError, match="store-foreign"):
        await open_database(tmp_path, url)
    async with engine.begin() as connection:
        await connection.execute(text("SELECT name FROM recipes"))
        with pytest.raises(Exception, match="guilds"):
            await connection.execute(text("SELECT language FROM guilds"))
    await theirs.close()
