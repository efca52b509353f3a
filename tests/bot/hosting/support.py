"""A host over a real SQLite file, a clock that is set by hand, and an announcer that can fail."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Collection, Mapping
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

from bot.hosting.agreements.kind import Kinds
from bot.hosting.agreements.kinds import KINDS
from bot.hosting.filming.film import Film
from bot.hosting.filming.work import FilmWork
from bot.hosting.hands.hand import Hand, Kept
from bot.hosting.holding import LEASE
from bot.hosting.host import Host, Pace
from bot.hosting.jobs.in_process import InProcess
from bot.hosting.jobs.works import Works
from bot.hosting.leagues.league import LeaguePost, NewPlace
from bot.hosting.leagues.work import LeagueWork
from bot.hosting.notices.letter import Letter, Told
from bot.hosting.notices.work import NoticeWork
from bot.hosting.orders.answers_to_come import FARTHEST, MIDDLE
from bot.hosting.posting.outbox import OutboxWork
from bot.hosting.posting.post import UNTOLD, Announcer, Post, Posted, PostKind, Undeliverable
from bot.hosting.replaying.replay import Replay
from bot.hosting.table import Person, Place, Press, Table
from bot.hosting.thinking.contract import Thinking
from bot.hosting.timers.effects import EFFECTS
from bot.hosting.timers.work import TimerWork
from bot.store.database import Database
from bot.store.outbox import DuePlace
from engine.choices import Node
from engine.contract import AnyGame, Seat
from tests.engine.solo_toy_game import SoloToyGame
from tests.engine.toy import Toy, ToyAction, ToyPosition
from tests.support.storage import storage
from tests.support.thinking import AT_RANDOM

HERE = Place(guild_id=9, channel_id=100)
THERE = Place(guild_id=9, channel_id=200)
ANN, BEN, CAT = Person(1, "Ann"), Person(2, "Ben"), Person(3, "Cat")
MANAGER = Person(4, "Max", manages=True)
GAMES: Mapping[str, AnyGame] = {"toy": Toy(), "crow": SoloToyGame()}


class AheadToy(Toy):
    """The toy game where a seat will surely be asked again."""

    def ahead(self, position: ToyPosition, seat: Seat, action: ToyAction) -> Node[ToyAction] | None:
        return self.choices(position, seat)


AHEAD: Mapping[str, AnyGame] = {"toy": AheadToy()}

_interactions = count(1000)


class HandClock:
    """A clock that stands still until it is set. Whoever waits waits until then."""

    def __init__(self, begins: datetime = datetime(2030, 1, 1, tzinfo=UTC)) -> None:
        self._now = begins
        self._moved: list[asyncio.Event] = []

    @property
    def waiting(self) -> bool:
        """Whether somebody waits who has seen the present time."""
        return self.waiters > 0

    @property
    def waiters(self) -> int:
        """How many wait who have seen the present time."""
        return sum(not event.is_set() for event in self._moved)

    def now(self) -> datetime:
        return self._now

    def reset(self) -> None:
        """Go back to the beginning; for when nobody waits."""
        self._now = datetime(2030, 1, 1, tzinfo=UTC)

    def forward(self, seconds: float) -> None:
        self._now += timedelta(seconds=seconds)
        for event in self._moved:
            event.set()

    async def wait(self, event: asyncio.Event, seconds: float | None) -> None:
        until = None if seconds is None else self._now + timedelta(seconds=seconds)
        moved = asyncio.Event()
        self._moved.append(moved)
        try:
            while not event.is_set() and (until is None or self._now < until):
                moved.clear()
                waits = [asyncio.ensure_future(each.wait()) for each in (event, moved)]
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
                for each in waits:
                    each.cancel()
        finally:
            self._moved.remove(moved)


class FakeAnnouncer:
    """Keeps what was posted, as a channel shows it: the same nonce shows once."""

    def __init__(self) -> None:
        self.posted: list[Post] = []
        self.channels: dict[int, dict[int, Post]] = {}
        self.retired: list[int] = []
        self.faults: deque[Exception | None] = deque()
        """What the next posts meet, before the service takes them."""
        self.late_faults: deque[Exception | None] = deque()
        """What the next posts meet after the service took them: it is unknown to us that it did."""
        self.retire_fault: Exception | None = None
        self.named: dict[int, Post] = {}
        """What channels are called, by the last post that was to name them."""
        self.name_faults: deque[Exception | None] = deque()
        """What the next names meet."""
        self.gone: set[int] = set()
        """Messages that somebody deleted."""
        self.messages = 1
        """How many messages a post has."""
        self.letters: list[Letter] = []
        """What people were told, each letter once, in order."""
        self.letter_faults: deque[Exception | None] = deque()
        """What the next letters meet, before the service takes them."""
        self.late_letter_faults: deque[Exception | None] = deque()
        """What the next letters meet after the service took them."""
        self.before_letters: tuple[int, ...] = ()
        """The messages of each letter before its last one."""
        self.taken_back: list[int] = []
        """Messages of letters that hold no longer."""
        self.recalled: list[Told] = []
        """Those letters."""
        self.closed: set[int] = set()
        """People who take no direct messages."""
        self.hand_games: Collection[str] = list(GAMES)
        self.hands: dict[tuple[int, int], dict[int, list[str]]] = {}
        """Of each table and person: the messages with hands, and what each has shown, in order."""
        self.refusals: list[int] = []
        """Of whose hands the service has taken nothing, as it takes no direct messages for them."""
        self.kept = 0
        """How often else it was asked to keep a hand."""
        self.hand_faults: deque[Exception | None] = deque()
        """What the next hands meet, before the service takes them."""
        self.late_hand_faults: deque[Exception | None] = deque()
        """What the next hands meet after the service took them."""
        self.places: dict[str, list[NewPlace]] = {}
        """What places of leagues were made, by their nonces: each attempt."""
        self.place_faults: deque[Exception | None] = deque()
        """What the next places meet, before the service makes them."""
        self.late_place_faults: deque[Exception | None] = deque()
        """What the next places meet after the service made them."""
        self.league_posts: dict[int, LeaguePost] = {}
        """What leagues have told, by messages, each as it was changed last."""
        self.league_faults: deque[Exception | None] = deque()
        """What the next posts of leagues meet, before the service takes them."""
        self.films_drawn = 0
        self.film_faults: deque[Exception | None] = deque()
        """What the next films meet."""
        self._messages = count(5000)
        self._nonces: dict[str, int] = {}

    async def post(self, post: Post) -> Posted:
        if post.kind is PostKind.NAME:
            return self._name(post)
        if self.faults and (fault := self.faults.popleft()) is not None:
            raise fault
        if post.quiet and post.edit in self.gone:
            return UNTOLD
        message = self._show(post)
        if self.late_faults and (fault := self.late_faults.popleft()) is not None:
            raise fault
        return Posted(message, self.messages)

    def _name(self, post: Post) -> Posted:
        if self.name_faults and (fault := self.name_faults.popleft()) is not None:
            raise fault
        self.named[post.place.channel_id] = post
        return UNTOLD

    def _show(self, post: Post) -> int:
        channel = self.channels.setdefault(post.place.channel_id, {})
        if post.edit is not None and post.edit not in self.gone:
            channel[post.edit] = post
            return post.edit
        if post.nonce not in self._nonces:
            self._nonces[post.nonce] = next(self._messages)
            channel[self._nonces[post.nonce]] = post
            self.posted.append(post)
        return self._nonces[post.nonce]

    async def tell(self, letter: Letter) -> Told:
        if letter.place is None and letter.person_id in self.closed:
            raise Undeliverable("direct-closed")
        if self.letter_faults and (fault := self.letter_faults.popleft()) is not None:
            raise fault
        if letter.nonce not in self._nonces:
            self._nonces[letter.nonce] = next(self._messages)
            self.letters.append(letter)
        if self.late_letter_faults and (fault := self.late_letter_faults.popleft()) is not None:
            raise fault
        channel = letter.person_id + 10_000 if letter.place is None else letter.place.channel_id
        return Told(channel, self._nonces[letter.nonce], self.before_letters)

    async def take_back(self, told: Told, language: str) -> None:
        if self.retire_fault is not None:
            raise self.retire_fault
        self.taken_back += [*told.earlier, told.message_id]
        self.recalled.append(told)

    async def keep_hand(self, hand: Hand) -> Kept | None:
        if hand.kept is None and hand.person_id in self.closed:
            self.refusals.append(hand.person_id)
            raise Undeliverable("direct-closed")
        self.kept += 1
        if self.hand_faults and (fault := self.hand_faults.popleft()) is not None:
            raise fault
        kept = self._keep(hand)
        if self.late_hand_faults and (fault := self.late_hand_faults.popleft()) is not None:
            raise fault
        return kept

    def _keep(self, hand: Hand) -> Kept | None:
        """Keep the message of a hand, under its nonce, as the service and the client do it together."""
        shown = str(hand.over) if hand.sight is None else f"{hand.sight.seat}:{hand.sight.view}:{hand.language}"
        message = hand.kept.message_id if hand.kept else self._nonces.get(hand.nonce)
        if message is None and hand.over is None:
            message = self._nonces[hand.nonce] = next(self._messages)
        if message is None or message in self.gone:
            return None
        written = self.hands.setdefault((hand.table.id, hand.person_id), {}).setdefault(message, [])
        if not written or written[-1] != shown:
            written.append(shown)
        return Kept(hand.person_id + 10_000, message, shown[:64])

    async def open_place(self, wanted: NewPlace) -> int:
        if self.place_faults and (fault := self.place_faults.popleft()) is not None:
            raise fault
        self.places.setdefault(wanted.nonce, []).append(wanted)
        place = self._nonces.setdefault(wanted.nonce, next(self._messages))
        if self.late_place_faults and (fault := self.late_place_faults.popleft()) is not None:
            raise fault
        return place

    async def tell_league(self, post: LeaguePost) -> int:
        if self.league_faults and (fault := self.league_faults.popleft()) is not None:
            raise fault
        message = post.edit
        if message is None or message in self.gone:
            message = self._nonces.setdefault(post.nonce, next(self._messages))
        self.league_posts[message] = post
        return message

    async def draw_film(self, replay: Replay) -> Film:
        if self.film_faults and (fault := self.film_faults.popleft()) is not None:
            raise fault
        self.films_drawn += 1
        return Film(f"film {self.films_drawn} of {replay.table.id}".encode(), f"The game has {replay.table.seq} steps.")

    async def retire(self, place: Place, message_id: int) -> None:
        if self.retire_fault is not None:
            raise self.retire_fault
        self.retired.append(message_id)

    def told(self, channel_id: int = HERE.channel_id) -> list[Any]:
        """Return the seq of all that a channel's posts tell, as changed, in order; negative where it was taken back."""
        return [
            -each.seq if each.undone else each.seq
            for post in self.channels.get(channel_id, {}).values()
            for each in post.happened
        ]


class SlowAnnouncer(FakeAnnouncer):
    """A service, or a picture, that takes long: a post, a letter or a hand is taken when a test lets it be."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = asyncio.Event()
        self.let = asyncio.Event()

    async def post(self, post: Post) -> Posted:
        await self._wait()
        return await super().post(post)

    async def tell(self, letter: Letter) -> Told:
        await self._wait()
        return await super().tell(letter)

    async def keep_hand(self, hand: Hand) -> Kept | None:
        await self._wait()
        return await super().keep_hand(hand)

    async def _wait(self) -> None:
        self.asked.set()
        await self.let.wait()


def press(person: Person, place: Place = HERE, since: int | None = None) -> Press:
    """A press that nobody made before."""
    return Press(next(_interactions), person, place, since)


async def address(folder: Path) -> str | None:
    """Return the address of the database that stands for a folder; None: it is the file there."""
    return await storage().address(folder)


async def fresh_database(folder: Path) -> Database:
    """Open the database that stands for a folder."""
    return await storage().open(folder)


async def make_host(
    folder: Path,
    *,
    clock: HandClock | None = None,
    seed: int = 1,
    pace: Pace | None = None,
    components: Mapping[str, Any] | None = None,
    database: Database | None = None,
    games: Mapping[str, AnyGame] = GAMES,
    agreements: Kinds = KINDS,
    thinking: Thinking | None = None,
) -> Host:
    return Host(
        database or await fresh_database(folder),
        games=games,
        clock=clock or HandClock(),
        rng=random.Random(seed),
        pace=pace or Pace(0, 0, 0, grace=0),
        components=components,
        agreements=agreements,
        thinking=thinking or AT_RANDOM,
    )


async def begin_alone(host: Host, announcer: Announcer) -> None:
    """Begin as a bot does that is alone, over whatever database: by the host's clock, which a queue's is not."""
    host._jobs = jobs = InProcess(Works(host._context, announcer))
    host._context.database.jobs = jobs
    await jobs.begin()


def a_lease_later() -> HandClock:
    """Return a clock at which another process may take up what a dead one has begun, over a shared store."""
    clock = HandClock()
    clock.forward(LEASE.total_seconds())
    return clock


def worker(host: Host, announcer: FakeAnnouncer) -> OutboxWork:
    """Deliver by hand, without the background."""
    return OutboxWork(host._context, announcer)


def due_here(table: Table) -> DuePlace:
    """Return the place where posts of a table are due."""
    return DuePlace(HERE.channel_id, table.id, line="", due=table.opened_at)


def letter_writer(host: Host, announcer: FakeAnnouncer) -> NoticeWork:
    """Tell people by hand, without the background."""
    return NoticeWork(host._context, announcer)


def league_work(host: Host, announcer: FakeAnnouncer) -> LeagueWork:
    """Let leagues go on by hand, without the background."""
    return LeagueWork(host._context, announcer)


def film_maker(host: Host, announcer: FakeAnnouncer) -> FilmWork:
    """Draw by hand, without the background."""
    return FilmWork(host._context, announcer)


async def later(host: Host) -> None:
    """Let so much time pass that every answer that a seat has ordered is entered."""
    clock = host._context.clock
    assert isinstance(clock, HandClock)
    clock.forward(MIDDLE * FARTHEST)
    await TimerWork(host._context, EFFECTS).serve()


async def running_table(
    host: Host, *, place: Place = HERE, options: Mapping[str, str | bool] | None = None, people: tuple[Person, ...] = ()
) -> Table:
    """A table of Ann, Ben (and Cat) whose game has begun."""
    first, *others = people or (ANN, BEN)
    table = await host.lobbies.open(press(first, place), "toy", options or {}, "en")
    for person in others:
        await host.lobbies.join(press(person, place), table.id)
    return await host.lobbies.start(press(first, place), table.id)


async def solo_table(host: Host) -> Table:
    """A table at which Ann plays alone against the crow; it has begun."""
    table = await host.lobbies.open(press(ANN), "crow", {}, "en")
    return await host.lobbies.start(press(ANN), table.id)


def asked(table: Table) -> Person:
    """Who is asked (of several: the first)."""
    seat = next(iter(table.asked_since))
    person_id = table.occupant(seat).person_id
    return next(person for person in (ANN, BEN, CAT) if person.id == person_id)
