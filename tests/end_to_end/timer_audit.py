"""Whether every timer of a clock had its effect once, by the book of the database (`timer_book`) and the logs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, TypeAlias

from sqlalchemy import select

from bot.discord.messages import custom_id
from bot.discord.messages.custom_id import Verb
from bot.discord.settings.reminding import letter_of
from bot.hosting.clocks.schedule import STAGES, Stage
from bot.hosting.loading import find_table, read_entries, read_setup, replayed, standing_rows, table_of
from bot.hosting.table import Status, Table
from bot.store import log, timers
from bot.store.database import open_database
from bot.store.log import LogRow
from bot.store.schema import tables
from bot.store.timers import Timer
from engine.contract import AnyGame, Seat
from engine.games import GAMES
from engine.log import Entry, TimeOut
from sandbox.observed import ObservedMessage
from tests.end_to_end.timer_book import Note, read_book

OVERDUE = timedelta(seconds=60)
"""A timer that is due for so long, and still there when the processes have ended, was forgotten."""
DIFFER = timedelta(seconds=1)
"""By so much a process may think that it is later than the database does."""

SeatAt: TypeAlias = tuple[int, Seat]
"""A table and a seat of it."""


@dataclass(frozen=True, slots=True)
class Answered:
    """A row of a log in which the host, or an automa in a person's place, has answered for a seat."""

    table: int
    seq: int
    seat: Seat
    further: bool = False
    """Whether it goes on in the turn in which the row before was answered in the same way: that needs no timer."""

    def __str__(self) -> str:
        return f"row {self.seq} of table {self.table}, for {self.seat}"


def answered(game: AnyGame, table_id: int, rows: Sequence[LogRow]) -> list[Answered]:
    """Return what was answered in a log in the place of people."""
    found: list[Answered] = []
    before: tuple[LogRow, Entry] | None = None
    for row in rows:
        if row.entry is None:
            before = None
            continue
        (entry,) = read_entries(game, table_id, [row])
        if entry.actor is not None and (isinstance(entry.action, TimeOut) or entry.by is not None):
            goes_on = before is not None and _goes_on(*before, entry.actor) and found[-1].seq == before[0].seq
            found.append(Answered(table_id, row.seq, entry.actor, goes_on))
            before = row, entry
        else:
            before = None
    return found


def _goes_on(row: LogRow, entry: Entry, seat: Seat) -> bool:
    same = entry.actor == seat and row.asked_since.get(seat) == row.seq
    return same and not any(event.milestone for event in entry.events)


@dataclass
class Planned:
    """A timer of a clock, as it was last."""

    number: int
    kind: str
    table: int
    seat: Seat
    person: int | None
    since: int | None
    due: datetime
    stopped: bool
    gone: Note | None = None

    @property
    def question(self) -> tuple[int, Seat, int | None]:
        """What it belongs to."""
        return self.table, self.seat, self.since

    @property
    def reminder(self) -> tuple[str, int, int | None, int | None]:
        """How what it reminds of is known: a kind, a table, since when what is asked, and who is reminded."""
        return self.kind, self.table, self.since, self.person

    def __str__(self) -> str:
        return f"{self.kind} {self.number} of table {self.table}, {self.seat} since {self.since}, due {self.due}"


@dataclass
class Done:
    """What one transaction did."""

    gone: list[Planned] = field(default_factory=list)
    planned: set[SeatAt] = field(default_factory=set)
    """Seats for which timers were planned."""
    changed: set[int] = field(default_factory=set)
    """Tables of which the log or a seat was changed."""
    rows: list[tuple[Answered, bool]] = field(default_factory=list)
    """Answers in the place of people, and whether an automa had the seat before."""
    reminders: list[Mapping[str, Any]] = field(default_factory=list)


class TimerAudit:
    """The book of the timers, read once more from its beginning."""

    def __init__(self, notes: Iterable[Note], answers: Iterable[Answered]) -> None:
        self.timers: dict[int, Planned] = {}
        self.wrong: list[str] = []
        self._answers = {(each.table, each.seq): each for each in answers}
        self._done: dict[int, Done] = {}
        self._held: dict[SeatAt, bool] = {}
        self._live: dict[tuple[str, int, Seat], int] = {}
        """The timer of each kind that a seat has."""
        for note in notes:
            self._read(note)

    def _read(self, note: Note) -> None:
        done, data = self._done.setdefault(note.transaction, Done()), note.data
        match note.what:
            case "timers insert" | "timers update" | "timers delete" if data["kind"] in STAGES:
                self._read_timer(note, done)
            case "log insert":
                done.changed.add(data["table_id"])
                if answer := self._answers.get((data["table_id"], data["seq"])):
                    done.rows.append((answer, self._held.get((answer.table, answer.seat), False)))
            case "seats insert" | "seats update":
                done.changed.add(data["table_id"])
                self._held[data["table_id"], data["seat"]] = data["held_by"] is not None
            case "notices insert" if data["kind"] in STAGES:
                done.reminders.append(data)

    def _read_timer(self, note: Note, done: Done) -> None:
        data, number = note.data, note.data["timer_id"]
        if note.what == "timers delete":
            gone = self.timers[number]
            gone.gone = note
            done.gone.append(gone)
            self._live.pop((gone.kind, gone.table, gone.seat), None)
            return
        its = (number, data["kind"], data["table_id"], data["seat"], data["person_id"], data["since"])
        self.timers[number] = timer = Planned(
            *its, datetime.fromisoformat(data["due_at"]), data["stopped_at"] is not None
        )
        other = self._live.setdefault((timer.kind, timer.table, timer.seat), number)
        if other != number:
            self.wrong.append(f"{timer} was planned beside {self.timers[other]}")
        done.planned.add((timer.table, timer.seat))

    def judge(self, until: datetime) -> list[str]:
        """Return all that is wrong, when the processes have ended `until` then."""
        wrong = list(self.wrong)
        for done in self._done.values():
            wrong += [*_times_over(done), *self._reminders(done)]
        left = (each for each in self.timers.values() if each.gone is None and not each.stopped)
        return wrong + [f"{each} is overdue" for each in left if each.due < until - OVERDUE]

    def _reminders(self, done: Done) -> Iterator[str]:
        """Yield what reminds without a timer, and timers that have not reminded, though nothing stood in the way."""
        served = {each.reminder: each for each in done.gone if each.kind != Stage.TIME_OUT}
        for data in done.reminders:
            reminder = (data["kind"], data["table_id"], data["since"], data["person_id"])
            if served.pop(reminder, None) is None:
                yield f"{data['kind']} at table {data['table_id']} since {data['since']}: no timer was due"
        for timer in served.values():
            asked_no_more = timer.table in done.changed or (timer.table, timer.seat) in done.planned
            if not asked_no_more and timer.person is not None and not self._later_one_due(timer):
                yield f"{timer} went without a reminder"

    def _later_one_due(self, timer: Planned) -> bool:
        """Return whether what comes later in the same time was due, too: then it alone is told."""
        others = (each for each in self.timers.values() if each.question == timer.question and each.due > timer.due)
        return timer.gone is not None and any(each.due <= timer.gone.at + DIFFER for each in others)

    def figures(self) -> dict[str, object]:
        """Return how much was judged, and how late the ends of times came."""
        served = [(timer, done) for done in self._done.values() for timer in done.gone if _is_end_of_time(timer, done)]
        late = sorted((timer.gone.at - timer.due).total_seconds() for timer, _ in served if timer.gone is not None)
        return {
            "timers": len(self.timers),
            "timed_out": len(served),
            "reminders": sum(len(done.reminders) for done in self._done.values()),
            "late_p50_and_worst": [round(late[len(late) // 2], 1), round(late[-1], 1)] if late else [],
        }


def _was_due(timer: Planned) -> bool:
    return timer.kind == Stage.TIME_OUT and timer.gone is not None and timer.due <= timer.gone.at + DIFFER


def _is_end_of_time(timer: Planned, done: Done) -> bool:
    of_seat = any((row.table, row.seat) == (timer.table, timer.seat) for row, _ in done.rows)
    return _was_due(timer) and of_seat


def _times_over(done: Done) -> Iterator[str]:
    """Yield answers for people whose time was not over, or was over once and answered twice; and times not answered."""
    ends = Counter((each.table, each.seat) for each in done.gone if _was_due(each))
    for row, held in done.rows:
        if ends[row.table, row.seat]:
            ends[row.table, row.seat] -= 1
        elif not held and not row.further:
            yield f"{row}: no timer was due"
    for timer in done.gone:
        asked_no_more = timer.table in done.changed or (timer.table, timer.seat) in done.planned
        if timer.kind == Stage.TIME_OUT and not asked_no_more:
            yield f"{timer} went without an answer"


def without_a_clock(table: Table, asked: Collection[Seat], running: Collection[Timer]) -> list[str]:
    """Return those of the seats that a table asks for which no clock runs, though one should."""
    if table.clock is None or table.status is not Status.RUNNING or table.for_one or table.deserted:
        return []
    timed = {(each.seat, each.since) for each in running if each.kind == Stage.TIME_OUT}
    due = {(seat, table.asked_since[seat]) for seat in asked if table.occupant(seat).played_by is None}
    return [f"table {table.id}: no clock runs for {seat} since {since}" for seat, since in sorted(due - timed)]


def letters_once(notes: Iterable[Note], seen: Iterable[ObservedMessage]) -> list[str]:
    """Return the letters that stand twice, or of which nobody knows that they were sent.

    `seen`: all messages of the bot's among which letters may be.
    """
    known = {str(note.data["message_id"]) for note in notes if note.what.startswith("notices")}
    letters = [(each.id, nonce) for each in seen for nonce in _nonces(each)]
    count = Counter(nonce for _, nonce in letters)
    wrong = [
        f"letter {number} ({nonce}) was sent {count[nonce]} times" for number, nonce in letters if count[nonce] > 1
    ]
    return wrong + [f"letter {number} ({nonce}) is not noted" for number, nonce in letters if number not in known]


def _nonces(seen: ObservedMessage) -> set[str]:
    read = (custom_id.parse(str(each.get("custom_id"))) for each in seen.components)
    return {letter_of(each.path) for each in read if each is not None and each.verb is Verb.REMIND}


async def judge_timers(
    folder: Path, address: str, seen: Iterable[ObservedMessage], until: datetime
) -> tuple[list[str], Mapping[str, object]]:
    """Return all that is wrong with the timers of stopped processes, and what was judged, in figures.

    `seen`: as `letters_once` has it; `until`: when the processes ended.
    """
    notes = await read_book(address)
    database = await open_database(folder, address, as_it_is=True)
    wrong, answers = letters_once(notes, seen), []
    try:
        async with database.read() as connection:
            clocked = select(tables.c.table_id).where(tables.c.clock.is_not(None)).order_by(tables.c.table_id)
            for table_id in (await connection.execute(clocked)).scalars():
                row = await find_table(connection, table_id)
                table = table_of(row)
                game, rows = GAMES[table.game], await log.rows(connection, table_id)
                answers += answered(game, table_id, rows)
                setup = await read_setup(connection, row)
                match = replayed(game, setup, read_entries(game, table_id, standing_rows(rows)), table_id)
                asked = [each.seat for each in match.decisions()]
                wrong += without_a_clock(table, asked, await timers.of_table(connection, table_id))
    finally:
        await database.close()
    audit = TimerAudit(notes, answers)
    return [*audit.judge(until), *wrong], audit.figures()
