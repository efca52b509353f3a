"""A game on disk, for each title: how much the store's file grows by one that runs, and by one that is over.

Games are played through hosting to their middle and then to their end, and copied so often that pages of the file that
are half full do not matter. A finished game is one of some days ago: what is kept for a while only is gone.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import tempfile
import time
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

from bench.dealing import PEOPLE, TITLES, Silent, open_table, play
from bench.filling import copy, settle
from bot.hosting.host import Host, Pace
from bot.hosting.table import Place
from bot.store.database import FILE, open_database

GAMES = 3
COPIES = 300
LONGEST = 1_000
"""Actions after which a game is surely over."""


def measure(games: int = GAMES, copies: int = COPIES) -> dict[str, Any]:
    """Return for each title kB of a running game and of a finished one."""
    return {name: asyncio.run(_measure(name, games, copies)) for name in TITLES}


async def _measure(game: str, games: int, copies: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        await _play(folder, game, range(games), TITLES[game].middle)
        running = await _kilobytes(folder, copies)
        await _play(folder, game, (), LONGEST)
        await settle(folder)
        finished = await _kilobytes(folder, copies)
        return {"running_kB": running, "finished_kB": finished}


async def _play(folder: Path, game: str, new: range | tuple[()], actions: int) -> None:
    """Begin games, and take so many actions in each that runs."""
    rng, ids = random.Random(3), count(time.time_ns())
    host = Host(await open_database(folder), rng=rng, pace=Pace(0, 0, grace=0))
    await host.begin(Silent())
    for number in new:
        await open_table(host, ids, game, Place(1, 1_000 + number), PEOPLE)
    for table in await host.tables.live():
        await play(host, ids, table.id, rng, actions)
    await host.close()


async def _kilobytes(folder: Path, copies: int) -> float:
    """Return by how much an empty store grows by one of the games in a folder."""
    with tempfile.TemporaryDirectory() as name:
        empty = Path(name) / FILE
        await (await open_database(empty.parent)).close()
        copy(folder / FILE, empty, len(_tables(folder)))  # with what all games share
        before = _size(empty)
        copy(folder / FILE, empty, copies)
        return round((_size(empty) - before) / copies / 1000, 2)


def _tables(folder: Path) -> list[int]:
    with closing(sqlite3.connect(folder / FILE)) as connection:
        return [row[0] for row in connection.execute("SELECT table_id FROM tables")]


def _size(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file.stat().st_size
