"""Answers that the host gives for a seat that wishes it."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.hosting.clocks.settings import ClockSettings
from bot.hosting.host import Host
from bot.hosting.orders.answers_to_come import FARTHEST, MIDDLE, seconds
from bot.hosting.orders.standing_orders import OBVIOUS, ByNotation, ByPath, StandingOrder, read_orders
from bot.hosting.playing import play
from bot.hosting.playing.automa import play_one
from bot.hosting.table import Person, Refused, Status, Table
from bot.store import orders as store_orders
from bot.store import tables as store_tables
from bot.store.schema import notices
from engine.choices import trace
from engine.contract import Outcome, Seat, ShuffleOrDie
from tests.bot.hosting.support import (
    AHEAD,
    ANN,
    BEN,
    CAT,
    HERE,
    THERE,
    FakeAnnouncer,
    asked,
    later,
    make_host,
    press,
    running_table,
    solo_table,
    worker,
)
from tests.engine.toy import Laid, Lay, Pass, Toy, ToyAction, ToyEvent, ToyPosition


class GenerousToy(Toy):
    """What nobody would turn down in the toy game, for these tests: pass, unless it is the last round."""

    obvious_kinds = frozenset({"lay"})

    def obvious_answer(self, position: ToyPosition, seat: Seat) -> ToyAction | None:
        return Pass() if position.round < 3 else None


GENEROUS = {"toy": GenerousToy()}


@pytest.fixture
def generous(host: Host) -> Host:
    host._context.games = GENEROUS
    return host


async def begun(host: Host) -> tuple[Table, Person, Person]:
    """Open a game; give it with who is asked first, who wants to be asked, and with the other one."""
    table = await running_table(host)
    first = asked(table)
    other = BEN if first is ANN else ANN
    await host.playing.take_back_order(press(first), table.id, OBVIOUS)
    return await host.tables.find(table.id), first, other


async def lets_host_answer(host: Host, table: Table) -> dict[int | None, bool]:
    """Return of each person at the table whether the host answers for it."""
    people = [each.person_id for each in table.occupants]
    return {each: OBVIOUS in await host.playing.standing_orders(each or 0, table.id) for each in people}


async def by(host: Host, table: Table) -> list[int | None]:
    """Return whose each entry is, the start left out."""
    running = host._context.cache.get(table.id)
    assert running is not None
    return [table.occupant(each.seat).person_id for each in running.match.entries if each.seat is not None]


async def test_the_host_answers_as_the_seat_itself_after_a_while(generous: Host) -> None:
    announcer = FakeAnnouncer()
    table, first, other = await begun(generous)
    acted = await generous.playing.act(press(first), table.id, Pass())
    assert await by(generous, table) == [first.id]
    assert (acted.turn, asked(acted.table)) == (None, other), "meanwhile the other one is asked, and may answer"
    await worker(generous, announcer).deliver()
    await later(generous)
    assert await by(generous, table) == [first.id, other.id]
    assert asked(await generous.tables.find(table.id)) is first
    await worker(generous, announcer).deliver()
    assert announcer.told() == [1, 2, 3]
    running = generous._context.cache.get(table.id)
    assert running is not None
    assert [each.by for each in running.match.entries] == [None, None, None], "nothing marks it"


async def test_who_has_ordered_an_answer_is_asked_but_not_pinged_for_it(generous: Host) -> None:
    """An order that no longer fits is told: then the person has to come."""
    announcer = FakeAnnouncer()
    table, first, other = await begun(generous)
    await worker(generous, announcer).deliver()
    await generous.playing.act(press(first), table.id, Pass())
    await worker(generous, announcer).deliver()
    post, seat = announcer.posted[-1], table.seat_of(other.id)
    assert ([each.seat for each in post.decisions], post.pings) == ([seat], ())
    await generous.playing.take_back_order(press(other), table.id, OBVIOUS)
    await later(generous)
    async with generous._context.database.read() as connection:
        told = (await connection.execute(select(notices.c.person_id, notices.c.kind))).all()
    assert [tuple(each) for each in told] == [(other.id, "still")]


async def test_who_answers_by_itself_meanwhile_is_not_answered_for(generous: Host) -> None:
    table, first, other = await begun(generous)
    await generous.playing.act(press(first), table.id, Pass())
    await generous.playing.act(press(other), table.id, Lay(min(await hand(generous, other, table))))
    await later(generous)
    assert await by(generous, table) == [first.id, other.id]


async def test_an_order_taken_back_meanwhile_answers_nothing(generous: Host) -> None:
    table, first, other = await begun(generous)
    await generous.playing.act(press(first), table.id, Pass())
    await generous.playing.take_back_order(press(other), table.id, OBVIOUS)
    await later(generous)
    assert asked(await generous.tables.find(table.id)) is other


def test_how_long_it_takes_hangs_on_the_clock_alone() -> None:
    rng = random.Random(1)
    table = Table(1, "toy", HERE, Status.RUNNING, 1, "en", (), {}, 1, datetime(2030, 1, 1, tzinfo=UTC))
    drawn = sorted(seconds(rng, table) for _ in range(2000))
    assert MIDDLE * 0.9 < drawn[1000] < MIDDLE * 1.1
    assert MIDDLE / FARTHEST <= drawn[0] < drawn[-1] <= MIDDLE * FARTHEST
    live = replace(table, clock=ClockSettings(turn=600))
    assert max(seconds(rng, live) for _ in range(2000)) <= 600 / 4, "a live clock does not run out meanwhile"


async def test_it_is_done_for_everybody_who_takes_a_seat(generous: Host) -> None:
    table = await generous.lobbies.open(press(ANN), "toy", {}, "en")
    table = await generous.lobbies.join(press(BEN), table.id)
    table = await generous.lobbies.start(press(ANN), table.id)
    assert await lets_host_answer(generous, table) == {ANN.id: True, BEN.id: True}
    record = await generous.tables.record(None, table.id)
    elsewhere = await generous.tables.import_record(record, THERE, "en")
    elsewhere = await generous.lobbies.join(press(CAT), elsewhere.id)
    assert await lets_host_answer(generous, elsewhere) == {CAT.id: True, None: False}


async def test_a_game_that_offers_it_not_has_no_seat_with_it(host: Host) -> None:
    assert not any((await lets_host_answer(host, await running_table(host))).values())


async def test_nothing_is_answered_for_who_wants_to_be_asked(generous: Host) -> None:
    table, first, other = await begun(generous)
    await generous.playing.take_back_order(press(other), table.id, OBVIOUS)
    acted = await generous.playing.act(press(first), table.id, Pass())
    assert acted.seq == table.seq + 1
    assert acted.turn is None


async def test_what_is_not_plain_is_asked(generous: Host) -> None:
    table, first, other = await begun(generous)
    for _ in range(3):
        await generous.playing.act(press(first), table.id, Pass())
        await later(generous)
    assert asked(await generous.tables.find(table.id)) is other
    assert await by(generous, table) == [first.id, other.id, first.id, other.id, first.id]


async def test_what_is_asked_already_is_left_to_the_person(generous: Host) -> None:
    table, first, _ = await begun(generous)
    await generous.playing.give_order(press(first), table.id, OBVIOUS)
    after = await generous.tables.find(table.id)
    assert (after.seq, after.asked_since) == (table.seq, table.asked_since)


async def test_who_takes_an_answer_of_the_host_back_decides_alone(generous: Host) -> None:
    table, first, other = await begun(generous)
    await generous.playing.act(press(first), table.id, Pass())
    await later(generous)
    undone = await generous.playing.undo(press(other), table.id)
    assert undone.turn is not None
    assert asked(undone.table) is other
    await generous.playing.act(press(other), table.id, Pass())
    await generous.playing.act(press(first), table.id, Pass())
    await later(generous)
    assert await by(generous, table) == [first.id, other.id, first.id, other.id]


async def test_after_an_automa_the_host_answers_too(generous: Host) -> None:
    table = await generous.lobbies.open(press(ANN), "toy", {}, "en")
    await generous.lobbies.add_automa(press(ANN), table.id)
    table = await generous.lobbies.start(press(ANN), table.id)
    await generous.playing.give_order(press(ANN), table.id, OBVIOUS)
    if table.seat_of(ANN.id) in table.asked_since:
        await generous.playing.act(press(ANN), table.id, Pass())
    before = len(await by(generous, table))
    for _ in range(20):  # an automa may draw before it lays or passes
        await play_one(generous._context, table.id)
        if ANN.id in (await by(generous, table))[before:]:
            break
    assert ANN.id in (await by(generous, table))[before:]


async def test_the_wish_outlives_undo_and_restart(tmp_path: Path) -> None:
    host = await make_host(tmp_path)
    host._context.games = GENEROUS
    table, first, other = await begun(host)
    await host.playing.give_order(press(other), table.id, OBVIOUS)
    await host.playing.act(press(first), table.id, Pass())
    await later(host)
    await host.playing.undo(press(other), table.id)
    await host.close()
    again = await make_host(tmp_path)
    again._context.games = GENEROUS
    assert await lets_host_answer(again, table) == {other.id: True, first.id: False}
    await again.playing.take_back_order(press(other), table.id, OBVIOUS)
    assert not any((await lets_host_answer(again, table)).values())
    await again.close()


async def test_only_who_sits_at_a_running_table_can_wish_it(generous: Host) -> None:
    table = await running_table(generous)
    with pytest.raises(Refused, match="not-seated"):
        await generous.playing.give_order(press(CAT), table.id, OBVIOUS)
    await generous.lobbies.cancel(press(ANN), table.id)
    with pytest.raises(Refused, match="table-cancelled"):
        await generous.playing.give_order(press(ANN), table.id, OBVIOUS)


# -- orders of other kinds --------------------------------------------------------------------------------------------


@pytest.fixture
def planted(host: Host) -> Host:
    host._context.games = AHEAD
    return host


PASSES = StandingOrder("lay", ByPath("pass"))


async def test_an_answer_by_its_path_is_given_each_time(planted: Host) -> None:
    table = await running_table(planted)
    first = asked(table)
    other = BEN if first is ANN else ANN
    await planted.playing.give_order(press(other), table.id, PASSES)
    for _ in range(2):
        await planted.playing.act(press(first), table.id, Pass())
        await later(planted)
    assert await by(planted, table) == [first.id, other.id, first.id, other.id]
    assert await planted.playing.standing_orders(other.id, table.id) == (PASSES,)
    await planted.playing.take_back_order(press(other), table.id, PASSES)
    await planted.playing.act(press(first), table.id, Pass())
    assert asked(await planted.tables.find(table.id)) is other


async def test_an_answer_given_ahead_is_a_path_in_the_tree_of_its_question(planted: Host) -> None:
    table = await running_table(planted)
    first = asked(table)
    other = BEN if first is ANN else ANN
    turn = await planted.playing.turn(press(first), table.id)
    card = turn.view["hands"][turn.seat][0]
    acted = await planted.playing.act(press(first), table.id, Pass(), Lay(card))
    ordered = StandingOrder("lay", ByPath(f"lay.{card}"), once=True)
    assert await planted.playing.standing_orders(first.id, table.id) == (ordered,)
    assert acted.turn is None
    await planted.playing.act(press(other), table.id, Pass())
    await later(planted)
    assert [entry.notation for entry in await planted.looking.log(first.id, table.id)][1:] == [
        "pass",
        "pass",
        f"lay {card}",
    ]
    assert await planted.playing.standing_orders(first.id, table.id) == ()


async def test_an_order_for_another_kind_of_decision_or_that_leads_nowhere_asks(planted: Host) -> None:
    table = await running_table(planted)
    first = asked(table)
    other = BEN if first is ANN else ANN
    for order in (StandingOrder("defend", ByPath("pass")), StandingOrder("lay", ByPath("lay")), ORDER_FOR_99):
        await planted.playing.give_order(press(other), table.id, order)
    await planted.playing.act(press(first), table.id, Pass())
    assert await by(planted, table) == [first.id]


ORDER_FOR_99 = StandingOrder(None, ByPath("lay.99"))


@pytest.mark.parametrize("broken", [{"kind": "psychic"}, {"conditions": '{"until":5}'}, {"conditions": "{"}])
async def test_an_order_of_a_newer_version_is_kept_and_not_followed(planted: Host, broken: dict[str, str]) -> None:
    table = await running_table(planted)
    first = asked(table)
    other = BEN if first is ANN else ANN
    row = replace(PASSES.row(table.seat_of(other.id) or ""), **broken)  # type: ignore[arg-type]
    async with planted._context.database.write() as connection:
        await store_orders.give(connection, table.id, row, planted._context.clock.now())
    await planted.playing.act(press(first), table.id, Pass())
    assert await by(planted, table) == [first.id]
    async with planted._context.database.read() as connection:
        found = await store_tables.find(connection, table.id)
    assert found is not None
    assert found.orders == (row,)


async def test_nobody_else_is_told_of_an_order(planted: Host) -> None:
    table = await running_table(planted)
    first = asked(table)
    other = BEN if first is ANN else ANN
    await planted.playing.give_order(press(other), table.id, PASSES)
    assert await planted.playing.standing_orders(first.id, table.id) == ()
    assert await planted.playing.standing_orders(CAT.id, table.id) == ()
    sight = await planted.looking.sight(first.id, table.id)
    assert "ByPath" not in repr(sight)
    assert (await planted.playing.turn(press(first), table.id)).orders == ()


async def test_who_leaves_a_lobby_takes_its_orders_along(generous: Host) -> None:
    table = await generous.lobbies.open(press(ANN), "toy", {}, "en")
    await generous.lobbies.join(press(BEN), table.id, "blue")
    await generous.lobbies.leave(press(BEN), table.id)
    await generous.lobbies.join(press(CAT), table.id, "blue")
    async with generous._context.database.read() as connection:
        found = await store_tables.find(connection, table.id)
    assert found is not None
    assert [each.seat for each in found.orders] == ["red", "blue"]


@pytest.mark.parametrize("order", [OBVIOUS, PASSES, ORDER_FOR_99, StandingOrder(None, ByNotation("pass"), once=True)])
def test_every_kind_of_order_is_read_back(order: StandingOrder) -> None:
    assert read_orders([order.row("red")]) == {"red": (order,)}


class IdleToy(Toy):
    """The toy game where passing changes nothing: whoever does it is asked the same again."""

    def apply(
        self, position: ToyPosition, seat: Seat, action: ToyAction, chance: ShuffleOrDie
    ) -> Outcome[ToyPosition, ToyEvent]:
        if isinstance(action, Pass):
            return Outcome(position.copy(), [Laid(seat, None)])
        return super().apply(position, seat, action, chance)


async def test_an_order_that_leads_nowhere_is_carried_out_once_and_then_asks(tmp_path: Path) -> None:
    host = await make_host(tmp_path, games={"toy": IdleToy()})
    table = await running_table(host)
    first = asked(table)
    other = BEN if first is ANN else ANN
    await host.playing.give_order(press(other), table.id, StandingOrder("lay", ByPath("pass")))
    await host.playing.act(press(first), table.id, Lay(min(await hand(host, first, table))))
    await asyncio.wait_for(later(host), 20)
    after = await host.tables.find(table.id)
    assert (after.seq, asked(after)) == (3, other)
    acted = await host.playing.act(press(other), table.id, Lay(min(await hand(host, other, table))))
    assert asked(acted.table) is first
    await host.close()


async def hand(host: Host, person: Person, table: Table) -> list[int]:
    cards: list[int] = (await host.looking.sight(person.id, table.id)).view["hands"][table.seat_of(person.id)]
    return cards


async def test_orders_of_who_plays_alone_stop_after_many_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is there from whom they would have to be hidden, so they are entered at once."""
    host = await make_host(tmp_path)
    monkeypatch.setattr(play, "MOST_ANSWERS", 2)
    table = await solo_table(host)
    first = (await host.playing.turn(press(ANN), table.id)).decision
    path = trace((await host.playing.turn(press(ANN), table.id)).choices, first.default)
    await host.playing.give_order(press(ANN), table.id, StandingOrder(first.kind, ByPath(path)))
    acted = await host.playing.act(press(ANN), table.id, first.default)
    assert acted.seq <= 4, "its own answer, and two of the host"
    await host.close()
