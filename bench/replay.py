"""Steps of a replay through the sandbox: from the press to the answer with its picture, in long games that are over.

The bot is a process of its own with the real discord.py. One person goes through a whole game of each kind with the
most seats, step by step, and then jumps about. The first look at a game, for which its log is replayed, is told apart.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from statistics import median

import psutil

from bench.presses import CALLBACK, PATIENCE, SERVER, no_collections, prepare
from bot.discord.messages.custom_id import CustomId, Verb
from bot.hosting.host import Host
from bot.hosting.table import Person as Seated
from bot.hosting.table import Place, Press, Status
from bot.store.database import open_database
from engine.automa import PLAYERS
from engine.games import GAMES
from sandbox import SandboxServer
from sandbox.driver import Person, Sandbox
from sandbox.observed import ObservedMessage
from sandbox.traffic import Exchange
from tests.support.bot import BotProcess

JUMPS = 60
WHO = "ann"
ON = "On"


def measure(jumps: int = JUMPS) -> dict[str, object]:
    """Return for each game milliseconds to the first page, to a step, and to one that was jumped to; and its film."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder), jumps))


async def _measure(folder: Path, jumps: int) -> dict[str, object]:
    async with AsyncExitStack() as stack:
        server = SandboxServer()
        await server.start()
        stack.push_async_callback(server.stop)
        sandbox = await stack.enter_async_context(Sandbox(server.url))
        await sandbox.add_channels(*(f"replay-{name}" for name in GAMES), server=SERVER)
        steps = {name: await _play(folder / "data", server, name) for name in GAMES}
        await prepare(folder / "pictures")
        bot = BotProcess(server, folder, LOG_LEVEL="warning", PICTURE_DIR=str(folder / "pictures"))
        stack.push_async_callback(bot.kill)
        await bot.start()
        looking = Looking(sandbox.person(WHO), psutil.Process(bot.pid))
        server.traffic.listeners.append(looking.hear)
        async with asyncio.timeout(PATIENCE):
            with no_collections():
                return {name: await looking.through(name, number, jumps) for name, number in steps.items()}


async def _play(data: Path, server: SandboxServer, name: str) -> int:
    """Play a whole game with the most seats at random, in a channel of its own; return how many steps it has."""
    rng, ids, game = random.Random(4), count(time.time_ns()), GAMES[name]
    host = Host(await open_database(data), rng=rng)
    guild = next(each for each in server.world.guilds.values() if each.name == SERVER)
    place = Place(int(guild.id), int(server.world.find_channel(f"replay-{name}").id))
    people = [Seated(number, f"Person {number}") for number in range(1, max(game.seat_counts) + 1)]
    table = await host.lobbies.open(Press(next(ids), people[0], place), name, {}, "en")
    for person in people[1:]:
        await host.lobbies.join(Press(next(ids), person, place), table.id)
    table = await host.lobbies.start(Press(next(ids), people[0], place), table.id)
    while table.status is Status.RUNNING:
        who = table.occupant(next(iter(table.asked_since))).person_id
        person = next(each for each in people if each.id == who)
        turn = await host.playing.turn(Press(next(ids), person, place), table.id)
        await host.playing.act(Press(next(ids), person, place), table.id, PLAYERS["random"].choose(turn, rng))
        table = await host.tables.find(table.id)
    await host.close()
    return table.seq


def _films(seen: ObservedMessage) -> list[int]:
    """Return the sizes of the animated pictures in a message, in bytes."""
    return [each["size"] for each in seen.payload["attachments"] if each["filename"].endswith(".gif")]


class Looking:
    """Somebody who looks through games, with the time that each answer takes."""

    def __init__(self, person: Person, bot: psutil.Process) -> None:
        self._person = person
        self._bot = bot
        self._answered = 0.0

    def hear(self, exchange: Exchange) -> None:
        """Note when Discord is told an answer."""
        if exchange.template == CALLBACK:
            self._answered = time.perf_counter()

    async def through(self, name: str, steps: int, jumps: int) -> dict[str, float]:
        """Go through a game, and jump about in it."""
        began = time.perf_counter()
        page = (await self._person.command("/table replay", f"replay-{name}")).message
        first = self._answered - began
        walked, jumped = [], []
        on = next(each for label, each in page.buttons.items() if label.startswith(ON))
        table = int(on["custom_id"].split(":")[2])
        busy = self._cpu_seconds()
        for seq in range(2, steps + 1):
            walked.append(await self._show(page, table, seq))
        busy = (self._cpu_seconds() - busy) / len(walked)
        rng = random.Random(1)
        for _ in range(jumps):
            jumped.append(await self._show(page, table, rng.randint(1, steps)))
        told = {"steps": steps, "first_ms": round(1000 * first, 1), "step_cpu_ms": round(1000 * busy, 1)}
        film = await self._film(page, table, f"replay-{name}")
        return {**told, **_told("step", walked), **_told("jump", jumped), **film}

    async def _film(self, page: ObservedMessage, table: int, channel: str) -> dict[str, float]:
        """Have the game posted as an animated picture; return seconds until it stands there, and its size."""
        began = time.perf_counter()
        data = {"custom_id": str(CustomId(Verb.FILM, table)), "component_type": 2, "id": 1}
        await self._person.forge(3, data, page.channel_id, page)
        post = await self._person.wait_for(lambda seen: bool(_films(seen)), channel, patience=PATIENCE)
        (size,) = _films(post)
        return {"film_s": round(time.perf_counter() - began, 1), "film_kB": round(size / 1000)}

    def _cpu_seconds(self) -> float:
        """Return the CPU time of the bot, with the processes that draw for it."""
        times = [each.cpu_times() for each in (self._bot, *self._bot.children(recursive=True))]
        return sum(each.user + each.system for each in times)

    async def _show(self, page: ObservedMessage, table: int, seq: int) -> float:
        """Show a step, with its picture; return the seconds to the answer."""
        carried = str(CustomId(Verb.REPLAY, table, path=f"{seq}.a."))
        began = time.perf_counter()
        data = {"custom_id": carried, "component_type": 2, "id": 1}
        answer = await self._person.forge(3, data, page.channel_id, page)
        if len(answer.message.pictures) != 1:
            raise RuntimeError(f"step {seq} has no picture: {answer.message.text}")
        return self._answered - began


def _told(what: str, seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    return {
        f"{what}_ms": round(1000 * median(ordered), 1),
        f"{what}_p95_ms": round(1000 * ordered[len(ordered) * 95 // 100], 1),
        f"{what}_slowest_ms": round(1000 * ordered[-1], 1),
    }
