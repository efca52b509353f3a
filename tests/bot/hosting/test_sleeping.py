"""Tables where nothing moves: told once, asleep, and awake again at whatever somebody does there."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from bot.hosting.clocks.settings import ClockSettings
from bot.hosting.clocks.sleeping import put_to_sleep
from bot.hosting.host import Host
from bot.hosting.people.choices import ChosenAbsence
from bot.hosting.posting.post import PostKind
from bot.hosting.table import ANYBODY, Person, Table
from bot.store import tables
from tests.bot.hosting.support import ANN, BEN, FakeAnnouncer, HandClock, asked, letter_writer, press, worker
from tests.bot.hosting.test_clocks import DAY, HOUR, TURN, clocked, pass_turn, work
from tests.engine.toy import Lay

DAN = Person(7, "Dan")
LONG = 14 * DAY + 1
"""So long that a table where nothing moves falls asleep."""


async def slept(host: Host, announcer: FakeAnnouncer) -> int:
    """Do what is done once a day; return how often a table was told to sleep."""
    await put_to_sleep(host._context)
    await worker(host, announcer).deliver()
    return sum(each.kind is PostKind.ASLEEP for each in announcer.posted)


async def test_a_table_where_nothing_moves_is_told_once_sleeps_and_wakes(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    table = await clocked(host, None)
    clock.forward(14 * DAY)
    assert await slept(host, announcer) == 0
    clock.forward(1)
    for _ in range(3):
        assert await slept(host, announcer) == 1
        clock.forward(DAY)
    table = await host.tables.find(table.id)
    assert table.asleep_since is not None
    table = await pass_turn(host, table)
    assert (await host.tables.find(table.id)).asleep_since is None
    clock.forward(14 * DAY + 1)
    assert await slept(host, announcer) == 2


async def test_a_table_whose_clock_runs_does_not_sleep_and_one_where_all_are_away_does(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    table = await clocked(host, ClockSettings(turn=round(20 * DAY)))
    clock.forward(15 * DAY)
    assert await slept(host, announcer) == 0
    for _ in range(4):
        clock.forward(20 * DAY)
        await work(host).serve()
    assert (await host.tables.find(table.id)).deserted
    clock.forward(15 * DAY)
    assert await slept(host, announcer) == 1


async def asleep(host: Host, table: Table) -> bool:
    return (await host.tables.find(table.id)).asleep_since is not None


async def live(host: Host, clock: HandClock, announcer: FakeAnnouncer, seconds: float) -> list[list[str]]:
    """Let time go on in steps, with all that is due; return the kinds of notices of each letter told meanwhile."""
    before, step = len(announcer.letters), 6 * HOUR
    for _ in range(round(seconds / step)):
        clock.forward(step)
        await work(host).serve()
        await worker(host, announcer).deliver()
        await letter_writer(host, announcer).deliver()
    return [[each.kind for each in letter.notices] for letter in announcer.letters[before:]]


async def agree(host: Host, table: Table, kind: str, **facts: str) -> None:
    """Let Ann propose something, and Ben agree."""
    proposed = await host.agreements.propose(press(ANN), table.id, kind, facts)
    assert proposed.proposal is not None
    await host.agreements.vote(press(BEN), table.id, proposed.proposal.proposal_id, yes=True)


async def test_who_comes_back_wakes_the_table_and_is_reminded(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    table = await clocked(host)
    await live(host, clock, announcer, 10 * DAY)
    assert (await host.tables.find(table.id)).deserted
    clock.forward(LONG)
    assert await slept(host, announcer) == 1
    table = await host.tables.find(table.id)
    await host.seats.hold_own(press(asked(table)), table.id, held=False)
    assert not await asleep(host, table)
    assert await live(host, clock, announcer, 2 * DAY) == [["nudge"], ["ping"]]
    assert (await host.tables.find(table.id)).seq > table.seq


async def test_who_comes_back_to_all_tables_at_once_wakes_them(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    table = await clocked(host)
    await live(host, clock, announcer, 10 * DAY)
    clock.forward(LONG)
    assert await slept(host, announcer) == 1
    assert await host.seats.come_back(press(ANN)) == 1
    assert not await asleep(host, table)
    assert await slept(host, announcer) == 1


async def test_a_table_does_not_sleep_while_somebody_is_away_and_the_clock_waits(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    table = await clocked(host, replace(TURN, absence=round(30 * DAY)))
    who = asked(table)
    await host.people.choose(press(who), ChosenAbsence(clock.now(), clock.now() + timedelta(days=20)))
    for _ in range(19):
        await live(host, clock, announcer, DAY)
        assert await slept(host, announcer) == 0
    assert await live(host, clock, announcer, 3 * DAY) == [["asked"], ["nudge"], ["ping"]]


async def test_who_was_away_is_told_on_return_that_a_sleeping_table_without_a_clock_waits(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    table = await clocked(host, None)
    await worker(host, announcer).deliver()
    other = BEN if asked(table) == ANN else ANN
    await host.people.choose(press(other), ChosenAbsence(clock.now(), clock.now() + timedelta(days=20)))
    await pass_turn(host, table)
    await live(host, clock, announcer, 19 * DAY)
    assert await slept(host, announcer) == 1
    assert await live(host, clock, announcer, 2 * DAY) == [["asked"]]


async def test_a_clock_that_is_agreed_on_wakes_a_table(host: Host, clock: HandClock, announcer: FakeAnnouncer) -> None:
    table = await clocked(host, None)
    clock.forward(LONG)
    assert await slept(host, announcer) == 1
    await agree(host, table, "clock", clock="2d")
    assert not await asleep(host, table)
    assert await live(host, clock, announcer, 2 * DAY - HOUR) == [["nudge"], ["ping"]]


async def test_a_seat_that_is_taken_over_wakes_a_table_which_sleeps_two_weeks_later_again(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    table = await clocked(host, None)
    await host.seats.offer(press(ANN), table.id, ANYBODY)
    clock.forward(LONG)
    assert await slept(host, announcer) == 1
    await host.lobbies.join(press(DAN), table.id)
    assert not await asleep(host, table)
    clock.forward(LONG - 2)
    assert await slept(host, announcer) == 1
    clock.forward(2)
    assert await slept(host, announcer) == 2


async def test_whoever_wants_to_be_reminded_again_is_though_the_table_has_fallen_asleep(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    table = await clocked(host)
    await live(host, clock, announcer, DAY)
    (letter,) = announcer.letters
    await host.people.remind_again(press(asked(table)), letter.nonce, timedelta(hours=8))
    await sleeping(host, table)
    assert await live(host, clock, announcer, DAY / 2) == [["again"]]


async def sleeping(host: Host, table: Table) -> None:
    """Let a table sleep, whatever time runs at it."""
    async with host._context.database.write() as connection:
        await tables.change(connection, table.id, asleep_since=host._context.clock.now())


async def test_a_forgotten_pause_is_told_once_and_its_end_wakes_the_table(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    table = await clocked(host)
    clock.forward(DAY)
    await agree(host, table, "pause")
    clock.forward(LONG - 2)
    assert await slept(host, announcer) == 0
    for _ in range(3):
        clock.forward(DAY)
        assert await slept(host, announcer) == 1
    await agree(host, table, "resume")
    assert not await asleep(host, table)
    assert await slept(host, announcer) == 1


async def test_a_table_without_a_clock_does_not_sleep_at_the_end_of_a_long_pause(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    table = await clocked(host, None)
    await agree(host, table, "pause")
    clock.forward(LONG - DAY)
    await agree(host, table, "resume")
    clock.forward(2 * DAY)
    assert await slept(host, announcer) == 0


async def test_an_answer_that_is_changed_in_secret_wakes_nothing(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    """Nobody is to see who hesitates."""
    table = await clocked(host, None, mode="together")
    first, other, *_ = [
        each for each in (await host.playing.turn(press(ANN), table.id)).actions() if isinstance(each, Lay)
    ]
    await host.playing.act(press(ANN), table.id, first)
    clock.forward(LONG)
    assert await slept(host, announcer) == 1
    seq = (await host.tables.find(table.id)).seq
    assert (await host.playing.act(press(ANN), table.id, other)).table.seq == seq
    assert await asleep(host, table)
