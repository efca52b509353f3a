"""What stops the bot, and that nothing it stops for is ever replaced by something empty."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.store.database import FILE, open_database
from bot.store.errors import StoreError


@pytest.fixture
def quick_databases() -> None:
    """Here each new file is made by the migrations, as the bot does it."""


async def trouble(folder: Path, url: str | None = None) -> StoreError:
    with pytest.raises(StoreError) as caught:
        await open_database(folder, url)
    return caught.value


async def test_a_missing_folder_is_made_and_what_is_written_stays(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    database = await open_database(folder)
    assert (database.path, database.file) == (str(folder / FILE), folder / FILE)
    async with database.write() as connection:
        await connection.execute(text("INSERT INTO guilds (guild_id, language) VALUES (1, 'pl')"))
    await database.close()
    database = await open_database(folder)
    async with database.read() as connection:
        assert (await connection.execute(text("SELECT language FROM guilds"))).scalar() == "pl"
    await database.close()
    assert [file.name for file in folder.iterdir() if file.suffix == ".db"] == [FILE]


async def test_commits_are_on_disk_and_foreign_keys_are_held(tmp_path: Path) -> None:
    database = await open_database(tmp_path)
    async with database.read() as connection:
        pragmas = [
            (await connection.execute(text(f"PRAGMA {name}"))).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        ]
    assert pragmas == ["wal", 2, 1, 10_000]
    await database.close()


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.write_bytes(b"no database at all, but long enough to be looked at" * 100)
    before = file.read_bytes()
    assert (await trouble(tmp_path)).reason == "store-unreadable"
    assert file.read_bytes() == before


async def test_an_empty_file_is_not_filled(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()
    assert (await trouble(tmp_path)).reason == "store-empty"
    assert (tmp_path / FILE).stat().st_size == 0


async def test_a_file_that_went_missing_is_not_replaced(tmp_path: Path) -> None:
    (tmp_path / f"{FILE}-wal").write_bytes(b"left behind")
    found = await trouble(tmp_path)
    assert (found.reason, found.facts["path"]) == ("store-lost", str(tmp_path / FILE))
    assert not (tmp_path / FILE).exists()


async def test_a_start_that_was_killed_while_making_the_file_is_made_good(tmp_path: Path) -> None:
    for ending in ("", "-wal", "-shm"):
        (tmp_path / f"{FILE}.new{ending}").write_bytes(b"half")
    await (await open_database(tmp_path)).close()
    assert (tmp_path / FILE).exists()
    assert not any((tmp_path / f"{FILE}.new{ending}").exists() for ending in ("", "-wal", "-shm"))


async def test_another_programs_database_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    assert (await trouble(tmp_path)).reason == "store-foreign"
    with sqlite3.connect(tmp_path / FILE) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]


async def test_a_damaged_file_stops_the_bot(tmp_path: Path) -> None:
    database = await open_database(tmp_path)
    async with database.write() as connection:
        for number in range(400):
            await connection.execute(text(f"INSERT INTO people VALUES ({number}, '{'name' * 50}', 'en')"))
    await database.close()
    file = tmp_path / FILE
    content = bytearray(file.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 8192] = b"\x5a" * 8192
    file.write_bytes(content)
    assert (await trouble(tmp_path)).reason in {"store-damaged", "store-unreadable"}
    assert file.read_bytes() == bytes(content)


async def test_a_folder_that_cannot_be_written_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    found = await trouble(tmp_path / "file" / "data")
    assert found.reason == "store-not-writable"
    assert "file" in str(found.facts["path"])


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "sqlite+aiosqlite:///:memory:"])
async def test_a_database_in_memory_is_refused(tmp_path: Path, url: str) -> None:
    assert (await trouble(tmp_path, url)).reason == "store-in-memory"


@pytest.mark.parametrize("url", ["mysql://ann:secret@host/games", "secret", "postgresql"])
async def test_an_address_that_is_none_is_refused_without_repeating_it(tmp_path: Path, url: str) -> None:
    found = await trouble(tmp_path, url)
    assert found.reason == "store-bad-address"
    assert "secret" not in str(found)


async def test_an_unreachable_server_gets_a_sentence_without_the_password(tmp_path: Path) -> None:
    found = await trouble(tmp_path, "postgresql://ann:secret@127.0.0.1:9/games")
    assert found.reason == "store-unreachable"
    assert "secret" not in str(found)
    assert "ann" not in str(found)


async def test_nothing_is_made_when_it_is_only_looked_at(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="store-missing"):
        await open_database(tmp_path / "none", as_it_is=True)
    assert not (tmp_path / "none").exists()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a lock."""
    monkeypatch.setattr("bot.store.engines.BUSY_SECONDS", 0)


@pytest.mark.usefixtures("impatient")
async def test_who_only_looks_is_not_kept_waiting_by_who_writes(tmp_path: Path) -> None:
    await (await open_database(tmp_path)).close()
    with sqlite3.connect(tmp_path / FILE, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        database = await open_database(tmp_path, as_it_is=True)
        async with database.read() as connection:
            assert (await connection.execute(text("SELECT count(*) FROM tables"))).scalar() == 0
        with pytest.raises(StoreError, match="store-busy"):
            async with database.write() as connection:
                await connection.execute(text("DELETE FROM guilds"))
        await database.close()
        assert (await trouble(tmp_path)).reason == "store-busy"


@pytest.mark.usefixtures("impatient")
async def test_a_locked_database_is_not_called_damaged(tmp_path: Path) -> None:
    await (await open_database(tmp_path)).close()
    with sqlite3.connect(tmp_path / FILE, isolation_level=None) as other:
        other.execute("PRAGMA locking_mode=EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreError, match="store-busy"):
            await open_database(tmp_path, as_it_is=True)


async def test_a_file_that_breaks_while_it_is_used_is_told(tmp_path: Path) -> None:
    database = await open_database(tmp_path)
    with pytest.raises(StoreError, match="store-unreadable"):
        async with database.read() as connection:
            await connection.execute(text("SELECT * FROM no_such_table"))
    await database.close()
