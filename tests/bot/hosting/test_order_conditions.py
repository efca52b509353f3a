"""Standing orders under conditions: public facts only, for any game."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.hosting.host import Host
from bot.hosting.orders.conditions import Conditions
from bot.hosting.orders.order_choices import HOURS, order_choices
from bot.hosting.orders.standing_orders import ByPath, StandingOrder, read_orders
from bot.hosting.table import Person, Table
from engine.choices import declining, walk
from engine.contract import Unreadable
from engine.games import GAMES
from engine.question import Question
from tests.bot.hosting.support import ANN, BEN, asked, later, press, running_table
from tests.engine.toy import Lay, Pass
from tests.support.games import CASES, Case
from tests.support.permute import permute
from tests.support.play import steps

NOW = datetime(2030, 1, 1, tzinfo=UTC)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_can_be_ordered_turns_down_what_time_out_does_and_hangs_on_nothing_hidden(case: Case) -> None:
    """For each game of the list: a law that also a new game has to keep."""
    game, offered, followed = case.game, False, 0
    rng = random.Random(1)
    for match in steps(case, seed=900):
        for decision in match.decisions():
            seat = decision.seat
            question = Question(game, match.position, decision)
            choices = order_choices(game, question.view, seat, NOW)
            offered |= bool(choices)
            assert len(choices) <= 25, "they stand in one select"
            for _, order in choices:
                assert read_orders([order.row(seat)]) == {seat: (order,)}
            path = declining(game.ways, decision.kind)
            public = game.view(match.position, None)
            assert game.marks(public) == game.marks(question.view)
            assert game.measures(public, decision) == game.measures(question.view, decision)
            assert game.affairs(public, seat) == game.affairs(question.view, seat)
            assert game.measures(public, decision).keys() == set(game.measured.get(decision.kind, ()))
            twin = permute(game, match.position, None, rng)
            for _, order in choices:
                if order.decision == decision.kind:
                    there = Question(game, twin, replace(decision))
                    assert order.conditions.hold(question, NOW) == order.conditions.hold(there, NOW)
            if path is not None:
                followed += 1
                assert walk(question.choices, path) == decision.default
    assert bool(followed) == offered


def test_a_view_is_made_only_for_conditions_that_ask_what_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    match = next(steps(CASES[0], seed=900))
    game, (decision, *_) = match.game, match.decisions()
    seen: list[object] = []
    look = type(game).view

    def view(*given: Any) -> Any:
        seen.append(given)
        return look(*given)

    monkeypatch.setattr(type(game), "view", view)

    def holds(conditions: Conditions) -> bool:
        return conditions.hold(Question(game, match.position, decision), NOW)

    assert holds(Conditions())
    assert holds(Conditions(until=NOW + timedelta(seconds=1)))
    assert not holds(Conditions(until=NOW))
    assert not seen
    assert not holds(Conditions(marks={"what no game has": "1"}))
    assert not holds(Conditions(fewer={"what no game has": 1}))
    assert not holds(Conditions(affairs="what no digest is"))
    assert len(seen) == 3


@pytest.mark.parametrize(
    "conditions",
    [
        Conditions(),
        Conditions(until=NOW),
        Conditions(marks={"round": "3"}, fewer={"pieces": 2}),
        Conditions(affairs="abc"),
    ],
)
def test_conditions_are_read_back(conditions: Conditions) -> None:
    assert Conditions.read(conditions.stored()) == conditions


@pytest.mark.parametrize(
    "text", ["", "3", "[]", '{"when": 3}', '{"until": "soon"}', '{"until": "2030-01-01"}', '{"fewer": {"pieces": "2"}}']
)
def test_what_is_no_condition_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        Conditions.read(text)


def test_an_order_of_before_has_no_conditions() -> None:
    assert Conditions().stored() == "{}"


async def begun(host: Host) -> tuple[Table, Person, Person]:
    table = await running_table(host)
    first = asked(table)
    return table, first, BEN if first is ANN else ANN


async def order(host: Host, who: Person, table: Table, code: str) -> StandingOrder:
    """Give an order that can be given now."""
    sight = await host.looking.sight(who.id, table.id)
    every = dict(order_choices(sight.game, sight.view, sight.seat or "", host.now()))
    await host.playing.give_order(press(who), table.id, every[code])
    return every[code]


async def passes(host: Host, table: Table, first: Person, other: Person) -> bool:
    """Let the first one pass; return whether the host then does for the other one."""
    await host.playing.act(press(first), table.id, Pass())
    await later(host)
    if asked(await host.tables.find(table.id)) is first:
        return True
    await host.playing.act(press(other), table.id, Pass())
    return False


async def test_until_the_round_ends(host: Host) -> None:
    table, first, other = await begun(host)
    await order(host, other, table, "lay.mark-round")
    assert [await passes(host, table, first, other) for _ in range(3)] == [True, False, False]


async def test_until_a_time(host: Host) -> None:
    table, first, other = await begun(host)
    await order(host, other, table, f"lay.hours-{HOURS[0]}")
    assert await passes(host, table, first, other)
    host._context.clock.forward(timedelta(hours=HOURS[0]).total_seconds())  # type: ignore[attr-defined]
    assert not await passes(host, table, first, other)


async def test_where_one_has_few(host: Host) -> None:
    table, first, other = await begun(host)
    await order(host, other, table, "lay.fewer-cards-3")
    await host.playing.act(press(first), table.id, Pass())
    await later(host)
    assert asked(await host.tables.find(table.id)) is other, "three are not fewer than three"
    hand = (await host.looking.sight(other.id, table.id)).view["hands"][table.seat_of(other.id)]
    await host.playing.act(press(other), table.id, Lay(min(hand)))
    assert await passes(host, table, first, other)


async def test_until_something_happens(host: Host) -> None:
    table, first, other = await begun(host)
    await order(host, other, table, "lay.affairs")
    assert await passes(host, table, first, other)
    hand = (await host.looking.sight(first.id, table.id)).view["hands"][table.seat_of(first.id)]
    await host.playing.act(press(first), table.id, Lay(min(hand)))
    await later(host)
    assert asked(await host.tables.find(table.id)) is other, "somebody else has scored"


def test_i4_an_order_not_to_defend_looks_at_the_pieces_there() -> None:
    moa = GAMES["moa"]
    case = next(each for each in CASES if str(each) == "moa-3-after_turn-shared-hidden")
    few = StandingOrder("defend", ByPath("decline"), conditions=Conditions(fewer={"pieces": 2}))
    seen = set()
    for match in steps(case, seed=901):
        for decision in match.decisions():
            if decision.kind == "defend":
                territory = match.position.territories[decision.facts["territory"]]
                pieces = territory.birds.get(decision.seat, 0) + (territory.leader == decision.seat)
                answer = few.answer(Question(moa, match.position, decision), NOW)
                assert (answer == decision.default) == (pieces < 2)
                seen.add(pieces < 2)
    assert seen == {True, False}
