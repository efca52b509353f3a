"""Starting the whole bot, connected to the sandbox, over a store full of games: seconds and memory.

`bench.hosting` measures the same for hosting alone; here is also what the chat service's library and pictures need. The
program's modules are compiled before, as they are where it was installed.
"""

from __future__ import annotations

import asyncio
import compileall
import sqlite3
import tempfile
import time
from contextlib import AsyncExitStack, closing
from itertools import count
from pathlib import Path
from statistics import median

import psutil

from bench.hosting import PEOPLE, fill
from bot.hosting.host import Host
from bot.hosting.table import Place, Press
from bot.store.database import FILE, open_database
from sandbox import SandboxServer
from sandbox.driver import Sandbox
from tests.support.bot import ROOT, BotProcess

ROOMS = ("bot", "engine", "render", "sandbox", "tests/support")
"""What a start imports of ours."""
STORED = 10_000
RUNNING = 1_000
STARTS = 5
SETTLED = 3.0
"""Seconds after which the bot has done what it does at its start."""


def measure(stored: int = STORED, running: int = RUNNING, starts: int = STARTS) -> dict[str, object]:
    """Return seconds from a start to the connection, of CPU, too, and MB; with nothing and with everything stored.

    "killed" is the start after a kill over the same store, whose file is then looked through for damage.
    """
    for room in ROOMS:
        compileall.compile_dir(ROOT / room, quiet=1)
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder), stored, running, starts))


async def _measure(folder: Path, stored: int, running: int, starts: int) -> dict[str, object]:
    async with AsyncExitStack() as stack:
        server = SandboxServer()
        await server.start()
        stack.push_async_callback(server.stop)
        sandbox = await stack.enter_async_context(Sandbox(server.url))
        (folder / "empty").mkdir()
        (folder / "full").mkdir()
        empty = await _start(server, sandbox, folder / "empty", starts)
        await _store(folder / "full" / "data", stored, running)
        full = await _start(server, sandbox, folder / "full", starts)
        killed = await _start(server, sandbox, folder / "full", 2, killed=True)
        return {"stored_games": stored, "running_games": running, "empty": empty, "full": full, "killed": killed}


async def _start(
    server: SandboxServer, sandbox: Sandbox, folder: Path, starts: int, *, killed: bool = False
) -> dict[str, float]:
    """Start so often and return medians; `killed`: each start but the first follows a kill. The first is not counted.

    It finds nothing in the system's cache of files, and what was stored for it by another program.
    """
    bot = BotProcess(server, folder, LOG_LEVEL="warning")
    seconds, processor, megabytes = [], [], []
    for _ in range(1 + starts):
        began = time.perf_counter()
        await bot.start()
        seconds.append(time.perf_counter() - began)
        process = psutil.Process(bot.pid)
        used = process.cpu_times()
        processor.append(used.user + used.system)
        await asyncio.sleep(SETTLED)
        megabytes.append(process.memory_info().rss / 1e6)
        await (bot.kill() if killed else bot.stop())
        await sandbox.wait_offline()
    return {
        "connected_s": round(median(seconds[1:]), 2),
        "connected_cpu_s": round(median(processor[1:]), 2),
        "mb": round(median(megabytes[1:]), 1),
    }


async def _store(data: Path, stored: int, running: int) -> None:
    """Put running games into a store, all told already, and finished ones."""
    host = Host(await open_database(data))
    ids = count(1)
    for number in range(running):
        place = Place(1, 1_000 + number)
        table = await host.lobbies.open(Press(next(ids), PEOPLE[0], place), "moa", {}, "en")
        for person in PEOPLE[1:]:
            await host.lobbies.join(Press(next(ids), person, place), table.id)
        await host.lobbies.start(Press(next(ids), PEOPLE[0], place), table.id)
    await host.close()
    with closing(sqlite3.connect(data / FILE)) as connection, connection:
        connection.execute("DELETE FROM outbox")
    fill(data / FILE, stored - running)
