"""The databases of earlier versions (tests/fixtures/databases), to be opened by the present code."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bot.store.database import FILE

FOLDER = Path(__file__).parents[1] / "fixtures" / "databases"
NAMES = sorted(each.stem for each in FOLDER.glob("*.sql"))
_PEOPLE = (("people", "person_id"), ("seats", "person_id"), ("log", "person_id"), ("tables", "opener_id"))
_PLACES = ("tables", "outbox")


def copy_stored(name: str, folder: Path) -> dict[str, Any]:
    """Put a copy of a stored database into a data folder; return what was written down about it when it was made."""
    made = sqlite3.connect(folder / FILE)
    made.executescript((FOLDER / f"{name}.sql").read_text(encoding="utf-8"))
    made.close()
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
