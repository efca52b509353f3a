"""Seats of a running game change hands: who owns them, who plays for them, what goes with whom."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table as Rows
from sqlalchemy import insert, select

from bot.hosting.clocks.schedule import Stage
from bot.hosting.clocks.settings import ClockSettings
from bot.hosting.host import Host
from bot.hosting.live_game import LoadedTable
from bot.hosting.orders.standing_orders import ByPath, StandingOrder
from bot.hosting.playing.automa import play_one
from bot.hosting.posting.post import PostKind
from bot.hosting.seating.leaving import Fate
from bot.hosting.table import Person, Refused, Status, Table
from bot.hosting.timers.effects import EFFECTS
from bot.hosting.timers.work import TimerWork
from bot.store import schema, timers
from engine.contract import Seat
from tests.bot.hosting.support import (
    ANN,
    BEN,
    CAT,
    HERE,
    MANAGER,
    FakeAnnouncer,
    HandClock,
    asked,
    make_host,
    press,
    running_table,
    worker,
)
from tests.engine.toy import Pass

DAN = Person(5, "Dan")
DAY = 24 * 60 * 60


def other(table: Table) -> Person:
    """The one of Ann and Ben who is not asked."""
    return BEN if asked(table) == ANN else ANN


def seat_of(table: Table, person: Person) -> Seat:
    seat = table.seat_of(person.id)
    assert seat is not None
    return seat


async def test_who_lets_an_automa_play_chooses_how_well(host: Host) -> None:
    table = await running_table(host)
    person = asked(table)
    seat = seat_of(table, person)
    for level in ("hunter", "nestling"):
        held = await host.seats.hold_own(press(person), table.id, held=True, level=level)
        assert held.occupant(seat).held_by == level
    held = await host.seats.hold_own(press(person), table.id, held=True)
    assert held.occupant(seat).held_by == "nestling", "it is held already"
    with pytest.raises(Refused) as refused:
        await host.seats.hold_own(press(person), table.id, held=True, level="eagle")
    assert refused.value.reason == "unknown-automa"


async def test_an_automa_plays_on_for_who_leaves(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    gone, stays = asked(table), other(table)
    seat = seat_of(table, gone)
    left = await host.seats.leave(press(gone), table.id, Fate.AUTOMA)
    assert (left.occupant(seat).person_id, left.occupant(seat).automa) == (None, "fledgling")
    assert left.seat_of(gone.id) is None
    assert left.vacant == ()
    assert left.for_one
    assert left.opener_id == stays.id
    while await play_one(host._context, table.id):
        pass
    assert seat not in (await host.tables.find(table.id)).asked_since
    outbox = worker(host, announcer)
    await outbox.deliver()
    assert PostKind.SEATS in [each.kind for each in announcer.posted]


async def test_a_seat_that_is_offered_is_taken_over_by_a_spectator(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    outbox = worker(host, announcer)
    await outbox.deliver()
    gone = asked(table)
    seat = seat_of(table, gone)
    hidden = (await host.looking.sight(gone.id, table.id)).view
    left = await host.seats.leave(press(gone), table.id, Fate.OFFER)
    assert left.vacant == (seat,)
    assert not left.for_one
    await outbox.deliver()
    assert announcer.posted[-1].kind is PostKind.SEATS
    assert announcer.posted[-1].former == {seat: gone.name}
    taken = await host.lobbies.join(press(CAT), table.id)
    assert taken.seat_of(CAT.id) == seat
    assert (await host.looking.sight(CAT.id, table.id)).view == hidden
    assert (await host.looking.sight(gone.id, table.id)).seat is None
    assert await host.playing.standing_orders(CAT.id, table.id) == ()
    acted = await host.playing.act(press(CAT, since=table.asked_since[seat]), table.id, Pass())
    assert acted.seq == table.seq + 1
    with pytest.raises(Refused, match="not-seated"):
        await host.playing.act(press(gone), table.id, Pass())


async def test_who_knows_a_hand_takes_no_other_seat_but_the_same_again(host: Host) -> None:
    table = await running_table(host, people=(ANN, BEN, CAT))
    ann, ben = seat_of(table, ANN), seat_of(table, BEN)
    await host.seats.leave(press(ANN), table.id, Fate.OFFER)
    await host.seats.leave(press(BEN), table.id, Fate.OFFER)
    with pytest.raises(Refused, match="seat-seen") as refused:
        await host.lobbies.join(press(ANN), table.id, ben)
    assert refused.value.facts["colour"] == ann
    assert (await host.lobbies.join(press(BEN), table.id)).seat_of(BEN.id) == ben
    assert (await host.lobbies.join(press(ANN), table.id, ann)).seat_of(ANN.id) == ann
    with pytest.raises(Refused, match="already-running"):
        await host.lobbies.join(press(DAN), table.id)


async def test_who_has_read_the_record_takes_no_seat(host: Host) -> None:
    table = await running_table(host)
    await host.seats.leave(press(BEN), table.id, Fate.OFFER)
    await host.tables.record(press(MANAGER), table.id)
    with pytest.raises(Refused, match="seat-record"):
        await host.lobbies.join(press(MANAGER), table.id)
    assert (await host.lobbies.join(press(CAT), table.id)).seat_of(CAT.id) is not None


async def test_what_belongs_to_a_person_goes_with_the_person(host: Host) -> None:
    table = await running_table(host)
    seat = seat_of(table, ANN)
    await host.playing.give_order(press(ANN), table.id, StandingOrder(None, ByPath("pass")))
    now = host._context.clock.now()
    rows: dict[Rows, dict[str, Any]] = {
        schema.visits: {"seq": 1, "at": now},
        schema.notes: {"text": "my plan", "at": now},
        schema.notices: {"kind": "nudge", "due_at": now, "attempts": 0},
    }
    async with host._context.database.write() as connection:
        for kept, values in rows.items():
            for person in (ANN, BEN):
                await connection.execute(insert(kept).values(table_id=table.id, person_id=person.id, **values))
    await host.seats.leave(press(ANN), table.id, Fate.OFFER)
    await host.lobbies.join(press(CAT), table.id)
    assert await host.playing.standing_orders(CAT.id, table.id) == ()
    async with host._context.database.read() as connection:
        for kept in rows:
            left = (await connection.execute(select(kept.c.person_id))).scalars().all()
            assert left == [BEN.id], kept.name
    assert seat_of(await host.tables.find(table.id), CAT) == seat


async def test_an_order_of_the_former_owner_answers_nothing_more(host: Host) -> None:
    table = await running_table(host)
    gone = other(table)
    await host.playing.give_order(press(gone), table.id, StandingOrder(None, ByPath("pass")))
    stale = await host.tables.load(table.id)
    await host.seats.leave(press(gone), table.id, Fate.OFFER)
    await host.lobbies.join(press(CAT), table.id)
    acted = await host.playing.act(press(asked(table)), stale, Pass())
    assert list(acted.table.asked_since) == [seat_of(acted.table, CAT)], "it waits for Cat"
    assert acted.seq == table.seq + 1


async def test_a_press_that_read_the_table_before_cannot_act_for_a_seat_given_up(host: Host) -> None:
    table = await running_table(host)
    gone = asked(table)
    stale = await host.tables.load(table.id)
    await host.seats.leave(press(gone), table.id, Fate.OFFER)
    await host.tables.find(table.id)
    await host.looking.sight(None, table.id)
    with pytest.raises(Refused, match="not-seated"):
        await host.playing.act(press(gone), stale, Pass())
    assert isinstance(stale, LoadedTable)
    assert (await host.tables.find(table.id)).seq == table.seq


async def test_of_two_who_press_at_once_one_has_the_seat(host: Host) -> None:
    table = await running_table(host)
    await host.seats.leave(press(BEN), table.id, Fate.OFFER)
    came = await asyncio.gather(
        *(host.lobbies.join(press(each), table.id) for each in (CAT, DAN)), return_exceptions=True
    )
    (refused,) = [each for each in came if isinstance(each, BaseException)]
    assert isinstance(refused, Refused)
    assert refused.reason == "already-running"


async def test_another_process_acts_no_more_for_who_has_left(host: Host, tmp_path: Path) -> None:
    table = await running_table(host)
    gone = asked(table)
    other = await make_host(tmp_path)
    stale = await other.tables.load(table.id)
    await other.playing.turn(press(gone), stale)
    await host.seats.leave(press(gone), table.id, Fate.OFFER)
    with pytest.raises(Refused, match="not-seated"):
        await other.playing.act(press(gone), stale, Pass())
    assert (await host.tables.find(table.id)).seq == table.seq
    await other.close()


async def test_the_last_person_closes_the_table_or_leaves_it_to_others(host: Host) -> None:
    table = await running_table(host)
    await host.seats.leave(press(BEN), table.id, Fate.AUTOMA)
    with pytest.raises(Refused, match="wrong-fate"):
        await host.seats.leave(press(ANN), table.id, Fate.AUTOMA)
    offered = await host.seats.leave(press(ANN), table.id, Fate.OFFER)
    assert offered.status is Status.RUNNING
    assert len(offered.vacant) == 1
    await host.lobbies.join(press(ANN), table.id)
    closed = await host.seats.leave(press(ANN), table.id, Fate.CLOSE)
    assert closed.status is Status.CANCELLED
    with pytest.raises(Refused, match="table-cancelled"):
        await host.seats.leave(press(ANN), table.id, Fate.OFFER)


async def test_while_others_play_nobody_closes_the_table_by_leaving(host: Host) -> None:
    table = await running_table(host)
    with pytest.raises(Refused, match="wrong-fate"):
        await host.seats.leave(press(BEN), table.id, Fate.CLOSE)
    with pytest.raises(Refused, match="not-seated"):
        await host.seats.leave(press(CAT), table.id, Fate.OFFER)


async def test_an_automa_plays_for_a_while_and_the_seat_is_taken_back(host: Host) -> None:
    table = await running_table(host)
    owner = asked(table)
    seat = seat_of(table, owner)
    held = await host.seats.hold_own(press(owner), table.id, held=True)
    assert (held.occupant(seat).person_id, held.occupant(seat).played_by) == (owner.id, "fledgling")
    assert not held.for_one
    assert held.seq == table.seq
    back = await host.seats.hold_own(press(owner), table.id, held=False)
    assert back.occupant(seat).held_by is None
    assert (await host.playing.act(press(owner), table.id, Pass())).seq == table.seq + 1
    with pytest.raises(Refused, match="not-seated"):
        await host.seats.hold_own(press(CAT), table.id, held=True)


async def test_an_automa_plays_for_a_vacant_seat_while_others_play(host: Host) -> None:
    table = await running_table(host)
    gone = asked(table)
    seat = seat_of(table, gone)
    left = await host.seats.leave(press(gone), table.id, Fate.OFFER)
    assert (left.vacant, left.occupant(seat).played_by) == ((seat,), "fledgling")
    assert not left.for_one, "somebody may come"
    taken = await host.lobbies.join(press(CAT), table.id)
    assert (taken.seat_of(CAT.id), taken.occupant(seat).held_by) == (seat, None)


async def test_a_game_that_everybody_has_left_waits_until_somebody_lets_automas_play(host: Host) -> None:
    table = await running_table(host)
    await host.seats.leave(press(ANN), table.id, Fate.OFFER)
    left = await host.seats.leave(press(BEN), table.id, Fate.OFFER)
    empty = seat_of(table, BEN)
    assert left.occupant(empty).played_by is None
    with pytest.raises(Refused, match="not-seated"):
        await host.seats.hold_vacant(press(CAT), table.id)
    await host.lobbies.join(press(ANN), table.id)
    held = await host.seats.hold_vacant(press(ANN), table.id)
    assert (held.vacant, held.occupant(empty).played_by) == ((empty,), "fledgling")
    with pytest.raises(Refused, match="no-vacant-seat"):
        await host.seats.hold_vacant(press(ANN), table.id)


async def test_people_choose_who_stands_in_for_a_free_seat_and_for_their_own(host: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    for each in (BEN, CAT):
        await host.lobbies.join(press(each), table.id)
    table = await host.lobbies.start(press(ANN), table.id)
    empty, his, hers = (seat_of(table, each) for each in (ANN, BEN, CAT))
    await host.seats.leave(press(ANN), table.id, Fate.OFFER)
    chosen = await host.seats.set_stand_in(press(BEN), table.id, empty, "random")
    assert (chosen.occupant(empty).held_by, chosen.seq) == ("random", table.seq)
    for seat in (his, hers):  # nobody stands in there
        with pytest.raises(Refused, match="no-vacant-seat"):
            await host.seats.set_stand_in(press(BEN), table.id, seat, "random")
    await host.seats.hold_own(press(CAT), table.id, held=True)
    with pytest.raises(Refused, match="no-vacant-seat"):
        await host.seats.set_stand_in(press(BEN), table.id, hers, "random")
    assert (await host.seats.set_stand_in(press(CAT), table.id, hers, "random")).occupant(hers).held_by == "random"
    with pytest.raises(Refused, match="not-seated"):
        await host.seats.set_stand_in(press(ANN), table.id, empty, "fledgling")
    with pytest.raises(Refused, match="unknown-automa"):
        await host.seats.set_stand_in(press(BEN), table.id, empty, "eagle")


async def clocked_table(host: Host) -> Table:
    """A table of Ann and Ben with a day for each answer."""
    table = await host.lobbies.open(press(ANN), "toy", {}, "en", clock=ClockSettings(turn=DAY))
    await host.lobbies.join(press(BEN), table.id)
    return await host.lobbies.start(press(ANN), table.id)


async def deadlines(host: Host, table: Table) -> dict[str, float]:
    """Return in how many seconds the time of each seat is over."""
    async with host._context.database.read() as connection:
        found = await timers.of_table(connection, table.id)
    now = host._context.clock.now()
    return {each.seat or "": (each.due_at - now).total_seconds() for each in found if each.kind == Stage.TIME_OUT}


async def test_a_clock_runs_on_for_a_vacant_seat_and_anew_for_its_new_owner(host: Host, clock: HandClock) -> None:
    table = await clocked_table(host)
    gone = asked(table)
    seat = seat_of(table, gone)
    left = await host.seats.leave(press(gone), table.id, Fate.OFFER)
    assert left.occupant(seat).played_by is None
    assert await deadlines(host, left) == {seat: DAY}
    clock.forward(DAY / 2)
    await host.lobbies.join(press(CAT), table.id)
    assert await deadlines(host, left) == {seat: DAY}
    clock.forward(DAY)
    await TimerWork(host._context, EFFECTS).serve()
    after = await host.tables.find(table.id)
    assert after.seq > table.seq, "the clock has answered"
    assert after.occupant(seat).timed_out == 1


async def test_no_clock_runs_any_more_for_who_is_left_alone_with_automas(host: Host, clock: HandClock) -> None:
    table = await clocked_table(host)
    await host.seats.leave(press(other(table)), table.id, Fate.AUTOMA)
    assert await deadlines(host, table) == {}
    clock.forward(3 * DAY)
    await TimerWork(host._context, EFFECTS).serve()
    assert (await host.tables.find(table.id)).seq == table.seq


async def test_who_goes_and_comes_back_at_once_gains_no_time(host: Host, clock: HandClock) -> None:
    table = await clocked_table(host)
    owner = asked(table)
    clock.forward(DAY / 4)
    await host.seats.hold_own(press(owner), table.id, held=True)
    await host.seats.hold_own(press(owner), table.id, held=False)
    assert await deadlines(host, table) == {seat_of(table, owner): DAY * 3 / 4}


async def test_nobody_takes_back_alone_what_the_former_owner_did(host: Host) -> None:
    table = await running_table(host)
    gone = asked(table)
    await host.playing.act(press(gone), table.id, Pass())
    seat = seat_of(table, gone)
    assert (await host._context.live(table.id)).undoable(seat) == 2
    await host.seats.leave(press(gone), table.id, Fate.OFFER)
    await host.lobbies.join(press(CAT), table.id)
    assert (await host._context.live(table.id)).undoable(seat) is None, "so no panel offers it"
    with pytest.raises(Refused, match="undo-former"):
        await host.playing.undo(press(CAT), table.id)


async def test_the_same_press_leaves_once_and_takes_over_once(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    leaving, joining = press(BEN), press(CAT)
    for _ in range(2):
        assert (await host.seats.leave(leaving, table.id, Fate.OFFER)).seat_of(BEN.id) is None
    for _ in range(2):
        assert (await host.lobbies.join(joining, table.id)).seat_of(CAT.id) is not None
    await worker(host, announcer).deliver()
    assert [each.kind for each in announcer.posted if each.place == HERE].count(PostKind.SEATS) == 1


async def test_past_games_are_of_who_sat_there_at_the_end(host: Host) -> None:
    table = await running_table(host)
    await host.seats.leave(press(ANN), table.id, Fate.OFFER)
    await host.lobbies.join(press(CAT), table.id)
    table = await host.tables.find(table.id)
    while table.status is Status.RUNNING:
        table = (await host.playing.act(press(asked(table)), table.id, Pass())).table
    assert [each.table_id for each in await host.looking.past_games(CAT.id, "toy")] == [table.id]
    assert [each.table_id for each in await host.looking.past_games(BEN.id, "toy")] == [table.id]
    assert await host.looking.past_games(ANN.id, "toy") == []


# -- where no person plays, nothing moves ---------------------------------------------------------------------------


async def settled(host: Host, table: Table) -> Table:
    """Let automas play for as long as any of them is asked."""
    for _ in range(100):
        if not await play_one(host._context, table.id):
            break
    return await host.tables.find(table.id)


async def test_where_automas_play_for_everybody_by_choice_nothing_moves_until_somebody_plays_again(host: Host) -> None:
    table = await running_table(host)
    for person in (ANN, BEN):
        await host.seats.hold_own(press(person), table.id, held=True)
    still = await settled(host, table)
    assert (still.seq, still.deserted) == (table.seq, True)
    back = await host.seats.hold_own(press(other(table)), table.id, held=False)
    assert not back.deserted
    assert (await settled(host, table)).asked_since.keys() == {seat_of(table, other(table))}


async def test_an_answer_of_ones_own_sets_a_table_going_that_stood_still(host: Host) -> None:
    table = await running_table(host)
    for person in (ANN, BEN):
        await host.seats.hold_own(press(person), table.id, held=True)
    acted = await host.playing.act(press(asked(table)), table.id, Pass())
    assert not acted.table.deserted
    assert (await settled(host, table)).seq > acted.seq


async def test_who_plays_alone_is_refused_an_automa(host: Host) -> None:
    table = await running_table(host)
    await host.seats.leave(press(BEN), table.id, Fate.AUTOMA)
    with pytest.raises(Refused, match="hold-alone"):
        await host.seats.hold_own(press(ANN), table.id, held=True)
    assert (await host.tables.find(table.id)).occupant(seat_of(table, ANN)).held_by is None


async def test_who_has_an_automa_and_plays_alone_since_then_can_play_again(host: Host) -> None:
    table = await running_table(host)
    await host.seats.hold_own(press(ANN), table.id, held=True)
    left = await host.seats.leave(press(BEN), table.id, Fate.AUTOMA)
    assert left.deserted
    assert (await settled(host, table)).seq == table.seq
    assert not (await host.seats.hold_own(press(ANN), table.id, held=False)).deserted


async def test_automas_play_on_for_vacant_seats_only_as_long_as_a_person_plays(host: Host) -> None:
    table = await running_table(host, people=(ANN, BEN, CAT))
    await host.seats.leave(press(BEN), table.id, Fate.OFFER)
    await host.seats.leave(press(CAT), table.id, Fate.OFFER)
    assert not (await host.tables.find(table.id)).deserted
    left = await host.seats.leave(press(ANN), table.id, Fate.OFFER)
    assert left.deserted
    assert (await settled(host, table)).seq == table.seq
    assert not (await host.lobbies.join(press(DAN), table.id)).deserted


@pytest.mark.parametrize("how", ["back", "join"])
async def test_the_clock_of_a_vacant_seat_stands_still_while_no_person_plays(
    host: Host, clock: HandClock, how: str
) -> None:
    table = await clocked_table(host)
    gone, stays = asked(table), other(table)
    await host.seats.leave(press(gone), table.id, Fate.OFFER)
    await host.seats.hold_own(press(stays), table.id, held=True)
    clock.forward(3 * DAY)
    await TimerWork(host._context, EFFECTS).serve()
    assert (await host.tables.find(table.id)).seq == table.seq
    assert await deadlines(host, table) == {}, "so the table can fall asleep"
    if how == "join":
        await host.lobbies.join(press(CAT), table.id)
    else:
        await host.seats.hold_own(press(stays), table.id, held=False)
    assert set((await deadlines(host, table)).values()) == {DAY}
