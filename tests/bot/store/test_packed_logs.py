"""Packed logs: read as they were, found quickly, and said to be broken where they are."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event, select, update

from bot.store import log, packed_logs, schema
from bot.store.database import FILE, Database, open_database
from bot.store.errors import CorruptTable
from bot.store.log import LogRow
from bot.store.packed_logs import PackedRow
from tests.bot.store.test_log import NOON, logged

ROWS = [
    PackedRow(1, {"n": 1, "type": "start"}, None, {"red": 1, "blue": 1}, None, NOON),
    PackedRow(2, {"n": 2, "type": "x"}, None, {"blue": 1}, 5, NOON + timedelta(seconds=61)),
    PackedRow(3, None, 2, {"red": 1, "blue": 1}, 5, NOON + timedelta(seconds=60)),
    PackedRow(4, {"n": 2, "type": "ä", "list": [{"a": 1}, {"a": [2, {}]}]}, None, {}, 6, NOON + timedelta(days=9)),
]


async def packed(database: Database) -> int:
    """Make a table that is over, with a packed log."""
    table = await logged(database)
    over = {"status": "finished", "seq": len(ROWS), "ended_at": NOON}
    async with database.write() as connection:
        await connection.execute(update(schema.tables).where(schema.tables.c.table_id == table).values(**over))
        assert await packed_logs.write(connection, table, packed_logs.packed(ROWS))
    return table


async def test_rows_come_back_with_moments_to_the_second(database: Database) -> None:
    table = await logged(database)
    over = {"status": "finished", "seq": len(ROWS), "ended_at": NOON}
    between = [each._replace(at=each.at + timedelta(microseconds=987_654)) for each in ROWS]
    async with database.write() as connection:
        await connection.execute(update(schema.tables).where(schema.tables.c.table_id == table).values(**over))
        assert await packed_logs.write(connection, table, packed_logs.packed(between))
        assert await packed_logs.rows(connection, table) == ROWS
        assert await packed_logs.rows(connection, table + 1) == []


async def test_a_log_reads_packed_rows_and_those_behind_them(database: Database) -> None:
    table = await packed(database)
    behind = LogRow(5, {"n": 3}, None, {"red": 5}, 6, NOON)
    whole = [*(LogRow(*each) for each in ROWS), behind]
    async with database.write() as connection:
        await log.append(connection, table, behind, NOON)
        for after in range(6):
            assert await log.rows(connection, table, after) == whole[after:]
        assert [await log.row(connection, table, each.seq) for each in whole] == whole
        moments = {(table, each.seq): each.at for each in ROWS} | {(table, 5): NOON}
        assert await log.moments(connection, [*moments, (table, 9)]) == moments
        with pytest.raises(CorruptTable, match="log row 9 is missing"):
            await log.row(connection, table, 9)


@pytest.mark.parametrize("seq", [6, 7])
async def test_a_hole_behind_packed_rows_is_seen(database: Database, seq: int) -> None:
    table = await packed(database)
    async with database.write() as connection:
        await log.append(connection, table, LogRow(seq, None, 2, {}), NOON)
        with pytest.raises(CorruptTable, match="log row 5 is missing"):
            await log.rows(connection, table)


@pytest.mark.parametrize("broken", [b"", b"BZh", b"\1\0", b"\x63"])
async def test_a_broken_one_is_said_to_be(database: Database, broken: bytes) -> None:
    table = await packed(database)
    async with database.write() as connection:
        await connection.execute(update(schema.packed_logs).values(data=broken))
        with pytest.raises(CorruptTable, match="its packed log cannot be read"):
            await log.rows(connection, table)


async def test_a_long_one_is_cut_into_parts(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packed_logs, "PART", 50)
    table = await packed(database)
    async with database.read() as connection:
        parts = (await connection.execute(select(schema.packed_logs.c.part, schema.packed_logs.c.data))).all()
        assert sorted(row.part for row in parts) == list(range(len(parts)))
        assert len(parts) > 2
        assert await packed_logs.rows(connection, table) == ROWS


async def test_what_is_to_be_packed_is_found_by_its_index(tmp_path: Path) -> None:
    """However many games there are whose logs are packed."""
    database = await open_database(tmp_path)
    heard: list[tuple[str, Any]] = []

    def hear(_connection: Any, _cursor: Any, text: str, parameters: Any, _context: Any, _many: bool) -> None:
        heard.append((text, parameters))

    event.listen(Engine, "before_cursor_execute", hear)
    async with database.read() as connection:
        await packed_logs.to_pack(connection, NOON, 0, 10)
    event.remove(Engine, "before_cursor_execute", hear)
    await database.close()
    (asked,) = [each for each in heard if "packed_seq" in each[0]]
    with closing(sqlite3.connect(tmp_path / FILE)) as connection_:
        plan = str(connection_.execute(f"EXPLAIN QUERY PLAN {asked[0]}", asked[1]).fetchall())
    assert "ix_tables_to_pack" in plan
