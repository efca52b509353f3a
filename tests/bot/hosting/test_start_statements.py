"""What a start asks the database does not grow with what is stored: nothing is looked for row by row."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event

from bot.store.database import FILE
from tests.bot.hosting.support import ANN, HERE, THERE, FakeAnnouncer, make_host, press, running_table
from tests.support.storage import Storage, stored_in

GROWING = frozenset({"tables", "seats", "log", "snapshots", "components", "judgements", "visits", "notes", "people"})
"""What has rows of games that are over. Posts are looked through, which takes a few bytes of an index each."""
SCAN = re.compile(r"SCAN (\w+)")

Asked = tuple[str, Any]
"""A statement and its parameters."""


class Listener:
    """Hears all that is asked of any database."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []
        self.maintained = asyncio.Event()
        """Set with the last thing that is looked after at a start: posts whose buttons are to be taken off."""

    def __call__(self, _connection: Any, _cursor: Any, text: str, parameters: Any, _context: Any, many: bool) -> None:
        self.asked.append((text, parameters[0] if many else parameters))
        if "FROM posts JOIN tables" in text:
            self.maintained.set()


@pytest.fixture(autouse=True)
async def storage() -> AsyncIterator[Storage]:
    """How statements are carried out is asked of SQLite; with few rows a server goes through all of them anyway."""
    async with stored_in(None) as databases:
        yield databases


@pytest.fixture
def listener() -> Iterator[Listener]:
    made = Listener()
    event.listen(Engine, "before_cursor_execute", made)
    yield made
    event.remove(Engine, "before_cursor_execute", made)


def scanned(file: Path, statement: str, parameters: Any) -> set[str]:
    """Return the tables that SQLite goes through row by row."""
    if not statement.startswith(("SELECT", "UPDATE", "DELETE", "INSERT")):
        return set()
    with closing(sqlite3.connect(file)) as connection:
        plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)]
    return {found[1] for found in map(SCAN.match, plan) if found}


async def test_a_start_goes_through_nothing_that_grows(tmp_path: Path, listener: Listener) -> None:
    host = await make_host(tmp_path)
    over = await running_table(host, place=THERE)
    await host.lobbies.cancel(press(ANN, THERE), over.id)
    await running_table(host, place=HERE)
    await host.close()
    listener.asked.clear()
    host = await make_host(tmp_path)
    await host.begin(FakeAnnouncer())
    async with asyncio.timeout(60):
        await listener.maintained.wait()
    await host.close()
    assert len(listener.asked) > 10
    file = tmp_path / FILE
    found = {statement: scanned(file, statement, parameters) & GROWING for statement, parameters in listener.asked}
    assert {statement: tables for statement, tables in found.items() if tables} == {}


async def test_going_through_all_is_noticed(tmp_path: Path) -> None:
    host = await make_host(tmp_path)
    await host.close()
    assert scanned(tmp_path / FILE, "SELECT entry FROM log WHERE at > ?", ("2030",)) == {"log"}
