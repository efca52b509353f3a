"""A file is looked through for damage, unless it is just as an orderly close has left it."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from bot.store import dialects, left_in_order
from bot.store.backup import back_up
from bot.store.database import FILE, Database, open_database
from bot.store.errors import StoreError

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)


@pytest.fixture
def quick_databases() -> None:
    """Here each new file is made by the migrations, as the bot does it."""


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Each time that a file is looked through: its path."""
    found: list[str] = []
    damage = dialects.damage

    def looked(connection: Connection, *, thorough: bool = False) -> list[str]:
        found.append(str(connection.engine.url.database))
        return damage(connection, thorough=thorough)

    monkeypatch.setattr(dialects, "damage", looked)
    return found


async def written(folder: Path) -> Database:
    """A database that has just been written to."""
    database = await open_database(folder)
    async with database.write() as connection:
        await connection.execute(text("DELETE FROM people"))
        await connection.execute(text("INSERT INTO people VALUES (1, 'Ann', 'en')"))
    return database


async def test_after_an_orderly_close_it_is_not_looked_through(tmp_path: Path, looks: list[str]) -> None:
    await (await written(tmp_path)).close()
    looks.clear()
    for _ in range(3):
        await (await open_database(tmp_path)).close()
        await (await open_database(tmp_path, as_it_is=True)).close()
    assert looks == []


async def test_who_has_only_read_it_changes_nothing(tmp_path: Path, looks: list[str]) -> None:
    await (await written(tmp_path)).close()
    back_up(tmp_path, None, tmp_path / "copy.db", NOON)
    assert (tmp_path / f"{FILE}-wal").exists()
    looks.clear()
    await (await open_database(tmp_path)).close()
    assert looks == []


async def test_as_long_as_it_is_open_others_look_through_it(tmp_path: Path, looks: list[str]) -> None:
    database = await written(tmp_path)
    looks.clear()
    await (await open_database(tmp_path, as_it_is=True)).close()
    assert looks == [str(tmp_path / FILE)]
    await database.close()


async def test_after_a_kill_it_is_looked_through_once(tmp_path: Path, looks: list[str]) -> None:
    await (await written(tmp_path)).close()
    code = (
        "import asyncio, os, sys; from pathlib import Path;"
        "from tests.bot.store.test_left_in_order import written;"
        "asyncio.run(written(Path(sys.argv[1]))); os._exit(1)"
    )
    root = Path(__file__).parents[3]
    killed = await asyncio.create_subprocess_exec(sys.executable, "-c", code, str(tmp_path), cwd=root)
    assert await killed.wait() == 1
    looks.clear()
    for _ in range(2):
        await (await open_database(tmp_path)).close()
    assert looks == [str(tmp_path / FILE)]


def by_another_program(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("INSERT INTO people VALUES (2, 'Ben', 'en')")
    connection.close()


def by_a_backup(file: Path) -> None:
    back_up(file.parent, None, file.with_name("copy.db"), NOON)
    shutil.copy2(file.with_name("copy.db"), file)


def by_a_backup_moved_there(file: Path) -> None:
    back_up(file.parent, None, file.with_name("copy.db"), NOON)
    times = file.stat()
    file.with_name("copy.db").replace(file)
    os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))


def by_bytes_behind_its_end(file: Path) -> None:
    times = file.stat()
    with file.open("ab") as opened:
        opened.write(bytes(4096))
    os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))


def by_writing_in_place(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.seek(60)
        opened.write(bytes(4))  # a number that SQLite leaves to programs


@pytest.mark.parametrize(
    "change", [by_another_program, by_a_backup, by_a_backup_moved_there, by_bytes_behind_its_end, by_writing_in_place]
)
async def test_what_was_changed_meanwhile_is_looked_through(
    tmp_path: Path, looks: list[str], change: Callable[[Path], None]
) -> None:
    await (await written(tmp_path)).close()
    change(tmp_path / FILE)
    looks.clear()
    await (await open_database(tmp_path)).close()
    assert looks == [str(tmp_path / FILE)]


async def test_a_file_that_could_not_be_read_is_looked_through(tmp_path: Path, looks: list[str]) -> None:
    database = await written(tmp_path)
    with pytest.raises(StoreError, match="store-unreadable"):
        async with database.read() as connection:
            await connection.execute(text("SELECT * FROM no_such_table"))
    await database.close()
    looks.clear()
    await (await open_database(tmp_path)).close()
    assert looks == [str(tmp_path / FILE)]


async def test_who_only_looks_notes_nothing(tmp_path: Path) -> None:
    await (await written(tmp_path)).close()
    noted = tmp_path / (FILE + left_in_order.ENDING)
    noted.unlink()
    await (await open_database(tmp_path, as_it_is=True)).close()
    assert not noted.exists()


@pytest.mark.parametrize("content", [b"", b"\xff", b"[]", b"{"])
async def test_a_note_that_cannot_be_read_says_nothing(tmp_path: Path, looks: list[str], content: bytes) -> None:
    await (await written(tmp_path)).close()
    (tmp_path / (FILE + left_in_order.ENDING)).write_bytes(content)
    looks.clear()
    await (await open_database(tmp_path)).close()
    assert looks == [str(tmp_path / FILE)]
