"""The hand of who wants it, in one direct message a table: current, only for its seat, and over when it is over."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import update

from bot.hosting.hands.hand import Hand
from bot.hosting.hands.hand import Kept as Shown
from bot.hosting.hands.work import HandWork
from bot.hosting.host import Host
from bot.hosting.people import choices
from bot.hosting.posting.post import OutcomeUnknown, TryLater
from bot.hosting.seating.leaving import Fate
from bot.hosting.table import ANYBODY, Person, Status, Table
from bot.store import hands, people, schema
from bot.store.hands import HandRow
from engine.contract import Seat
from tests.bot.hosting.support import (
    ANN,
    BEN,
    CAT,
    THERE,
    FakeAnnouncer,
    HandClock,
    asked,
    make_host,
    press,
    running_table,
)
from tests.engine.toy import Lay, Pass

REST = 21


class Kept:
    """A host, a service, and the work between them, done by hand."""

    def __init__(self, host: Host, clock: HandClock) -> None:
        self.host, self.clock = host, clock
        self.service = FakeAnnouncer()

    async def want(self, person: Person, wanted: bool = True) -> None:
        await self.host.people.choose(press(person), choices.ChosenHand(wanted=wanted))

    async def work(self, seconds: float = REST) -> None:
        self.clock.forward(seconds)
        await HandWork(self.host._context, self.service).deliver()

    def messages(self, person: Person, table: Table) -> list[list[str]]:
        """Return what each message of a person at a table has shown, in order."""
        return list(self.service.hands.get((table.id, person.id), {}).values())

    def only(self, person: Person, table: Table) -> list[str]:
        """Return what the one message of a person at a table has shown."""
        (shown,) = self.messages(person, table)
        return shown


@pytest.fixture
async def kept(tmp_path: Path) -> Kept:
    clock = HandClock()
    return Kept(await make_host(tmp_path, clock=clock), clock)


async def act(kept: Kept, table: Table) -> Person:
    who = asked(await kept.host.tables.find(table.id))
    turn = await kept.host.playing.turn(press(who), table.id)
    await kept.host.playing.act(press(who), table.id, next(each for each in turn.actions() if isinstance(each, Lay)))
    return who


async def rows(kept: Kept, person: Person) -> list[HandRow]:
    async with kept.host._context.database.read() as connection:
        return await hands.of_person(connection, person.id)


def seat(table: Table, person: Person) -> Seat:
    found = table.seat_of(person.id)
    assert found is not None
    return found


async def test_nobody_has_one_who_has_not_asked_for_it(kept: Kept) -> None:
    await running_table(kept.host)
    await kept.work()
    assert kept.service.hands == {}


async def test_one_message_a_table_is_changed_as_the_hand_changes(kept: Kept) -> None:
    await kept.want(ANN)
    table, other = await running_table(kept.host), await running_table(kept.host, place=THERE)
    await kept.work()
    before = len(kept.only(ANN, table))
    assert before == 1
    assert len(kept.only(ANN, other)) == 1
    for _ in range(2):
        await act(kept, table)
    await kept.work()
    assert len(kept.only(ANN, table)) == 2, "two entries within the time of rest are one change"
    assert len(kept.only(ANN, other)) == 1
    assert kept.service.hands.keys() == {(table.id, ANN.id), (other.id, ANN.id)}


async def test_it_rests_after_a_change(kept: Kept) -> None:
    await kept.want(ANN)
    table = await running_table(kept.host)
    await kept.work(0)
    await act(kept, table)
    await act(kept, table)
    await kept.work(5)
    assert len(kept.only(ANN, table)) == 1
    await kept.work()
    assert len(kept.only(ANN, table)) == 2


async def test_nothing_is_sent_where_nothing_has_changed(kept: Kept) -> None:
    await kept.want(ANN)
    table = await running_table(kept.host)
    await kept.work()
    async with kept.host._context.database.read() as connection:
        assert await hands.due(connection) == []
        assert await hands.missing(connection, ["toy"]) == []
        assert await hands.missing(connection, []) == []
    await kept.host.seats.offer(press(BEN), table.id, ANYBODY)
    await kept.work()
    assert len(kept.only(ANN, table)) == 1, "the seating has changed, but not what Ann sees"


async def test_turned_on_in_the_middle_of_a_game_and_off_again(kept: Kept) -> None:
    table = await running_table(kept.host)
    await kept.want(ANN)
    await kept.work()
    assert len(kept.only(ANN, table)) == 1
    await kept.want(ANN, wanted=False)
    await kept.work()
    assert kept.only(ANN, table)[-1] == "unwanted"
    assert await rows(kept, ANN) == []
    await act(kept, table)
    await kept.work()
    assert len(kept.only(ANN, table)) == 2
    await kept.want(ANN)
    await kept.work()
    _, again = kept.messages(ANN, table)
    assert again[-1].startswith(seat(table, ANN))


async def test_who_leaves_keeps_no_hand_and_who_takes_the_seat_over_gets_one(kept: Kept) -> None:
    for person in (ANN, CAT):
        await kept.want(person)
    table = await running_table(kept.host)
    await kept.work()
    await kept.host.seats.leave(press(ANN), table.id, Fate.OFFER)
    taken = await kept.host.lobbies.join(press(CAT), table.id)
    await kept.work()
    assert kept.only(ANN, table)[1:] == ["seat-lost"]
    assert kept.only(CAT, table)[0].startswith(seat(taken, CAT))
    assert await rows(kept, ANN) == []


async def test_after_a_swap_each_message_shows_the_new_hand(kept: Kept) -> None:
    for person in (ANN, BEN):
        await kept.want(person)
    table = await running_table(kept.host)
    await kept.work()
    about = {"seat": seat(table, BEN), "to": seat(table, BEN), "person": BEN.id, "whose": BEN.name}
    proposed = await kept.host.agreements.propose(press(ANN), table.id, "swap", about)
    assert proposed.proposal is not None
    await kept.host.agreements.vote(press(BEN), table.id, proposed.proposal.proposal_id, yes=True)
    await kept.work()
    for person, other in ((ANN, BEN), (BEN, ANN)):
        first, second = kept.only(person, table)
        assert first.startswith(seat(table, person))
        assert second.startswith(seat(table, other))


async def test_it_stays_current_while_an_automa_holds_the_seat(kept: Kept) -> None:
    await kept.want(ANN)
    table = await running_table(kept.host)
    await kept.work()
    await kept.host.seats.hold_own(press(ANN), table.id, held=True)
    await act(kept, table)
    await kept.work()
    assert kept.only(ANN, table)[-1].startswith(seat(table, ANN))
    assert len(kept.only(ANN, table)) == 2


async def test_at_the_end_of_the_game_it_says_so(kept: Kept) -> None:
    await kept.want(ANN)
    table = await running_table(kept.host)
    await kept.work()
    while (now := await kept.host.tables.find(table.id)).status is Status.RUNNING:
        await kept.host.playing.act(press(asked(now)), table.id, Pass())
    await kept.work()
    assert kept.only(ANN, table)[-1] == "finished"
    assert await rows(kept, ANN) == []


async def test_a_deleted_message_is_sent_anew_at_the_next_change(kept: Kept) -> None:
    await kept.want(ANN)
    table = await running_table(kept.host)
    await kept.work()
    (number,) = kept.service.hands[table.id, ANN.id]
    kept.service.gone.add(number)
    await kept.work()
    assert len(kept.messages(ANN, table)) == 1
    await act(kept, table)
    await kept.work()
    assert [len(each) for each in kept.messages(ANN, table)] == [1, 1]


async def test_another_language_changes_the_message(kept: Kept) -> None:
    await kept.want(ANN)
    table = await running_table(kept.host)
    await kept.work()
    async with kept.host._context.database.write() as connection:
        await people.meet(connection, ANN.id, ANN.name, "pl")
    await kept.work()
    assert kept.only(ANN, table)[-1].endswith(":pl")


async def test_closed_direct_messages_are_given_up_and_tried_again_after_some_days(kept: Kept) -> None:
    kept.service.closed.add(ANN.id)
    await kept.want(ANN)
    table = await running_table(kept.host)
    await kept.work()
    assert kept.service.refusals == [ANN.id]
    other = await running_table(kept.host, place=THERE)
    assert (await kept.host.people.preferences(ANN.id)).direct_closed_at is not None
    await act(kept, table)
    await kept.work(3600)
    assert kept.service.refusals == [ANN.id]
    kept.service.closed.clear()
    await kept.work(3 * 24 * 3600)
    assert len(kept.only(ANN, table)) == len(kept.only(ANN, other)) == 1
    assert (await kept.host.people.preferences(ANN.id)).direct_closed_at is None


@pytest.mark.parametrize("sign", ["choice", "press"])
async def test_they_are_tried_again_at_once_when_the_person_shows_that_they_arrive(kept: Kept, sign: str) -> None:
    kept.service.closed.add(ANN.id)
    await kept.want(ANN)
    table = await running_table(kept.host)
    await kept.work()
    kept.service.closed.clear()
    if sign == "choice":
        await kept.host.people.choose(press(ANN), choices.ChosenDirect())
    else:
        await kept.host.people.reached_directly(ANN.id)
    await kept.work(0)
    assert len(kept.only(ANN, table)) == 1


async def test_turned_off_while_it_was_never_sent(kept: Kept) -> None:
    kept.service.closed.add(ANN.id)
    await kept.want(ANN)
    await running_table(kept.host)
    await kept.work()
    await kept.want(ANN, wanted=False)
    await kept.work()
    assert await rows(kept, ANN) == []


@pytest.mark.parametrize("fault", [TryLater(90.0), OutcomeUnknown(), RuntimeError()], ids=["wait", "unknown", "ours"])
@pytest.mark.parametrize("late", [False, True], ids=["before", "after"])
async def test_a_fault_sends_it_once_all_the_same(kept: Kept, fault: Exception, late: bool) -> None:
    await kept.want(ANN)
    table = await running_table(kept.host)
    (kept.service.late_hand_faults if late else kept.service.hand_faults).append(fault)
    await kept.work()
    await kept.work(100)
    assert len(kept.only(ANN, table)) == 1
    await act(kept, table)
    (kept.service.late_hand_faults if late else kept.service.hand_faults).append(fault)
    await kept.work()
    await kept.work(100)
    assert len(kept.only(ANN, table)) == 2


async def test_two_processes_send_it_once(kept: Kept) -> None:
    await kept.want(ANN)
    table = await running_table(kept.host)
    works = [HandWork(kept.host._context, kept.service) for _ in range(3)]
    await asyncio.gather(*(each.deliver() for each in works))
    assert len(kept.only(ANN, table)) == 1
    assert kept.service.kept == 1


async def test_who_is_forgotten_keeps_no_hand(kept: Kept) -> None:
    await kept.want(ANN)
    table = await running_table(kept.host)
    await kept.work()
    work = HandWork(kept.host._context, kept.service)
    kept.host._context.on_hands_left = work.leave
    assert (await kept.host.people.data_of(ANN.id))["hands"][0]["table_id"] == table.id
    await kept.host.people.forget(press(ANN))
    await work.deliver()
    assert kept.only(ANN, table)[-1] == "unwanted"
    assert await rows(kept, ANN) == []


async def test_forgotten_while_it_was_sent(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    await kept.want(ANN)
    table = await running_table(kept.host)
    keep = kept.service.keep_hand

    async def forgotten(hand: Hand) -> Shown | None:
        shown = await keep(hand)
        monkeypatch.setattr(kept.service, "keep_hand", keep)
        await kept.host.people.forget(press(ANN))
        return shown

    monkeypatch.setattr(kept.service, "keep_hand", forgotten)
    await kept.work()
    assert kept.only(ANN, table)[-1] == "unwanted"


async def test_only_who_has_the_seat_is_shown_it(kept: Kept) -> None:
    """Cat wants hands and watches; Ann's and Ben's messages never show what only the other one may see."""
    for person in (ANN, BEN, CAT):
        await kept.want(person)
    table = await running_table(kept.host)
    for _ in range(3):
        await kept.work()
        await act(kept, table)
    await kept.work()
    assert kept.messages(CAT, table) == []
    for person in (ANN, BEN):
        assert all(each.startswith(f"{seat(table, person)}:") for each in kept.only(person, table))
    assert not kept.service.letters


async def test_a_damaged_table_holds_no_other_one_up(kept: Kept) -> None:
    await kept.want(ANN)
    table, other = await running_table(kept.host), await running_table(kept.host, place=THERE)
    async with kept.host._context.database.write() as connection:
        await connection.execute(update(schema.tables).where(schema.tables.c.table_id == table.id).values(options="{"))
    await kept.work()
    await kept.work()
    assert kept.messages(ANN, table) == []
    assert len(kept.only(ANN, other)) == 1
    (row, _) = await rows(kept, ANN)
    assert row.attempts == 1


async def test_it_works_in_the_background(kept: Kept) -> None:
    await kept.host.begin(kept.service)
    await kept.want(ANN)
    table = await running_table(kept.host)
    while not kept.messages(ANN, table):
        kept.clock.forward(1)
        await asyncio.sleep(0)
    await kept.host.close()
    assert len(kept.only(ANN, table)) == 1
