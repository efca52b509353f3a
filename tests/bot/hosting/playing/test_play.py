from __future__ import annotations

import pytest

from bot.hosting.host import Host
from bot.hosting.orders.standing_orders import OBVIOUS
from bot.hosting.table import Refused, Status
from engine.contract import Illegal, Seat
from tests.bot.hosting.support import ANN, BEN, CAT, FakeAnnouncer, asked, press, running_table, worker
from tests.engine.toy import Draw, Lay, Pass, Toy, ToyAction, ToyPosition


async def test_from_opening_to_the_first_post(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    assert table.status is Status.RUNNING
    assert table.seq == 1
    person = asked(table)
    turn = await host.playing.turn(press(person), table.id)
    acted = await host.playing.act(press(person, since=turn.since), table.id, next(turn.actions()))
    assert acted.seq == 2
    assert acted.turn is None
    await worker(host, announcer).deliver()
    (board,) = announcer.posted
    assert announcer.told() == [1, 2]
    assert [decision.seat for decision in board.decisions] == list(acted.table.asked_since)


async def test_the_same_press_acts_once_and_gets_the_same_answer(host: Host) -> None:
    table = await running_table(host)
    same = press(asked(table))
    first = await host.playing.act(same, table.id, Pass())
    again = await host.playing.act(same, table.id, Pass())
    assert (first.again, again.again) == (False, True)
    assert (again.seq, again.events) == (first.seq, first.events)
    assert (await host.tables.find(table.id)).seq == 2


async def test_another_seats_press_is_refused_with_who_is_asked(host: Host) -> None:
    table = await running_table(host)
    other = BEN if asked(table) == ANN else ANN
    with pytest.raises(Refused) as refused:
        await host.playing.act(press(other), table.id, Pass())
    assert refused.value.reason == "not-asked"
    assert refused.value.facts["asked"] == [asked(table).name]
    with pytest.raises(Refused, match="not-seated"):
        await host.playing.act(press(CAT), table.id, Pass())


async def test_an_illegal_action_changes_nothing(host: Host) -> None:
    table = await running_table(host)
    with pytest.raises(Illegal):
        await host.playing.act(press(asked(table)), table.id, Lay(99))
    assert (await host.tables.find(table.id)).seq == 1
    assert (await host.playing.act(press(asked(table)), table.id, Pass())).seq == 2


async def test_a_press_on_an_older_question_is_stale(host: Host) -> None:
    table = await running_table(host)
    person = asked(table)
    acted = await host.playing.act(press(person, since=1), table.id, Draw())
    assert acted.turn is not None
    assert acted.turn.since == 2
    with pytest.raises(Refused) as refused:
        await host.playing.act(press(person, since=1), table.id, Draw())
    assert refused.value.reason == "stale"
    assert refused.value.facts["since"] == 2


async def test_others_acting_does_not_make_my_press_stale(host: Host) -> None:
    table = await running_table(host, options={"mode": "together"}, people=(ANN, BEN, CAT))
    assert set(table.asked_since.values()) == {1}
    await host.playing.act(press(BEN, since=1), table.id, Pass())
    acted = await host.playing.act(press(ANN, since=1), table.id, Pass())
    seats = {person.id: acted.table.seat_of(person.id) for person in (ANN, BEN, CAT)}
    assert acted.table.asked_since == {seats[CAT.id]: 1, seats[BEN.id]: 2, seats[ANN.id]: 3}


@pytest.mark.parametrize("illegal", [True, False])
async def test_an_obvious_answer_that_fails_leaves_the_question_to_its_seat(host: Host, *, illegal: bool) -> None:
    class Faulty(Toy):
        obvious_kinds = frozenset({"lay"})

        def obvious_answer(self, position: ToyPosition, seat: Seat) -> ToyAction | None:
            if illegal:
                return Lay(99)
            raise RuntimeError("no idea")

    host._context.games = {"toy": Faulty()}
    table = await running_table(host)
    for person in (ANN, BEN):
        assert await host.playing.standing_orders(person.id, table.id) == (OBVIOUS,)
    acted = await host.playing.act(press(asked(table)), table.id, Pass())
    assert (acted.seq, acted.again) == (2, False)
    assert (await host.playing.act(press(asked(acted.table)), table.id, Pass())).seq == 3


@pytest.mark.parametrize(("mode", "told"), [("turns", [True] * 6), ("together", [False, True] * 3)])
async def test_whether_a_post_tells_at_once_all_that_came_of_an_action(host: Host, mode: str, told: list[bool]) -> None:
    """Together, it tells of a round when all have answered; of the last one since the game is over."""
    table, public = await running_table(host, options={"mode": mode}), []
    while table.status is Status.RUNNING:
        acted = await host.playing.act(press(asked(table)), table.id, Pass())
        table = acted.table
        public.append(acted.public)
    assert public == told


async def test_no_post_tells_what_only_the_own_seat_may_know(host: Host) -> None:
    table = await running_table(host)
    assert not (await host.playing.act(press(asked(table)), table.id, Draw())).public
