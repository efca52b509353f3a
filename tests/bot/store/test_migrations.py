"""A database of every earlier schema, with rows in every table: nothing in it is lost or changes its meaning."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import (
    Connection,
    PrimaryKeyConstraint,
    Table,
    UniqueConstraint,
    create_engine,
    delete,
    insert,
    select,
)

from bot.store import schema
from bot.store.database import open_database
from bot.store.migrate import versions
from tests.support.old_schemas import (
    STEPS,
    Row,
    engine_of,
    make_old,
    migrate_to,
    revisions,
    schema_of,
    stored_at,
)
from tests.support.storage import Storage

SHARED = "0015"
"""From here on processes of two versions may run over one database at the same time (docs/scale.md, "Updates")."""
every_revision = pytest.mark.parametrize("revision", revisions())


@pytest.fixture
def quick_databases() -> None:
    """Here each new file is made by the migrations, as the bot does it."""


def test_each_migration_is_told_a_second_time() -> None:
    assert list(STEPS) == revisions()


def test_files_are_named_by_their_versions() -> None:
    """So the newest one is known without reading them, which takes Alembic."""
    assert list(versions()) == revisions()


@pytest.mark.parametrize(("before", "after"), pairwise(revisions()[revisions().index(SHARED) :]))
def test_a_process_of_the_version_before_goes_on_writing(before: str, after: str) -> None:
    """A migration only adds what the version before can leave out: both run at the same time in a rolling update."""
    with create_engine("sqlite://").begin() as connection:
        migrate_to(connection, before)
        known = schema_of(connection)
        migrate_to(connection, after)
        now = schema_of(connection)
    for table in known.sorted_tables:
        later = now.tables[table.name]
        assert {column.name for column in table.columns} <= {column.name for column in later.columns}
        for column in later.columns:
            was = table.columns.get(column.name)
            may_lack = column.nullable or (not was.nullable if was is not None else column.server_default is not None)
            assert may_lack, f"{table.name}.{column.name}"
        among = {each for each in unique(later) if set(each) <= {*table.columns.keys()}}
        assert among <= unique(table), table.name


def unique(table: Table) -> set[tuple[str, ...]]:
    """Return by which columns a table's rows must differ."""
    keys: list[Any] = [each for each in table.constraints if isinstance(each, UniqueConstraint | PrimaryKeyConstraint)]
    keys += [each for each in table.indexes if each.unique]
    return {tuple(sorted(key.columns.keys())) for key in keys}


@pytest.mark.slow
@every_revision
async def test_the_rows_stored_have_every_column_filled_and_left_open(
    storage: Storage, tmp_path: Path, revision: str
) -> None:
    """A test of migrations with tables or columns without data would prove nothing about them."""

    def columns(connection: Connection) -> dict[str, dict[str, bool]]:
        migrate_to(connection, revision)
        return {
            table.name: {column.name: bool(column.nullable) for column in table.columns}
            for table in schema_of(connection).sorted_tables
        }

    engine = engine_of(tmp_path, await storage.address(tmp_path))
    async with engine.begin() as connection:
        present = await connection.run_sync(columns)
    await engine.dispose()
    rows, _ = stored_at(revision)
    assert {table: set(found) for table, found in present.items()} == {
        table: set().union(*found) for table, found in rows.items()
    }
    for table, found in present.items():
        for column, nullable in found.items():
            values = [row[column] for row in rows[table]]
            assert any(each is not None for each in values), (table, column)
            assert not nullable or None in values or column in ("rules", "nonce"), (table, column)


@every_revision
async def test_every_row_and_its_meaning_is_kept(storage: Storage, tmp_path: Path, revision: str) -> None:
    url = await storage.address(tmp_path)
    rows, expected = stored_at(revision)
    await make_old(tmp_path, url, revision, rows)
    database = await open_database(tmp_path, url)
    async with database.read() as connection:
        for table in schema.metadata.sorted_tables:
            found = [dict(row._mapping) for row in await connection.execute(select(table))]
            assert in_order(found) == in_order(expected.get(table.name, [])), table.name
    await database.close()


def in_order(rows: list[Row]) -> list[Row]:
    def key(row: Row) -> Any:
        return json.dumps(row, sort_keys=True, default=str)

    return sorted(rows, key=key)


async def test_no_number_of_a_proposal_is_given_twice(storage: Storage, tmp_path: Path) -> None:
    """Buttons of old posts name it. What is decided is removed, so the newest one may be gone."""
    url = await storage.address(tmp_path)
    rows, _ = stored_at("0009")
    rows["proposals"][1]["proposal_id"] = 40
    await make_old(tmp_path, url, "0009", rows)
    engine = engine_of(tmp_path, url)
    async with engine.begin() as connection:
        await connection.execute(delete(schema.proposals).where(schema.proposals.c.proposal_id == 40))
    await engine.dispose()
    database = await open_database(tmp_path, url)
    new = {**rows["proposals"][0], "kind": "end"}
    del new["proposal_id"]
    async with database.write() as connection:
        await connection.execute(insert(schema.proposals).values(new))
        made = (await connection.execute(select(schema.proposals.c.proposal_id))).scalars().all()
    assert max(made) == 41
    await database.close()


@pytest.mark.slow
@every_revision
async def test_numbers_of_posts_and_tables_go_on(storage: Storage, tmp_path: Path, revision: str) -> None:
    """Also behind one that was sent and removed: nonces were made from them."""
    url = await storage.address(tmp_path)
    rows, _ = stored_at(revision)
    await make_old(tmp_path, url, revision, rows)
    engine = engine_of(tmp_path, url)
    last = rows["outbox"][-1]["post_id"]
    async with engine.begin() as connection:
        await connection.execute(delete(schema.outbox).where(schema.outbox.c.post_id == last))
    await engine.dispose()
    database = await open_database(tmp_path, url)
    values = {"channel_id": 7, "guild_id": None}
    queued = {**values, "table_id": 1, "kind": "board", "due_at": rows["log"][0]["at"], "attempts": 0}
    table = {key: each for key, each in rows["tables"][2].items() if key not in ("table_id", "told_seq")}
    async with database.write() as connection:
        post = await connection.execute(insert(schema.outbox).values(**queued))
        made = await connection.execute(insert(schema.tables).values({**table, "posted_until": 0}))
    assert (post.inserted_primary_key, made.inserted_primary_key) == ((last + 1,), (len(rows["tables"]) + 1,))
    await database.close()
