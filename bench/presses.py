"""Presses through the sandbox: the bot as a process of its own with the real discord.py, many tables at the same time.

People open the panel, choose and confirm, so many presses a second in all, whether or not the bot keeps up. An answer
is what Discord is told first; a board post is counted from the press that led to it. The sandbox and the people are in
this process; so the bot has a core to itself where there are two.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import tempfile
import time
from collections import Counter, deque
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import psutil

from bot.hosting import table as seating
from bot.hosting.host import Host
from bot.hosting.table import Place, Press
from bot.store.database import open_database
from engine.automa import PLAYERS
from sandbox import SandboxServer
from sandbox.driver import Person, RefusedError, Sandbox
from sandbox.model.world import World
from sandbox.observed import Answer, ObservedMessage
from sandbox.traffic import Exchange
from tests.support import player
from tests.support.bot import BotProcess
from tests.support.player import Choice

TABLES = 200
SEATS = 3
PEOPLE = 60
PLAYED = 24
"""Actions that were taken at each table before."""
RATE = 50
"""Presses a second."""
SECONDS = 30
PATIENCE = 120
"""Seconds in which the bot must have told every channel of its table."""
LATE = 10.0
"""Seconds after which a post counts as missing."""
DONE = "**Done.**"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
POSTS = "/channels/{channel_id}/messages"
SERVER = "Game Island"


def measure(tables: int = TABLES, rate: int = RATE, seconds: int = SECONDS) -> dict[str, object]:
    """Return milliseconds to an answer and to a board post, and what the bot needs for it."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder), tables, rate, seconds))


async def _measure(folder: Path, tables: int, rate: int, seconds: int) -> dict[str, object]:
    async with AsyncExitStack() as stack:
        server = SandboxServer()
        await server.start()
        stack.push_async_callback(server.stop)
        sandbox = await stack.enter_async_context(Sandbox(server.url))
        channels = [f"table-{number}" for number in range(tables)]
        people = [f"person-{number}" for number in range(PEOPLE)]
        await sandbox.add_people(*people)
        await sandbox.add_channels(*channels, server=SERVER)
        await deal(folder / "data", server.world, channels, people)
        bot = BotProcess(server, folder, LOG_LEVEL="warning", GATHER="12", AUTOMA_PACE="2")
        names = {each.id: each.name for each in server.world.people.values()}
        crowd = Crowd(sandbox, {server.world.find_channel(each).id for each in channels}, names)
        server.traffic.listeners.append(crowd.hear)
        stack.push_async_callback(bot.kill)
        began = time.perf_counter()
        await bot.start()
        async with asyncio.timeout(PATIENCE):
            await crowd.all_told.wait()
        caught_up = time.perf_counter() - began
        process = psutil.Process(bot.pid)
        busy = process.cpu_times()
        await crowd.press_on(rate, seconds)
        after = process.cpu_times()
        await crowd.wait_for_posts()
        used = after.user + after.system - busy.user - busy.system
        return {
            "tables": tables,
            "first_posts_s": round(caught_up, 1),
            **crowd.figures(seconds),
            "bot_cores": round(used / seconds, 2),
            "bot_ms_a_press": round(1000 * used / crowd.count, 1),
            "bot_mb": round(process.memory_info().rss / 1e6, 1),
            "violations": len(server.traffic.violations),
        }


async def deal(data: Path, world: World, channels: Sequence[str], people: Sequence[str]) -> None:
    """Bring a table in each channel to the middle of a game; the bot owes each a post then."""
    rng = random.Random(1)
    host = Host(await open_database(data), rng=rng)
    ids = count(1)
    guild = next(each for each in world.guilds.values() if each.name == SERVER)
    for channel in channels:
        place = Place(int(guild.id), int(world.find_channel(channel).id))
        seated = [seating.Person(int(world.find_person(name).id), name) for name in rng.sample(people, SEATS)]
        table = await host.open_table(Press(next(ids), seated[0], place), "moa", {}, "en")
        for person in seated[1:]:
            await host.join(Press(next(ids), person, place), table.id)
        await host.start(Press(next(ids), seated[0], place), table.id)
        for _ in range(PLAYED):
            table = await host.table(table.id)
            person = next(each for each in seated if table.seat_of(each.id) in table.asked_since)
            turn = await host.turn(Press(next(ids), person, place), table.id)
            action = PLAYERS["random"].choose(turn, rng)
            await host.act(Press(next(ids), person, place), table.id, action)
    await host.close()


@dataclass
class Spot:
    """Where one channel stands: the post or panel that is open, and for whom."""

    shown: ObservedMessage
    who: str
    seat: str | None
    """None in a panel, which is for one seat only."""


@dataclass
class Crowd:
    """Everybody at all tables."""

    sandbox: Sandbox
    untold: set[str]
    """Channels in which nothing has been posted yet."""
    names: Mapping[str, str]
    """What people are called, by their ids."""
    rng: random.Random = field(default_factory=lambda: random.Random(2))
    ready: deque[str] = field(default_factory=deque)
    """Channels in which somebody can press something, the one that waits longest first."""
    spots: dict[str, Spot] = field(default_factory=dict)
    acted: dict[str, float] = field(default_factory=dict)
    """When somebody pressed something in a channel that is to be told."""
    answers: dict[str, list[float]] = field(default_factory=dict)
    answered: dict[str, float] = field(default_factory=dict)
    """When an interaction got its first answer."""
    posts: list[float] = field(default_factory=list)
    went: Counter[str] = field(default_factory=Counter)
    all_told: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once no channel waits for a post."""

    def hear(self, exchange: Exchange) -> None:
        """Note first answers and posts of the bot's."""
        if exchange.template == CALLBACK:
            self.answered[exchange.path.split("/")[-3]] = time.perf_counter()
        elif (exchange.method, exchange.template) == ("POST", POSTS) and exchange.status == 200:
            self._note_post(ObservedMessage(exchange.answer))

    def _note_post(self, post: ObservedMessage) -> None:
        who = player.asked(post, self.names)
        if not who:
            return
        if post.channel_id in self.acted:
            self.posts.append(time.perf_counter() - self.acted.pop(post.channel_id))
        name = next(iter(who))
        self.spots[post.channel_id] = Spot(post, name, who[name])
        self.ready.append(post.channel_id)
        self.untold.discard(post.channel_id)
        if not self.untold and not self.acted:
            self.all_told.set()

    async def press_on(self, rate: int, seconds: int) -> None:
        """Press so often a second, for so long; who still waits at the end is waited for."""
        began = time.perf_counter()
        async with asyncio.TaskGroup() as group:
            for number in range(rate * seconds):
                await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
                if self.ready:
                    group.create_task(self._press(self.ready.popleft()))
                else:
                    self.went["nobody_ready"] += 1

    async def wait_for_posts(self) -> None:
        """Wait a while for posts that are still to come."""
        self.all_told.clear()
        if self.acted:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.all_told.wait(), LATE)

    async def _press(self, channel: str) -> None:
        spot = self.spots[channel]
        choice = player.choose(spot.shown, self.rng, spot.seat)
        if choice is None:
            return
        person = self.sandbox.person(spot.who)
        began = time.perf_counter()
        if choice.acts:
            self.acted[channel] = began
        kind = "confirm" if choice.acts else "open" if spot.seat else "choose"
        try:
            answer = await self._ask(person, spot.shown, choice)
        except RefusedError:  # what was to be pressed is gone: somebody was faster
            self.went["gone"] += 1
            return
        answered = self.answered.pop(answer.payload["interaction"], time.perf_counter())
        self.answers.setdefault(kind, []).append(answered - began)
        self.went["deferred"] += answer.kind in (5, 6)
        self.went["failed"] += answer.failed
        try:
            told = answer.message
        except LookupError:  # it was put off, and what came of it is in the channel alone
            self.went["no_message"] += 1
            return
        self.went["done"] += choice.acts and DONE in told.text
        if self.spots[channel] is not spot:
            return  # the next post came already
        spot.shown, spot.seat = told, None
        if player.choose(spot.shown, self.rng) is not None:
            self.acted.pop(channel, None)  # the same seat goes on: nothing is posted yet
            self.ready.append(channel)

    async def _ask(self, person: Person, shown: ObservedMessage, choice: Choice) -> Answer:
        if choice.values is None:
            return await person.press(shown, custom_id=choice.custom_id)
        return await person.choose(shown, choice.values, custom_id=choice.custom_id)

    @property
    def count(self) -> int:
        """How many presses there were."""
        return sum(map(len, self.answers.values()))

    def figures(self, seconds: int) -> dict[str, object]:
        """Return what was measured."""
        every = [each for times in self.answers.values() for each in times]
        return {
            "presses_per_second": round(len(every) / seconds, 1),
            "answer_ms": spread(every),
            **{f"{kind}_ms": spread(times) for kind, times in sorted(self.answers.items())},
            "post_ms": spread(self.posts),
            "posts_missing": len(self.acted),
            **self.went,
        }


def spread(times: Sequence[float]) -> dict[str, float]:
    """Return count, p50, p99 and the longest in milliseconds."""
    if not times:
        return {"count": 0}
    sorted_ms = sorted(1000 * each for each in times)
    return {
        "count": len(sorted_ms),
        "p50": round(sorted_ms[len(sorted_ms) // 2], 1),
        "p99": round(sorted_ms[len(sorted_ms) * 99 // 100], 1),
        "max": round(sorted_ms[-1], 1),
    }
