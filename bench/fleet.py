"""Presses at one, two and three processes of each role over one PostgreSQL database.

`python -m bench.fleet [--tables 60] [--rate 30] [--seconds 20]` prints a line for each: what reaches people, and the
CPU time of each part. All parts share this machine's cores, the stand-in for Discord and the people too; so a figure
for a part on a machine of its own follows from its CPU time a press, not from how many presses went through here.

`--each 1 --stored 100000 --running 10000` measures over so many stored tables, so many of them running; people press at
the first `--tables` of these. With `--due-together` what is due by the clock at the running tables is due within
minutes, as after an outage of hours; else it is spread over a day.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Iterable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

import psutil

from bench.filling import fill, fill_running
from bench.presses import PATIENCE, gather, no_collections, prepare
from bot.store.database import FILE
from bot.store.moving import move, target_url
from tests.support.fleet import Fleet, Member
from tests.support.postgres import PostgreSQL, running_server

LEAD = 8
"""Seconds of presses that are not counted."""


class Load(NamedTuple):
    """What is to be carried."""

    tables: int
    """At which people press."""
    rate: int
    """Presses a second."""
    seconds: int
    running: int
    """Tables with a game, and with those that are over (`stored`)."""
    stored: int
    due_together: bool
    """Whether the clocks of the running tables run out within minutes."""


def measure(each: int, load: Load) -> dict[str, object]:
    """Return what so many processes of each role make of the presses."""
    with tempfile.TemporaryDirectory() as folder, running_server(lasting=True) as database:
        return asyncio.run(_measure(Path(folder), database, each, load))


async def _measure(folder: Path, database: PostgreSQL, each: int, load: Load) -> dict[str, object]:
    rate, seconds = load.rate, load.seconds
    await database.make("games")
    address = database.address("games")
    async with AsyncExitStack() as stack:
        server, crowd = await gather(stack, folder / "data", load.tables)
        fill_running(folder / "data" / FILE, load.running - load.tables, due_together=load.due_together)
        fill(folder / "data" / FILE, load.stored - load.running)
        await move(folder / "data", None, target_url(address), lambda *_: None)
        await prepare(folder / "data" / "pictures")
        fleet = Fleet(server, folder, address, each=each, LOG_LEVEL="warning")
        began = time.perf_counter()
        await fleet.start()
        stack.push_async_callback(fleet.stop)
        started = time.perf_counter() - began
        async with asyncio.timeout(PATIENCE):
            await crowd.all_told.wait()
        parts = {"serve": fleet.serving, "work": fleet.working}
        with no_collections():
            await crowd.press_on(rate, LEAD)
            crowd.count_anew()
            before = {name: _cpu(members) for name, members in parts.items()}
            stored, own = _total(database.processes()), time.process_time()
            await crowd.press_on(rate, seconds)
        used = {name: _cpu(members) - before[name] for name, members in parts.items()}
        used["postgresql"] = max(0.0, _total(database.processes()) - stored)
        used["stand-in and people"] = time.process_time() - own
        await crowd.wait_for_posts()
        return {
            "processes of each role": each,
            "stored": load.stored,
            "running": load.running,
            "start_s": round(started, 1),
            **crowd.figures(seconds),
            "cpu_ms_a_press": {name: round(1000 * cpu / crowd.count, 1) for name, cpu in used.items()},
            "mb": round(sum(_memory(member) for member in fleet.members) / 1e6),
            "violations": len(server.traffic.violations),
        }


def _cpu(members: Iterable[Member]) -> float:
    """Return the CPU time of processes, with those that draw and think for them."""
    return sum(_total(_with_children(member)) for member in members)


def _memory(member: Member) -> int:
    return sum(each.memory_info().rss for each in _with_children(member))


def _with_children(member: Member) -> list[psutil.Process]:
    if member.process is None:
        return []
    process = psutil.Process(member.process.pid)
    return [process, *process.children(recursive=True)]


def _total(processes: Iterable[psutil.Process]) -> float:
    times = [each.cpu_times() for each in processes]
    return sum(each.user + each.system for each in times)


def main() -> None:
    """Measure one, two and three processes of each role."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rate", type=int, default=30)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--running", type=int, default=0)
    parser.add_argument("--stored", type=int, default=0)
    parser.add_argument("--due-together", action="store_true")
    parser.add_argument("--each", type=int, choices=(1, 2, 3), help="so many processes of each role only")
    chosen = parser.parse_args()
    running = max(chosen.tables, chosen.running)
    load = Load(chosen.tables, chosen.rate, chosen.seconds, running, max(running, chosen.stored), chosen.due_together)
    for each in (chosen.each,) if chosen.each else (1, 2, 3):
        print(json.dumps(measure(each, load)), flush=True)


if __name__ == "__main__":
    main()
