"""Offering a seat, calling for somebody who takes it, swapping, and taking a seat away."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import select, update

from bot.hosting.agreements.kind import Outcome
from bot.hosting.host import Host
from bot.hosting.orders.standing_orders import ByPath, StandingOrder
from bot.hosting.posting.post import PostKind
from bot.hosting.seating.calling import MOST, TIMER
from bot.hosting.seating.kicking import LONG
from bot.hosting.seating.leaving import Fate
from bot.hosting.table import ANYBODY, Person, Place, Refused, Table
from bot.hosting.timers.effects import EFFECTS
from bot.hosting.timers.work import TimerWork
from bot.store import schema
from bot.store.jobs import JobKind
from engine.contract import Seat
from tests.bot.hosting.support import (
    ANN,
    BEN,
    CAT,
    MANAGER,
    FakeAnnouncer,
    HandClock,
    asked,
    letter_writer,
    press,
    running_table,
    worker,
)
from tests.bot.hosting.test_notice_ways import choose
from tests.engine.toy import Pass
from tests.support.jobs import NotedJobs

DAN = Person(5, "Dan")
DAY = 24 * 60 * 60.0


def seat_of(table: Table, person: Person) -> Seat:
    seat = table.seat_of(person.id)
    assert seat is not None
    return seat


def about(table: Table, person: Person) -> dict[str, Any]:
    seat = seat_of(table, person)
    return {"seat": seat, "to": seat, "person": person.id, "whose": person.name}


async def rows_of(host: Host, table: Any) -> list[Any]:
    async with host._context.database.read() as connection:
        return list(await connection.execute(select(table)))


# -- offering -------------------------------------------------------------------------------------------------------


async def test_who_offers_a_seat_plays_on_until_somebody_takes_it(host: Host) -> None:
    table = await running_table(host)
    owner = asked(table)
    seat = seat_of(table, owner)
    offered = await host.seats.offer(press(owner), table.id, ANYBODY)
    assert (offered.free, offered.vacant) == ((seat,), ())
    await host.playing.act(press(owner), table.id, Pass())
    taken = await host.lobbies.join(press(CAT), table.id)
    assert (taken.seat_of(CAT.id), taken.seat_of(owner.id), taken.free) == (seat, None, ())
    assert await host.seats.given_up(owner.id, table.id) == [seat]


async def test_a_seat_offered_to_somebody_is_that_persons_only_who_is_told(host: Host) -> None:
    table = await running_table(host)
    seat = seat_of(table, ANN)
    await host.seats.offer(press(ANN), table.id, DAN.id)
    (notice,) = await rows_of(host, schema.notices)
    assert (notice.person_id, notice.kind, notice.table_id) == (DAN.id, "offered", table.id)
    with pytest.raises(Refused, match="already-running"):
        await host.lobbies.join(press(CAT), table.id)
    assert (await host.lobbies.join(press(DAN), table.id)).seat_of(DAN.id) == seat


async def test_an_offer_can_be_withdrawn(host: Host) -> None:
    table = await running_table(host)
    await host.seats.offer(press(ANN), table.id, ANYBODY)
    assert (await host.seats.withdraw_offer(press(ANN), table.id)).free == ()
    assert await rows_of(host, schema.timers) == []
    with pytest.raises(Refused, match="already-running"):
        await host.lobbies.join(press(CAT), table.id)
    with pytest.raises(Refused, match="offer-seated"):
        await host.seats.offer(press(ANN), table.id, BEN.id)
    with pytest.raises(Refused, match="not-seated"):
        await host.seats.offer(press(CAT), table.id, ANYBODY)


# -- calling --------------------------------------------------------------------------------------------------------


async def test_a_free_seat_is_called_out_once_a_day_for_a_week(
    host: Host, announcer: FakeAnnouncer, clock: HandClock
) -> None:
    table = await running_table(host)
    timers, outbox = TimerWork(host._context, EFFECTS), worker(host, announcer)
    await host.seats.leave(press(BEN), table.id, Fate.OFFER)
    for _ in range(2 * MOST):
        await outbox.deliver()
        for _ in range(2):
            clock.forward(DAY / 2 + 1)
            await timers.serve()
    await outbox.deliver()
    assert [each.kind for each in announcer.posted].count(PostKind.SEATS) == 1 + MOST
    assert await rows_of(host, schema.timers) == []


async def test_nobody_is_called_for_once_the_seat_is_taken(
    host: Host, announcer: FakeAnnouncer, clock: HandClock
) -> None:
    table = await running_table(host)
    await host.seats.leave(press(BEN), table.id, Fate.OFFER)
    with pytest.raises(Refused, match="called-lately") as refused:
        await host.seats.call_substitute(press(ANN), table.id)
    assert refused.value.facts["again"] == clock.now() + timedelta(days=1)
    await host.lobbies.join(press(CAT), table.id)
    assert await rows_of(host, schema.timers) == []
    with pytest.raises(Refused, match="no-free-seat"):
        await host.seats.call_substitute(press(ANN), table.id)
    with pytest.raises(Refused, match="not-seated"):
        await host.seats.call_substitute(press(BEN), table.id)


async def test_a_call_for_imported_seats_is_made_by_a_command(host: Host) -> None:
    table = await running_table(host)
    await host.seats.offer(press(BEN), table.id, DAN.id)
    await host.seats.call_substitute(press(ANN), table.id)
    assert [each.kind for each in await rows_of(host, schema.timers)] == [TIMER]


# -- swapping -------------------------------------------------------------------------------------------------------


async def test_all_must_agree_to_a_swap_and_then_each_sees_the_other_hand(host: Host) -> None:
    table = await running_table(host, people=(ANN, BEN, CAT))
    ann, ben = seat_of(table, ANN), seat_of(table, BEN)
    views = {person.id: (await host.looking.sight(person.id, table.id)).view for person in (ANN, BEN)}
    await host.playing.give_order(press(ANN), table.id, StandingOrder(None, ByPath("pass")))
    proposed = await host.agreements.propose(press(ANN), table.id, "swap", about(table, BEN))
    assert proposed.proposal is not None
    number = proposed.proposal.proposal_id
    assert (await host.agreements.vote(press(BEN), table.id, number, yes=True)).outcome is None
    done = await host.agreements.vote(press(CAT), table.id, number, yes=True)
    assert done.outcome is Outcome.AGREED
    after = await host.tables.find(table.id)
    assert (after.seat_of(ANN.id), after.seat_of(BEN.id)) == (ben, ann)
    assert (await host.looking.sight(ANN.id, table.id)).view == views[BEN.id]
    assert (await host.looking.sight(BEN.id, table.id)).view == views[ANN.id]
    assert await host.playing.standing_orders(BEN.id, table.id) == ()
    assert [each.seat for each in after.occupants] == [each.seat for each in table.occupants]
    for person in (ANN, BEN):
        await host.seats.leave(press(person), table.id, Fate.OFFER)
        with pytest.raises(Refused, match="seat-seen"):
            await host.lobbies.join(press(person), table.id)


async def test_an_automa_that_holds_a_seat_does_not_swap_it(host: Host) -> None:
    table = await running_table(host)
    await host.seats.hold_own(press(BEN), table.id, held=True)
    proposed = await host.agreements.propose(press(ANN), table.id, "swap", about(table, BEN))
    assert proposed.outcome is None, "Ann would see Ben's hand, and Ben was not asked"
    assert proposed.proposal is not None
    assert seat_of(await host.tables.find(table.id), ANN) == seat_of(table, ANN)
    done = await host.agreements.vote(press(BEN), table.id, proposed.proposal.proposal_id, yes=True)
    assert done.outcome is Outcome.AGREED
    assert seat_of(await host.tables.find(table.id), ANN) == seat_of(table, BEN)


async def test_what_was_proposed_before_a_swap_stays_its_persons(host: Host) -> None:
    """Not that of who has the seat since then: the other one is asked, and nobody agrees to an own proposal."""
    table = await running_table(host)
    paused = await host.agreements.propose(press(ANN), table.id, "pause")
    swap = await host.agreements.propose(press(ANN), table.id, "swap", about(table, BEN))
    assert paused.proposal is not None
    assert swap.proposal is not None
    done = await host.agreements.vote(press(BEN), table.id, swap.proposal.proposal_id, yes=True)
    assert done.outcome is Outcome.AGREED
    with pytest.raises(Refused, match="proposal-own"):
        await host.agreements.vote(press(ANN), table.id, paused.proposal.proposal_id, yes=True)
    assert (
        await host.agreements.vote(press(BEN), table.id, paused.proposal.proposal_id, yes=True)
    ).outcome is Outcome.AGREED


async def test_who_takes_over_the_seat_of_who_proposed_something_is_asked(host: Host) -> None:
    table = await running_table(host, people=(ANN, BEN, CAT))
    paused = await host.agreements.propose(press(ANN), table.id, "pause")
    assert paused.proposal is not None
    await host.seats.leave(press(ANN), table.id, Fate.OFFER)
    await host.lobbies.join(press(DAN), table.id)
    number = paused.proposal.proposal_id
    assert (await host.agreements.vote(press(BEN), table.id, number, yes=True)).outcome is None
    assert (await host.agreements.vote(press(CAT), table.id, number, yes=True)).outcome is None
    assert (await host.agreements.vote(press(DAN), table.id, number, yes=True)).outcome is Outcome.AGREED


async def test_who_has_left_meanwhile_is_not_swapped(host: Host) -> None:
    table = await running_table(host, people=(ANN, BEN, CAT))
    proposed = await host.agreements.propose(press(ANN), table.id, "swap", about(table, BEN))
    assert proposed.proposal is not None
    await host.seats.leave(press(BEN), table.id, Fate.OFFER)
    await host.lobbies.join(press(DAN), table.id)
    number = proposed.proposal.proposal_id
    await host.agreements.vote(press(CAT), table.id, number, yes=True)
    ended = await host.agreements.vote(press(DAN), table.id, number, yes=True)
    assert (ended.outcome, ended.reason) == (Outcome.VOID, "seat-not-theirs")
    assert seat_of(await host.tables.find(table.id), ANN) == seat_of(table, ANN)


# -- taking away ----------------------------------------------------------------------------------------------------


async def test_a_vote_takes_a_seat_away_only_after_a_long_time(host: Host, clock: HandClock) -> None:
    table = await running_table(host, people=(ANN, BEN, CAT))
    slow = asked(table)
    first, second = [each for each in (ANN, BEN, CAT) if each != slow]
    with pytest.raises(Refused, match="kick-too-early"):
        await host.agreements.propose(press(first), table.id, "kick", about(table, slow))
    clock.forward(LONG.total_seconds())
    with pytest.raises(Refused, match="kick-too-early"):
        await host.agreements.propose(press(first), table.id, "kick", about(table, second))
    with pytest.raises(Refused, match="kick-oneself"):
        await host.agreements.propose(press(slow), table.id, "kick", about(table, slow))
    proposed = await host.agreements.propose(press(first), table.id, "kick", about(table, slow))
    assert proposed.proposal is not None
    number = proposed.proposal.proposal_id
    with pytest.raises(Refused, match="proposal-not-asked"):
        await host.agreements.vote(press(slow), table.id, number, yes=False)
    done = await host.agreements.vote(press(second), table.id, number, yes=True)
    assert done.outcome is Outcome.AGREED
    after = await host.tables.find(table.id)
    assert after.vacant == (seat_of(table, slow),)
    with pytest.raises(Refused, match="seat-kicked"):
        await host.lobbies.join(press(slow), table.id)
    assert (await host.lobbies.join(press(DAN), table.id)).vacant == ()


async def test_a_vote_that_takes_a_seat_away_decides_what_waited_for_its_person(host: Host, clock: HandClock) -> None:
    """And an automa that has the seat from then on is woken."""
    table = await running_table(host, people=(ANN, BEN, CAT))
    slow = asked(table)
    first, second = [each for each in (ANN, BEN, CAT) if each != slow]
    clock.forward(LONG.total_seconds())
    paused = await host.agreements.propose(press(first), table.id, "pause")
    kicked = await host.agreements.propose(press(first), table.id, "kick", about(table, slow))
    assert paused.proposal is not None
    assert kicked.proposal is not None
    await host.agreements.vote(press(second), table.id, paused.proposal.proposal_id, yes=True)
    assert (await host.tables.find(table.id)).paused_at is None
    host._context.database.jobs = noted = NotedJobs()
    await host.agreements.vote(press(second), table.id, kicked.proposal.proposal_id, yes=True)
    after = await host.tables.find(table.id)
    assert after.paused_at == clock.now()
    assert await rows_of(host, schema.proposals) == []
    assert after.occupant(seat_of(table, slow)).held_by is not None
    assert set(noted.of(JobKind.AUTOMAS)) == {table.id}


async def test_who_acts_meanwhile_keeps_the_seat(host: Host, clock: HandClock) -> None:
    table = await running_table(host, people=(ANN, BEN, CAT))
    slow = asked(table)
    first, second = [each for each in (ANN, BEN, CAT) if each != slow]
    clock.forward(LONG.total_seconds())
    proposed = await host.agreements.propose(press(first), table.id, "kick", about(table, slow))
    assert proposed.proposal is not None
    await host.playing.act(press(slow), table.id, Pass())
    ended = await host.agreements.vote(press(second), table.id, proposed.proposal.proposal_id, yes=True)
    assert (ended.outcome, ended.reason) == (Outcome.VOID, "kick-too-early")
    assert (await host.tables.find(table.id)).vacant == ()


async def test_of_two_the_other_one_is_enough_once_the_seat_has_timed_out(host: Host) -> None:
    table = await running_table(host)
    slow = asked(table)
    other = BEN if slow == ANN else ANN
    async with host._context.database.write() as connection:
        await connection.execute(update(schema.seats).where(schema.seats.c.person_id == slow.id).values(timed_out=1))
    done = await host.agreements.propose(press(other), table.id, "kick", about(table, slow))
    assert done.outcome is Outcome.AGREED
    assert (await host.tables.find(table.id)).vacant == (seat_of(table, slow),)


async def test_a_manager_takes_a_seat_away_at_once(host: Host) -> None:
    table = await running_table(host)
    seat = seat_of(table, BEN)
    with pytest.raises(Refused, match="kick-not-manager"):
        await host.seats.kick_at_once(press(ANN), table.id, seat)
    assert (await host.seats.kick_at_once(press(MANAGER), table.id, seat)).vacant == (seat,)
    with pytest.raises(Refused, match="seat-removed"):
        await host.lobbies.join(press(BEN), table.id)
    with pytest.raises(Refused, match="kick-nobody"):
        await host.seats.kick_at_once(press(MANAGER), table.id, seat)


ELSEWHERE = Place(guild_id=8, channel_id=800)


async def test_a_manager_takes_the_own_seat_away_neither_at_once_nor_by_a_vote(host: Host) -> None:
    manager = replace(ANN, manages=True)
    table = await running_table(host, people=(manager, BEN))
    with pytest.raises(Refused, match="kick-oneself"):
        await host.seats.kick_at_once(press(manager), table.id, seat_of(table, manager))
    assert (await host.tables.find(table.id)).vacant == ()


async def test_who_manages_another_server_manages_nothing_here(host: Host) -> None:
    table = await running_table(host)
    foreign = replace(press(MANAGER), place=ELSEWHERE)
    with pytest.raises(Refused, match="kick-not-manager"):
        await host.seats.kick_at_once(foreign, table.id, seat_of(table, BEN))
    with pytest.raises(Refused, match="not-seated"):
        await host.agreements.propose(foreign, table.id, "pause")
    with pytest.raises(Refused, match="not-yours"):
        await host.lobbies.cancel(foreign, table.id)
    await host.agreements.propose(press(MANAGER), table.id, "pause")


async def test_whether_somebody_can_be_kicked_is_found_out_without_doing_it(host: Host, clock: HandClock) -> None:
    table = await running_table(host)
    slow = asked(table)
    keen = BEN if slow == ANN else ANN
    for person, about_whom, reason in (
        (keen, slow, "kick-too-early"),
        (slow, slow, "kick-oneself"),
        (CAT, slow, "not-seated"),
    ):
        with pytest.raises(Refused, match=reason):
            await host.agreements.check(press(person), table.id, "kick", about(table, about_whom))
    clock.forward(LONG.total_seconds())
    await host.agreements.check(press(keen), table.id, "kick", about(table, slow))
    assert await rows_of(host, schema.proposals) == []
    assert (await host.tables.find(table.id)).vacant == ()


@pytest.mark.parametrize("how", ["kicked", "removed"])
async def test_who_is_kicked_is_told_directly_and_not_at_night(
    host: Host, announcer: FakeAnnouncer, clock: HandClock, how: str
) -> None:
    table = await running_table(host)
    slow = asked(table)
    keen = BEN if slow == ANN else ANN
    await choose(host, slow, quiet_from=0, quiet_to=60)
    clock.forward(LONG.total_seconds())
    if how == "kicked":
        await host.agreements.propose(press(keen), table.id, "kick", about(table, slow))
    else:
        await host.seats.kick_at_once(press(MANAGER), table.id, seat_of(table, slow))
    await letter_writer(host, announcer).deliver()
    assert announcer.letters == []
    clock.forward(60 * 60)
    await letter_writer(host, announcer).deliver()
    (letter,) = announcer.letters
    assert (letter.person_id, letter.place, [each.kind for each in letter.notices]) == (slow.id, None, [how])
    assert await rows_of(host, schema.notices) == []
