"""Many presses at once, in one process and in two over one database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.hosting.host import Host
from bot.hosting.orders import answers_to_come
from bot.hosting.orders.standing_orders import ByPath, StandingOrder
from bot.hosting.posting.retirement import Retirement
from bot.hosting.table import Refused, Status, Table
from bot.hosting.upkeep.maintenance import maintain
from bot.store import tables, timers
from tests.bot.hosting.support import ANN, BEN, HERE, FakeAnnouncer, asked, later, make_host, press, running_table
from tests.engine.toy import Draw, Pass, ToyAction


@pytest.fixture
async def other(tmp_path: Path, host: Host) -> AsyncIterator[Host]:
    """Another process over the same database."""
    other = await make_host(tmp_path, seed=2)
    yield other
    await other.close()


async def act_all(hosts: list[Host], table: Table, action: object, since: int | None) -> tuple[list[int], list[str]]:
    """Press with every host at once; give the seqs of those who acted, and why the others did not."""
    presses = [host.playing.act(press(asked(table), since=since), table.id, action) for host in hosts]  # type: ignore[arg-type]
    results = await asyncio.gather(*presses, return_exceptions=True)
    for each in results:
        if isinstance(each, BaseException) and not isinstance(each, Refused):
            raise each
    acted = [each.seq for each in results if not isinstance(each, BaseException)]
    return acted, [each.reason for each in results if isinstance(each, Refused)]


async def test_of_many_clicks_on_one_button_one_acts(host: Host) -> None:
    table = await running_table(host)
    acted, refused = await act_all([host] * 10, table, Draw(), since=1)
    assert (acted, refused) == ([2], ["stale"] * 9)


async def test_waiting_presses_are_not_refused(host: Host) -> None:
    table = await running_table(host)
    acted, refused = await act_all([host] * 5, table, Draw(), since=None)
    assert (sorted(acted), refused) == ([2, 3, 4, 5, 6], [])


async def test_two_processes_cannot_fork_a_log(host: Host, other: Host) -> None:
    table = await running_table(host)
    for _ in range(3):
        table = await other.tables.find(table.id)
        since = next(iter(table.asked_since.values()))
        acted, refused = await act_all([host, other] * 4, table, Pass(), since=since)
        assert len(acted) == 1
        assert set(refused) <= {"stale", "answered"}
    assert [entry.seq for entry in await host.looking.log(None, table.id)] == [1, 2, 3, 4]
    assert (await host.looking.sight(None, table.id)).view == (await other.looking.sight(None, table.id)).view


async def test_the_same_interaction_in_two_processes_acts_once(host: Host, other: Host) -> None:
    table = await running_table(host)
    same = press(asked(table))
    results = await asyncio.gather(*(each.playing.act(same, table.id, Draw()) for each in (host, other, host, other)))
    assert sorted(each.again for each in results) == [False, True, True, True]
    assert {each.seq for each in results} == {2}
    assert len({each.events for each in results}) == 1


async def test_one_of_two_openings_at_a_place_stands(host: Host, other: Host) -> None:
    openings = [each.lobbies.open(press(person), "toy", {}, "en") for each, person in ((host, ANN), (other, BEN))]
    results = await asyncio.gather(*openings, return_exceptions=True)
    (table,) = [each for each in results if isinstance(each, Table)]
    (refused,) = [each for each in results if isinstance(each, Refused)]
    assert refused.reason == "place-taken"
    assert await host.tables.at(HERE) == await other.tables.at(HERE) == table


async def test_of_two_processes_with_one_press_one_makes_a_thread(host: Host, other: Host) -> None:
    for _ in range(3):
        same = press(ANN)
        assert sorted(await asyncio.gather(*(each.lobbies.may_make_thread(same) for each in (host, other)))) == [
            False,
            True,
        ]
    assert await other.lobbies.may_make_thread(press(ANN)), "another press is another thread"
    await maintain(host._context, Retirement(FakeAnnouncer()))
    assert not await other.lobbies.may_make_thread(same), "it is known for as long as it may come again"


async def test_the_last_seat_is_taken_by_one(host: Host, other: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    joins = [each.lobbies.join(press(BEN), table.id, "green") for each in (host, other, host, other)]
    results = await asyncio.gather(*joins, return_exceptions=True)
    assert sorted(type(each).__name__ for each in results) == ["Refused", "Refused", "Refused", "Table"]
    assert len((await host.tables.find(table.id)).occupants) == 2


async def test_who_waited_for_a_table_sees_who_sat_down_meanwhile(host: Host, other: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")

    async def sit(at: Host, seat: str) -> int:
        async with at._context.database.write() as connection:
            row = await tables.find(connection, table.id, lock=True)
            assert row is not None
            await tables.add_seat(connection, table.id, seat, automa="random")
            return len(row.seats)

    assert sorted(await asyncio.gather(sit(host, "green"), sit(other, "blue"))) == [1, 2]


async def test_a_reader_sees_one_state_whatever_is_written_meanwhile(host: Host, other: Host) -> None:
    table = await running_table(host)
    async with host._context.database.read() as connection:
        before = await tables.find(connection, table.id)
        await other.playing.act(press(asked(table)), table.id, Draw())
        assert await tables.find(connection, table.id) == before


async def test_a_table_closed_elsewhere_stays_closed(host: Host, other: Host) -> None:
    table = await running_table(host)
    await host.playing.turn(press(asked(table)), table.id)
    await other.lobbies.cancel(press(ANN), table.id)
    with pytest.raises(Refused, match="table-cancelled"):
        await host.playing.act(press(asked(table)), table.id, Pass())
    assert (await host.tables.find(table.id)).status is Status.CANCELLED


async def test_what_was_read_before_somebody_acted_elsewhere_is_read_anew(host: Host, other: Host) -> None:
    table = await running_table(host)
    person = asked(table)
    found = await host.tables.load(table.id)
    await other.playing.act(press(person), table.id, Draw())
    with pytest.raises(Refused, match="stale"):
        await host.playing.act(press(person, since=1), found, Draw())
    assert (await host.playing.act(press(person), found, Draw())).seq == 3
    assert (await host.playing.turn(press(person), found)).since == 3, "here it is newer than what was read"


async def test_what_was_read_before_the_table_was_closed_elsewhere_is_read_anew(host: Host, other: Host) -> None:
    table = await running_table(host)
    found = await host.tables.load(table.id)
    await host.playing.turn(press(asked(table)), found)
    await other.lobbies.cancel(press(ANN), table.id)
    with pytest.raises(Refused, match="table-cancelled"):
        await host.playing.act(press(asked(table)), found, Pass())
    assert (await host.tables.find(table.id)).seq == 1


@pytest.mark.parametrize("action", [Draw(), Pass()])
async def test_the_same_press_with_the_same_table_in_hand_acts_once(host: Host, other: Host, action: ToyAction) -> None:
    """Whether its seat is asked again (the id is taken) or not (it is refused): it is told what it did."""
    table = await running_table(host)
    same = press(asked(table))
    in_hand = {at: await at.tables.load(table.id) for at in (host, other)}
    first = await host.playing.act(same, in_hand[host], action)
    for at in (host, other):
        again = await at.playing.act(same, in_hand[at], action)
        assert (again.seq, again.again, again.events) == (first.seq, True, first.events)
    assert (await host.tables.find(table.id)).seq == 2


async def test_an_order_given_elsewhere_is_followed(host: Host, other: Host) -> None:
    """The seq does not tell of it: it is read with the table's row."""
    table = await running_table(host)
    first = asked(table)
    await host.playing.turn(press(first), table.id)
    passes = StandingOrder("lay", ByPath("pass"))
    await other.playing.give_order(press(BEN if first is ANN else ANN), table.id, passes)
    assert (await host.playing.act(press(first), await host.tables.load(table.id), Pass())).seq == 2
    await later(host)
    assert (await host.tables.find(table.id)).seq == 3


async def test_an_ordered_answer_waits_for_the_end_of_a_pause_that_was_agreed_to_elsewhere(
    host: Host, other: Host
) -> None:
    """The last vote came between reading the table and acting there."""
    table = await running_table(host)
    first, second = (ANN, BEN) if asked(table) is ANN else (BEN, ANN)
    await host.playing.give_order(press(second), table.id, StandingOrder("lay", ByPath("pass")))
    proposed = (await other.agreements.propose(press(first), table.id, "pause")).proposal
    assert proposed is not None
    found = await host.tables.load(table.id)
    await host.playing.turn(press(first), found)
    await other.agreements.vote(press(second), table.id, proposed.proposal_id, yes=True)
    assert (await host.playing.act(press(first), found, Pass())).table.paused_at is not None
    async with host.database.read() as connection:
        planned = await timers.of_table(connection, table.id)
    assert [each.stopped_at is not None for each in planned if each.kind == answers_to_come.TIMER] == [True]
