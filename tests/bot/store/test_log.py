"""What the store says of a log that is not whole."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from sqlalchemy import delete, insert, select, update

from bot.store import components, log, schema
from bot.store.database import Database
from bot.store.errors import CorruptTable
from bot.store.log import LogRow, Moment, Snapshot, _digest
from bot.store.packing import unpack
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


async def test_a_row_holds_what_was_packed_and_nothing_twice(database: Database) -> None:
    await logged(database, 1)
    async with database.read() as connection:
        row = (await connection.execute(select(schema.log))).one()
    assert (row.entry, row.asked_since, unpack(row.packed)) == (None, "", '[{"type":"x"},{"red":1}]')


async def test_games_in_memory_share_the_words_that_they_are_read_from(database: Database) -> None:
    table = await logged(database)
    async with database.write() as connection:
        for seq in (1, 2):
            await log.append(connection, table, LogRow(seq, {"type": "hoiho"}, None, {"red": seq}, 5), NOON)
        await log.save_snapshot(connection, table, Moment.PRESENT, Snapshot(2, {"bird": "hoiho"}, "1"))
    async with database.read() as connection:
        entries = [each.entry or {} for each in await log.rows(connection, table)]
        snapshot = await log.load_snapshot(connection, table, Moment.PRESENT)
    assert snapshot is not None
    assert entries[0]["type"] is entries[1]["type"] is snapshot.position["bird"]


async def test_rows_of_earlier_versions_are_read_and_changed(database: Database) -> None:
    table = await logged(database, 1, 2)
    old = {"entry": '{"type":"old"}', "asked_since": '{"red":7}', "packed": None}
    async with database.write() as connection:
        await connection.execute(update(schema.log).where(schema.log.c.seq == 2).values(**old))
        assert await log.row(connection, table, 2) == LogRow(2, {"type": "old"}, None, {"red": 7}, 5, NOON)
        await log.replace_entry(connection, table, 2, {"type": "new"})
        assert (await log.rows(connection, table))[1] == LogRow(2, {"type": "new"}, None, {"red": 7}, 5, NOON)


CARDS = {"cards": [1, 2], "rounds": {"first": 3}}


async def kept(database: Database, position: dict[str, object]) -> int:
    table = await logged(database, 1)
    async with database.write() as connection:
        await components.save(connection, CARDS)
        await log.save_snapshot(connection, table, Moment.PRESENT, Snapshot(1, position, "rules"))
    return table


async def test_a_position_tells_its_components_by_their_digest(database: Database) -> None:
    position = {"components": dict(CARDS), "round": 1}
    table = await kept(database, position)
    async with database.read() as connection:
        stored = unpack((await connection.execute(select(schema.snapshots.c.packed))).scalar_one())
        assert stored == f'{{"components":"{components.digest_of(CARDS)}","round":1}}'
        assert await log.load_snapshot(connection, table, Moment.PRESENT) == Snapshot(1, position, "rules")
        assert await log.load_snapshots(connection, [table, 99], Moment.PRESENT) == {
            table: Snapshot(1, position, "rules")
        }


async def test_a_position_without_components_is_kept_as_it_is(database: Database) -> None:
    table = await kept(database, {"round": 1})
    async with database.read() as connection:
        assert await log.load_snapshot(connection, table, Moment.PRESENT) == Snapshot(1, {"round": 1}, "rules")


async def test_a_position_whose_components_are_missing_is_not_what_was_stored(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await kept(database, {"components": CARDS})
    async with database.write() as connection:
        await connection.execute(delete(schema.components))
    monkeypatch.setattr(components, "_read", type(components._read)())
    async with database.read() as connection:
        with pytest.raises(CorruptTable):
            await log.load_snapshot(connection, table, Moment.PRESENT)
        assert await log.load_snapshots(connection, [table], Moment.PRESENT) == {}


@pytest.mark.parametrize("rules", [None, "rules"])
async def test_positions_of_earlier_versions_are_read(database: Database, rules: str | None) -> None:
    table, text = await kept(database, {}), '{"components":{"cards":[3]},"round":2}'
    old = {"position": text, "packed": None, "rules": rules, "digest": _digest(rules, 1, text)}
    async with database.write() as connection:
        await connection.execute(update(schema.snapshots).values(**old))
        found = await log.load_snapshot(connection, table, Moment.PRESENT)
    assert found == Snapshot(1, {"components": {"cards": [3]}, "round": 2}, rules)


async def test_components_are_read_from_the_database_once(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    await kept(database, {})
    monkeypatch.setattr(components, "_read", type(components._read)())
    digest = components.digest_of(CARDS)
    async with database.write() as connection:
        first = await components.find(connection, 1, digest)
        await connection.execute(delete(schema.components))
        assert await components.find(connection, 1, digest) is first
        assert first == CARDS
