"""The bot is killed at random moments while people play: nothing that they were told is lost, nothing happens twice.

`KILLS=1000 pytest tests/end_to_end/test_kills.py` kills more often; `SEED=7` begins another story.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import pytest

from sandbox import SandboxServer
from sandbox.driver import Sandbox
from sandbox.model.interactions import DEADLINE
from sandbox.observed import ObservedMessage
from tests.end_to_end.audit import is_board, judge
from tests.end_to_end.load_players import LoadPlayers, Pressed
from tests.end_to_end.outage import settled
from tests.support.bot import ALONE, BOTH_WAYS, Way
from tests.support.forkserver import ForkServer
from tests.support.sandbox import running

KILLS = int(os.environ.get("KILLS", "100"))
SEED = int(os.environ.get("SEED", "1"))
TABLES = (("games", 2), ("second-table", 3), ("quiet-corner", 4))
"""Channels, and how many people play Moa there."""
SOLO = "alone"
"""The channel in which somebody plays against the Wingspan Automa."""
STARTING = 0.2
"""How often the bot is killed before it is connected."""
ACTING = 0.6
"""How often it is killed shortly after somebody pressed what is to change something; else at any moment."""
LONGEST_START = 0.5
LONGEST_LIFE = 1.5
SHORTLY = 0.25
"""Seconds."""
MORE = 3
"""Actions that each group takes after the last start."""
LOOK_AGAIN = 0.1
PATIENCE = 300
"""Seconds after which something that must come will not come any more."""
STORMS: Sequence[dict[str, object]] = (
    {"route": "POST /channels/*", "status": 502, "when": "after"},  # posted, but the bot does not learn of it
    {"route": "POST /channels/*", "delay": 1.0, "when": "after"},
    {"route": "POST /channels/*", "status": 503, "when": "before"},
    {"route": "PATCH /channels/*", "status": 502, "when": "after"},
    {"route": "POST /interactions/*", "status": 502, "when": "after"},
    {"route": "POST /interactions/*", "status": 500, "when": "before"},
)
STORMY = 0.3
"""How often there is bad weather in a life of the bot."""


@dataclass
class Story:
    """The bot, the people, and chance."""

    server: SandboxServer
    sandbox: Sandbox
    bot: ForkServer
    folder: Path
    rng: random.Random
    groups: list[LoadPlayers] = field(default_factory=list)
    acting: asyncio.Event = field(default_factory=asyncio.Event)
    posts: list[ObservedMessage] = field(default_factory=list)
    """Every message of the bot's that all can see, once the story is over."""

    @property
    def pressed(self) -> list[Pressed]:
        """What everybody remembers."""
        return [each for players in self.groups for each in players.pressed]

    async def life(self) -> None:
        """Let the bot live for a while and kill it."""
        await self.bot.launch()
        if self.rng.random() < STARTING:
            await asyncio.sleep(self.rng.uniform(0, LONGEST_START))
        else:
            await self.sandbox.wait_online(PATIENCE)
            if self.rng.random() < STORMY:
                await self.sandbox.fault(**self.rng.choice(STORMS))  # type: ignore[arg-type]
            self.call(online=True)
            await self.moment()
        self.call(online=False)
        await self.bot.kill()
        await self.sandbox.clear_faults()
        self.server.clock.wind(DEADLINE)  # nobody has to wait for answers that cannot come

    async def moment(self) -> None:
        """Wait for a moment to kill the bot."""
        if self.rng.random() > ACTING:
            await asyncio.sleep(self.rng.uniform(0, LONGEST_LIFE))
            return
        self.acting.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.acting.wait(), 2 * LONGEST_LIFE)
        await asyncio.sleep(self.rng.uniform(0, SHORTLY))

    def call(self, *, online: bool) -> None:
        """Let people see whether the bot is there."""
        for players in self.groups:
            (players.online.set if online else players.online.clear)()

    async def play_on(self, actions: int) -> None:
        """Let every group take so many actions more, which shows that the newest prompts work."""
        for players in self.groups:
            goal = players.taken + actions
            while players.taken < goal:  # noqa: ASYNC110  (nobody tells)
                await asyncio.sleep(LOOK_AGAIN)

    async def remember(self) -> None:
        """Keep what the channels show."""
        for players in self.groups:
            seen = await players.people[0].sees(players.channel, 100_000)
            self.posts += [each for each in seen if not each.private and each.author == "aviary"]


@asynccontextmanager
async def told(folder: Path, kills: int, seed: int) -> AsyncIterator[Story]:
    """Tell a story of so many kills; in the end the bot is there again and people have played on for a while."""
    rng = random.Random(seed)
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(running())
        sandbox = await stack.enter_async_context(Sandbox(server.url))
        story = Story(server, sandbox, ForkServer(server, folder), folder, rng)
        stack.push_async_callback(story.bot.close)
        people = await sandbox.add_people("rita", "sam", "tom", "una")
        await sandbox.add_channels(SOLO)
        for channel, seats in TABLES:
            story.groups.append(
                LoadPlayers(sandbox, channel, people[:seats], random.Random(rng.random()), acting=story.acting)
            )
        alone = LoadPlayers(sandbox, SOLO, people[:1], random.Random(rng.random()), 0, "wingspan", acting=story.acting)
        story.groups.append(alone)
        playing = [asyncio.create_task(players.play()) for players in story.groups]
        for _ in range(kills):
            await story.life()
        await story.bot.start()
        story.call(online=True)
        async with asyncio.timeout(PATIENCE):
            await story.play_on(MORE)
        for players in story.groups:
            players.going_home = True
        await asyncio.gather(*playing)
        await settled(folder, story.bot.address)
        await story.remember()
        await story.bot.stop()
        yield story


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="bots are started by forking")
@BOTH_WAYS
async def test_kills(tmp_path: Path, way: Way) -> None:
    kills = KILLS if way == ALONE else KILLS // 4
    async with told(tmp_path, kills, SEED) as story:
        posts, judged = story.posts, partial(judge, tmp_path / "data", address=story.bot.address)
        assert await judged(story.pressed, posts) == []
        assert sum(each.confirmed for each in story.pressed) > kills / 4
        assert "Traceback" not in story.bot.log

        # A judge who sees nothing would have said the same.
        live = next(post for post in posts if any("av2:board:" in str(each) for each in post.buttons.values()))
        assert any("have buttons" in each for each in await judged(story.pressed, [*posts, live]))
        told_twice = next(place for place, post in enumerate(posts) if is_board(post) and post.text.strip())
        assert await judged(story.pressed, [*posts[: told_twice + 1], *posts[told_twice:]])
        assert await judged(story.pressed, [*posts[:told_twice], *posts[told_twice + 1 :]])
        assert await judged([*story.pressed, Pressed(1, "av2:do:1:1:0:pass", "rita", confirmed=True)], posts)
        acted = next(each for each in story.pressed if each.confirmed)
        assert await judged([each for each in story.pressed if each is not acted], posts)
