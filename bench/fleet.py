"""Presses at one, two and three processes of each role over one PostgreSQL database.

`python -m bench.fleet [--tables 60] [--rate 30] [--seconds 20]` prints a table: what reaches people, and the CPU time
of each part. All parts share this machine's cores, the stand-in for Discord and the people too; so a figure for a
part on a machine of its own follows from its CPU time a press, not from how many presses went through here.
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

import psutil

from bench.presses import PATIENCE, gather, no_collections, prepare
from tests.support.fleet import Fleet, Member
from tests.support.postgres import PostgreSQL, running_server

LEAD = 8
"""Seconds of presses that are not counted."""


def measure(each: int, tables: int, rate: int, seconds: int) -> dict[str, object]:
    """Return what so many processes of each role make of the presses."""
    with tempfile.TemporaryDirectory() as folder, running_server(lasting=True) as database:
        return asyncio.run(_measure(Path(folder), database, each, (tables, rate, seconds)))


async def _measure(folder: Path, database: PostgreSQL, each: int, load: tuple[int, int, int]) -> dict[str, object]:
    tables, rate, seconds = load
    await database.make("games")
    address = database.address("games")
    async with AsyncExitStack() as stack:
        server, crowd = await gather(stack, folder / "data", tables, address=address)
        await prepare(folder / "data" / "pictures")
        fleet = Fleet(server, folder, address, each=each)
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
    chosen = parser.parse_args()
    for each in (1, 2, 3):
        print(json.dumps(measure(each, chosen.tables, chosen.rate, chosen.seconds)), flush=True)


if __name__ == "__main__":
    main()
