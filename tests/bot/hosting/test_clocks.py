"""Clocks of tables: time that runs, reminders, time-outs, people who are away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from unittest.mock import AsyncMock

import pytest
from sqlalchemy import delete, select

from bot.hosting.agreements.kind import Outcome
from bot.hosting.clocks import running
from bot.hosting.clocks.schedule import STAGES, Stage
from bot.hosting.clocks.settings import AfterTimeOut, ClockSettings, stand_in
from bot.hosting.host import Host, Pace
from bot.hosting.playing.automa import AutomaWork
from bot.hosting.seating.leaving import Fate
from bot.hosting.table import ANYBODY, Person, Place, Refused, Table
from bot.hosting.timers.effects import EFFECTS
from bot.hosting.timers.work import TimerWork
from bot.store import preferences as store_preferences
from bot.store import proposals, timers
from bot.store import tables as store_tables
from bot.store.proposals import Proposal
from bot.store.schema import notices, outbox
from bot.store.timers import Timer, TimerTaken
from engine.contract import AnyGame
from engine.games import GAMES as REAL
from engine.log import TimeOut
from engine.record import write_record
from tests.bot.hosting.support import (
    ANN,
    BEN,
    CAT,
    HERE,
    MANAGER,
    THERE,
    FakeAnnouncer,
    HandClock,
    asked,
    make_host,
    press,
    worker,
)
from tests.engine.toy import Draw, Pass

HOUR = 3600.0
DAY = 24 * HOUR
TURN = ClockSettings(turn=round(2 * DAY))
PEOPLE = (ANN, BEN, CAT)


async def clocked(
    host: Host,
    clock: ClockSettings | None = TURN,
    people: tuple[Person, ...] = (ANN, BEN),
    mode: str = "turns",
    place: Place = HERE,
) -> Table:
    """A table with a clock whose game has begun."""
    first, *others = people
    table = await host.lobbies.open(press(first, place=place), "toy", {"mode": mode}, "en", clock=clock)
    for person in others:
        await host.lobbies.join(press(person), table.id)
    return await host.lobbies.start(press(first), table.id)


def work(host: Host) -> TimerWork:
    return TimerWork(host._context, EFFECTS)


async def planned(host: Host, table: Table, *kinds: str) -> list[Timer]:
    async with host._context.database.read() as connection:
        its = await timers.of_table(connection, table.id)
    return [each for each in its if each.kind in (kinds or STAGES)]


async def deadline(host: Host, table: Table) -> float:
    """Return in how many seconds the time of the one who is asked is over."""
    (timer,) = await planned(host, table, Stage.TIME_OUT)
    return (timer.due_at - host._context.clock.now()).total_seconds()


async def notices_of(host: Host) -> list[tuple[int, str]]:
    async with host._context.database.read() as connection:
        rows = await connection.execute(select(notices.c.person_id, notices.c.kind).order_by(notices.c.notice_id))
        return [(row.person_id, row.kind) for row in rows]


async def pass_turn(host: Host, table: Table) -> Table:
    return (await host.playing.act(press(asked(table)), table.id, Pass())).table


async def test_who_is_asked_has_two_reminders_and_an_end_and_who_is_not_has_none(host: Host) -> None:
    table = await clocked(host)
    its = await planned(host, table)
    seat = table.seat_of(asked(table).id)
    now = host._context.clock.now()
    assert [(each.kind, each.seat, each.person_id, each.since) for each in its] == [
        (kind, seat, asked(table).id, 1) for kind in (Stage.NUDGE, Stage.PING, Stage.TIME_OUT)
    ]
    assert [(each.due_at - now).total_seconds() / DAY for each in its] == [1, 1.7, 2]


async def test_a_table_without_clock_has_no_timers(host: Host) -> None:
    table = await pass_turn(host, await clocked(host, None))
    assert await planned(host, table) == []


async def test_who_plays_alone_has_all_the_time(host: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en", clock=TURN)
    await host.lobbies.add_automa(press(ANN), table.id)
    table = await host.lobbies.start(press(ANN), table.id)
    assert await planned(host, table) == []


async def test_an_answer_ends_ones_time_and_begins_that_of_the_next(host: Host, clock: HandClock) -> None:
    table = await clocked(host)
    clock.forward(DAY)
    later = await pass_turn(host, table)
    assert {each.seat for each in await planned(host, later)} == set(later.asked_since)
    assert await deadline(host, later) == 2 * DAY
    drawn = (await host.playing.act(press(asked(later)), later.id, Draw())).table
    clock.forward(HOUR)
    assert await deadline(host, drawn) == 2 * DAY - HOUR
    assert {each.since for each in await planned(host, drawn)} == {drawn.seq}


async def test_time_runs_for_all_who_are_asked_at_once_and_not_for_who_has_answered(
    host: Host, clock: HandClock
) -> None:
    table = await clocked(host, people=PEOPLE, mode="together")
    assert len(await planned(host, table, Stage.TIME_OUT)) == 3
    clock.forward(HOUR)
    table = (await host.playing.act(press(ANN), table.id, Pass())).table
    its = await planned(host, table, Stage.TIME_OUT)
    assert {each.seat for each in its} == {table.seat_of(BEN.id), table.seat_of(CAT.id)}
    assert {each.due_at - host._context.clock.now() for each in its} == {timedelta(days=2, hours=-1)}


async def test_the_end_of_a_game_ends_all_time(host: Host) -> None:
    table = await clocked(host)
    await host.seats.offer(press(ANN), table.id, ANYBODY)  # which is called out again in a day
    while table.asked_since:
        table = await pass_turn(host, table)
    async with host._context.database.read() as connection:
        assert await timers.of_table(connection, table.id) == []


async def test_a_closed_table_times_nobody_out(host: Host, clock: HandClock) -> None:
    table = await clocked(host)
    await host.lobbies.cancel(press(ANN), table.id)
    clock.forward(3 * DAY)
    await work(host).serve()
    assert len(await host.looking.log(None, table.id)) == 1
    assert await planned(host, table) == []


async def test_nothing_is_left_of_a_table_that_is_closed_while_its_time_stands_still(
    host: Host, clock: HandClock
) -> None:
    table = await clocked(host)
    async with host._context.database.write() as connection:
        await running.pause(connection, table.id, clock.now())
    await host.lobbies.cancel(press(ANN), table.id)
    async with host._context.database.read() as connection:
        assert await timers.of_table(connection, table.id) == []


async def test_the_reminders_are_queued_once_each(host: Host, clock: HandClock) -> None:
    table = await clocked(host)
    person, serving = asked(table).id, work(host)
    seen = []
    for _ in range(47):
        clock.forward(HOUR)
        await serving.serve()
        seen.append(len(await notices_of(host)))
    assert [seen.count(each) for each in (0, 1, 2)] == [23, 17, 7]
    assert await notices_of(host) == [(person, "nudge"), (person, "ping")]


async def test_reminders_can_be_off(host: Host, clock: HandClock) -> None:
    table = await clocked(host, replace(TURN, nudge=None, ping=None))
    assert [each.kind for each in await planned(host, table)] == [Stage.TIME_OUT]


async def test_when_the_time_is_over_the_host_answers_and_the_next_is_asked(host: Host, clock: HandClock) -> None:
    table = await clocked(host)
    late = table.seat_of(asked(table).id)
    clock.forward(2 * DAY - 1)
    await work(host).serve()
    assert (await host.tables.find(table.id)).seq == 1
    clock.forward(1)
    await work(host).serve()
    after = await host.tables.find(table.id)
    (entry,) = (await host.looking.log(None, table.id))[1:]
    assert (entry.seat, entry.notation, after.seq) == (late, "pass", 2)
    assert after.occupant(late or "").timed_out == 1
    assert after.occupant(late or "").held_by is None
    assert await deadline(host, after) == 2 * DAY


async def test_who_acts_again_has_not_timed_out(host: Host, clock: HandClock) -> None:
    table = await clocked(host)
    late = table.seat_of(asked(table).id) or ""
    clock.forward(2 * DAY)
    await work(host).serve()
    table = await pass_turn(host, await host.tables.find(table.id))
    table = await pass_turn(host, table)
    assert table.occupant(late).timed_out == 0
    assert (await host.tables.find(table.id)).occupant(late).timed_out == 0


async def twice_late(host: Host, clock: HandClock, table: Table) -> Table:
    """Let the one who is asked first be late twice, while the others act."""
    late = table.seat_of(asked(table).id)
    for _ in range(2):
        clock.forward(2 * DAY)
        await work(host).serve()
        table = await host.tables.find(table.id)
        while late not in table.asked_since and not any(each.held_by for each in table.occupants):
            table = await pass_turn(host, table)
    return table


async def play_automa(host: Host, table: Table) -> None:
    """Let the automa of a table play as long as they are asked."""
    automas = AutomaWork(host._context)
    automas.wake(table.id)
    await asyncio.gather(*automas._tasks.values())


async def test_twice_in_a_row_makes_a_seat_away_and_one_press_brings_it_back(host: Host, clock: HandClock) -> None:
    table = await clocked(host)
    person = asked(table)
    late = table.seat_of(person.id) or ""
    table = await twice_late(host, clock, table)
    assert table.occupant(late).away
    table = await pass_turn(host, table)  # the other one
    assert late in table.asked_since
    assert await planned(host, table) == []
    async with host._context.database.read() as connection:
        assert await store_tables.waiting_for_automa(connection) == [table.id]
    table = (await host.playing.act(press(person), table.id, Pass())).table
    assert not table.occupant(late).away
    assert (await host.tables.find(table.id)).occupant(late).held_by is None


@pytest.mark.parametrize("back", [True, False])
async def test_who_takes_the_seat_back_is_late_for_the_first_time_again(
    host: Host, clock: HandClock, back: bool
) -> None:
    table = await clocked(host)
    person = asked(table)
    late = table.seat_of(person.id) or ""
    table = await twice_late(host, clock, table)
    if back:
        await host.seats.hold_own(press(person), table.id, held=False)
    table = await pass_turn(host, await host.tables.find(table.id))  # the other one
    clock.forward(2 * DAY)
    await work(host).serve()
    assert (await host.tables.find(table.id)).occupant(late).away is not back


async def test_what_waited_for_somebody_who_is_away_now_is_decided(host: Host, clock: HandClock) -> None:
    table = await clocked(host, people=PEOPLE)
    late = asked(table)
    seat = table.seat_of(late.id) or ""
    async with host._context.database.write() as connection:
        await store_tables.change_seat(connection, table.id, seat, timed_out=1)
    clock.forward(2 * DAY - HOUR)
    one, other = [each for each in PEOPLE if each != late]
    proposed = await host.agreements.propose(press(one), table.id, "pause")
    assert proposed.proposal is not None
    await host.agreements.vote(press(other), table.id, proposed.proposal.proposal_id, yes=True)
    clock.forward(HOUR)
    await work(host).serve()
    table = await host.tables.find(table.id)
    assert table.occupant(seat).away
    assert table.paused_at == clock.now()


async def test_the_automa_plays_for_who_is_away_and_the_record_says_so(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    table = await twice_late(host, clock, await clocked(host))
    late = next(each.seat for each in table.occupants if each.away)
    await pass_turn(host, table)
    await play_automa(host, table)
    live = await host._context.live(table.id)
    acted = live.match.entries[-1]
    assert (acted.seat, acted.by) == (late, "fledgling")
    lines = [line for line in write_record(live.match).decode().splitlines() if '"by":"fledgling"' in line]
    assert len(lines) >= 1


async def test_where_everybody_is_away_nothing_moves(host: Host, clock: HandClock) -> None:
    table = await clocked(host)
    for _ in range(4):
        clock.forward(2 * DAY)
        await work(host).serve()
    table = await host.tables.find(table.id)
    assert table.deserted
    await play_automa(host, table)
    assert (await host.tables.find(table.id)).seq == table.seq
    table = (await host.playing.act(press(asked(table)), table.id, Pass())).table
    assert not table.deserted


async def test_the_clock_says_how_well_automas_stand_in(host: Host, clock: HandClock) -> None:
    table = await clocked(host, replace(TURN, then=AfterTimeOut.AUTOMA, stand_in="hunter"))
    late = table.seat_of(asked(table).id) or ""
    clock.forward(2 * DAY)
    await work(host).serve()
    live = await host._context.live(table.id)
    assert {(each.seat, each.by) for each in live.match.entries[1:]} == {(late, "hunter")}
    table = await twice_late(host, clock, live.table)
    assert "hunter" in [each.held_by for each in table.occupants]


async def test_a_level_that_is_none_any_more_does_not_keep_seats_from_being_held() -> None:
    assert stand_in(replace(TURN, stand_in="eagle")) == stand_in(None) == "fledgling"


async def test_an_automa_may_answer_in_place_of_who_is_late(host: Host, clock: HandClock) -> None:
    table = await clocked(host, replace(TURN, then=AfterTimeOut.AUTOMA))
    late = table.seat_of(asked(table).id)
    clock.forward(2 * DAY)
    await work(host).serve()
    live = await host._context.live(table.id)
    assert len(live.match.entries) > 1
    assert {(each.seat, each.by) for each in live.match.entries[1:]} == {(late, "fledgling")}
    assert list(live.table.asked_since) != [late]


async def test_the_default_is_the_entry_of_the_host(host: Host, clock: HandClock) -> None:
    table = await clocked(host)
    clock.forward(2 * DAY)
    await work(host).serve()
    live = await host._context.live(table.id)
    assert isinstance(live.match.entries[-1].action, TimeOut)
    assert live.match.entries[-1].seat is None


async def test_an_undo_gives_the_former_time_but_a_fair_one(host: Host, clock: HandClock) -> None:
    table = await clocked(host)
    person = asked(table)
    clock.forward(HOUR)
    await pass_turn(host, table)
    clock.forward(HOUR)
    table = (await host.playing.undo(press(person), table.id)).table
    assert {each.seat for each in await planned(host, table)} == {table.seat_of(person.id)}
    assert await deadline(host, table) == 2 * DAY - 2 * HOUR
    clock.forward(2 * DAY - 3 * HOUR)
    await pass_turn(host, table)
    table = (await host.playing.undo(press(person), table.id)).table
    assert await deadline(host, table) == 12 * HOUR


async def test_a_bank_is_used_up_and_each_answer_adds_to_it(host: Host, clock: HandClock) -> None:
    table = await clocked(host, ClockSettings(bank=round(5 * DAY), increment=round(6 * HOUR)))
    first = asked(table)
    assert await deadline(host, table) == 5 * DAY
    clock.forward(DAY)
    table = await pass_turn(host, table)
    clock.forward(2 * HOUR)
    table = await pass_turn(host, table)
    assert asked(table) == first
    assert await deadline(host, table) == 4 * DAY + 6 * HOUR
    table = await pass_turn(host, table)
    assert await deadline(host, table) == 5 * DAY  # never more than at the beginning


async def test_what_is_taken_back_adds_nothing_to_a_bank(host: Host, clock: HandClock) -> None:
    table = await clocked(host, ClockSettings(bank=round(5 * DAY), increment=round(6 * HOUR)))
    first = asked(table)
    clock.forward(2 * DAY)
    for _ in range(2):
        table = (await host.playing.act(press(first), table.id, Draw())).table
    assert await deadline(host, table) == 3 * DAY + 12 * HOUR
    decided = await host.agreements.go_back(press(first), table.id, 2)
    assert decided.proposal is not None
    (other,) = {ANN, BEN} - {first}
    await host.agreements.vote(press(other), table.id, decided.proposal.proposal_id, yes=True)
    assert await deadline(host, table) == 3 * DAY


async def test_a_new_owner_has_the_whole_bank_and_who_comes_back_what_was_left(host: Host, clock: HandClock) -> None:
    table = await clocked(host, ClockSettings(bank=round(5 * DAY), increment=round(6 * HOUR)))
    first = asked(table)
    clock.forward(4 * DAY)
    table = (await host.playing.act(press(first), table.id, Draw())).table
    await host.seats.leave(press(first), table.id, Fate.OFFER)
    await host.lobbies.join(press(first), table.id)
    assert await deadline(host, table) == DAY + 6 * HOUR
    await host.seats.leave(press(first), table.id, Fate.OFFER)
    await host.lobbies.join(press(CAT), table.id)
    assert await deadline(host, table) == 5 * DAY


async def test_a_pause_stops_all_time_and_gives_back_what_was_left(host: Host, clock: HandClock) -> None:
    table = await clocked(host)
    clock.forward(HOUR)
    async with host._context.database.write() as connection:
        await running.pause(connection, table.id, clock.now())
    clock.forward(30 * DAY)
    await work(host).serve()
    table = await host.tables.find(table.id)
    assert (table.seq, await notices_of(host)) == (1, [])
    async with host._context.database.read() as connection:
        assert await timers.deadlines(connection, [table.id]) == {}
    table = await pass_turn(host, table)  # who likes may act
    clock.forward(HOUR)
    async with host._context.database.write() as connection:
        await running.resume(connection, table.id, clock.now())
    assert await deadline(host, table) == 2 * DAY
    async with host._context.database.read() as connection:
        assert len(await timers.deadlines(connection, [table.id])) == 1


async def test_a_pause_at_the_very_end_of_a_time_leaves_its_end(host: Host, clock: HandClock) -> None:
    table = await clocked(host)
    clock.forward(2 * DAY)
    (end,) = await planned(host, table, Stage.TIME_OUT)
    async with host._context.database.write() as connection:
        await running.pause(connection, table.id, clock.now())
    with pytest.raises(TimerTaken):  # it was found to be due just before
        await EFFECTS[Stage.TIME_OUT](host._context, end)
    clock.forward(DAY)
    async with host._context.database.write() as connection:
        await running.resume(connection, table.id, clock.now())
    assert await deadline(host, table) == 0


async def absent(host: Host, person: Person, since: datetime | None, until: datetime | None) -> None:
    async with host._context.database.write() as connection:
        await store_preferences.change(connection, person.id, away_from=since, away_until=until)
        await running.absence_changed(connection, person.id, host._context.clock.now())


async def test_the_time_of_who_is_away_stands_still(host: Host, clock: HandClock) -> None:
    table = await clocked(host)
    person, now = asked(table), clock.now()
    await absent(host, person, now + timedelta(days=1), now + timedelta(days=5))
    serving = work(host)
    for _ in range(11):
        clock.forward(DAY / 2)
        await serving.serve()
    assert (await host.tables.find(table.id)).seq == 1
    assert await deadline(host, table) == DAY / 2
    clock.forward(DAY / 2)
    await serving.serve()
    assert (await host.tables.find(table.id)).seq == 2


async def test_an_absence_counts_for_no_longer_than_the_table_allows(host: Host, clock: HandClock) -> None:
    table = await clocked(host, replace(TURN, absence=round(3 * DAY)))
    await absent(host, asked(table), clock.now(), None)
    serving = work(host)
    for day in range(1, 6):
        clock.forward(DAY)
        await serving.serve()
        assert (await host.tables.find(table.id)).seq == (1 if day < 5 else 2)


@pytest.mark.parametrize(("away_from", "over"), [(-1, 4), (1, 5)], ids=["running", "planned"])
async def test_a_table_that_begins_after_an_absence_was_set_has_its_own_end_of_it(
    host: Host, clock: HandClock, away_from: int, over: int
) -> None:
    await host.lobbies.open(press(ANN, THERE), "toy", {}, "en")
    await absent(host, ANN, clock.now() + timedelta(days=away_from), None)
    table = await clocked(host, replace(TURN, absence=round(3 * DAY)))
    if asked(table) != ANN:
        table = await pass_turn(host, table)
    serving = work(host)
    for day in range(1, over + 1):
        clock.forward(DAY)
        await serving.serve()
        assert (await host.tables.find(table.id)).seq == table.seq + (day == over)


async def test_who_is_asked_while_away_has_time_from_the_return_on(host: Host, clock: HandClock) -> None:
    table = await clocked(host)
    other = BEN if asked(table) == ANN else ANN
    await absent(host, other, clock.now(), clock.now() + timedelta(days=4))
    table = await pass_turn(host, table)
    serving = work(host)
    for _ in range(4):
        clock.forward(DAY)
        await serving.serve()
    assert await deadline(host, table) == 2 * DAY
    await absent(host, other, None, None)
    assert await deadline(host, table) == 2 * DAY


async def test_a_table_may_let_time_run_for_who_is_away(host: Host, clock: HandClock) -> None:
    table = await clocked(host, replace(TURN, absence=0))
    await absent(host, asked(table), clock.now(), None)
    clock.forward(2 * DAY)
    await work(host).serve()
    assert (await host.tables.find(table.id)).seq == 2


async def test_another_clock_begins_for_who_is_asked(host: Host, clock: HandClock) -> None:
    table = await clocked(host)
    clock.forward(DAY)
    for new, seconds in ((ClockSettings(turn=600), [600.0]), (None, [])):
        async with host._context.locks.hold(table.id), host._context.database.write() as connection:
            await running.change_clock(host._context, connection, table.id, new)
        its = await planned(host, table, Stage.TIME_OUT)
        assert [(each.due_at - clock.now()).total_seconds() for each in its] == seconds
        assert (await host.tables.find(table.id)).clock == new


async def test_a_press_that_read_the_table_before_it_had_a_clock_begins_the_time_of_the_next(host: Host) -> None:
    table = await clocked(host, None)
    read_before = await host.tables.load(table.id)
    async with host._context.locks.hold(table.id), host._context.database.write() as connection:
        await running.change_clock(host._context, connection, table.id, TURN)
    table = (await host.playing.act(press(asked(table)), read_before, Pass())).table
    assert {each.since for each in await planned(host, table)} == {table.seq}


@pytest.fixture
async def other(tmp_path: Path, clock: HandClock, host: Host) -> AsyncIterator[Host]:
    """Another process over the same database."""
    other = await make_host(tmp_path, clock=clock)
    yield other
    await other.close()


async def test_two_processes_time_a_seat_out_once(host: Host, other: Host, clock: HandClock) -> None:
    table = await clocked(host)
    clock.forward(2 * DAY)
    await asyncio.gather(work(host).serve(), work(other).serve())
    assert (await host.tables.find(table.id)).seq == 2


async def test_who_could_not_answer_while_the_bot_was_off_gets_a_fair_rest(
    tmp_path: Path, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    host = await make_host(tmp_path, clock=clock)
    table = await clocked(host)
    await host.close()
    clock.forward(5 * DAY)
    host = await make_host(tmp_path, clock=clock)
    await running.forgive(host._context)
    await work(host).serve()
    assert (await host.tables.find(table.id)).seq == 1
    assert await deadline(host, table) == 12 * HOUR
    clock.forward(12 * HOUR)
    await work(host).serve()
    assert (await host.tables.find(table.id)).seq == 2
    await host.close()


async def test_the_newest_post_tells_the_fair_rest(host: Host, clock: HandClock, announcer: FakeAnnouncer) -> None:
    await clocked(host)
    await worker(host, announcer).deliver()
    clock.forward(5 * DAY)
    await running.forgive(host._context)
    await worker(host, announcer).deliver()
    (board,) = [each for each in announcer.channels[HERE.channel_id].values() if each.decisions]
    assert [each.due for each in board.waiting.awaited] == [clock.now() + timedelta(hours=12)]


async def test_one_damaged_table_does_not_keep_the_others_from_their_fair_rest(host: Host, clock: HandClock) -> None:
    damaged, sound = await clocked(host), await clocked(host, place=THERE)
    async with host._context.database.write() as connection:
        await store_tables.change(connection, damaged.id, asked_since="no JSON")
    clock.forward(5 * DAY)
    await running.forgive(host._context)
    assert await deadline(host, sound) == 12 * HOUR


async def test_a_fair_rest_is_not_given_for_what_another_process_has_answered_meanwhile(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await clocked(host)
    clock.forward(5 * DAY)
    missed = await planned(host, table, Stage.TIME_OUT)
    table = await pass_turn(host, table)
    monkeypatch.setattr(timers, "due", AsyncMock(return_value=missed))  # as it was read before that
    before = await planned(host, table)
    await running.forgive(host._context)
    assert await planned(host, table) == before


async def test_a_time_out_is_posted(host: Host, clock: HandClock, announcer: FakeAnnouncer) -> None:
    table = await clocked(host)
    outbox = worker(host, announcer)
    await outbox.deliver()
    clock.forward(2 * DAY)
    await work(host).serve()
    await outbox.deliver()
    assert announcer.told(HERE.channel_id) == [1, 2]
    assert announcer.posted[-1].table.id == table.id


async def test_a_press_and_a_time_out_at_once_answer_once(host: Host, clock: HandClock) -> None:
    table = await clocked(host)
    clock.forward(2 * DAY)
    since = table.asked_since[table.seat_of(asked(table).id) or ""]
    results = await asyncio.gather(
        host.playing.act(press(asked(table), since=since), table.id, Pass()),
        work(host).serve(),
        return_exceptions=True,
    )
    assert len(results) == 2
    assert (await host.tables.find(table.id)).seq == 2


OTHERS = replace(TURN, then=AfterTimeOut.OTHERS)


async def open_proposal(host: Host, table: Table) -> Proposal:
    async with host._context.database.read() as connection:
        (proposal,) = await proposals.of_table(connection, table.id)
    return proposal


async def others_asked(host: Host, clock: HandClock) -> tuple[Table, Person]:
    """Let the time of one of three be over at a table where the others decide."""
    table = await clocked(host, OTHERS, people=PEOPLE)
    late = asked(table)
    clock.forward(2 * DAY)
    await work(host).serve()
    assert (await host.tables.find(table.id)).seq == 1
    assert await deadline(host, table) == 2 * DAY
    return table, late


@pytest.mark.parametrize("yes", [True, False])
async def test_the_others_may_decide_whether_the_host_answers(host: Host, clock: HandClock, yes: bool) -> None:
    table, late = await others_asked(host, clock)
    proposal = await open_proposal(host, table)
    assert (proposal.kind, proposal.person_id) == ("late", late.id)
    for person in PEOPLE:
        if person != late:
            await host.agreements.vote(press(person), table.id, proposal.proposal_id, yes=yes)
            break
    voted = [each for each in PEOPLE if each not in (late, person)]
    if yes:
        await host.agreements.vote(press(voted[0]), table.id, proposal.proposal_id, yes=True)
    await work(host).serve()
    assert (await host.tables.find(table.id)).seq == (2 if yes else 1)
    assert {each.person_id == late.id for each in await planned(host, table)} == {not yes}


async def test_who_has_answered_before_the_host_does_may_take_that_back(host: Host, clock: HandClock) -> None:
    """What the others have agreed to does not answer the same question asked again."""
    table, late = await others_asked(host, clock)
    proposal = await open_proposal(host, table)
    for person in PEOPLE:
        if person != late:
            await host.agreements.vote(press(person), table.id, proposal.proposal_id, yes=True)
    assert [each.kind for each in await planned(host, table, "late")] == ["late"]
    await host.playing.act(press(late), table.id, Pass())
    await host.playing.undo(press(late), table.id)
    await work(host).serve()
    after = await host.tables.find(table.id)
    assert (asked(after), after.occupant(table.seat_of(late.id) or "").timed_out) == (late, 0)


async def open_proposals(host: Host, table: Table) -> dict[str | None, Proposal]:
    """Return the open proposals of a table by the seats that they are about."""
    async with host._context.database.read() as connection:
        return {each.seat: each for each in await proposals.of_table(connection, table.id)}


async def test_of_several_who_are_late_the_others_are_asked_about_each(host: Host, clock: HandClock) -> None:
    table = await clocked(host, OTHERS, people=PEOPLE, mode="together")
    clock.forward(2 * DAY)
    await work(host).serve()
    assert (await host.tables.find(table.id)).seq == 1
    its = await open_proposals(host, table)
    assert its.keys() == table.asked_since.keys()
    ann, ben, cat = (table.seat_of(each.id) or "" for each in PEOPLE)
    for person in (BEN, CAT):
        await host.agreements.vote(press(person), table.id, its[ann].proposal_id, yes=True)
    await work(host).serve()
    after = await host.tables.find(table.id)
    assert (after.seq, after.occupant(ann).timed_out) == (2, 1)
    assert (await open_proposals(host, table)).keys() == {ben, cat}
    for _ in range(2):
        clock.forward(DAY / 2)
        await work(host).serve()
    assert {each.timed_out for each in (await host.tables.find(table.id)).occupants} == {1}
    assert await open_proposals(host, table) == {}


async def test_who_acts_though_late_ends_the_question_about_the_own_seat_and_no_other(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    table = await clocked(host, OTHERS, people=PEOPLE, mode="together")
    clock.forward(2 * DAY)
    await work(host).serve()
    ann, ben, cat = (table.seat_of(each.id) or "" for each in PEOPLE)
    await host.playing.act(press(ANN), table.id, Pass())
    assert (await open_proposals(host, table)).keys() == {ben, cat}
    await worker(host, announcer).deliver()
    ended = [each.proposal for each in announcer.posted if each.proposal is not None and each.proposal.outcome]
    assert [(each.facts["late"], each.outcome, each.reason) for each in ended] == [(ann, "void", "proposal-acted")]


async def test_an_automa_that_answers_for_who_is_late_ends_the_question(host: Host, clock: HandClock) -> None:
    table, late = await others_asked(host, clock)
    await host.seats.hold_own(press(late), table.id, held=True)
    await play_automa(host, table)
    assert (await host.tables.find(table.id)).seq > table.seq
    assert await open_proposals(host, table) == {}


async def test_where_the_others_are_silent_the_host_answers(host: Host, clock: HandClock) -> None:
    table, late = await others_asked(host, clock)
    for _ in range(3):
        clock.forward(DAY / 2)
        await work(host).serve()
    after = await host.tables.find(table.id)
    assert (after.seq, after.occupant(table.seat_of(late.id) or "").timed_out) == (2, 1)


async def test_who_has_taken_the_seat_over_meanwhile_is_not_answered_for(host: Host, clock: HandClock) -> None:
    table, late = await others_asked(host, clock)
    await host.seats.kick_at_once(press(MANAGER), table.id, table.seat_of(late.id) or "")
    await host.lobbies.join(press(Person(5, "Dan")), table.id)
    proposal = await open_proposal(host, table)
    for person in PEOPLE:
        if person != late:
            ended = await host.agreements.vote(press(person), table.id, proposal.proposal_id, yes=True)
    await work(host).serve()
    assert (ended.outcome, ended.reason) == (Outcome.VOID, "seat-not-theirs")
    assert (await host.tables.find(table.id)).seq == 1


async def test_who_is_late_does_not_withdraw_what_the_others_are_asked(host: Host, clock: HandClock) -> None:
    table, late = await others_asked(host, clock)
    it = (await open_proposal(host, table)).proposal_id
    with pytest.raises(Refused, match="proposal-not-yours"):
        await host.agreements.withdraw(press(late), table.id, it)
    with pytest.raises(Refused, match="proposal-not-asked"):
        await host.agreements.vote(press(late), table.id, it, yes=False)


async def test_who_acts_meanwhile_is_not_answered_for(host: Host, clock: HandClock) -> None:
    table, _ = await others_asked(host, clock)
    await pass_turn(host, table)
    assert await open_proposals(host, table) == {}
    for _ in range(3):
        clock.forward(DAY / 2)
        await work(host).serve()
    assert (await host.tables.find(table.id)).seq == 2


async def test_a_short_time_does_not_end_before_the_others_have_decided(host: Host, clock: HandClock) -> None:
    bank = ClockSettings(bank=round(4 * DAY), increment=60, then=AfterTimeOut.OTHERS)
    table = await clocked(host, bank, people=PEOPLE)
    clock.forward(4 * DAY - 60)
    table = (await host.playing.act(press(asked(table)), table.id, Draw())).table
    for _ in range(3):
        clock.forward(120)
        await work(host).serve()
    assert (await host.tables.find(table.id)).seq == table.seq
    proposal = await open_proposal(host, table)
    person = next(each for each in PEOPLE if each != asked(table))
    await host.agreements.vote(press(person), table.id, proposal.proposal_id, yes=False)
    assert 0 < await deadline(host, table) <= DAY + 600
    clock.forward(DAY + 600)
    await work(host).serve()
    assert (await open_proposal(host, table)).proposal_id != proposal.proposal_id


async def paused(host: Host, table: Table, clock: HandClock) -> None:
    async with host._context.database.write() as connection:
        await running.pause(connection, table.id, clock.now())


async def resumed(host: Host, table: Table, clock: HandClock) -> None:
    async with host._context.database.write() as connection:
        await running.resume(connection, table.id, clock.now())


async def test_the_silence_of_the_others_says_nothing_during_a_pause(host: Host, clock: HandClock) -> None:
    table, _ = await others_asked(host, clock)
    await paused(host, table, clock)
    clock.forward(3 * DAY)
    await work(host).serve()
    await resumed(host, table, clock)
    assert (await host.tables.find(table.id)).seq == 1
    assert await deadline(host, table) == 2 * DAY


async def test_what_the_others_have_agreed_to_waits_for_the_end_of_a_pause(host: Host, clock: HandClock) -> None:
    table, late = await others_asked(host, clock)
    proposal = await open_proposal(host, table)
    for person in PEOPLE:
        if person != late:
            await host.agreements.vote(press(person), table.id, proposal.proposal_id, yes=True)
    await paused(host, table, clock)
    await work(host).serve()
    assert (await host.tables.find(table.id)).seq == 1
    await resumed(host, table, clock)
    clock.forward(1)
    await work(host).serve()
    assert (await host.tables.find(table.id)).seq == 2


@pytest.mark.parametrize(
    "game", [game for game in REAL.values() if max(game.seat_counts) > 1], ids=lambda game: game.name
)
async def test_a_time_out_ends_the_whole_turn_and_no_more(tmp_path: Path, clock: HandClock, game: AnyGame) -> None:
    """Of each game: whoever was late is not asked again in the same turn; the next one has its whole time."""
    host = await make_host(tmp_path, clock=clock, games=REAL)
    table = await host.lobbies.open(press(ANN), game.name, {}, "en", clock=TURN)
    await host.lobbies.join(press(BEN), table.id)
    table = await host.lobbies.start(press(ANN), table.id)
    for _ in range(3):
        its = await planned(host, table, Stage.TIME_OUT)
        late = {each.seat for each in its}
        clock.forward(2 * DAY)
        await work(host).serve()
        table = await host.tables.find(table.id)
        if table.deserted:
            break
        again = await planned(host, table, Stage.TIME_OUT)
        assert {each.due_at - clock.now() for each in again} <= {timedelta(days=2)}
        last = (await host._context.live(table.id)).match.entries[-1]
        ended = any(event.milestone for event in last.events)
        assert ended or {each.seat for each in again} != late
    await host.close()


async def test_what_the_host_answers_at_once_one_after_the_other_is_one_post(tmp_path: Path, clock: HandClock) -> None:
    """In Moa for two, who passes rolls for the neutral pieces and is asked where they go."""
    host = await make_host(tmp_path, clock=clock, games=REAL, pace=Pace(0, 12, 0, grace=0))
    table = await host.lobbies.open(press(ANN), "moa", {}, "en", clock=TURN)
    await host.lobbies.join(press(BEN), table.id)
    table = await host.lobbies.start(press(ANN), table.id)
    asks = []
    for _ in range(2):
        before = table.seq
        clock.forward(2 * DAY)
        await work(host).serve()
        table = await host.tables.find(table.id)
        async with host._context.database.write() as connection:
            rows = await connection.execute(select(outbox.c.due_at).order_by(outbox.c.post_id))
            waits = [(each.due_at - clock.now()).total_seconds() for each in rows]
            await connection.execute(delete(outbox))
        asks.append(table.seq - before)
        board = waits[-asks[-1] :]
        assert board == [12.0] * (len(board) - 1) + [0.0], "each waits for the last one, which is told at once"
    assert max(asks) > 1
    await host.close()
