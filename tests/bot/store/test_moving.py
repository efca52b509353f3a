"""An SQLite database is taken over into PostgreSQL: every row, once, also where the move is killed in between."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import delete, insert, make_url, select, text, update
from sqlalchemy.exc import DBAPIError

from bot.store import moving, schema
from bot.store.database import FILE, Database, open_database
from bot.store.engines import engines
from bot.store.errors import StoreError
from bot.store.failures import SERVER
from bot.store.instance_lock import lock_instance
from bot.store.migrate import VERSION_TABLE
from bot.store.moving import Compared, move, target_url
from bot.store.row_digests import Rows
from tests.support.old_schemas import make_old, revisions, stored_at
from tests.support.postgres import PostgreSQL

pytestmark = pytest.mark.postgres

NEWEST = revisions()[-1]
ODD = "Bęn 🦜 'q\" \\ \t\r\n \u200f\u0301 \ufffe"


class Killed(BaseException):
    """The process ends here."""


Step = tuple[str, int, int]


class Told:
    """Notes what a move tells. The process is killed at the first step of which `dies` says so."""

    def __init__(self, dies: Callable[[Step], bool] = lambda _step: False) -> None:
        self.dies = dies
        self.heard: list[Step] = []

    def __call__(self, table: str, moved: int, rows: int) -> None:
        step = (table, moved, rows)
        self.heard.append(step)
        if self.dies(step):
            raise Killed


def at_the_end(step: Step) -> bool:
    """Return whether all rows are moved with a step, so that only the comparison is left."""
    table, moved, rows = step
    return (table, moved) == (schema.metadata.sorted_tables[-1].name, rows)


def half_way(step: Step) -> bool:
    """Return whether a step is one of the table in the middle."""
    return step[0] == "seats"


@pytest.fixture
async def target(postgres: PostgreSQL, tmp_path: Path) -> AsyncIterator[str]:
    """The address of an empty database of a server."""
    name = f"moved_{sha256(str(tmp_path).encode()).hexdigest()[:16]}"
    await postgres.make(name)
    yield postgres.address(name)
    await postgres.drop(name)


@pytest.fixture
async def source(tmp_path: Path) -> Path:
    """A folder whose database has rows in every table."""
    folder = tmp_path / "data"
    folder.mkdir()
    _, rows = stored_at(NEWEST)
    assert {name for name, each in rows.items() if each} == set(schema.metadata.tables)
    await make_old(folder, None, NEWEST, rows)
    with closing(sqlite3.connect(folder / FILE)) as connection:
        connection.execute("UPDATE people SET name = ? WHERE person_id = 2", (ODD,))
        connection.execute("UPDATE packed_logs SET data = ?", (bytes(range(256)),))
        connection.execute("UPDATE sqlite_sequence SET seq = 77 WHERE name = 'outbox'")
        connection.commit()
    return folder


async def moved(source: Path, target: str, told: Told | None = None, batch: int = 2) -> list[Compared]:
    return await move(source, None, target_url(target), told or Told(), batch)


async def rows_of(database: Database) -> dict[str, list[dict[str, Any]]]:
    found = {}
    async with database.read() as connection:
        for table in schema.metadata.sorted_tables:
            rows = await connection.execute(select(table))
            found[table.name] = sorted((dict(row._mapping) for row in rows), key=repr)
    await database.close()
    return found


async def test_every_row_is_the_same_there(source: Path, target: str) -> None:
    compared = await moved(source, target)
    assert [each.name for each in compared] == [table.name for table in schema.metadata.sorted_tables]
    assert all(each.alike and each.source.count for each in compared)
    there = await rows_of(await open_database(source, target))
    assert there == await rows_of(await open_database(source, as_it_is=True))
    assert {each["name"] for each in there["people"]} >= {ODD}


async def test_the_source_is_left_as_it_was(source: Path, target: str) -> None:
    before = (source / FILE).read_bytes()
    await moved(source, target)
    assert (source / FILE).read_bytes() == before


async def test_a_move_that_is_killed_behind_any_batch_goes_on_there(source: Path, target: str) -> None:
    whole = Told()
    await moved(source, target, whole)
    await _empty(target)

    known: set[Step] = set()
    for step in whole.heard:
        with pytest.raises(Killed):
            await moved(source, target, Told(dies=lambda step: step not in known))
        known.add(step)
        with pytest.raises(StoreError, match="store-half-moved"):
            await open_database(source, target)
    again = Told()
    assert all(each.alike for each in await moved(source, target, again))
    assert not [each for each in again.heard if each[1] != each[2]], "nothing was left to be moved"
    assert await rows_of(await open_database(source, target)) == await rows_of(
        await open_database(source, as_it_is=True)
    )


DYING = """
import asyncio, os, signal, sys
from pathlib import Path
from bot.store.moving import move, target_url

def told(table, moved, rows):
    if table == sys.argv[3] and moved:
        os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(move(Path(sys.argv[1]), None, target_url(sys.argv[2]), told, 1))
"""
"""A process that moves row by row, and is killed when the first row of a table is there."""


async def test_a_move_whose_process_is_killed_goes_on(source: Path, target: str) -> None:
    for table in ("people", "log", "votes"):
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", DYING, str(source), target, table)
        assert await process.wait() == -signal.SIGKILL
    assert all(each.alike for each in await moved(source, target))
    there = await rows_of(await open_database(source, target))
    assert there == await rows_of(await open_database(source, as_it_is=True))


async def _empty(target: str) -> None:
    """Leave the target as a bot leaves it that was started there and never used."""
    database = await open_database(Path(), target)
    async with database.write() as connection:
        for table in reversed(schema.metadata.sorted_tables):
            await connection.execute(delete(table))
    await database.close()


async def test_a_batch_that_is_not_committed_is_moved_again(
    source: Path, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process ends when the rows of a batch are written, before the transaction is over."""
    write = moving._write

    async def write_and_die(connection: Any, table: Any, rows: Any) -> None:
        await write(connection, table, rows)
        if table.name == "seats":
            raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(moving, "_write", write_and_die)
        with pytest.raises(Killed):
            await moved(source, target)
    assert all(each.alike for each in await moved(source, target))


async def test_new_rows_are_numbered_behind_the_old(source: Path, target: str) -> None:
    await moved(source, target)
    database = await open_database(source, target)
    row = {"table_id": 1, "channel_id": 5, "kind": "board", "due_at": stored_at(NEWEST)[1]["log"][0]["at"]}
    async with database.write() as connection:
        key = (await connection.execute(insert(schema.outbox).values(**row, attempts=0))).inserted_primary_key
        assert key == (78,), "also behind numbers of rows that are gone"
        numbered = [table for table in schema.metadata.sorted_tables if table.autoincrement_column is not None]
        for table in numbered:
            assert table.autoincrement_column is not None
            newest = (await connection.execute(select(table.autoincrement_column))).scalars().all()
            sequence = (
                f"SELECT last_value FROM pg_get_serial_sequence('{table.name}', '{table.autoincrement_column.name}')"
            )
            name = (await connection.execute(text(sequence.replace("last_value", "*")))).scalar_one()
            last = (await connection.execute(text(f"SELECT last_value, is_called FROM {name}"))).one()
            assert last.is_called
            assert last.last_value >= max(newest)
    await database.close()


async def test_a_target_with_rows_is_refused(source: Path, target: str) -> None:
    database = await open_database(source, target)
    async with database.write() as connection:
        await connection.execute(insert(schema.guilds).values(guild_id=1))
    with pytest.raises(StoreError) as caught:
        await moved(source, target)
    assert (caught.value.reason, caught.value.facts["table"]) == ("move-full", "guilds")
    async with database.read() as connection:
        assert (await connection.execute(select(schema.guilds.c.guild_id))).scalars().all() == [1]
        assert (await connection.execute(select(schema.people))).all() == []
    await database.close()
    await open_and_close(source, target)


async def open_and_close(folder: Path, target: str) -> None:
    await (await open_database(folder, target)).close()


async def test_what_was_moved_is_not_moved_again(source: Path, target: str) -> None:
    await moved(source, target)
    with pytest.raises(StoreError, match="move-full"):
        await moved(source, target)


async def test_another_programs_database_is_left_alone(source: Path, target: str) -> None:
    engine = engines(target_url(target))
    async with engine.looking.connect() as connection:
        await connection.execute(text("CREATE TABLE recipes (name TEXT)"))
    await engine.close()
    with pytest.raises(StoreError, match="store-foreign"):
        await moved(source, target)


@pytest.mark.parametrize(
    ("table", "column", "value"),
    [
        ("people", "name", "Bęn"),
        ("log", "packed", b"\1\1"),
        ("tables", "opened_at", "2030-01-01 12:00:00.000001"),
        ("tables", "neutral", ""),
        ("seats", "person_id", None),
        ("preferences", "tell_next", False),
    ],
)
async def test_the_check_finds_a_row_that_is_another(
    source: Path, target: str, table: str, column: str, value: object
) -> None:
    """A row is changed in the source when the move is nearly over, as by a bot that was started in between."""
    with pytest.raises(Killed):
        await moved(source, target, Told(at_the_end))
    with closing(sqlite3.connect(source / FILE)) as connection:
        first = f"SELECT rowid FROM {table} WHERE {column} IS NOT ? LIMIT 1"
        connection.execute(f"UPDATE {table} SET {column} = ? WHERE rowid = ({first})", (value, value))
        connection.commit()
    compared = await moved(source, target)
    assert [each.name for each in compared if not each.alike] == [table]
    with pytest.raises(StoreError, match="store-half-moved"):
        await open_database(source, target)
    again = await moved(source, target)
    assert [each.name for each in again if not each.alike] == [table], "it is told each time"


async def test_the_check_finds_a_row_too_many_and_one_too_few(source: Path, target: str) -> None:
    with pytest.raises(Killed):
        await moved(source, target, Told(at_the_end))
    database = Database(engines(target_url(target)), SERVER)
    async with database.write() as connection:
        await connection.execute(delete(schema.notes))
        await connection.execute(insert(schema.guilds).values(guild_id=1))
    await database.close()
    differing = {each.name: each.target.count - each.source.count for each in await moved(source, target)}
    assert {name: by for name, by in differing.items() if by} == {"notes": -1, "guilds": 1}


@pytest.mark.parametrize(
    ("change", "reason", "facts"),
    [
        ("UPDATE people SET name = 'a' || char(0) || 'b' WHERE person_id = 2", "move-text", {"column": "name"}),
        (f"UPDATE people SET language = '{'x' * 11}' WHERE person_id = 2", "move-value", {"table": "people"}),
        (f"UPDATE seats SET joined = {2**40}", "move-value", {"table": "seats"}),
    ],
)
async def test_what_the_server_cannot_hold_is_told_and_can_be_mended(
    source: Path, target: str, change: str, reason: str, facts: dict[str, str]
) -> None:
    before = (source / FILE).read_bytes()
    with closing(sqlite3.connect(source / FILE)) as connection:
        connection.execute(change)
        connection.commit()
    with pytest.raises(StoreError) as caught:
        await moved(source, target)
    assert caught.value.reason == reason
    assert facts.items() <= caught.value.facts.items()
    (source / FILE).write_bytes(before)
    assert all(each.alike for each in await moved(source, target))


PAGE = 4096
"""Bytes of a page of SQLite's."""


def make_large(folder: Path) -> None:
    """Give a game a long log, so that the file has many pages of it."""
    with closing(sqlite3.connect(folder / FILE)) as connection:
        connection.row_factory = sqlite3.Row
        row = dict(connection.execute("SELECT * FROM log LIMIT 1").fetchone())
        names = ", ".join(row)
        connection.executemany(
            f"INSERT INTO log ({names}) VALUES ({', '.join(f':{name}' for name in row)})",
            [{**row, "seq": 100 + number, "undoes": None} for number in range(4000)],
        )
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def damage_the_log(file: Path) -> None:
    """Write nonsense into some pages of what was added last."""
    data = bytearray(file.read_bytes())
    begin = len(data) // PAGE * 9 // 10 * PAGE
    data[begin : begin + 5 * PAGE] = b"\xab" * (5 * PAGE)
    file.write_bytes(data)


async def test_a_damaged_file_is_found_before_anything_is_moved(source: Path, target: str) -> None:
    make_large(source)
    damage_the_log(source / FILE)
    with pytest.raises(StoreError, match="store-damaged"):
        await moved(source, target)
    await open_and_close(source, target)  # a bot may start over it: nothing is under way


async def test_a_file_that_becomes_unreadable_in_the_middle_leaves_a_move_to_go_on_with(
    source: Path, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_large(source)
    whole = (source / FILE).read_bytes()
    damage_the_log(source / FILE)
    with monkeypatch.context() as patch:
        patch.setattr(moving, "damage", lambda _connection: [])  # it was not there yet at the beginning
        with pytest.raises(StoreError) as caught:
            await moved(source, target, batch=500)
    assert caught.value.reason == "move-unreadable"
    assert {"path": str(source / FILE), "table": "log"}.items() <= caught.value.facts.items()
    with pytest.raises(StoreError, match="store-half-moved"):
        await open_database(source, target)
    (source / FILE).write_bytes(whole)
    again = Told()
    assert all(each.alike for each in await moved(source, target, again, 500))
    assert again.heard[0][1], "the first table was not moved anew"


async def test_a_value_that_is_none_is_told_without_what_it_is(source: Path, target: str) -> None:
    with closing(sqlite3.connect(source / FILE)) as connection:
        connection.execute("UPDATE tables SET opened_at = 'secret'")
        connection.commit()
    with pytest.raises(StoreError, match="move-unreadable") as caught:
        await moved(source, target)
    assert caught.value.facts["table"] == "tables"
    assert "secret" not in str(caught.value)


async def test_a_server_that_goes_away_in_the_middle_leaves_a_move_to_go_on_with(
    source: Path, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = DBAPIError("COPY", None, asyncpg.DiskFullError("no room"))
    write = moving._write

    async def write_if_there_is_room(connection: Any, table: Any, rows: Any) -> None:
        if table.name == "seats":
            raise full
        await write(connection, table, rows)

    with monkeypatch.context() as patch:
        patch.setattr(moving, "_write", write_if_there_is_room)
        with pytest.raises(StoreError) as caught:
            await moved(source, target)
    assert (caught.value.reason, caught.value.facts["cause"]) == ("move-broken-off", "53100")
    assert all(each.alike for each in await moved(source, target))


async def test_nothing_is_moved_while_a_bot_runs(source: Path, target: str) -> None:
    bot = lock_instance(source)
    with pytest.raises(StoreError, match="store-in-use"):
        await moved(source, target)
    bot.release()
    await moved(source, target)


async def test_a_bot_does_not_start_while_rows_are_moved(source: Path, target: str) -> None:
    refused = []

    def told(*_: object) -> None:
        with pytest.raises(StoreError, match="store-in-use"):
            lock_instance(source, patience=0)
        refused.append(True)

    await move(source, None, target_url(target), told)
    assert refused


async def test_two_moves_to_one_target_do_not_mix(source: Path, target: str) -> None:
    """Another move, of a copy of the file, goes on with a table while this one is at it."""
    database = Database(engines(target_url(target)), SERVER)
    overtaken = update(moving._progress).where(moving._progress.c.name == "seats").values(moved=1)
    begin = moving._begin

    async def begin_and_be_overtaken(target: Database) -> Any:
        found = await begin(target)
        async with database.write() as connection:
            await connection.execute(overtaken)
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(moving, "_begin", begin_and_be_overtaken)
        with pytest.raises(StoreError, match="move-raced"):
            await moved(source, target)
    async with database.read() as connection:
        assert (await connection.execute(select(schema.seats))).all() == []
    await database.close()


async def test_an_older_file_is_refused(tmp_path: Path, target: str) -> None:
    older = revisions()[-2]
    await make_old(tmp_path, None, older, stored_at(older)[0])
    with pytest.raises(StoreError, match="store-older"):
        await moved(tmp_path, target)


async def test_a_move_of_another_version_is_not_gone_on_with(source: Path, target: str) -> None:
    with pytest.raises(Killed):
        await moved(source, target, Told(half_way))
    database = Database(engines(target_url(target)), SERVER)
    async with database.write() as connection:
        await connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '0001'"))
    await database.close()
    with pytest.raises(StoreError, match="move-other-version"):
        await moved(source, target)


async def test_a_server_that_is_away_is_told(source: Path) -> None:
    with pytest.raises(StoreError, match="store-unreachable"):
        await moved(source, "postgresql://nobody@127.0.0.1:1/games")


@pytest.mark.parametrize("address", ["", "sqlite:///other.db", "mysql://host/name", "nonsense"])
def test_only_postgresql_is_a_target(address: str) -> None:
    with pytest.raises(StoreError, match="move-not-postgresql"):
        target_url(address)


def test_a_digest_tells_values_apart_and_no_order() -> None:
    def digest(*rows: tuple[object, ...]) -> str:
        counted = Rows()
        counted.add(rows)
        return counted.digest

    values: list[object] = [None, 0, False, "", b"", "0", 1, True, "1", b"1", "None", "\\0", "\u00e9", "e\u0301"]
    assert len({digest((value,)) for value in values}) == len(values)
    assert digest((1, 2), (3, 4)) == digest((3, 4), (1, 2)) != digest((1, 4), (3, 2))
    assert digest((1, 2), (1, 2)) != digest()


def test_an_address_keeps_its_password_to_itself() -> None:
    secret = target_url("postgresql://ann:s3cret@host/games")
    assert "s3cret" not in repr(secret)
    assert make_url("postgresql://ann:s3cret@host/games").password == secret.password
