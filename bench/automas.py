"""What automas cost people: presses at some tables while others are full of automas, and while those stand still.

Two bots run as in `bench.presses`, with the same tables of people; one has tables full of automas besides. Stretches of
presses go to the one and the other in turns, so that both find the same machine; meanwhile the bot with automas stands
still where it is not its turn (SIGSTOP).
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import count, cycle
from pathlib import Path

import psutil

from bench.presses import SERVER, Crowd, spread, stand_up
from bot.hosting import table as seating
from bot.hosting.host import Host
from bot.hosting.table import Place, Press
from bot.store.database import open_database
from engine.automa import LEVELS
from sandbox import SandboxServer
from sandbox.model.world import World
from tests.support.bot import BotProcess

TABLES = int(os.environ.get("BENCH_TABLES", "40"))
AUTOMA_TABLES = int(os.environ.get("BENCH_AUTOMA_TABLES", "100"))
AUTOMAS = 3
RATE = int(os.environ.get("BENCH_RATE", "10"))
"""Presses a second."""
SECONDS = 15
"""Of a stretch."""
ROUNDS = int(os.environ.get("BENCH_ROUNDS", "5"))
"""Stretches of each kind."""
REST = 10
"""Seconds before a stretch, in which a bot that stood still catches up."""
AT_ONCE = tuple(os.environ.get("BENCH_LEVELS", ",".join(LEVELS)).split(","))
"""The levels that sit at each automa table, in turn."""


def measure() -> dict[str, object]:
    """Return milliseconds to people's answers with automas and without them, and how the two compare."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder)))


@dataclass
class Stand:
    """A bot of its own, with its tables and the people at them."""

    server: SandboxServer
    bot: BotProcess
    crowd: Crowd
    found: list[float] = field(default_factory=list)
    """Seconds to each answer."""
    cores: list[float] = field(default_factory=list)
    """That the bot used in each stretch, without the processes in which automas think."""

    def let(self, how: signal.Signals) -> None:
        """Stop the bot with the processes in which its automas think, or let them go on."""
        bot = psutil.Process(self.bot.pid)
        for each in (bot, *bot.children()):
            each.send_signal(how)

    async def stretch(self) -> None:
        """Press for a while, and note what that took."""
        process, self.crowd.answers = psutil.Process(self.bot.pid), {}
        before, began = process.cpu_times(), time.perf_counter()
        await self.crowd.press_on(RATE, SECONDS)
        after, seconds = process.cpu_times(), time.perf_counter() - began
        self.cores.append(round((after.user + after.system - before.user - before.system) / seconds, 2))
        self.found += [each for times in self.crowd.answers.values() for each in times]

    def figures(self) -> dict[str, object]:
        """Return what was measured."""
        return {"answer_ms": spread(self.found), "bot_cores": self.cores}


async def _measure(folder: Path) -> dict[str, object]:
    async with AsyncExitStack() as stack:
        without = await _stand(stack, folder / "without", [])
        theirs = [f"automas-{number}" for number in range(AUTOMA_TABLES)]
        full = await _stand(stack, folder / "with", theirs)
        await asyncio.sleep(REST)
        before = await _entered(folder / "with", full.server.world, theirs)
        for _ in range(ROUNDS):
            for each in (without, full):
                full.let(signal.SIGCONT if each is full else signal.SIGSTOP)
                await asyncio.sleep(REST)
                await each.stretch()
        actions = await _entered(folder / "with", full.server.world, theirs) - before
        return {
            "tables": TABLES,
            "automa_tables": AUTOMA_TABLES,
            "levels": AT_ONCE,
            "load": os.getloadavg()[1],
            "presses_per_second": RATE,
            "without": without.figures(),
            "with": full.figures(),
            "with_to_without": _compared(sorted(full.found), sorted(without.found)),
            "automa_actions_per_second": round(actions / (ROUNDS * (SECONDS + REST)), 1),
        }


def _compared(ours: Sequence[float], others: Sequence[float]) -> dict[str, float]:
    """Return how many times as long answers take, by their mean and by shares of them; both sorted."""
    parts = {f"p{each}": ours[len(ours) * each // 100] / others[len(others) * each // 100] for each in (50, 90, 99)}
    whole = (sum(ours) / len(ours)) / (sum(others) / len(others))
    return {name: round(each, 2) for name, each in {"mean": whole, **parts}.items()}


async def _stand(stack: AsyncExitStack, folder: Path, theirs: Sequence[str]) -> Stand:
    """Start a bot with tables of people, and with tables of automas in the channels `theirs`."""

    async def furnish(data: Path, world: World) -> None:
        await _seat_automas(data, world, theirs, "person-0")

    stand = await stand_up(stack, folder, TABLES, besides=theirs, furnish=furnish, GATHER="30")
    return Stand(stand.server, stand.bot, stand.crowd)


async def _seat_automas(data: Path, world: World, channels: Sequence[str], opener: str) -> None:
    """Begin a game of automas in each channel, which somebody has opened to watch."""
    host = Host(await open_database(data), rng=random.Random(4))
    ids, levels = count(1_000_000), cycle(AT_ONCE)
    guild = next(each for each in world.guilds.values() if each.name == SERVER)
    person = seating.Person(int(world.find_person(opener).id), opener)
    for channel in channels:
        place = Place(int(guild.id), int(world.find_channel(channel).id))
        table = await host.lobbies.open(Press(next(ids), person, place), "moa", {}, "en")
        for _ in range(AUTOMAS):
            await host.lobbies.add_automa(Press(next(ids), person, place), table.id, next(levels))
        await host.lobbies.leave(Press(next(ids), person, place), table.id)
        await host.lobbies.start(Press(next(ids), person, place), table.id)
    await host.close()


async def _entered(data: Path, world: World, channels: Sequence[str]) -> int:
    """Return how many actions automas have taken."""
    host = Host(await open_database(data / "data"))
    guild = next(each for each in world.guilds.values() if each.name == SERVER)
    actions = 0
    for channel in channels:
        table = await host.tables.at(Place(int(guild.id), int(world.find_channel(channel).id)))
        actions += 0 if table is None else table.seq - 1
    await host.close()
    return actions
