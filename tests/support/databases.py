"""The databases of earlier versions (tests/fixtures/databases), to be opened by the present code."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bot.store.database import FILE
from bot.store.migrate import VERSION_TABLE
from tests.support.old_schemas import make_old

FOLDER = Path(__file__).parents[1] / "fixtures" / "databases"
NAMES = sorted(each.stem for each in FOLDER.glob("*.sql"))
_PEOPLE = (("people", "person_id"), ("seats", "person_id"), ("log", "person_id"), ("tables", "opener_id"))
_PLACES = ("tables", "outbox")


def copy_stored(name: str, folder: Path) -> dict[str, Any]:
    """Put a copy of a stored database into a data folder; return what was written down about it when it was made."""
    _load(name, folder / FILE).close()
    return _note(name)


async def copy_to_server(name: str, folder: Path, url: str) -> dict[str, Any]:
    """Write the rows of a stored database into an empty one of a server, in the schema they have; return as above."""
    made = _load(name, ":memory:")
    made.row_factory = sqlite3.Row
    (revision,) = made.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchone()
    tables = [each for (each,) in made.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    own = [each for each in tables if each != VERSION_TABLE and not each.startswith("sqlite_")]
    rows = {table: [dict(row) for row in made.execute(f"SELECT * FROM {table}")] for table in own}
    made.close()
    await make_old(folder, url, revision, rows)
    return _note(name)


def _load(name: str, file: Path | str) -> sqlite3.Connection:
    made = sqlite3.connect(file)
    made.executescript((FOLDER / f"{name}.sql").read_text(encoding="utf-8"))
    return made


def _note(name: str) -> dict[str, Any]:
    note: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return note


def move_stored(folder: Path, people: Mapping[int, int], guild: int, channels: Mapping[int, int]) -> None:
    """Give the people and channels of a copy the ids that they have in a test's chat."""
    with sqlite3.connect(folder / FILE) as made:
        for table, column in _PEOPLE:
            for before, now in people.items():
                made.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (now, before))
        for table in _PLACES:
            for before, now in channels.items():
                move = f"UPDATE {table} SET guild_id = ?, channel_id = ? WHERE channel_id = ?"
                made.execute(move, (guild, now, before))
    made.close()
