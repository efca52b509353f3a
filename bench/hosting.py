"""Hosting alone, without the chat service: starting over a full store, memory, presses.

The store is a real file and every commit goes to the disk; the announcer takes posts and does nothing. Tables of all
games are played, as `bench.dealing` deals them.
"""

from __future__ import annotations

import asyncio
import gc
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from statistics import mean, median

import psutil
from typing_extensions import override

from bench.dealing import PEOPLE, Silent, asked, games, open_table
from bench.filling import fill
from bot.hosting.host import Host, Pace
from bot.hosting.posting.post import Post, Posted
from bot.hosting.table import Place, Press, Refused, Table
from bot.store.database import FILE, open_database
from engine.automa import PLAYERS

__all__ = ["PEOPLE", "fill", "measure", "start"]

STORED = 10_000
TABLES = 200
PRESSES = 1_000
AT_ONCE = 8
"""How many people press at the same time, where several do."""
TOLD = 1.0
"""Seconds after which nothing will be told of an action: it waits for what others answer."""

SETTLED = 0.02
"""Seconds after a post in which the host does what it still has to do about it."""


class Telling(Silent):
    """An announcer that says when a channel has been told something."""

    def __init__(self) -> None:
        super().__init__()
        self.told: dict[int, asyncio.Event] = {}

    @override
    async def post(self, post: Post) -> Posted:
        """Take a post."""
        self.told.setdefault(post.place.channel_id, asyncio.Event()).set()
        return await super().post(post)

    def expect(self, place: Place) -> asyncio.Event:
        """Return what will be set once the channel is told something more."""
        event = self.told[place.channel_id] = asyncio.Event()
        return event


@dataclass
class Pressed:
    """What presses one after the other took, in seconds."""

    told: list[float] = field(default_factory=list)
    """From an action to its post, where there was one."""
    cpu: list[float] = field(default_factory=list)
    """CPU of a press with all that followed it, without the thinking about it."""

    def figures(self) -> dict[str, float]:
        """Return milliseconds, and how many presses a core could do."""
        told = sorted(self.told)
        return {
            "act_to_told_ms": round(1000 * median(told), 3),
            "act_to_told_p99_ms": round(1000 * told[len(told) * 99 // 100], 3),
            "cpu_ms_a_press": round(1000 * mean(self.cpu), 3),
            "presses_a_core": round(1 / mean(self.cpu), 1),
        }


def measure(stored: int = STORED, tables: int = TABLES, presses: int = PRESSES) -> dict[str, float]:
    """Return seconds to start over `stored` games, MB of memory, what a press takes alone and beside others."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        asyncio.run(_open(data, tables))
        fill(data / FILE, stored - tables)
        started = _start_alone(data)
        return {
            "stored_games": max(stored, tables),
            "store_mb": round((data / FILE).stat().st_size / 1e6, 1),
            **started,
            **asyncio.run(_play(data, presses)),
        }


async def _host(data: Path, announcer: Silent) -> Host:
    host = Host(await open_database(data), rng=random.Random(1), pace=Pace(0, 0, grace=0))
    await host.begin(announcer)
    return host


async def _open(data: Path, tables: int) -> None:
    host, ids = await _host(data, Silent()), count(time.time_ns())
    for number, game in enumerate(games(tables)):
        await open_table(host, ids, game, Place(1, 1_000 + number), PEOPLE)
    await host.close()


async def _play(data: Path, presses: int) -> dict[str, float]:
    """Press at random tables: half of the presses one after the other, half of them several at the same time."""
    announcer, ids = Telling(), count(time.time_ns())
    host = await _host(data, announcer)
    running = list(await host.tables.live())
    alone = await _one_by_one(host, announcer, running, presses // 2, ids)
    began = time.perf_counter()
    people = min(AT_ONCE, len(running))
    parts = (_press(host, running[each::people], presses // 2 // people, ids) for each in range(people))
    times = sorted(each for part in await asyncio.gather(*parts) for each in part)
    seconds = time.perf_counter() - began
    await host.close()
    return {
        **alone.figures(),
        "presses_per_second": round(len(times) / seconds, 1),
        "press_p50_ms": round(1000 * times[len(times) // 2], 2),
        "press_p99_ms": round(1000 * times[len(times) * 99 // 100], 2),
    }


async def _one_by_one(
    host: Host, announcer: Telling, tables: Sequence[Table], presses: int, ids: count[int]
) -> Pressed:
    """Act for whoever is asked at a random table, and wait until the channel is told of it."""
    rng, spent = random.Random(5), Pressed()
    for _ in range(presses):
        sight = await host.looking.sight(None, rng.choice(tables).id)
        if (person := asked(sight)) is None:
            continue
        table = sight.table
        busy = time.process_time()
        turn = await host.playing.turn(Press(next(ids), person, table.place), table.id)
        thinking = time.process_time()
        action = PLAYERS["random"].choose(turn, rng)
        thinking = time.process_time() - thinking
        told, began = announcer.expect(table.place), time.perf_counter()
        await host.playing.act(Press(next(ids), person, table.place, turn.since), table.id, action)
        try:
            async with asyncio.timeout(TOLD):
                await told.wait()
            spent.told.append(time.perf_counter() - began)
        except TimeoutError:  # others are still asked the same: it is told when all have answered
            pass
        await asyncio.sleep(SETTLED)  # what is noted after the post belongs to the press
        spent.cpu.append(time.process_time() - busy - thinking)
    return spent


async def _press(host: Host, tables: Sequence[Table], presses: int, ids: count[int]) -> list[float]:
    """Act for whoever is asked at a random table; return the seconds of each act alone, without the thinking."""
    rng, times = random.Random(len(tables)), []
    for _ in range(presses):
        sight = await host.looking.sight(None, rng.choice(tables).id)
        if (person := asked(sight)) is None:
            continue
        table = sight.table
        turn = await host.playing.turn(Press(next(ids), person, table.place), table.id)
        action = PLAYERS["random"].choose(turn, rng)
        began = time.perf_counter()
        try:
            await host.playing.act(Press(next(ids), person, table.place, turn.since), table.id, action)
        except Refused:
            continue
        times.append(time.perf_counter() - began)
    return times


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
    for table in await host.tables.live():
        await host.looking.sight(None, table.id)
    gc.collect()
    sys.stdout.write(f"{imported:.3f} {opened:.3f} {psutil.Process().memory_info().rss / 1e6:.1f}\n")
    await host.close()
