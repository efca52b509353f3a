from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.store.backup import back_up
from bot.store.database import FILE, open_database
from bot.store.errors import StoreError

NOW = datetime(2030, 1, 2, 3, 4, 5, tzinfo=UTC)


async def test_a_backup_is_made_while_somebody_writes_and_opens_again(tmp_path: Path) -> None:
    database = await open_database(tmp_path / "data")
    async with database.write() as connection:
        await connection.execute(text("INSERT INTO guilds (guild_id, language) VALUES (1, 'de')"))
    async with database.write() as connection:
        await connection.execute(text("INSERT INTO guilds (guild_id, language) VALUES (2, 'en')"))
        copy = back_up(tmp_path / "data", None, tmp_path / "copy" / FILE, NOW)
    await database.close()
    restored = await open_database(copy.parent)
    async with restored.read() as connection:
        assert (await connection.execute(text("SELECT guild_id, language FROM guilds"))).all() == [(1, "de")]
    await restored.close()


async def test_a_folder_gets_a_file_named_by_the_time_and_nothing_is_overwritten(tmp_path: Path) -> None:
    await (await open_database(tmp_path / "data")).close()
    assert back_up(tmp_path / "data", None, tmp_path, NOW).name == "aviary-20300102-030405.db"
    with pytest.raises(StoreError, match="backup-exists"):
        back_up(tmp_path / "data", None, tmp_path, NOW)


def test_what_cannot_be_backed_up_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="store-missing"):
        back_up(tmp_path, None, tmp_path / "copy.db", NOW)
    with pytest.raises(StoreError, match="backup-postgresql"):
        back_up(tmp_path, "postgresql://host/games", tmp_path / "copy.db", NOW)
    (tmp_path / FILE).write_bytes(b"no database" * 1000)
    with pytest.raises(StoreError, match="backup-failed"):
        back_up(tmp_path, None, tmp_path / "copy.db", NOW)
    assert not (tmp_path / "copy.db").exists()
