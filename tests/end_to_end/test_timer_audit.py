"""The audit of timers finds what it is there for: made-up books of a table, right ones and wrong ones."""

from __future__ import annotations

import random
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.hosting.clocks.settings import ClockSettings
from bot.hosting.table import Occupant, Place, Status, Table
from bot.store import timers
from bot.store.database import open_database
from bot.store.log import LogRow
from bot.store.timers import NewTimer, Timer
from engine.games import GAMES
from engine.log import Entry, new_setup
from engine.match import Match
from sandbox.observed import ObservedMessage
from tests.end_to_end.timer_audit import Answered, TimerAudit, answered, letters_once, without_a_clock
from tests.end_to_end.timer_book import Note, begin_book, read_book
from tests.support.postgres import PostgreSQL

START = datetime(2026, 3, 1, tzinfo=UTC)
END = START + timedelta(hours=1)
SEAT, TABLE, ANN = "green", 1, 77


class Book:
    """A book of one table, written by hand."""

    def __init__(self) -> None:
        self.notes: list[Note] = []
        self.answers: list[Answered] = []
        self._numbers = count(1)
        self._transactions = count(1)
        self.nudge, self.end = self.timer("nudge", 30), self.timer("time-out", 60)
        self.note(0, self.row(1), ("timers insert", self.nudge), ("timers insert", self.end))

    def note(self, second: float, *changes: tuple[str, dict[str, Any]]) -> None:
        """Note what one transaction changed."""
        transaction, at = next(self._transactions), START + timedelta(seconds=second)
        self.notes += [Note(transaction, at, what, {"table_id": TABLE, **data}) for what, data in changes]

    def timer(self, kind: str, due: float, since: int = 1) -> dict[str, Any]:
        """Make up a timer of the seat."""
        at = (START + timedelta(seconds=due)).isoformat()
        its = {"timer_id": next(self._numbers), "kind": kind, "seat": SEAT, "person_id": ANN, "since": since}
        return {**its, "due_at": at, "stopped_at": None}

    def row(self, seq: int, *, host: bool = False, further: bool = False) -> tuple[str, dict[str, Any]]:
        """Make up a row of the log; `host`: it answers for the seat."""
        if host:
            self.answers.append(Answered(TABLE, seq, SEAT, further))
        return "log insert", {"seq": seq}

    def wrong(self) -> list[str]:
        return TimerAudit(self.notes, self.answers).judge(END)


def reminder(kind: str = "nudge", since: int = 1) -> tuple[str, dict[str, Any]]:
    return "notices insert", {"kind": kind, "since": since, "person_id": ANN, "message_id": None}


def held(level: str | None) -> tuple[str, dict[str, Any]]:
    return "seats update", {"seat": SEAT, "held_by": level}


@pytest.fixture
def book() -> Book:
    """A seat that is asked something, with a reminder after 30 seconds and its end after 60."""
    return Book()


def reminded(book: Book) -> None:
    book.note(31, ("timers delete", book.nudge), reminder())


def timed_out(book: Book) -> None:
    book.note(61, book.row(2, host=True), ("timers delete", book.end))


def test_a_time_that_was_over_once_is_right(book: Book) -> None:
    reminded(book)
    timed_out(book)
    assert book.wrong() == []
    assert TimerAudit(book.notes, book.answers).figures() == {
        "timers": 2,
        "timed_out": 1,
        "reminders": 1,
        "late_p50_and_worst": [1.0, 1.0],
    }


def test_an_answer_in_time_is_right(book: Book) -> None:
    book.note(10, book.row(2), ("timers delete", book.nudge), ("timers delete", book.end))
    assert book.wrong() == []


def test_a_time_that_was_given_anew_is_right(book: Book) -> None:
    gone = (("timers delete", book.nudge), ("timers delete", book.end))
    book.note(70, *gone, ("timers insert", book.timer("time-out", 3600)))
    assert book.wrong() == []


def test_a_reminder_that_the_next_one_overtook_is_right(book: Book) -> None:
    book.note(65, ("timers delete", book.nudge))
    timed_out(book)
    assert book.wrong() == []


def test_a_doubled_time_out_is_found(book: Book) -> None:
    reminded(book)
    timed_out(book)
    book.note(62, book.row(3, host=True))
    assert book.wrong() == ["row 3 of table 1, for green: no timer was due"]


def test_two_answers_for_one_timer_are_found(book: Book) -> None:
    reminded(book)
    book.note(61, book.row(2, host=True), book.row(3, host=True), ("timers delete", book.end))
    assert book.wrong() == ["row 3 of table 1, for green: no timer was due"]


def test_what_is_answered_further_in_the_same_turn_needs_no_timer(book: Book) -> None:
    reminded(book)
    timed_out(book)
    again = book.timer("time-out", 121, since=2)
    book.note(61, ("timers insert", again))
    book.note(62, book.row(3, host=True, further=True), ("timers delete", again))
    assert book.wrong() == []


def test_an_automa_that_has_the_seat_needs_no_timer(book: Book) -> None:
    reminded(book)
    book.note(61, book.row(2, host=True), ("timers delete", book.end), held("usual"))
    book.note(62, book.row(3, host=True))
    assert book.wrong() == []
    book.note(63, held(None))
    book.note(64, book.row(4, host=True))
    assert book.wrong() == ["row 4 of table 1, for green: no timer was due"]


def test_a_forgotten_time_out_is_found(book: Book) -> None:
    reminded(book)
    assert [each.split(", due")[0] for each in book.wrong()] == ["time-out 2 of table 1, green since 1"]
    assert book.wrong()[0].endswith("is overdue")


def test_a_lost_time_out_is_found(book: Book) -> None:
    reminded(book)
    book.note(61, ("timers delete", book.end))
    assert len(book.wrong()) == 1
    assert book.wrong()[0].endswith("went without an answer")


def test_a_time_out_before_its_time_is_found(book: Book) -> None:
    reminded(book)
    book.note(40, book.row(2, host=True), ("timers delete", book.end))
    assert book.wrong() == ["row 2 of table 1, for green: no timer was due"]


def test_a_timer_beside_another_of_the_same_kind_is_found(book: Book) -> None:
    other = book.timer("time-out", 60)
    book.note(5, ("timers insert", other))
    reminded(book)
    book.note(61, book.row(2, host=True), ("timers delete", book.end), ("timers delete", other))
    assert len(book.wrong()) == 1
    assert "was planned beside time-out 2" in book.wrong()[0]


def test_a_doubled_reminder_is_found(book: Book) -> None:
    reminded(book)
    book.note(32, reminder())
    timed_out(book)
    assert book.wrong() == ["nudge at table 1 since 1: no timer was due"]


def test_a_lost_reminder_is_found(book: Book) -> None:
    book.note(31, ("timers delete", book.nudge))
    timed_out(book)
    assert len(book.wrong()) == 1
    assert book.wrong()[0].endswith("went without a reminder")


# -- letters --------------------------------------------------------------------------------------------------------


def letter(number: int, nonce: str = "abc") -> ObservedMessage:
    button = {"type": 2, "custom_id": f"av2:remind:0:-:-:{nonce}.3"}
    return ObservedMessage({"id": str(number), "components": [{"type": 1, "components": [button]}]})


def told(message: int) -> Note:
    return Note(1, START, "notices update", {"message_id": message})


def test_a_letter_that_was_sent_once_and_noted_is_right() -> None:
    assert letters_once([told(5), told(6)], [letter(5), letter(6, "def")]) == []


def test_a_letter_that_was_sent_twice_is_found() -> None:
    assert letters_once([told(5), told(6)], [letter(5), letter(6)]) == [
        "letter 5 (abc) was sent 2 times",
        "letter 6 (abc) was sent 2 times",
    ]


def test_a_letter_that_nobody_noted_is_found() -> None:
    assert letters_once([told(5)], [letter(5), letter(6, "def")]) == ["letter 6 (def) is not noted"]


# -- in the end -----------------------------------------------------------------------------------------------------

SEATS = (Occupant(SEAT, "Ann", ANN), Occupant("blue", "Ben", 78), Occupant("red", "Automa", automa="hunter"))
RUNNING = Table(
    TABLE,
    "moa",
    Place(1, 2),
    Status.RUNNING,
    ANN,
    "en",
    SEATS,
    {},
    3,
    START,
    asked_since={SEAT: 3},
    clock=ClockSettings(60),
)


def clock_of(since: int) -> Timer:
    return Timer("time-out", END, TABLE, SEAT, ANN, since, timer_id=1)


def test_a_seat_that_is_asked_has_a_clock() -> None:
    assert without_a_clock(RUNNING, [SEAT], [clock_of(3)]) == []
    assert without_a_clock(RUNNING, [SEAT], []) == ["table 1: no clock runs for green since 3"]
    assert without_a_clock(RUNNING, [SEAT], [clock_of(2)]) == ["table 1: no clock runs for green since 3"]


def test_no_clock_runs_where_nobody_is_there() -> None:
    gone = tuple(replace(each, held_by=None if each.automa else "hunter") for each in SEATS)
    assert without_a_clock(replace(RUNNING, occupants=gone), [SEAT], []) == []
    assert without_a_clock(replace(RUNNING, status=Status.FINISHED), [SEAT], []) == []
    assert without_a_clock(replace(RUNNING, clock=None), [SEAT], []) == []


# -- what a log tells -----------------------------------------------------------------------------------------------


def test_what_is_answered_for_people_is_found_in_a_log() -> None:
    game, rng = GAMES["moa"], random.Random(1)
    match = Match.start(game, new_setup(game, game.colours[:2]), rng)
    rows = [LogRow(1, match.entries[0].to_data(), None, {})]

    def enter(entry: Entry) -> None:
        asked = {each.seat: len(match.entries) for each in match.decisions()}
        rows.append(LogRow(len(match.entries), entry.to_data(), None, asked, None))

    (late,) = match.decisions()
    enter(match.time_out(late.seat, rng))
    while [each.seat for each in match.decisions()] == [late.seat]:
        (decision,) = match.decisions()
        enter(match.act(decision.seat, decision.default, rng, "usual"))
    (decision,) = match.decisions()
    enter(match.act(decision.seat, decision.default, rng))
    found = answered(game, TABLE, rows)
    assert [each.seq for each in found] == list(range(2, len(rows)))
    assert {each.seat for each in found} == {late.seat}
    assert not found[0].further


@pytest.mark.postgres
async def test_the_book_holds_what_was_committed(postgres: PostgreSQL, tmp_path: Path) -> None:
    await postgres.make("book")
    address = postgres.address("book")
    database = await open_database(tmp_path, address)
    await begin_book(address, {})
    async with database.write() as connection:
        await timers.plan(connection, [NewTimer("ping", START), NewTimer("time-out", END)])
    with suppress(RuntimeError):
        async with database.write() as connection:
            await timers.plan(connection, [NewTimer("nudge", START)])
            raise RuntimeError
    async with database.write() as connection:
        (due,) = await timers.due(connection, START, ["ping", "time-out"], most=9)
        await timers.take(connection, due)
    await database.close()
    first, second, third = await read_book(address)
    assert [(each.what, each.data["kind"]) for each in (first, second, third)] == [
        ("timers insert", "ping"),
        ("timers insert", "time-out"),
        ("timers delete", "ping"),
    ]
    assert first.transaction == second.transaction != third.transaction
    await postgres.drop("book")
