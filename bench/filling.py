"""Putting very many games into a store: some are played, the others are copies of their rows.

Which rows a game has is read from the file's own schema (every table with a column `table_id`), so this needs no change
when the store keeps games in another way.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bench.dealing import TITLES, Silent
from bot.hosting.clock import SystemClock
from bot.hosting.host import Host
from bot.hosting.statistics.counting import count_missing
from bot.hosting.table import Place
from bot.hosting.upkeep.log_packing import pack_logs
from bot.store.database import FILE, open_database
from engine.automa import PLAYERS
from engine.automa.play import play_on
from engine.games import GAMES
from engine.log import new_setup
from engine.match import Match
from engine.record import write_record

SAMPLES = 2
"""Games of each title that are played."""
STEP = 1_000_000
"""How far the numbers of other rows (interactions, posts) lie apart from copy to copy."""
LATER = timedelta(days=3)
"""After so long what is kept of a finished game for a while only is gone."""
DAY = 24 * 60 * 60


class LaterClock(SystemClock):
    """A clock that is some days ahead."""

    def now(self) -> datetime:
        """Return the moment, in UTC."""
        return datetime.now(UTC) + LATER


def fill(file: Path, games: int) -> None:
    """Put finished games of all titles into a store."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(_make(Path(folder)))).result()  # a loop of its own: one may run here
        copy(Path(folder) / FILE, file, games)


def fill_running(file: Path, games: int, *, due_together: bool = False) -> None:
    """Put copies of the running games of a store into it, at places of their own, where nothing more is to be told.

    What is due at them by the clock is spread over a day, as it is where many play; `due_together`: it is due when it
    is at the games they are copies of, as if the bot had been away for long.
    """
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / FILE
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("VACUUM INTO ?", (str(source),))
        copy(source, file, games)
        with closing(sqlite3.connect(source)) as connection:
            (last,) = connection.execute("SELECT max(table_id) FROM tables").fetchone()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DELETE FROM outbox WHERE table_id > ?", (last,))
        if not due_together:
            _spread_timers(connection, last, games)


def _spread_timers(connection: sqlite3.Connection, last: int, games: int) -> None:
    """Let the timers of copies (tables behind `last`) be due later, evenly over a day."""
    moment = "strftime('%Y-%m-%d %H:%M:%S', due_at, '+' || ((table_id - :last) * :day / :games) || ' seconds')"
    connection.execute(
        f"UPDATE timers SET due_at = {moment} || '.000000' WHERE table_id > :last",  # noqa: S608
        {"last": last, "games": games, "day": DAY},
    )


async def _make(folder: Path) -> None:
    """Store some finished games."""
    host = Host(await open_database(folder))
    for channel, match in enumerate(_finished(), 1):
        await host.tables.import_record(write_record(match), Place(1, channel), "en")
    await host.close()
    await settle(folder)


async def settle(folder: Path) -> None:
    """Let a host do what it does days later: its maintenance, posts still owed, packing and counting what is over."""
    host = Host(await open_database(folder), clock=LaterClock())
    await host.begin(Silent())
    await host.close()
    packer = Host(await open_database(folder), clock=LaterClock())  # the one before has begun to, perhaps
    await pack_logs(packer._context, asyncio.Event(), rest=0)
    await count_missing(packer._context, asyncio.Event(), rest=0)
    await packer.close()


def _finished() -> Iterator[Match]:
    for name, title in TITLES.items():
        for seed in range(SAMPLES):
            rng, game = random.Random(seed), GAMES[name]
            match = Match.start(game, new_setup(game, game.colours[: title.seats]), rng)
            for _ in play_on(match, dict.fromkeys(match.setup.seats, PLAYERS["random"]), rng):
                pass
            yield match


# -- copies ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Kept:
    """A table of the store with rows of games; `number` is its key where that is another one than the game's."""

    name: str
    columns: Sequence[str]
    number: str | None


def copy(source: Path, target: Path, games: int) -> None:
    """Copy the games in one store into another until there are so many more, under numbers of their own."""
    if games <= 0:
        return
    with closing(sqlite3.connect(target, isolation_level=None)) as connection:
        connection.execute("ATTACH ? AS source", (str(source),))
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("PRAGMA journal_mode=OFF")
        connection.execute("PRAGMA synchronous=OFF")
        connection.execute("BEGIN")
        for name in ("components", "people"):
            connection.execute(f"INSERT OR IGNORE INTO main.{name} SELECT * FROM source.{name}")  # noqa: S608
        (after,) = connection.execute("SELECT ifnull(max(table_id), 0) + 1 FROM main.tables").fetchone()
        samples = [row[0] for row in connection.execute("SELECT table_id FROM source.tables ORDER BY table_id")]
        for at, sample in enumerate(samples):
            share = games * (at + 1) // len(samples) - games * at // len(samples)
            for kept in _kept(connection) if share else ():
                _copy_rows(connection, kept, sample, after, share)
            after += share
        connection.execute("COMMIT")
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("PRAGMA journal_mode=WAL")


def _kept(connection: sqlite3.Connection) -> Iterator[Kept]:
    """Return the tables of the store that have rows of games; the one that others point at first."""
    names = [row[0] for row in connection.execute("SELECT name FROM main.sqlite_schema WHERE type = 'table'")]
    for name in sorted(names, key=lambda each: each != "tables"):
        found = connection.execute(f"PRAGMA main.table_info({name})").fetchall()
        columns, keys = [row[1] for row in found], [row[1] for row in found if row[5]]
        if "table_id" in columns:
            yield Kept(name, columns, keys[0] if len(keys) == 1 and keys != ["table_id"] else None)


def _copy_rows(connection: sqlite3.Connection, kept: Kept, sample: int, first: int, times: int) -> None:
    """Write a game's rows in one table so many times, as the tables from `first` on."""
    values = ", ".join(_value(kept, column) for column in kept.columns)
    statement = (
        f"INSERT INTO main.{kept.name} ({', '.join(kept.columns)})"  # noqa: S608  (names are the schema's own)
        " WITH RECURSIVE copies(number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM copies WHERE number + 1 < :times)"
        f" SELECT {values} FROM copies CROSS JOIN source.{kept.name} AS row WHERE row.table_id = :sample"
    )
    connection.execute(statement, {"first": first, "times": times, "sample": sample})


def _value(kept: Kept, column: str) -> str:
    """Return what a copied row has in a column."""
    if column == "table_id" or (kept.name, column) == ("tables", "channel_id"):
        return ":first + copies.number"
    if column == kept.number:
        return f"row.{column} + (:first + copies.number) * {STEP}"
    return f"row.{column}"
