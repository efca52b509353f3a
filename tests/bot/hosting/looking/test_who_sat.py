"""Who sat at a table's seats when an entry of its log was made: others may have them since then, or nobody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import select

from bot.hosting.host import Host
from bot.hosting.loading import find_table
from bot.hosting.orders.standing_orders import ByPath, StandingOrder
from bot.hosting.playing.automa import play_one
from bot.hosting.seating.leaving import Fate
from bot.hosting.table import Person, Table
from bot.store import log as store_log
from bot.store.schema import past_occupants
from tests.bot.hosting.support import ANN, BEN, CAT, THERE, asked, press, running_table
from tests.engine.toy import Draw, Lay, Pass

DAN = Person(5, "Dan")


async def rows(host: Host) -> Sequence[Any]:
    async with host.database.read() as connection:
        return (await connection.execute(select(past_occupants))).all()


def who(table: Table, seat: str, upto: int | None = None) -> list[str | None]:
    """Return who had a seat with each row of the log: a name, the level of an automa, None for nobody."""
    then = [table.at(seq).occupant(seat) for seq in range(1, (upto or table.seq) + 1)]
    return [None if each.vacant else each.automa or each.name for each in then]


async def begun(host: Host) -> tuple[Table, Person, str]:
    """Return a table of three with an entry after the start, who made it, and that one's seat."""
    table = await running_table(host, people=(ANN, BEN, CAT))
    gone = asked(table)
    await host.playing.act(press(gone), table.id, Draw())
    return table, gone, table.seat_of(gone.id) or ""


async def test_as_long_as_nobody_goes_it_is_who_sits_there(host: Host) -> None:
    table, _, _ = await begun(host)
    now = await host.tables.find(table.id)
    assert now.at(1) is now
    assert await rows(host) == []


async def test_an_automa_has_only_made_what_came_after_the_person(host: Host) -> None:
    table, gone, seat = await begun(host)
    await host.seats.leave(press(gone), table.id, Fate.AUTOMA)
    while await play_one(host._context, table.id):
        pass
    now = await host.tables.find(table.id)
    assert now.seq > 2
    assert who(now, seat) == [gone.name, gone.name, *["fledgling"] * (now.seq - 2)]
    other = next(each for each in now.occupants if each.seat != seat)
    assert now.at(1).occupant(other.seat) == other


async def test_a_seat_was_nobodys_until_it_was_taken_over(host: Host) -> None:
    table, gone, seat = await begun(host)
    await host.seats.leave(press(gone), table.id, Fate.OFFER)
    while await play_one(host._context, table.id):
        pass
    free = (await host.tables.find(table.id)).seq
    await host.lobbies.join(press(DAN), table.id)
    now = await host.tables.find(table.id)
    assert free > 2
    assert who(now, seat, free + 1) == [gone.name, gone.name, *[None] * (free - 2), "Dan"]


async def test_who_comes_back_has_made_both_parts(host: Host) -> None:
    table, gone, seat = await begun(host)
    await host.seats.leave(press(gone), table.id, Fate.OFFER)
    await host.lobbies.join(press(DAN), table.id)
    await host.seats.leave(press(DAN), table.id, Fate.OFFER)
    await host.lobbies.join(press(gone), table.id)
    await host.playing.act(press(gone), table.id, Draw())
    now = await host.tables.find(table.id)
    assert who(now, seat) == [gone.name] * 3, "Dan has sat there, but nothing was entered meanwhile"
    assert len(await rows(host)) == 1


async def test_who_has_swapped_sat_at_the_other_seat_before(host: Host) -> None:
    table = await running_table(host)
    ann, ben = table.seat_of(ANN.id) or "", table.seat_of(BEN.id) or ""
    about = {"seat": ben, "to": ben, "person": BEN.id, "whose": BEN.name}
    swap = await host.agreements.propose(press(ANN), table.id, "swap", about)
    assert swap.proposal is not None
    await host.agreements.vote(press(BEN), table.id, swap.proposal.proposal_id, yes=True)
    now = await host.tables.find(table.id)
    assert (who(now, ann, 2), who(now, ben, 2)) == (["Ann", "Ben"], ["Ben", "Ann"])


async def test_who_is_forgotten_is_named_nowhere(host: Host) -> None:
    table, gone, seat = await begun(host)
    await host.seats.leave(press(gone), table.id, Fate.OFFER)
    await host.lobbies.join(press(DAN), table.id)
    await host.people.forget(press(gone))
    now = await host.tables.find(table.id)
    assert who(now, seat, 3) == [None, None, "Dan"]
    assert [each.person_id for each in await rows(host)] == [None]


async def test_a_name_is_the_present_one(host: Host) -> None:
    table, gone, seat = await begun(host)
    await host.seats.leave(press(gone), table.id, Fate.AUTOMA)
    await host.lobbies.open(press(Person(gone.id, "Newname"), THERE), "toy", {}, "en")
    assert who(await host.tables.find(table.id), seat, 2) == ["Newname", "Newname"]


async def test_what_was_taken_back_was_made_by_who_sat_there(host: Host) -> None:
    table = await running_table(host, people=(ANN, BEN, CAT))
    gone = asked(table)
    await host.playing.act(press(gone), table.id, Pass())
    await host.playing.undo(press(gone), table.id)
    left = await host.seats.leave(press(gone), table.id, Fate.AUTOMA)
    assert left.seq == 3
    assert who(left, table.seat_of(gone.id) or "", 4) == [gone.name] * 3 + ["fledgling"]


async def test_orders_and_former_people_of_a_seat_are_read_once_each(host: Host) -> None:
    """They come in the same rows: neither multiplies the other."""
    table, gone, seat = await begun(host)
    await host.seats.leave(press(gone), table.id, Fate.OFFER)
    await play_one(host._context, table.id)
    await host.lobbies.join(press(DAN), table.id)
    for decision in ("lay", "roll"):
        await host.playing.give_order(press(DAN), table.id, StandingOrder(decision, ByPath("pass")))
    async with host.database.read() as connection:
        row = await find_table(connection, table.id)
    assert [each.decision for each in row.orders] == ["lay", "roll"]
    assert [(each.seat, each.until, each.name) for each in row.past] == [(seat, 2, gone.name), (seat, 3, None)]
    assert [each.seat for each in row.seats] == [each.seat for each in table.occupants]


async def test_an_answer_that_a_new_owner_changes_looks_as_if_it_stood(host: Host) -> None:
    """While others are asked nobody is to see that an answer was changed."""
    table = await running_table(host, options={"mode": "together"})
    seat = table.seat_of(ANN.id) or ""
    one, other, *_ = (await host.looking.sight(ANN.id, table.id)).view["hands"][seat]
    await host.playing.act(press(ANN), table.id, Lay(one))
    await host.seats.leave(press(ANN), table.id, Fate.OFFER)
    await host.lobbies.join(press(CAT), table.id)
    acted = await host.playing.act(press(CAT), table.id, Lay(other))
    assert (acted.changed, acted.seq) == (True, 2)
    assert who(await host.tables.find(table.id), seat, 3) == ["Ann", "Ann", "Cat"]


async def test_who_is_forgotten_while_playing_is_named_nowhere(host: Host) -> None:
    table, gone, seat = await begun(host)
    await host.people.forget(press(gone))
    await host.lobbies.join(press(DAN), table.id)
    assert who(await host.tables.find(table.id), seat, 3) == [None, None, "Dan"]


async def test_a_seat_of_a_lobby_has_no_past(host: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    await host.lobbies.join(press(BEN), table.id)
    await host.lobbies.leave(press(BEN), table.id)
    await host.lobbies.join(press(CAT), table.id)
    await host.lobbies.start(press(ANN), table.id)
    assert await rows(host) == []


@pytest.mark.parametrize("fate", [Fate.AUTOMA, Fate.OFFER])
async def test_the_log_says_who_has_pressed_as_before(host: Host, fate: Fate) -> None:
    table, gone, _ = await begun(host)
    await host.seats.leave(press(gone), table.id, fate)
    async with host.database.read() as connection:
        assert [each.person_id for each in await store_log.rows(connection, table.id)] == [ANN.id, gone.id]
