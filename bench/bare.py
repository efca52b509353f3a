"""Anchors: what a press needs at least, and what the libraries cost by themselves. Nothing here is Aviary's.

What a press writes is told here by hand, so that it stays the same whatever the store becomes: a log row, a position,
an answered interaction, what the channel must be told, and the table's own row, in one transaction that waits for the
disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import aiosqlite

PRESSES = 2_000
STARTS = 7
TURN = 50
"""How many presses are written by one driver before the other has its turn."""
TABLES = 200
ENTRY, POSITION = "e" * 350, "p" * 3_000
"""About as long as an entry of a game and a position of one are."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
"""As the bot opens its file."""
SCHEMA = """
    CREATE TABLE tables (table_id INTEGER PRIMARY KEY, seq INTEGER NOT NULL, asked_since TEXT NOT NULL);
    CREATE TABLE log (table_id INTEGER REFERENCES tables, seq INTEGER, person_id INTEGER, entry TEXT, at TEXT,
        PRIMARY KEY (table_id, seq));
    CREATE TABLE snapshots (table_id INTEGER REFERENCES tables, moment TEXT, seq INTEGER, position TEXT,
        PRIMARY KEY (table_id, moment));
    CREATE TABLE interactions (interaction_id INTEGER PRIMARY KEY, table_id INTEGER REFERENCES tables, seq INTEGER);
    CREATE TABLE outbox (post_id INTEGER PRIMARY KEY AUTOINCREMENT, table_id INTEGER REFERENCES tables, due_at TEXT);
"""
LIBRARIES = "import discord, sqlalchemy.ext.asyncio, PIL.Image"
_MEMORY = f"{LIBRARIES}, psutil; print(psutil.Process().memory_info().rss / 1e6)"


def measure(presses: int = PRESSES, starts: int = STARTS) -> dict[str, float]:
    """Return milliseconds to write what a press writes, seconds to start Python and to import, MB of the libraries."""
    with tempfile.TemporaryDirectory() as folder:
        written = asyncio.run(writing(Path(folder), presses))
    return {
        **written,
        **fresh("python", "pass", starts),
        **fresh("import_discord", "import discord", starts),
        **fresh("import_libraries", LIBRARIES, starts),
        "import_mb": round(float(_python(_MEMORY)), 1),
    }


def statements(number: int) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Return what press `number` writes."""
    table, seq = number % TABLES + 1, number // TABLES + 1
    now = "2030-01-01 00:00:00.000000"
    yield "INSERT INTO log VALUES (?, ?, ?, ?, ?)", (table, seq, 7, ENTRY, now)
    yield (
        "INSERT INTO snapshots VALUES (?, 'present', ?, ?)"
        " ON CONFLICT DO UPDATE SET seq = excluded.seq, position = excluded.position",
        (table, seq, POSITION),
    )
    yield "INSERT INTO interactions VALUES (?, ?, ?)", (number, table, seq)
    yield "INSERT INTO outbox (table_id, due_at) VALUES (?, ?)", (table, now)
    yield "UPDATE tables SET seq = ?, asked_since = ? WHERE table_id = ?", (seq, '{"red":1}', table)


def _made(file: Path) -> sqlite3.Connection:
    """Return a connection to a new file with a row for each table."""
    connection = sqlite3.connect(file, isolation_level=None)
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    connection.executescript(SCHEMA)
    connection.executemany("INSERT INTO tables VALUES (?, 0, '{}')", [(each + 1,) for each in range(TABLES)])
    return connection


@dataclass
class Spent:
    """Seconds of each press, and seconds of CPU of all."""

    walls: list[float] = field(default_factory=list)
    cpu: float = 0.0

    def figures(self, name: str) -> dict[str, float]:
        """Return the median milliseconds of a press, and the mean CPU of one."""
        mean = self.cpu / len(self.walls)
        return {f"{name}_ms": round(1000 * median(self.walls), 4), f"{name}_cpu_ms": round(1000 * mean, 4)}


async def writing(folder: Path, presses: int) -> dict[str, float]:
    """Write so many presses by each of the two drivers, some by the one and some by the other in turn."""
    plain, aio = Spent(), Spent()
    _made(folder / "aio.db").close()
    async with aiosqlite.connect(folder / "aio.db", isolation_level=None) as other:
        for pragma in PRAGMAS:
            await other.execute(f"PRAGMA {pragma}")
        with contextlib.closing(_made(folder / "plain.db")) as connection:
            for first in range(0, presses, TURN):
                numbers = range(first, min(first + TURN, presses))
                _by_sqlite3(connection, numbers, plain)
                await _by_aiosqlite(other, numbers, aio)
    return {**plain.figures("sqlite3"), **aio.figures("aiosqlite")}


def _by_sqlite3(connection: sqlite3.Connection, numbers: Iterable[int], spent: Spent) -> None:
    busy = time.process_time()
    for number in numbers:
        began = time.perf_counter()
        connection.execute("BEGIN IMMEDIATE")
        for statement, values in statements(number):
            connection.execute(statement, values)
        connection.execute("COMMIT")
        spent.walls.append(time.perf_counter() - began)
    spent.cpu += time.process_time() - busy


async def _by_aiosqlite(connection: aiosqlite.Connection, numbers: Iterable[int], spent: Spent) -> None:
    busy = time.process_time()
    for number in numbers:
        began = time.perf_counter()
        await connection.execute("BEGIN IMMEDIATE")
        for statement, values in statements(number):
            await connection.execute(statement, values)
        await connection.execute("COMMIT")
        spent.walls.append(time.perf_counter() - began)
    spent.cpu += time.process_time() - busy


def fresh(name: str, code: str, starts: int) -> dict[str, float]:
    """Return the median seconds of a fresh Python that does this and ends, and the mean CPU seconds."""
    times = []
    busy = _cpu_of_children()
    for _ in range(starts):
        began = time.perf_counter()
        _python(code)
        times.append(time.perf_counter() - began)
    mean = (_cpu_of_children() - busy) / starts
    return {f"{name}_s": round(median(times), 3), f"{name}_cpu_s": round(mean, 3)}


def _cpu_of_children() -> float:
    used = os.times()
    return used.children_user + used.children_system


def _python(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
