"""Hosting alone, without the chat service: starting over a full store, memory, presses, one write.

The store is a real file and every commit goes to the disk; the announcer takes posts and does nothing.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Collection
from itertools import count
from pathlib import Path

import psutil

from bot.hosting.hands.hand import Hand, Kept
from bot.hosting.host import Host, Pace
from bot.hosting.notices.letter import Letter, Told
from bot.hosting.post import Post, Posted
from bot.hosting.table import Person, Place, Press, Refused, Table
from bot.store.database import FILE, open_database
from engine.automa import PLAYERS
from engine.games import GAMES
from engine.log import new_setup
from engine.match import Match
from engine.question import Question

STORED = 10_000
TABLES = 200
PRESSES = 1_000
PEOPLE = [Person(number, f"Person {number}") for number in range(1, 5)]


class Silent:
    """An announcer that posts nowhere."""

    def __init__(self) -> None:
        self._messages = count(time.time_ns())

    async def post(self, post: Post) -> Posted:
        """Take a notice."""
        return Posted(next(self._messages))

    async def retire(self, place: Place, message_id: int) -> None:
        """Take the buttons off nothing."""

    async def tell(self, letter: Letter) -> Told:
        """Take a letter."""
        return Told(letter.person_id, next(self._messages))

    async def take_back(self, told: Told, language: str) -> None:
        """Take nothing back."""

    hand_games: Collection[str] = ()

    async def keep_hand(self, hand: Hand) -> Kept | None:
        """Keep no hand."""
        return None


def measure(stored: int = STORED, tables: int = TABLES, presses: int = PRESSES) -> dict[str, float]:
    """Return seconds to start over `stored` games, MB of memory, presses a second, milliseconds a press."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        asyncio.run(_play(data, tables, 0))
        fill(data / FILE, stored - tables)
        started = _start_alone(data)
        return {
            "stored_games": stored,
            "store_mb": round((data / FILE).stat().st_size / 1e6, 1),
            **started,
            **asyncio.run(_play(data, 0, presses)),
        }


async def _play(data: Path, tables: int, presses: int) -> dict[str, float]:
    """Open so many tables of four people, then press at random tables, several people at the same time."""
    host = Host(await open_database(data), rng=random.Random(1), pace=Pace(0, 0, grace=0))
    await host.begin(Silent())
    ids = count(time.time_ns())
    for number in range(tables):
        place = Place(1, 1_000 + number)
        table = await host.open_table(Press(next(ids), PEOPLE[0], place), "moa", {}, "en")
        for person in PEOPLE[1:]:
            await host.join(Press(next(ids), person, place), table.id)
        await host.start(Press(next(ids), PEOPLE[0], place), table.id)
    times: list[float] = []
    running = list(await host.tables())
    began = time.perf_counter()
    await asyncio.gather(*(_press(host, running[each::8], times, presses // 8, ids) for each in range(8)))
    seconds = time.perf_counter() - began
    await host.close()
    times.sort()
    if not times:
        return {}
    return {
        "presses_per_second": round(len(times) / seconds, 1),
        "press_p50_ms": round(1000 * times[len(times) // 2], 2),
        "press_p99_ms": round(1000 * times[len(times) * 99 // 100], 2),
    }


async def _press(host: Host, tables: list[Table], times: list[float], presses: int, ids: count[int]) -> None:
    """Act for whoever is asked at a random table; only the acting is timed, not the thinking."""
    rng = random.Random(len(tables))
    for _ in range(presses):
        table = await host.table(rng.choice(tables).id)
        if not table.asked_since:
            continue
        person = next(each for each in PEOPLE if table.seat_of(each.id) == next(iter(table.asked_since)))
        turn = await host.turn(Press(next(ids), person, table.place), table.id)
        action = PLAYERS["random"].choose(turn, rng)
        began = time.perf_counter()
        try:
            await host.act(Press(next(ids), person, table.place, turn.since), table.id, action)
        except Refused:
            continue
        times.append(time.perf_counter() - began)


def _start_alone(data: Path) -> dict[str, float]:
    """Start in a process of its own, as the bot does, and give seconds and memory."""
    code = f"import time; began = time.perf_counter(); from bench.hosting import start; start({str(data)!r}, began)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    imported, opened, memory = (float(word) for word in done.stdout.split())
    return {"import_s": imported, "start_s": opened, "start_mb": memory}


def start(data: str, began: float) -> None:
    """Print seconds to import, seconds to open the store and begin, and MB of memory with every table looked at."""
    asyncio.run(_begin(Path(data), time.perf_counter() - began))


async def _begin(data: Path, imported: float) -> None:
    began = time.perf_counter()
    host = Host(await open_database(data))
    await host.begin(Silent())
    opened = time.perf_counter() - began
    for table in await host.tables():
        await host.sight(None, table.id)
    gc.collect()
    sys.stdout.write(f"{imported:.3f} {opened:.3f} {psutil.Process().memory_info().rss / 1e6:.1f}\n")
    await host.close()


def fill(file: Path, games: int) -> None:
    """Put finished games into a store, as rows of one that was played: playing each would take hours."""
    records = [_finished(seed) for seed in range(10)]
    with sqlite3.connect(file) as connection:
        (digest,) = connection.execute("SELECT components FROM tables LIMIT 1").fetchone()
        for number in range(games):
            _add(connection, 100_000 + number, digest, records[number % len(records)])


def _finished(seed: int) -> list[str]:
    rng = random.Random(seed)
    match = Match.start(GAMES["moa"], new_setup(GAMES["moa"], GAMES["moa"].colours[:4]), rng)
    while decisions := match.decisions():
        question = Question(match.game, match.position, decisions[0])
        match.act(question.seat, PLAYERS["random"].choose(question, rng), rng)
    return [json.dumps(entry.to_data(), separators=(",", ":")) for entry in match.entries]


def _add(connection: sqlite3.Connection, table_id: int, digest: str, entries: list[str]) -> None:
    now = "2030-01-01 00:00:00.000000"
    connection.execute(
        "INSERT INTO tables (table_id, game, guild_id, channel_id, status, opener_id, language, options, components,"
        " seq, posted_until, asked_since, opened_at)"
        " VALUES (?, 'moa', 1, ?, 'finished', 1, 'en', '{}', ?, ?, ?, '{}', ?)",
        (table_id, table_id, digest, len(entries), len(entries), now),
    )
    connection.executemany(
        "INSERT INTO log (table_id, seq, entry, asked_since, at) VALUES (?, ?, ?, '{}', ?)",
        [(table_id, seq, entry, now) for seq, entry in enumerate(entries, 1)],
    )
