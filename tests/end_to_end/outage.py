"""People play while the database cannot be used for a while: when each was answered, and with what."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import func, select

from bot.locale.words import wording
from bot.store.database import open_database
from bot.store.schema import outbox
from sandbox import SandboxServer
from sandbox.driver import Person, Sandbox
from sandbox.observed import Answer, ObservedMessage
from tests.end_to_end.load_players import ACTS, DEFERRED_UPDATE, DONE, LoadPlayers, Pressed, told
from tests.support.bot import BotProcess

TABLES = (("games", 2), ("second-table", 3))
"""Channels, and how many people play Moa there."""
ALONE = "alone"
"""The channel in which somebody plays against the Wingspan Automa."""
LOOKS = ("/table now", "/table log", "/table undo")
"""What somebody without a seat types at the first table all the time; none of it takes a picture."""
FIRST = 2
"""Actions that each group takes before the outage, and again after it."""
PATIENCE = 240
"""Seconds after which something that must come will not come any more."""
AGAIN = 0.3
"""Seconds after which a person presses again who was told that the database is away."""
LATE = 3.0
"""Seconds after which an answer is too late."""
LINE = 7000
"""Characters of a line in the log."""
_REASONS = ("store-busy", "store-full", "store-read-only", "store-disk", "store-unreachable")
SENTENCES = {reason: wording("en")("error-store", reason=reason) for reason in _REASONS}
_HIDDEN = re.compile(r'"hands"|"hand":|Position\(|postgresql:|\bTraceback\b')
"""What would be a position, an address, or a traceback that is not ours, in the log."""


class Outage(Protocol):
    """A fault that can be put right again."""

    async def begin(self, bot: BotProcess) -> None:
        """Let the database be away."""

    async def end(self) -> None:
        """Let it be back."""


@dataclass(frozen=True, slots=True)
class Answered:
    """When somebody did something, after how many seconds it was answered, and how."""

    at: float
    seconds: float
    what: str
    answer: Answer

    @property
    def text(self) -> str:
        """What the person was told; "" where nothing was said."""
        with contextlib.suppress(LookupError):
            return told(self.answer)
        return ""

    @property
    def acted(self) -> bool:
        """Whether something was done, as far as the person can tell."""
        silent = self.answer.kind == DEFERRED_UPDATE and not self.answer.followups and self.what.startswith(ACTS)
        return silent or self.text.startswith(DONE)

    @property
    def refused(self) -> bool:
        """Whether the person was told that the database is away."""
        return self.text in SENTENCES.values()

    @property
    def mute(self) -> bool:
        """Whether nothing was said, or not in time for Discord."""
        offered = self.what.startswith("suggestions")
        return self.answer.failed or not (self.text or self.acted or offered)


class TimedPerson(Person):
    """Somebody who notes when each answer came."""

    def __init__(self, sandbox: Sandbox, name: str, answers: list[Answered]) -> None:
        super().__init__(sandbox, name)
        self._answers = answers

    async def _act(self, path: str, **body: Any) -> Answer:
        began = time.monotonic()
        answer = await super()._act(path, **body)
        what = str(body.get("custom_id") or f"{path} {body.get('name', '')}")
        self._answers.append(Answered(began, time.monotonic() - began, what, answer))
        return answer


@dataclass
class Insistent(LoadPlayers):
    """People who press again soon when they were told that the database is away."""

    answers: list[Answered] = field(default_factory=list)
    far_back: int = 5000

    async def turn(self, person: Person, post: ObservedMessage, seat: str) -> bool:
        """Answer as LoadPlayers do."""
        before = len(self.answers)
        done = await super().turn(person, post, seat)
        if any(each.refused for each in self.answers[before:]):
            self.answered = ""
            await asyncio.sleep(AGAIN)
        return done


@dataclass
class Play:
    """A bot, and people who play without a pause."""

    bot: BotProcess
    folder: Path
    address: str | None
    groups: list[LoadPlayers] = field(default_factory=list)
    answers: list[Answered] = field(default_factory=list)
    posts: list[ObservedMessage] = field(default_factory=list)
    """Every message of the bot's that all can see, once it is over."""
    began: float = 0.0
    ended: float = 0.0

    @property
    def pressed(self) -> list[Pressed]:
        """What everybody remembers."""
        return [each for players in self.groups for each in players.pressed]

    async def go_on(self, actions: int) -> None:
        """Let every group take so many actions more."""
        async with asyncio.timeout(PATIENCE):
            for players in self.groups:
                goal = players.taken + actions
                while players.taken < goal:  # noqa: ASYNC110  (nobody tells)
                    await asyncio.sleep(0.02)

    async def go_through(self, outage: Outage, seconds: float) -> None:
        """Let people play before, in and after an outage."""
        await self.go_on(FIRST)
        self.began = time.monotonic()
        await outage.begin(self.bot)
        await asyncio.sleep(seconds)
        await outage.end()
        self.ended = time.monotonic()
        await self.go_on(FIRST)

    async def settled(self) -> None:
        """Wait until nothing is owed to anybody any more."""
        await settled(self.folder, self.address)

    # -- what came of it ----------------------------------------------------------------------------------------------

    @property
    def meanwhile(self) -> list[Answered]:
        """Those who did something in the outage."""
        return [each for each in self.answers if self.began <= each.at < self.ended]

    @property
    def refused(self) -> list[Answered]:
        """Those who were told that the database is away."""
        return [each for each in self.answers if each.refused]

    @property
    def mute(self) -> list[Answered]:
        """Those who were not answered in time, or with nothing; in the outage everybody is to be done in 3 s."""
        return [each for each in self.answers if each.mute or (each in self.meanwhile and each.seconds > LATE)]

    @property
    def back_after(self) -> float:
        """Seconds from the end of the outage until somebody who pressed after it had acted."""
        return min(each.at + each.seconds for each in self.answers if each.acted and each.at > self.ended) - self.ended

    @property
    def last_refusal(self) -> float:
        """Seconds from the end of the outage to the last press that was refused for it; negative: before the end."""
        return max((each.at for each in self.refused), default=self.began) - self.ended

    def figures(self) -> str:
        """Return what was measured, as JSON."""
        meanwhile = self.meanwhile
        return json.dumps(
            {
                "answers_meanwhile": len(meanwhile),
                "refused": len(self.refused),
                "longest_seconds": round(max(each.seconds for each in meanwhile), 2),
                "longest_at_other_times": round(max(a.seconds for a in self.answers if a not in meanwhile), 2),
                "back_after_seconds": round(self.back_after, 2),
                "last_refusal_after_seconds": round(self.last_refusal, 2),
                "log_bytes": len(self.bot.log),
            }
        )

    def leaks(self) -> list[str]:
        """Return the lines of the log that are too long, or hold what nobody may read."""
        return [line[:200] for line in self.bot.log.splitlines() if len(line) > LINE or _HIDDEN.search(line)]


async def settled(folder: Path, address: str | None) -> None:
    """Wait until nothing is owed to anybody any more, over the file in a folder or the database at an address."""
    database = await open_database(folder / "data", address, as_it_is=True)
    async with asyncio.timeout(PATIENCE):
        owed = 1
        while owed:
            async with database.read() as connection:
                owed = (await connection.execute(select(func.count()).select_from(outbox))).scalar_one()
            await asyncio.sleep(0.1)
    await database.close()


async def _look(person: TimedPerson, rng: random.Random) -> None:
    """Look at the first table all the time, and let options be offered."""
    while True:
        await person.command(rng.choice(LOOKS), channel=TABLES[0][0])
        await person.suggestions("/table board", "zoom", channel=TABLES[0][0])
        await asyncio.sleep(0.2)


@asynccontextmanager
async def playing(
    server: SandboxServer, folder: Path, address: str | None = None, **settings: str
) -> AsyncIterator[Play]:
    """People who play at a bot; at the end everybody has gone home, nothing is owed, and the bot has stopped."""
    if address is not None:
        settings["DATABASE_URL"] = address
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(Sandbox(server.url))
        play = Play(BotProcess(server, folder, **settings), folder, address)
        stack.push_async_callback(play.bot.stop)
        names = [each.name for each in await sandbox.add_people("rita", "sam", "tom", "una")]
        people: list[Person] = [TimedPerson(sandbox, name, play.answers) for name in names]
        await sandbox.add_channels(ALONE)
        for channel, seats in TABLES:
            play.groups.append(Insistent(sandbox, channel, people[:seats], random.Random(seats), answers=play.answers))
        play.groups.append(Insistent(sandbox, ALONE, people[:1], random.Random(1), 0, "wingspan", answers=play.answers))
        await play.bot.start()
        for players in play.groups:
            players.online.set()
        everybody = [asyncio.create_task(players.play()) for players in play.groups]
        looking = asyncio.create_task(_look(TimedPerson(sandbox, names[-1], play.answers), random.Random(0)))
        try:
            yield play
            for players in play.groups:
                players.going_home = True
            await asyncio.gather(*everybody)
        finally:
            for task in (looking, *everybody):
                task.cancel()
            await asyncio.gather(looking, *everybody, return_exceptions=True)
        await play.settled()
        for players in play.groups:
            seen = await players.people[0].sees(players.channel, 100_000)
            play.posts += [each for each in seen if not each.private and each.author == "aviary"]
