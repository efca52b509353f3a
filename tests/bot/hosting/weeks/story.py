"""A table over weeks: people act by their habits, the clock goes from event to event, and the host may die anywhere."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import func, select

from bot.hosting.clocks.settings import ClockSettings
from bot.hosting.hands.work import HandWork
from bot.hosting.host import Host, Pace
from bot.hosting.notices.work import NoticeWork
from bot.hosting.playing.automa import AutomaWork
from bot.hosting.posting.outbox import OutboxWork
from bot.hosting.table import Person, Place, Refused, Status, Table
from bot.hosting.timers.effects import EFFECTS
from bot.hosting.timers.work import TimerWork
from bot.hosting.upkeep.maintenance import maintain
from bot.store.schema import metadata
from engine.automa import PLAYERS
from engine.contract import Action, AnyGame, Decision, Seat
from engine.question import Question
from tests.bot.hosting.support import HandClock, fresh_database, press
from tests.bot.hosting.weeks.fate import Fate, Killed, MortalDatabase, TimedAnnouncer
from tests.bot.hosting.weeks.people import Player
from tests.support.thinking import AT_RANDOM

T = TypeVar("T")

Key: TypeAlias = tuple[int, Seat, int, int]
DAY = timedelta(days=1)
ROUNDS = 50
"""Far more passes over what is due than one moment needs."""
STUCK = 300
"""Seconds after which what is done at one moment is given up: something waits for time that nobody lets pass."""
WATCHED = ("timers", "notices", "outbox", "log", "posts")


@dataclass
class Asking:
    """A seat was asked something, and its person was to answer."""

    table: int
    seat: Seat
    since: int
    person: int
    begun: datetime
    ended: datetime | None = None
    at_will: bool = False
    """Whether the person has answered, or left."""

    @property
    def key(self) -> Key:
        """What tells it from every other one, as long as a person has a seat."""
        return (self.table, self.seat, self.since, self.person)


@dataclass
class Story:
    """What happens at the tables of one host."""

    folder: Path
    clock: HandClock
    players: Mapping[int, Player]
    games: Mapping[str, AnyGame]
    components: Mapping[str, Any]
    rng: random.Random
    fate: Fate
    announcer: TimedAnnouncer
    host: Host
    askings: list[Asking] = field(default_factory=list)
    open_askings: dict[Key, Asking] = field(default_factory=dict)
    """Those that have not ended."""
    plans: dict[Key, datetime | None] = field(default_factory=dict)
    """When who is asked answers; None: never."""
    awaited: dict[int, tuple[int, Sequence[Seat]]] = field(default_factory=dict)
    """Whom tables waited for at the seq at which that was asked last."""
    places: dict[int, Place] = field(default_factory=dict)
    """Where the tables are."""
    tidied: datetime | None = None
    """When the maintenance was done last."""
    due: datetime | None = None
    """When the host has to do something next."""
    _before: set[asyncio.Task[Any]] = field(default_factory=set)
    """The tasks there were when the present process began: all others are its own."""
    refused: Counter[str] = field(default_factory=Counter)
    """Why presses were refused, and how often."""
    deaths: list[datetime] = field(default_factory=list)
    """When the host died."""

    # -- the host -------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Let a new process begin over the same database. All tasks that begin from now on are its own."""
        self._before = asyncio.all_tasks()
        database = MortalDatabase(await fresh_database(self.folder), self.fate)
        self.host = Host(
            database,
            games=self.games,
            clock=self.clock,
            rng=random.Random(self.rng.getrandbits(32)),
            pace=Pace(0, 0, 0, 0, grace=0),
            components=self.components,
            thinking=AT_RANDOM,
        )
        context = self.host._context
        self._outbox = OutboxWork(context, self.announcer)
        self._timers = TimerWork(context, EFFECTS)
        self._automas = AutomaWork(context)
        self._notices = NoticeWork(context, self.announcer)
        self.announcer.hand_games = self.games.keys()
        self._hands = HandWork(context, self.announcer)
        self.fate.born()

    async def surely(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something with the host; where it dies over it, again with the next one."""
        with self.fate.stretch():
            while True:
                try:
                    async with asyncio.timeout(STUCK):
                        return await work()
                except Killed:
                    await self._bury()
                    await self.start()

    async def _bury(self) -> None:
        """End whatever the dead process has begun, also in earlier stretches: no part of it may outlive it."""
        self.deaths.append(self.clock.now())
        left = asyncio.all_tasks() - self._before
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
        await self.host._context.database.close()

    async def settle(self) -> None:
        """Do all that is due now."""
        await self.surely(self._settle)
        await self._look()

    async def _settle(self) -> None:
        before = None
        for _ in range(ROUNDS):
            await self._timers.serve()
            await self._automas.resume()
            while self._automas._tasks:
                await asyncio.gather(*self._automas._tasks.values())
            await self._outbox.deliver()
            await self._notices.deliver()
            await self._hands.deliver()
            after = await self.rows(*WATCHED)
            if after == before:
                break
            before = after
        else:
            raise AssertionError("what is due at one moment never ends")
        if self.tidied is None or self.clock.now() >= self.tidied + DAY:
            self.tidied = self.clock.now()
            await maintain(self.host._context, self._outbox._retirement)
            await self._outbox.deliver()
        self.due = await self._next_due()

    async def _next_due(self) -> datetime | None:
        """Return when the host has to do something next. What is begun by asking for that is done first."""
        works = (self._timers, self._outbox, self._notices, self._hands)
        while True:
            nexts = [await each.begin_due() for each in works]
            busy = [task for each in works for task in each.busy.values()]
            if not busy:
                return min((each for each in nexts if each is not None), default=None)
            await asyncio.gather(*busy)

    async def running(self) -> Sequence[Table]:
        """Return the tables whose games go on."""
        return [each for each in await self.host.tables.live() if each.status is Status.RUNNING]

    async def rows(self, *names: str) -> dict[str, tuple[int, int]]:
        """Return how many rows tables of the database have, and the largest number of their first column."""
        found: dict[str, tuple[int, int]] = {}
        async with self.host._context.database.read() as connection:
            for name in names or tuple(metadata.tables):
                table = metadata.tables[name]
                count, top = (
                    await connection.execute(select(func.count(), func.max(next(iter(table.c)))).select_from(table))
                ).one()
                found[name] = (count, top)
        return found

    # -- the people -----------------------------------------------------------------------------------------------

    async def introduce(self) -> None:
        """Let everybody say when to be left alone."""
        for player in self.players.values():
            await self.host.people.choose(press(player.person), *player.choices)

    async def open(
        self,
        game: str,
        guests: Sequence[Person],
        channel: int = 100,
        clock: ClockSettings | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> int:
        """Open and start a table; return its number."""
        place = Place(9, channel)
        first, *others = guests
        table = await self.host.lobbies.open(press(first, place), game, options or {}, "en", clock=clock)
        for person in others:
            await self.host.lobbies.join(press(person, place), table.id)
        self.places[table.id] = place
        await self.host.lobbies.start(press(first, place), table.id)
        return table.id

    async def _look(self) -> None:
        """Note who is asked what since when, and until when."""
        now, asked = self.clock.now(), await self._asked()
        for key in self.open_askings.keys() - asked:
            ended = self.open_askings.pop(key)
            ended.ended = now
            ended.at_will |= (await self.host.tables.find(ended.table)).seat_of(ended.person) != ended.seat
        for key in sorted(asked - self.open_askings.keys()):
            table_id, seat, since, person = key
            self.open_askings[key] = asking = Asking(table_id, seat, since, person, now)
            self.askings.append(asking)
            self.plans[key] = self.players[person].answers_at(now, self.rng)

    async def _asked(self) -> set[Key]:
        """Return which people are asked what."""
        tables, seats = metadata.tables["tables"], metadata.tables["seats"]
        running = select(tables.c.table_id, tables.c.asked_since, tables.c.seq).where(
            tables.c.status == Status.RUNNING.value
        )
        taken = select(seats.c.table_id, seats.c.seat, seats.c.person_id).where(
            seats.c.person_id.is_not(None), seats.c.held_by.is_(None)
        )
        async with self.host._context.database.read() as connection:
            rows = [tuple(row) for row in await connection.execute(running)]
            people = [tuple(row) for row in await connection.execute(taken)]
        since = {table_id: json.loads(asked) for table_id, asked, _ in rows}
        for table_id, _, seq in rows:
            if len(since[table_id]) > 1:  # who has answered, and may change that, is asked no more
                since[table_id] = {seat: since[table_id][seat] for seat in await self._awaited(table_id, seq)}
        return {
            (table_id, seat, since[table_id][seat], person)
            for table_id, seat, person in people
            if seat in since.get(table_id, {})
        }

    async def _awaited(self, table_id: int, seq: int) -> Sequence[Seat]:
        """Return whom a table waits for; it is asked once for each entry."""
        if self.awaited.get(table_id, (0, ()))[0] != seq:
            self.awaited[table_id] = seq, [each.seat for each in (await self.host.tables.waiting(table_id)).awaited]
        return self.awaited[table_id][1]

    async def act(self, asking: Asking) -> None:
        """Let somebody answer at random."""
        pressed = press(self.players[asking.person].person, self.places[asking.table], asking.since)
        chosen: list[Action] = []

        async def answer() -> None:
            if not chosen:
                chosen.append(await self._choose(asking))
            await self.host.playing.act(pressed, asking.table, chosen[0])

        try:
            await self.surely(answer)
            asking.at_will = True
        except Refused as refused:
            self.refused[refused.reason] += 1
        self.plans[asking.key] = None

    async def _choose(self, asking: Asking) -> Action:
        async with self.host._context.looking_at(asking.table) as live:
            decision: Decision = next(each for each in live.match.decisions() if each.seat == asking.seat)
            return PLAYERS["random"].choose(Question(live.game, live.match.position, decision), self.rng)

    # -- time -----------------------------------------------------------------------------------------------------

    async def live(self, until: datetime, least: timedelta = timedelta(seconds=1)) -> None:
        """Let time go on from event to event, by `least` at least."""
        while True:
            now = self.clock.now()
            ready = {each.table: each for key, each in self.open_askings.items() if self._plan(key, until) <= now}
            for each in ready.values():
                await self.act(each)
            if ready:
                await self.settle()
                continue
            planned = [self._plan(key, until) for key in self.open_askings]
            soonest = min([until, *planned, *([] if self.due is None else [self.due])])
            self.clock.forward(min(until - now, max(least, soonest - now)).total_seconds())
            await self.settle()
            if self.clock.now() >= until:
                return

    def _plan(self, key: Key, never: datetime) -> datetime:
        return self.plans[key] or never + timedelta(days=1)


@asynccontextmanager
async def told(
    folder: Path,
    players: Sequence[Player],
    *,
    begins: datetime,
    games: Mapping[str, AnyGame],
    components: Mapping[str, Any] | None = None,
    seed: int = 1,
    often: float = 0.0,
    everywhere: bool = False,
) -> AsyncIterator[Story]:
    """Begin a story; at its end the host is closed in order."""
    rng = random.Random(seed)
    clock = HandClock(begins)
    fate = Fate(random.Random(seed + 1), often=often, everywhere=everywhere)
    story = Story(
        folder,
        clock,
        {each.person.id: each for each in players},
        games,
        components or {},
        rng,
        fate,
        TimedAnnouncer(clock, fate),
        host=None,  # type: ignore[arg-type]
    )
    await story.start()
    await story.introduce()
    try:
        yield story
    finally:
        await story.host.close()
