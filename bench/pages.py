"""Steps on pages: from the request to the page and its picture, at `aviary web` over records of long games.

The pages are served by a process of its own, asked one after the other over one connection, as somebody does who goes
through a game by the arrow keys. *Cold* is a step that nobody has looked at since the start: its picture is drawn;
*warm* is one that was looked at before. The very first step, for which the process that draws is started, stands apart.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from statistics import median

import aiohttp
import psutil

from bench.presses import prepare
from engine.games import GAMES

ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "tests" / "fixtures"
PAUSE = 0.2
"""Seconds between two steps, as for who holds an arrow key: so the limits for one client are not met."""


def measure() -> dict[str, object]:
    """Return for each game milliseconds of a page, and of a page with its picture, cold and warm."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder)))


async def _measure(folder: Path) -> dict[str, object]:
    files = [sorted((RECORDS / name).glob("*.jsonl"))[-1] for name in GAMES]
    await prepare(folder / "pictures")
    process = await _started(folder, files)
    out = process.stdout or asyncio.StreamReader()
    said = [(await out.readline()).decode() for _ in range(1 + len(files))]
    addresses = [re.findall(r"http://\S+", line)[-1] for line in said[1:]]
    try:
        async with aiohttp.ClientSession() as session:
            figures = {name: await _through(session, each) for name, each in zip(GAMES, addresses, strict=True)}
        served = psutil.Process(process.pid)
        memory = {"memory_mb": round(served.memory_info().rss / 1e6, 1)}
        return {**figures, **memory}
    finally:
        process.send_signal(signal.SIGTERM)
        await process.wait()


async def _started(folder: Path, files: list[Path]) -> Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", "from bot.cli import main; main()", "web", "--port", "0", *map(str, files)),
        cwd=ROOT,
        env={**os.environ, "DATA_DIR": str(folder), "PICTURE_DIR": str(folder / "pictures"), "PYTHONUNBUFFERED": "1"},
        stdout=PIPE,
    )


async def _through(session: aiohttp.ClientSession, address: str) -> dict[str, float]:
    """Go through a game twice."""
    first, _, page = await _step(session, f"{address}1")
    steps = int(re.findall(r'data-count="(\d+)"', page)[0])
    rounds = {"cold": range(2, steps + 1), "warm": range(1, steps + 1)}
    told = {"steps": steps, "first_ms": round(1000 * first, 1)}
    for name, numbers in rounds.items():
        whole, pages = [], []
        for number in numbers:
            both, alone, _ = await _step(session, f"{address}{number}")
            whole.append(both)
            pages.append(alone)
            await asyncio.sleep(max(0.0, PAUSE - both))
        told |= {**_told(f"{name}_page", pages), **_told(f"{name}_step", whole)}
    return told


async def _step(session: aiohttp.ClientSession, address: str) -> tuple[float, float, str]:
    """Return the seconds to a page with its picture, those to the page alone, and the page."""
    began = time.perf_counter()
    async with session.get(address) as answer:
        page = await answer.text()
    alone = time.perf_counter() - began
    picture = re.findall(r'<img id="board" src="([^"]*)"', page)[0].replace("&amp;", "&")
    async with session.get(f"{address.rpartition('/')[0]}/{picture}") as answer:
        if answer.status != 200:
            raise RuntimeError(f"{address}: {answer.status}")
        await answer.read()
    return time.perf_counter() - began, alone, page


def _told(what: str, seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    return {
        f"{what}_ms": round(1000 * median(ordered), 1),
        f"{what}_p95_ms": round(1000 * ordered[len(ordered) * 95 // 100], 1),
    }
