"""Presses through the sandbox: the bot as a process of its own with the real discord.py, many tables at the same time.

Tables of all three games stand about in their middle. People open the panel, choose and confirm, so many presses a
second in all, whether or not the bot keeps up. An answer is what Discord is told first; a board post is counted from
the press that led to it. The sandbox and the people are in this process; so the bot has a core to itself where there
are two.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import random
import tempfile
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import NamedTuple, TypeAlias

import psutil

from bench import dealing
from bench.dealing import TITLES
from bot.discord.running.prerender import jobs
from bot.drawing.processes import InProcesses
from bot.games import PRESENTERS
from bot.hosting.host import Host
from bot.hosting.table import Person as Seated
from bot.hosting.table import Place
from bot.store.database import open_database
from engine.games import GAMES
from render import painter
from sandbox import SandboxServer
from sandbox.driver import Person, RefusedError, Sandbox
from sandbox.model.world import World
from sandbox.observed import Answer, ObservedMessage
from sandbox.traffic import Exchange
from tests.support import player
from tests.support.bot import BotProcess
from tests.support.player import Choice

TABLES = 200
PEOPLE = 60
RATE = 50
"""Presses a second."""
SECONDS = 30
LEAD = 12
"""Seconds of presses that are not counted: at first all tables stand before the same step, and take it together."""
PATIENCE = 300
"""Seconds in which the bot must have told every channel of its table."""
LATE = 10.0
"""Seconds after which a post counts as missing."""
DONE = "**Done.**"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
POSTS = "/channels/{channel_id}/messages"
POST = "/channels/{channel_id}/messages/{message_id}"
LOBBY, OVER = {"join", "start"}, "rematch"
"""What a post offers before a game, and after it."""
TOGETHER = "-"
"""The seat of a button that each of several who are asked may press."""
SERVER = "Game Island"


def measure(tables: int = TABLES, rate: int = RATE, seconds: int = SECONDS) -> dict[str, object]:
    """Return milliseconds to an answer and to a board post, and what the bot needs for it."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder), tables, rate, seconds))


async def _measure(folder: Path, tables: int, rate: int, seconds: int) -> dict[str, object]:
    async with AsyncExitStack() as stack:
        began = time.perf_counter()
        stand = await stand_up(stack, folder, tables, GATHER="12")
        caught_up = time.perf_counter() - began
        crowd = stand.crowd
        with no_collections():
            await crowd.press_on(rate, LEAD)
            crowd.count_anew()
            busy, busy_helping = stand.cpu_seconds(), stand.cpu_seconds_of_workers()
            await crowd.press_on(rate, seconds)
        used, helped = stand.cpu_seconds() - busy, stand.cpu_seconds_of_workers() - busy_helping
        await crowd.wait_for_posts()
        return {
            "tables": tables,
            "seconds": seconds,
            "first_posts_s": round(caught_up, 1),
            **crowd.figures(seconds),
            "bot_cores": round(used / seconds, 2),
            "bot_ms_a_press": round(1000 * used / crowd.count, 1),
            "workers_ms_a_press": round(1000 * helped / crowd.count, 1),
            "bot_mb": stand.megabytes(),
            "violations": len(stand.server.traffic.violations),
        }


@contextlib.contextmanager
def no_collections() -> Iterator[None]:
    """Collect no garbage here meanwhile: the stand-in's objects took a second of it, in which no answer was noted."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@dataclass
class Stand:
    """The bot with its tables, and the people at them."""

    server: SandboxServer
    bot: BotProcess
    crowd: Crowd

    def cpu_seconds(self) -> float:
        """Return the CPU time that the bot has used, with processes that work for it."""
        return sum(map(_cpu_seconds, self._processes()))

    def cpu_seconds_of_workers(self) -> float:
        """Return the part of it that processes have used that work for the bot: for drawing and for thinking."""
        return sum(map(_cpu_seconds, self._processes()[1:]))

    def megabytes(self) -> float:
        """Return the resident set of the bot, with processes that work for it."""
        return round(sum(each.memory_info().rss for each in self._processes()) / 1e6, 1)

    def _processes(self) -> list[psutil.Process]:
        bot = psutil.Process(self.bot.pid)
        return [bot, *bot.children(recursive=True)]


def _cpu_seconds(process: psutil.Process) -> float:
    times = process.cpu_times()
    return times.user + times.system


Furnish: TypeAlias = Callable[[Path, World], Awaitable[None]]
"""What puts more into a data folder, before the bot is started over it."""


async def stand_up(
    stack: AsyncExitStack,
    folder: Path,
    tables: int,
    *,
    besides: Sequence[str] = (),
    furnish: Furnish | None = None,
    **settings: str,
) -> Stand:
    """Deal tables, start the bot over them, and return when it has told every channel of theirs.

    `besides` are channels for what `furnish` puts there.
    """
    server, crowd = await gather(stack, folder / "data", tables, besides=besides)
    if furnish is not None:
        await furnish(folder / "data", server.world)
    await prepare(folder / "pictures")
    usual = {"LOG_LEVEL": "warning", "AUTOMA_PACE": "2", "PICTURE_DIR": str(folder / "pictures")}
    bot = BotProcess(server, folder, **{**usual, **settings})
    stack.push_async_callback(bot.kill)
    await bot.start()
    async with asyncio.timeout(PATIENCE):
        await crowd.all_told.wait()
    return Stand(server, bot, crowd)


async def gather(
    stack: AsyncExitStack, data: Path, tables: int, *, besides: Sequence[str] = (), address: str | None = None
) -> tuple[SandboxServer, Crowd]:
    """Start the stand-in, and deal tables to people who hear what it is told; `address` as `deal` has it."""
    server = SandboxServer()
    await server.start()
    stack.push_async_callback(server.stop)
    sandbox = await stack.enter_async_context(Sandbox(server.url))
    channels = [f"table-{number}" for number in range(tables)]
    people = [f"person-{number}" for number in range(PEOPLE)]
    await sandbox.add_people(*people)
    await sandbox.add_channels(*channels, *besides, server=SERVER)
    crowd = Crowd(sandbox, await deal(data, server.world, channels, people, address), names_of(server.world))
    server.traffic.listeners.append(crowd.hear)
    return server, crowd


async def prepare(folder: Path) -> None:
    """Prepare pictures there, as the first start of a version does."""
    drawing = InProcesses(1, folder)
    for game in GAMES.values():
        for job in jobs(painter(game.name), game, hands=PRESENTERS[game.name].hands, everything=True):
            await drawing.draw(job, lambda: True)
    await drawing.stop()


class Dealt(NamedTuple):
    """A table: its game, and the names of its people."""

    game: str
    people: Sequence[str]


def names_of(world: World) -> dict[str, str]:
    """Return what everybody is called, by id."""
    return {each.id: each.name for each in world.people.values()}


async def deal(
    data: Path, world: World, channels: Sequence[str], people: Sequence[str], address: str | None = None
) -> dict[str, Dealt]:
    """Bring a table in each channel to the middle of a game; the bot owes each a post then.

    `address`: of a database on a server, where it is no file in the folder. Return what is played where, by the
    channel's id.
    """
    rng = random.Random(1)
    host = Host(await open_database(data, address), rng=rng)
    ids = count(1)
    guild = next(each for each in world.guilds.values() if each.name == SERVER)
    dealt: dict[str, Dealt] = {}
    for channel, game in zip(channels, dealing.games(len(channels)), strict=True):
        place = Place(int(guild.id), int(world.find_channel(channel).id))
        names = rng.sample(people, TITLES[game].seats)
        here = [Seated(int(world.find_person(name).id), name) for name in names]
        table = await dealing.open_table(host, ids, game, place, here)
        await dealing.play(host, ids, table.id, rng, TITLES[game].middle)
        dealt[str(place.channel_id)] = Dealt(game, names)
    await host.close()
    return dealt


@dataclass
class Spot:
    """Where one channel stands: who is asked by a post, and the panel that is open."""

    post: ObservedMessage
    who: str
    seat: str
    """As the buttons of the post name it."""
    panel: ObservedMessage | None = None

    def choose(self, rng: random.Random) -> Choice | None:
        """Choose what to press; in a panel, which is for one seat only, whatever it offers."""
        return player.choose(self.post, rng, self.seat) if self.panel is None else player.choose(self.panel, rng)


@dataclass
class Crowd:
    """Everybody at all tables."""

    sandbox: Sandbox
    dealt: Mapping[str, Dealt]
    """The table of each channel, by its id."""
    names: Mapping[str, str]
    """What people are called, by their ids."""
    rng: random.Random = field(default_factory=lambda: random.Random(2))
    ready: deque[str] = field(default_factory=deque)
    """Channels in which somebody can press something."""
    spots: dict[str, Spot] = field(default_factory=dict)
    acted: dict[str, float] = field(default_factory=dict)
    """When somebody pressed something in a channel that is to be told."""
    answers: dict[str, list[float]] = field(default_factory=dict)
    answered: dict[str, float] = field(default_factory=dict)
    """When an interaction got its first answer."""
    posts: list[float] = field(default_factory=list)
    went: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    """Presses by game."""
    over: deque[str] = field(default_factory=deque)
    """Channels whose game is over."""
    touched: dict[str, float] = field(default_factory=dict)
    """When somebody last pressed or was told something in a channel."""
    newest: dict[str, str] = field(default_factory=dict)
    """The newest post of each channel."""
    all_told: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once no channel waits for a post."""
    untold: set[str] = field(init=False)
    """Channels in which nothing has been asked yet."""

    def __post_init__(self) -> None:
        self.untold = set(self.dealt)

    def hear(self, exchange: Exchange) -> None:
        """Note first answers, posts of the bot's, and changes of a newest post."""
        if exchange.template == CALLBACK:
            self.answered[exchange.path.split("/")[-3]] = time.perf_counter()
        elif exchange.status == 200 and (exchange.method, exchange.template) in (("POST", POSTS), ("PATCH", POST)):
            post = ObservedMessage(exchange.answer)
            if exchange.method == "POST":
                self.newest[post.channel_id] = post.id
            elif self.newest.get(post.channel_id) != post.id or post.channel_id not in self.acted:
                return  # an older post is done with, or a post says something of the clock
            self._note_post(post)

    def _note_post(self, post: ObservedMessage) -> None:
        offered = player.verbs(post)
        if not offered or offered & LOBBY:  # the first of several messages of one post, or no game yet
            return
        self.touched[post.channel_id] = time.perf_counter()
        if post.channel_id in self.acted:
            self.posts.append(time.perf_counter() - self.acted.pop(post.channel_id))
        who = self._asked(post)
        if who:
            name = next(iter(who))
            self.spots[post.channel_id] = Spot(post, name, who[name])
            self.ready.append(post.channel_id)
        elif OVER in offered:
            self.over.append(post.channel_id)
        self.untold.discard(post.channel_id)
        if not self.untold and not self.acted:
            self.all_told.set()

    def _asked(self, post: ObservedMessage) -> Mapping[str, str]:
        """Return whom a post asks something, with the seat on the buttons; nobody when the game is over."""
        seated = self.dealt[post.channel_id].people
        asking = [each.seat for each in player.parts(post) if each.verb in ("turn", "do")]
        if len(seated) == 1:  # who plays alone is not named
            return dict.fromkeys(seated, asking[0]) if asking else {}
        if TOGETHER in asking:
            return {name: TOGETHER for name in seated if f"<@{self._id(name)}>" in post.text}
        return player.asked(post, self.names)

    def _id(self, name: str) -> str:
        return next(number for number, each in self.names.items() if each == name)

    async def press_on(self, rate: int, seconds: int) -> None:
        """Press so often a second, for so long, anywhere; who still waits at the end is waited for."""
        began = time.perf_counter()
        async with asyncio.TaskGroup() as group:
            for number in range(rate * seconds):
                await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
                if self.ready:
                    self.ready.rotate(self.rng.randrange(len(self.ready)))
                    group.create_task(self.press(self.ready.popleft()))
                else:
                    self.went["nobody_ready"] += 1

    def count_anew(self) -> None:
        """Forget what was measured."""
        for measured in (self.answers, self.posts, self.went, self.played):
            measured.clear()

    async def wait_for_posts(self) -> None:
        """Wait a while for posts that are still to come."""
        self.all_told.clear()
        if self.acted:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.all_told.wait(), LATE)

    async def press(self, channel: str) -> None:
        """Press what comes next in a channel that is ready."""
        spot = self.spots[channel]
        choice = spot.choose(self.rng)
        if choice is None:
            return
        began = self.touched[channel] = time.perf_counter()
        if choice.acts:
            self.acted[channel] = began
        kind = "confirm" if choice.acts else "choose" if spot.panel else "open"
        try:
            answer = await self._ask(self.sandbox.person(spot.who), spot.panel or spot.post, choice)
        except RefusedError:  # what was to be pressed is gone: somebody was faster
            self.went["gone"] += 1
            self.acted.pop(channel, None)
            return
        answered = self.answered.pop(answer.payload["interaction"], time.perf_counter())
        self.answers.setdefault(kind, []).append(answered - began)
        self.played[self.dealt[channel].game] += 1
        self.went["deferred"] += answer.kind in (5, 6)
        self.went["failed"] += answer.failed
        self.touched[channel] = time.perf_counter()
        try:
            told = answer.message
        except LookupError:  # it was put off, and what came of it is in the channel alone
            self.went["no_message"] += 1
            return
        done = choice.acts and DONE in told.text
        self.went["done"] += done
        if choice.acts and told.private and not done:  # it was refused: nothing will be posted
            self.acted.pop(channel, None)
        if self.spots[channel] is spot and told.private:  # else the next post came already, or tells alone what came
            self._go_on(channel, spot, told)

    def _go_on(self, channel: str, spot: Spot, told: ObservedMessage) -> None:
        """Go on in a panel; where it leads no further and nothing will be posted, from the post again."""
        spot.panel = told
        if spot.choose(self.rng) is not None:
            self.acted.pop(channel, None)  # the same seat goes on: nothing is posted yet
            self.ready.append(channel)
        elif channel not in self.acted:
            spot.panel = None
            self.ready.append(channel)

    def stalled(self, seconds: float) -> str | None:
        """Return a channel in which nothing has moved for so long, though nobody is about to press there."""
        long_ago = time.perf_counter() - seconds
        still = self.dealt.keys() - set(self.ready) - set(self.over)
        return next((each for each in still if self.touched.get(each, 0.0) < long_ago), None)

    async def look(self, channel: str) -> None:
        """Look for the newest post of a channel, and go on from there."""
        self.touched[channel] = time.perf_counter()
        self.acted.pop(channel, None)
        seen = await self.sandbox.person(self.dealt[channel].people[0]).sees(channel)
        posts = [each for each in seen if not each.private and player.verbs(each)]
        if posts and channel not in self.ready:
            self._note_post(posts[-1])

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
            "presses": dict(self.played),
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
