"""Many processes over one PostgreSQL database: processes are killed, connections cut, and Discord is in a bad way.

Every confirmed move is in the log once, every owed post is in its channel once and in order, every timer was served
once. It is told twice: interactions come over HTTP, behind a load balancer, and by the gateway, to processes that have
a part of its shards each.

`CHAOS=1800 CHAOS_TABLES=2000 CHAOS_PAUSE=600 pytest tests/end_to_end/test_chaos.py` opens two thousand tables, and then
lasts half an hour each time, with people who let ten minutes pass between two turns: that is what two cores carry
beside the restarts. `SEED=7` tells another story, `CHAOS_FAULTS=kills,weather` leaves faults out. With
`VERSION_BEFORE=folder`, an earlier tree of the program, the rolling update begins with that one.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from bot.hosting.clocks.schedule import STAGES
from bot.hosting.clocks.settings import AfterTimeOut, ClockSettings
from bot.hosting.upkeep.doctor import examine
from bot.store.database import open_database
from engine.games import GAMES
from sandbox import SandboxServer
from sandbox.driver import Sandbox
from sandbox.model.snowflakes import SHIFT
from sandbox.model.world import World
from sandbox.observed import ObservedMessage
from tests.end_to_end.audit import judge
from tests.end_to_end.load_players import LoadPlayers, is_letter
from tests.end_to_end.outage import settled
from tests.end_to_end.timer_audit import judge_timers
from tests.end_to_end.timer_book import begin_book
from tests.support.bot import ROOT
from tests.support.fleet import Fleet
from tests.support.postgres import PostgreSQL, running_server
from tests.support.sandbox import running

SECONDS = float(os.environ.get("CHAOS", "120"))
TABLES = int(os.environ.get("CHAOS_TABLES", "6"))
PAUSE = float(os.environ.get("CHAOS_PAUSE", "0"))
"""Seconds that people let pass before they look again, on average."""
SEED = int(os.environ.get("SEED", "1"))
pytestmark = [pytest.mark.slow, pytest.mark.postgres, pytest.mark.timeout(3 * SECONDS + 1200)]
BEFORE = Path(os.environ.get("VERSION_BEFORE", ROOT))
FAULTS = os.environ.get("CHAOS_FAULTS", "kills,cuts,weather,breaks,restarts").split(",")
BETWEEN_KILLS = 10.0
BETWEEN_CUTS = 7.0
"""Seconds between two cuts of all connections to the database, of one process or another."""
PATIENCE = max(300, SECONDS)
BETWEEN_BREAKS = 9.0
"""Seconds between two faults of the gateway."""
BEGIN_AT_ONCE = 8
"""At so many tables people sit down at the same time."""
SOME = 9
"""At so many tables people have to act again in the end."""
CLOCKED = 30
"""Among so many tables each third one has a clock."""
CLOCK = ClockSettings(bank=60, nudge=0.9, ping=0.6)
"""A minute for a whole game, the shortest that there is: whoever has used it up is answered for at once."""
NAP = 25.0
"""Seconds that somebody at such a table lets a post wait at most."""
SYLLABLES = ("ba", "di", "fo", "gu", "ke", "la", "mi", "no", "ru", "te")
GAMES_PLAYED = ("moa", "moa", "wingspan")
WEATHER = (
    {"route": "POST /channels/*", "status": 429, "retry_after": 0.5, "when": "before"},
    {"route": "POST /channels/*", "status": 502, "when": "after"},
    {"route": "POST /channels/*", "status": 503, "when": "before"},
    {"route": "PATCH /channels/*", "status": 500, "when": "after"},
    {"route": "POST /interactions/*", "status": 502, "when": "after"},
    {"route": "PATCH /channels/*", "status": 429, "retry_after": 0.3, "when": "before"},
)


@pytest.fixture
def database() -> Iterator[PostgreSQL]:
    """A server of this test alone, since it is to be restarted."""
    with running_server(lasting=True) as server:
        yield server


class Story:
    """People who play at a fleet."""

    def __init__(self, server: SandboxServer, sandbox: Sandbox, fleet: Fleet, rng: random.Random, clocks: int) -> None:
        self.server = server
        self.sandbox = sandbox
        self.fleet = fleet
        self.rng = rng
        self.clocks = {number: clock_of(number) for number in range(1, min(clocks, TABLES), len(GAMES_PLAYED))}
        self.groups: list[LoadPlayers] = []
        self.servers = server_of_each_shard(server.world, len(fleet.connected))
        self.kills = self.cuts = self.breaks = 0
        self.wrong: list[str] = []
        """All that was wrong in the end."""

    async def gather(self) -> None:
        """Let people come, a few to each channel."""
        for number in range(TABLES):
            game, channel = GAMES_PLAYED[number % len(GAMES_PLAYED)], f"table-{number}"
            await self.sandbox.add_channels(channel, server=self.servers[number % len(self.servers)])
            count = 1 if game == "wingspan" else 2 + number % 2
            family = "".join(SYLLABLES[int(digit)] for digit in f"{number:02}")
            names = [f"{family}{letter}" for letter in "abc"[:count]]
            people = await self.sandbox.add_people(*names)
            rng = random.Random(self.rng.random())
            automa = 0 if game == "wingspan" else 1
            players = LoadPlayers(self.sandbox, channel, people, rng, automa, game, pause=PAUSE)
            if number in self.clocks:
                players.pause, players.nap = 0, NAP
            self.groups.append(players)

    async def set_clocks(self, address: str) -> None:
        """Give some tables clocks, and have a book kept of what becomes of their timers."""
        channels = {number: int(self.server.world.find_channel(f"table-{number}").id) for number in self.clocks}
        await begin_book(address, {channels[number]: clock.dumps() for number, clock in self.clocks.items()})

    async def begin(self) -> None:
        """Let a game begin at every table."""
        slots = asyncio.Semaphore(BEGIN_AT_ONCE)

        async def begin(players: LoadPlayers) -> None:
            async with slots:
                await players.begin()

        await asyncio.gather(*map(begin, self.groups))

    def call(self) -> list[asyncio.Task[None]]:
        """Let everybody play."""
        for players in self.groups:
            players.online.set()
        return [asyncio.create_task(players.play()) for players in self.groups]

    async def kill(self) -> None:
        while True:
            await asyncio.sleep(BETWEEN_KILLS)
            await self.fleet.kill_one(self.rng)
            self.kills += 1

    async def cut(self, address: str) -> None:
        while True:
            await asyncio.sleep(BETWEEN_CUTS)
            try:
                connection = await asyncpg.connect(address)
                await connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid() AND random() < 0.5"
                )
                await connection.close()
                self.cuts += 1
            except (OSError, asyncpg.PostgresError):
                continue

    async def weather(self) -> None:
        while True:
            await asyncio.sleep(self.rng.uniform(1, 4))
            await self.sandbox.fault(**self.rng.choice(WEATHER))  # type: ignore[arg-type]

    async def break_lines(self) -> None:
        """Let the gateway ask for a new connection, cut one, or forget a session."""
        while self.fleet.connected:
            await asyncio.sleep(BETWEEN_BREAKS)
            await self.sandbox.gateway_fault(self.rng.choice(("reconnect", "drop", "invalidate")))
            self.breaks += 1

    async def restart(self, database: PostgreSQL) -> None:
        """Restart the database twice: once in order, once by a kill."""
        for end in (database.stop, database.kill):
            await asyncio.sleep(SECONDS / 3)
            await asyncio.to_thread(end)
            await asyncio.sleep(2)
            await asyncio.to_thread(database.start)


@asynccontextmanager
async def played(
    folder: Path, address: str, *, tree: Path = ROOT, entrance: str = "http", clocks: int = CLOCKED
) -> AsyncIterator[Story]:
    """Tell a story of processes that run the program in `tree` at first.

    Some of the first `clocks` tables have a clock. In the end all processes run, people have played on, everything owed
    is told, no clock runs any more, and all has ended.
    """
    rng = random.Random(SEED)
    async with running() as server, Sandbox(server.url) as sandbox:
        fleet = Fleet(server, folder, address, tree=tree, entrance=entrance)
        story = Story(server, sandbox, fleet, rng, clocks)
        await fleet.start()
        began = time.monotonic()
        try:
            await story.gather()
            if story.clocks:
                await story.set_clocks(address)
            await story.begin()
            print(f"{TABLES} tables began after {time.monotonic() - began:.0f} s", flush=True)
            playing = story.call()
            yield story
            await sandbox.clear_faults()
            await asyncio.gather(*(fleet.ready(member) for member in fleet.members))
            await go_on(story, 3)
            for players in story.groups:
                players.going_home = True
            await asyncio.gather(*playing)
            await run_out(address)
            await settled(folder, address)
            for member in (*fleet.connected, *fleet.working):  # a start takes off buttons that were left on
                await fleet.restart(member, signal.SIGTERM)
            await asyncio.gather(*(fleet.ready(member) for member in fleet.members))
            await asyncio.sleep(5)
        finally:
            await fleet.stop()
        story.wrong = await judged(folder, address, story)
        assert "Traceback" not in fleet.log
        assert story.wrong == []


async def go_on(story: Story, actions: int) -> None:
    """Let people of some tables without a clock take so many actions more, without a pause."""
    some = [players for players in story.groups[:SOME] if not players.nap]
    for players in some:
        players.pause = 0
    goals = [players.taken + actions for players in some]
    async with asyncio.timeout(PATIENCE):
        for players, goal in zip(some, goals, strict=True):
            while players.taken < goal:  # noqa: ASYNC110  (nobody tells)
                await asyncio.sleep(0.1)


async def run_out(address: str) -> None:
    """Wait until no clock runs any more: automas have the seats of all people whose time was over again and again."""
    connection = await asyncpg.connect(address)
    left = "SELECT count(*) FROM timers WHERE kind = ANY($1)"
    async with asyncio.timeout(PATIENCE):
        while await connection.fetchval(left, STAGES):  # noqa: ASYNC110  (nobody tells)
            await asyncio.sleep(0.2)
    await connection.close()


def clock_of(number: int) -> ClockSettings:
    """Return the clock of a table: at its end the host answers at one table, an automa at the next one."""
    return replace(CLOCK, then=AfterTimeOut.AUTOMA) if number % 2 else CLOCK


def server_of_each_shard(world: World, shards: int) -> list[str]:
    """Return the names of servers of the stand-in, one of each shard; some are made for that."""
    found = {0: "Game Island"} if shards == 0 else {}
    while len(found) < max(1, shards):
        guild = world.add_guild(f"Island {len(world.guilds)}", world.find_person("ann"))
        found.setdefault((int(guild.id) >> SHIFT) % shards, guild.name)
    return [found[shard] for shard in sorted(found)]


def board_names(post: ObservedMessage) -> list[str]:
    return [str(each["filename"]) for each in post.payload["attachments"]]


async def judged(folder: Path, address: str, story: Story) -> list[str]:
    """Return all that is wrong in the end."""
    until, seen, direct = datetime.now(UTC), [], []
    async with Sandbox(story.server.url) as sandbox:
        for players in story.groups:
            seen += await sandbox.person(players.people[0].name).sees(players.channel, 100_000)
            for person in players.people:
                direct += await sandbox.person(person.name).direct(100_000)
    told = [each for each in seen if not each.private and each.author == "aviary"]
    posts, letters = [each for each in told if not is_letter(each)], [*filter(is_letter, told), *direct]
    pressed = [each for players in story.groups for each in players.pressed]
    wrong = await judge(folder / "data", pressed, posts, address)
    timed: Mapping[str, object] = {}
    if story.clocks:
        of_timers, timed = await judge_timers(folder / "data", address, letters, until)
        wrong += of_timers
    if wrong:
        kept = [(each.id, each.payload.get("edited_timestamp"), board_names(each), each.text) for each in posts]
        (folder / "posts.json").write_text(json.dumps(kept, indent=0), encoding="utf-8")
    database = await open_database(folder / "data", address, as_it_is=True)
    wrong += [finding.key async for finding in examine(database, GAMES) if not finding.healthy]
    await database.close()
    acted = sum(each.confirmed or each.silent for each in pressed)
    presses, again = len(story.server.world.interactions.all()), story.fleet.balancer.tried_again
    figures = {
        "presses": presses,
        "tried_again": again,
        "acted": acted,
        "posts": len(posts),
        "letters": len(letters),
        **timed,
    }
    faults = {"kills": story.kills, "cuts": story.cuts, "breaks": story.breaks}
    print(json.dumps({**figures, **faults, "wrong": wrong}))
    return wrong


@pytest.mark.parametrize("entrance", ["http", "gateway"])
async def test_chaos(tmp_path: Path, database: PostgreSQL, entrance: str) -> None:
    await database.make("games")
    address = database.address("games")
    async with played(tmp_path, address, entrance=entrance) as story:
        faults: Mapping[str, Callable[[], Coroutine[Any, Any, None]]] = {
            "kills": story.kill,
            "cuts": partial(story.cut, address),
            "weather": story.weather,
            "breaks": story.break_lines,
            "restarts": partial(story.restart, database),
        }
        tasks = {name: asyncio.create_task(faults[name]()) for name in FAULTS}
        await asyncio.sleep(SECONDS)
        for name, task in tasks.items():
            if name != "restarts":  # the database is to be there in the end
                task.cancel()
        await asyncio.gather(*tasks.values(), return_exceptions=True)


async def test_a_rolling_update_fails_no_press(tmp_path: Path, database: PostgreSQL) -> None:
    """Every process is asked to end, one after the other, and another one takes its place, while people play."""
    await database.make("games")
    async with played(tmp_path, database.address("games"), tree=BEFORE, clocks=0) as story:
        await go_on(story, 2)
        before = {each.id for each in story.server.world.interactions.all()}
        for member in story.fleet.members:
            await story.fleet.replace(member)
            await go_on(story, 1)
        failed = [each for each in story.server.world.interactions.all() if each.failed and each.id not in before]
        assert len(story.server.world.interactions.all()) > len(before)
        assert [each.payload["data"] for each in failed] == []
