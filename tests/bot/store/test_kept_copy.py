"""Before its schema is changed a file is copied, whole or not at all."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import migrate
from bot.store.database import FILE, open_database
from bot.store.errors import StoreError
from bot.store.kept_copy import keep_copy
from tests.support.old_schemas import make_old, stored_at

OLD = "0013"


class Killed(BaseException):
    """The bot dies here."""


async def old_file(folder: Path) -> Path:
    rows, _ = stored_at(OLD)
    await make_old(folder, None, OLD, rows)
    return folder / FILE


def version_of(file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection:
        return str(connection.execute(f"SELECT version_num FROM {migrate.VERSION_TABLE}").fetchone()[0])


def copies(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.glob("aviary-*"))


async def test_an_old_file_is_copied_as_it_was(tmp_path: Path) -> None:
    file = await old_file(tmp_path)
    await (await open_database(tmp_path)).close()
    assert copies(tmp_path) == [f"aviary-{OLD}.db"]
    assert (version_of(file), version_of(tmp_path / f"aviary-{OLD}.db")) == (migrate.newest(), OLD)
    with closing(sqlite3.connect(tmp_path / f"aviary-{OLD}.db")) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert copy.execute("SELECT count(*) FROM log").fetchone() == (len(stored_at(OLD)[0]["log"]),)
    (tmp_path / f"aviary-{OLD}.db").unlink()
    await (await open_database(tmp_path)).close()
    assert copies(tmp_path) == [], "it is not of an earlier schema any more"


async def test_a_new_file_and_one_that_is_only_looked_at_are_not_copied(tmp_path: Path) -> None:
    await (await open_database(tmp_path / "new")).close()
    assert copies(tmp_path / "new") == []
    await old_file(tmp_path)
    await (await open_database(tmp_path, as_it_is=True)).close()
    assert copies(tmp_path) == []


async def test_an_upgrade_that_was_killed_is_taken_up_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = await old_file(tmp_path)
    real = migrate.migrate

    def killed(connection: object) -> None:
        real(connection)  # type: ignore[arg-type]
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr("bot.store.database.migrate", killed)
        with pytest.raises(Killed):
            await open_database(tmp_path)
    assert version_of(file) == OLD
    await (await open_database(tmp_path)).close()
    assert (version_of(file), copies(tmp_path)) == (migrate.newest(), [f"aviary-{OLD}.db"])


async def test_a_copy_that_was_broken_off_is_none_and_is_made_anew(tmp_path: Path) -> None:
    file = await old_file(tmp_path)
    (tmp_path / f"aviary-{OLD}.db.new").write_bytes(b"half")
    assert keep_copy(file, OLD) == tmp_path / f"aviary-{OLD}.db"
    assert copies(tmp_path) == [f"aviary-{OLD}.db"]


async def test_without_a_copy_nothing_is_changed(tmp_path: Path) -> None:
    file = await old_file(tmp_path)
    (tmp_path / f"aviary-{OLD}.db.new").mkdir()
    with pytest.raises(StoreError, match="store-no-copy"):
        await open_database(tmp_path)
    assert version_of(file) == OLD
