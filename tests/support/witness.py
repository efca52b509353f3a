"""A game at a table as somebody at it (or a spectator) can watch it, with the time of everything.

The same stretch of a game is hosted twice, with other things in the places that the witness cannot see, and with the
same answers. What the witness notes must be the same: posts and their changes, their order and delays, whom they ping,
what buttons carry, which files they have, whose buttons are retired, and whatever the witness may look at in between.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from itertools import count, zip_longest
from pathlib import Path
from typing import Any, TypeAlias, cast

from sqlalchemy import delete

from bot.discord.answering.request import Services
from bot.discord.messages import custom_id
from bot.discord.messages.message import Attachment, Message
from bot.discord.messages.pictures import RenderPool
from bot.discord.posting import letters
from bot.discord.posting.posts import compose
from bot.drawing.threads import InThreads
from bot.games import PRESENTERS
from bot.games.contract import AnyPresenter
from bot.hosting.clocks.planning import begin_time
from bot.hosting.clocks.settings import ClockSettings
from bot.hosting.host import Host, Pace
from bot.hosting.live_game import LiveGame
from bot.hosting.loading import find_table
from bot.hosting.notices.letter import Letter, Told
from bot.hosting.notices.telling import CLOSED
from bot.hosting.notices.work import NoticeWork
from bot.hosting.posting.outbox import OutboxWork
from bot.hosting.posting.post import UNTOLD, Post, Posted, Undeliverable
from bot.hosting.table import Person, Place, Press, Refused, Table
from bot.hosting.timers.effects import EFFECTS
from bot.hosting.timers.work import TimerWork
from bot.store import outbox as stored_outbox
from bot.store import schema, timers
from bot.store import tables as store_tables
from bot.store.database import open_database
from engine.automa import RandomPlayer
from engine.chance import LiveChance
from engine.contract import Action, Illegal, Seat
from engine.log import Entry
from engine.match import Match
from engine.question import Question, question_of
from render import painter
from tests.bot.discord.solo_toy_show import SoloToyPresenter
from tests.bot.discord.stage import WORDS as _TOY_WORDS
from tests.bot.discord.toy_show import ToyPainter, ToyPresenter
from tests.bot.hosting.support import HandClock
from tests.support.games import BY_NAME, Case
from tests.support.permute import permute
from tests.support.thinking import AT_RANDOM

assert _TOY_WORDS  # the toy's messages are known from there on

STRANGER = Person(99, "Stranger")
TOYS: dict[str, AnyPresenter] = {"toy": ToyPresenter(), "crow": SoloToyPresenter()}
Notes: TypeAlias = Sequence[Any]
TRIES = 6
"""How many answers are tried until one is legal whatever is hidden."""
PAUSES = (1.0, 20.0, 400.0, 5000.0)
"""Seconds between answers."""


class _NoPictures(RenderPool):
    """Gives files their names, and draws nothing: that pictures show nothing hidden is held to elsewhere."""

    async def draw(self, key: Any, name: str, job: Any, *, public: bool = False) -> Attachment | None:
        return Attachment(name, b"")


@dataclass
class Witness:
    """Takes the posts of a host, and notes them with their time as everybody at the channel sees them."""

    clock: HandClock
    services: Services
    noted: list[Any] = field(default_factory=list)
    latest: Post | None = None
    closed: frozenset[int] = frozenset()
    """People who take no direct messages."""
    _messages: Iterator[int] = field(default_factory=lambda: count(1))
    _stretches: Iterator[int] = field(default_factory=lambda: count(1))
    _known: dict[int, int] = field(default_factory=dict)

    def begin(self) -> None:
        """Forget everything: another stretch begins."""
        self.noted, self.latest, self.closed = [], None, frozenset()
        self._known = {}
        self._messages = count(next(self._stretches) * 10_000)  # alike at both stands: links carry them

    async def post(self, post: Post) -> Posted:
        message = await compose(self.services, post)
        self.latest = post
        if post.edit is None and post.quiet:
            self.note("untold")
            return UNTOLD
        number = post.edit if post.edit is not None else next(self._messages)
        known = self._known.setdefault(number, len(self._known))
        self.note("edit" if post.edit is not None else "post", known, seen_message(message, post.table))
        return Posted(number)

    async def retire(self, place: Place, message_id: int) -> None:
        self.note("retire", self._known.get(message_id))

    async def tell(self, letter: Letter) -> Told:
        """Note a letter. Others see those of a channel only, but nothing may be in the rest that they may not know."""
        direct = letter.place is None
        if direct and letter.person_id in self.closed:
            raise Undeliverable(CLOSED)
        message = letters.compose(self.services, replace(letter, nonce="n"))
        number = next(self._messages)
        known = self._known.setdefault(number, len(self._known))
        self.note("letter", known, letter.person_id, direct, letter.quiet, seen_message(message, None))
        return Told(letter.person_id if letter.place is None else letter.place.channel_id, number, direct=direct)

    async def take_back(self, told: Told, language: str) -> None:
        self.note("taken back", self._known.get(told.message_id), told.direct)

    def note(self, *what: Any) -> None:
        """Note what is seen now."""
        self.noted.append((self.clock.now(), *what))


def seen_message(message: Message, table: Table | None) -> Any:
    """Return all that a message shows, also what its buttons carry, but for the table's number."""
    rows = [[_seen_item(item) for item in (row if isinstance(row, Sequence) else [row])] for row in message.rows]
    number = "" if table is None else f"-{table.id}-"
    files = [(each.name.replace(number, "-"), each.alt) for each in message.files]
    return message.text, rows, files, tuple(message.pings), [seen_message(each, table) for each in message.earlier]


def _seen_item(item: Any) -> Any:
    data = item.to_component_dict()
    carried = custom_id.parse(data["custom_id"])
    return {**data, "custom_id": None if carried is None else replace(carried, table=0)}


@dataclass(frozen=True)
class Stretch:
    """A game from some point on: how it went to there, and the witness's seat (None: a spectator)."""

    case: Case
    start: Entry
    position: Any
    seat: Seat | None
    seed: str


@dataclass
class Stand:
    """A host whose posts a witness takes. Stretches are played at tables of their own."""

    host: Host
    clock: HandClock
    witness: Witness
    outbox: OutboxWork
    letters: NoticeWork
    timers: TimerWork
    _places: Iterator[int] = field(default_factory=lambda: count(1000))
    _presses: Iterator[int] = field(default_factory=lambda: count(1))

    async def seat(self, stretch: Stretch, position: Any, clock: ClockSettings | None = None) -> Hosted:
        """Return a table whose game stands at `position`."""
        case, host = stretch.case, self.host
        await self._leave_all()
        place = Place(1, next(self._places))
        people = [Person(place.channel_id * 10 + n, f"P{n}") for n in range(1, len(case.setup.seats) + 1)]
        self.witness.begin()
        self.clock.reset()
        self.draw_by(stretch.seed)
        table = await host.lobbies.open(
            self.press(people[0], place), case.game.name, case.setup.options, "en", clock=clock
        )
        for seat, person in list(zip(case.setup.seats, people, strict=True))[1:]:
            await host.lobbies.join(self.press(person, place), table.id, seat)
        table = await host.lobbies.start(self.press(people[0], place), table.id)
        seats = {each.seat: person for each in table.occupants for person in people if person.id == each.person_id}
        hosted = Hosted(self, stretch, table.id, place, seats)
        await hosted.put(position)
        await self.outbox.deliver()
        return hosted

    async def _leave_all(self) -> None:
        """Forget what is still to come at the tables of earlier stretches: the clock goes back to its beginning."""
        async with self.host._context.database.write() as connection:
            for each in (schema.timers, schema.notices, schema.outbox):
                await connection.execute(delete(each))

    async def serve(self) -> None:
        """Serve the timers that are due."""
        await self.timers.serve()

    async def deliver(self) -> list[datetime]:
        """Deliver the posts and letters that are due; return when there is more to do."""
        await self.outbox.deliver()
        await self.letters.deliver()
        dues = [await each.begin_due() for each in (self.timers, self.outbox, self.letters)]
        return [each for each in dues if each is not None]

    def press(self, person: Person, place: Place) -> Press:
        """Return a press that nobody made before."""
        return Press(next(self._presses), person, place)

    def draw_by(self, seed: str) -> None:
        """Let the host's chance be that of a seed from now on."""
        self.host._context.rng = random.Random(seed)


@asynccontextmanager
async def stand(folder: Path) -> AsyncIterator[Stand]:
    """Return a stand over a database in a folder."""
    clock = HandClock()
    host = Host(
        await open_database(folder), games=BY_NAME, clock=clock, pace=Pace(automa=2, gather=12), thinking=AT_RANDOM
    )
    presenters = {**PRESENTERS, **TOYS}
    paint = lambda name: ToyPainter() if name in TOYS else painter(name)  # noqa: E731
    services = Services(host, BY_NAME, presenters, paint, _NoPictures(InThreads(1)))
    witness = Witness(clock, services)
    announcer = cast("Any", witness)  # it keeps nobody's hand: that goes to its person alone
    letters = NoticeWork(host._context, announcer)
    letters.slots = asyncio.Semaphore(1)  # at both stands those of one moment come in the same order
    yield Stand(host, clock, witness, OutboxWork(host._context, announcer), letters, TimerWork(host._context, EFFECTS))
    await services.render_pool.stop()
    await host.close()


@dataclass
class Hosted:
    """A stretch at a table."""

    stand: Stand
    stretch: Stretch
    table_id: int
    place: Place
    people: dict[Seat, Person]

    @property
    def live(self) -> LiveGame:
        live = self.stand.host._context.cache.get(self.table_id)
        assert live is not None
        return live

    async def put(self, position: Any) -> None:
        """Let the game that has begun stand at `position`, as if it had begun there."""
        game = self.stretch.case.game
        live = await self.stand.host._context.live(self.table_id)
        live.match = Match(game, self.stretch.case.setup, position, [self.stretch.start])
        asked = {each.seat: 1 for each in (*game.decisions(position), *game.revisable(position))}
        live.table = replace(live.table, asked_since=asked)
        live.asked[:] = [asked]
        async with self.stand.host._context.database.write() as connection:
            await store_tables.change(connection, self.table_id, asked_since=store_tables.dumps(asked))
            await timers.drop(connection, self.table_id)
            row = await find_table(connection, self.table_id)
            await begin_time(connection, live.match, row, asked, self.stand.clock.now())

    async def act(self, seat: Seat, action: Action, seed: str) -> None:
        """Answer for a seat, with chance of a seed."""
        self.stand.draw_by(seed)
        await self.stand.host.playing.act(self.stand.press(self.people[seat], self.place), self.table_id, action)

    async def prepare(self, seat: Seat, rng: random.Random) -> bool:
        """Prepare a random action for the next turn of a seat; return whether it has one to prepare."""
        press = self.stand.press(self.people[seat], self.place)
        try:
            turn = await self.stand.host.playing.next_turn(press, self.table_id)
        except Refused:
            return False
        await self.stand.host.playing.prepare(press, self.table_id, turn.draw(rng), anyway=rng.random() < 0.5)
        return True

    async def unprepare(self, seat: Seat) -> None:
        """Take back what a seat has prepared."""
        person = self.people[seat]
        for order in await self.stand.host.playing.standing_orders(person.id, self.table_id):
            if order.prepared:
                await self.stand.host.playing.take_back_order(
                    self.stand.press(person, self.place), self.table_id, order
                )

    async def undo(self, seat: Seat) -> None:
        """Take the last answer of a seat back."""
        await self.stand.host.playing.undo(self.stand.press(self.people[seat], self.place), self.table_id)

    async def pause(self, seconds: float) -> None:
        """Let time pass; what waits is done at its very time."""
        clock, database = self.stand.clock, self.stand.host._context.database
        until = clock.now() + timedelta(seconds=seconds)
        while clock.now() < until:
            await self.stand.outbox.deliver()
            async with database.read() as connection:
                due = [each.due for each in await stored_outbox.due_places(connection) if each.due > clock.now()]
            clock.forward((min([until, *due]) - clock.now()).total_seconds())
        await self.stand.outbox.deliver()

    async def look(self) -> None:
        """Note all that the witness may look at by itself."""
        host, me = self.stand.host, self.people.get(self.stretch.seat or "", STRANGER)
        sight = await host.looking.sight(me.id, self.table_id)
        asked = [(each.seat, each.kind, dict(each.facts)) for each in sight.decisions]
        table = await host.tables.find(self.table_id)
        self.stand.witness.note("sight", sight.view, asked, table.seq, dict(table.asked_since), table.status)
        log = await host.looking.log(me.id, self.table_id)
        self.stand.witness.note("log", [(each.seq, each.seat, each.events) for each in log])
        try:
            turn = await host.playing.turn(self.stand.press(me, self.place), self.table_id)
            self.stand.witness.note("turn", turn.decision, turn.since, turn.answered)
        except Refused as refused:
            facts = {key: fact for key, fact in refused.facts.items() if key != "table"}
            self.stand.witness.note("refused", refused.reason, facts)


@dataclass(frozen=True)
class Watched:
    """How a stretch went twice: what was noted of each as long as it could be, and how many answers that are."""

    notes: tuple[Notes, Notes]
    answers: int

    @property
    def difference(self) -> tuple[Any, Any] | None:
        """The first notes that differ; None: none do."""
        pairs = zip_longest(*self.notes)
        return next(((one, other) for one, other in pairs if one != other), None)


async def watch_twice(stands: tuple[Stand, Stand], stretch: Stretch, steps: int) -> Watched:
    """Play a stretch as it is, and with other things where its witness cannot see; with the same answers.

    It ends where the witness sees that the two differ: from there on they may go on differently.
    """
    game, rng = stretch.case.game, random.Random(stretch.seed)
    twin = permute(game, stretch.position, stretch.seat, rng, alike_later=rng.random() < 0.7)
    one, other = await stands[0].seat(stretch, stretch.position), await stands[1].seat(stretch, twin)
    answers, until = 0, (0, 0)
    for n in range(steps):
        for each in (one, other):
            await each.look()
        until = len(stands[0].witness.noted), len(stands[1].witness.noted)
        found = answer_for_both(one, other, rng)
        if found is None:
            break
        pause = rng.choice(PAUSES)
        for each in (one, other):
            await each.act(*found, f"{stretch.seed} {n}")
            await each.pause(pause)
        if told_apart(one, other, 1):
            break
        answers += 1
    notes = [each.witness.noted[:end] for each, end in zip(stands, until, strict=True)]
    return Watched((notes[0], notes[1]), answers)


async def watch_changes(stands: tuple[Stand, Stand], stretch: Stretch, steps: int) -> Watched:
    """Play a stretch twice with the same answers in the end, but at one table whoever answers changes it twice.

    The witness does not answer. `answers` counts the changes.
    """
    rng, player, game = random.Random(stretch.seed), RandomPlayer(), stretch.case.game
    tables = [await each.seat(stretch, stretch.position) for each in stands]
    changes = 0
    for n in range(steps):
        match = tables[0].live.match
        seats = [each.seat for each in match.decisions() if each.seat != stretch.seat]
        if not seats or len(match.decisions()) < 2:
            break
        seat = rng.choice(seats)
        drawn = [player.choose(question_of(game, match.position, seat), rng) for _ in range(3)]
        if not all(_may_be_changed(match, seat, each) for each in drawn):
            continue
        changes += 2
        for answers in zip(drawn, (drawn[-1], None, None), strict=True):
            for each, answer in zip(tables, answers, strict=True):
                if answer is not None:
                    await each.act(seat, answer, f"{stretch.seed} {n}")
                await each.pause(20.0)
                await each.look()
        if rng.random() < 0.3:
            for each in tables:
                await each.undo(seat)
                await each.pause(20.0)
                await each.look()
    notes = [each.witness.noted for each in stands]
    return Watched((notes[0], notes[1]), changes)


async def watch_preparing(stands: tuple[Stand, Stand], stretch: Stretch, steps: int) -> Watched:
    """Play a stretch twice with the same answers, but at one table whoever waits prepares the next turn.

    The witness prepares nothing. It ends where a turn comes for which something is prepared. `answers` counts what was.
    """
    rng, player, game = random.Random(stretch.seed), RandomPlayer(), stretch.case.game
    tables = [await each.seat(stretch, stretch.position) for each in stands]
    prepared, until = 0, (0, 0)
    waiting: set[Seat] = set()
    for n in range(steps):
        for seat in (each for each in stretch.case.setup.seats if each != stretch.seat):
            if await tables[0].prepare(seat, rng):
                waiting, prepared = waiting | {seat}, prepared + 1
        match = tables[0].live.match
        for seat in [each for each in waiting if each == game.next_seat(match.position) or rng.random() < 0.3]:
            await tables[0].unprepare(seat)
            waiting.remove(seat)
        for each in tables:
            await each.pause(20.0)
            await each.look()
        until = len(stands[0].witness.noted), len(stands[1].witness.noted)
        if not match.decisions():
            break
        decision = rng.choice(match.decisions())
        action = player.choose(Question(game, match.position, decision), rng)
        for each in tables:
            await each.act(decision.seat, action, f"{stretch.seed} {n}")
            await each.stand.outbox.deliver()  # also where it ends: else the next stretch would see that post
        if waiting & {each.seat for each in match.decisions()}:
            break
    notes = [each.witness.noted[:end] for each, end in zip(stands, until, strict=True)]
    return Watched((notes[0], notes[1]), prepared)


def _may_be_changed(match: Match, seat: Seat, action: Action) -> bool:
    """Return whether an answer, once given, stands beside questions of others and may be changed."""
    outcome = match.game.apply(match.position, seat, action, LiveChance(random.Random(0)))
    shows = any(event.reveals for event in outcome.events)
    return not shows and any(each.seat == seat for each in match.game.revisable(outcome.position))


def told_apart(one: Hosted, other: Hosted, entries: int) -> bool:
    """Return whether something has come to light for the witness that was hidden, and is not the same in both.

    When a game is over nothing is hidden any more: its record is everybody's.
    """
    seat = one.stretch.seat
    if one.live.match.result is not None and other.live.match.result is not None:
        return True
    for entry, twin in zip(one.live.match.entries[entries:], other.live.match.entries[entries:], strict=False):
        for event, like in zip(entry.events, twin.events, strict=False):
            if event.seen_by(seat) != like.seen_by(seat):
                return event.reveals and like.reveals
    return False


def answer_for_both(one: Hosted, other: Hosted, rng: random.Random) -> tuple[Seat, Action] | None:
    """Return an answer that is legal at both tables; None: none was found, or the game is over."""
    match, player = one.live.match, RandomPlayer()
    if not match.decisions():
        return None
    decision = rng.choice([*match.decisions(), *match.revisable()])
    drawn = (player.choose(Question(match.game, match.position, decision), rng) for _ in range(TRIES))
    legal = (each for each in (*drawn, decision.default) if is_legal(other.live.match, decision.seat, each))
    return next(((decision.seat, action) for action in legal), None)


def is_legal(match: Match, seat: Seat, action: Action) -> bool:
    try:
        match.game.check(match.position, seat, action)
    except Illegal:
        return False
    return True


def stretches(case: Case, seed: int, number: int) -> Iterator[Stretch]:
    """Return stretches from random points of a random game."""
    rng = random.Random(f"{case} {seed}")
    match = Match.start(case.game, case.setup, rng)
    start, positions = match.entries[0], [match.position]
    player = RandomPlayer()
    while decisions := match.decisions():
        decision = rng.choice(decisions)
        match.act(decision.seat, player.choose(Question(case.game, match.position, decision), rng), rng)
        positions.append(match.position)
    for n in range(number):
        seat = rng.choice([*case.setup.seats, None])
        yield Stretch(case, start, rng.choice(positions[:-1]), seat, f"{case} {seed} {n}")
