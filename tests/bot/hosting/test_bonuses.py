"""Answers that the host gives for a seat that wishes it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hosting.automa import play_one
from bot.hosting.host import Host
from bot.hosting.table import Person, Refused, Table
from bot.hosting.turn import Turn
from engine.contract import Action
from tests.bot.hosting.support import (
    ANN,
    BEN,
    CAT,
    THERE,
    FakeAnnouncer,
    asked,
    make_host,
    press,
    running_table,
    worker,
)
from tests.engine.toy import Pass


def passes(turn: Turn) -> Action | None:
    """What is plainly good in the toy game, for these tests: pass, unless it is the last round."""
    return Pass() if turn.view["round"] < 3 else None


@pytest.fixture
def generous(host: Host) -> Host:
    host._context.plain_answers = {"toy": passes}
    return host


async def begun(host: Host) -> tuple[Table, Person, Person]:
    """Open a game; give it with who is asked first, who wants to be asked, and with the other one."""
    table = await running_table(host)
    first = asked(table)
    other = BEN if first is ANN else ANN
    return await host.take_bonuses(press(first), table.id, take=False), first, other


async def by(host: Host, table: Table) -> list[int | None]:
    """Return whose each entry is, the start left out."""
    running = host._context.cache.get(table.id)
    assert running is not None
    return [table.occupant(each.seat).person_id for each in running.match.entries if each.seat is not None]


async def test_the_host_answers_as_the_seat_itself_and_it_is_told_in_one_post(generous: Host) -> None:
    announcer = FakeAnnouncer()
    table, first, other = await begun(generous)
    acted = await generous.act(press(first), table.id, Pass())
    assert await by(generous, table) == [first.id, other.id]
    assert acted.seq == acted.table.seq == 3
    assert acted.turn is not None, "it is the first one's turn again"
    assert [event.to_data()["type"] for event in acted.events] == ["laid", "laid"]
    await worker(generous, announcer).deliver()
    assert announcer.told() == [1, 2, 3]
    assert len(announcer.posted) == 1


async def test_it_is_done_for_everybody_who_takes_a_seat(generous: Host) -> None:
    table = await generous.open_table(press(ANN), "toy", {}, "en")
    table = await generous.join(press(BEN), table.id)
    assert [each.bonuses for each in table.occupants] == [True, True]
    table = await generous.start(press(ANN), table.id)
    record = await generous.record(None, table.id)
    elsewhere = await generous.import_record(record, THERE, "en")
    assert not any(each.bonuses for each in elsewhere.occupants)
    elsewhere = await generous.join(press(CAT), elsewhere.id)
    assert {each.bonuses for each in elsewhere.occupants if each.person_id == CAT.id} == {True}


async def test_a_game_that_offers_it_not_has_no_seat_with_it(host: Host) -> None:
    assert not any(each.bonuses for each in (await running_table(host)).occupants)


async def test_nothing_is_answered_for_who_wants_to_be_asked(generous: Host) -> None:
    table, first, other = await begun(generous)
    await generous.take_bonuses(press(other), table.id, take=False)
    acted = await generous.act(press(first), table.id, Pass())
    assert acted.seq == table.seq + 1
    assert acted.turn is None


async def test_what_is_not_plain_is_asked(generous: Host) -> None:
    table, first, other = await begun(generous)
    for _ in range(3):
        acted = await generous.act(press(first), table.id, Pass())
    assert asked(acted.table) is other
    assert await by(generous, table) == [first.id, other.id, first.id, other.id, first.id]


async def test_what_is_asked_already_is_left_to_the_person(generous: Host) -> None:
    table, first, _ = await begun(generous)
    after = await generous.take_bonuses(press(first), table.id, take=True)
    assert (after.seq, after.asked_since) == (table.seq, table.asked_since)


async def test_who_takes_an_answer_of_the_host_back_decides_alone(generous: Host) -> None:
    table, first, other = await begun(generous)
    await generous.act(press(first), table.id, Pass())
    undone = await generous.undo(press(other), table.id)
    assert undone.turn is not None
    assert asked(undone.table) is other
    await generous.act(press(other), table.id, Pass())
    await generous.act(press(first), table.id, Pass())
    assert await by(generous, table) == [first.id, other.id, first.id, other.id]


async def test_after_an_automa_the_host_answers_too(generous: Host) -> None:
    table = await generous.open_table(press(ANN), "toy", {}, "en")
    await generous.add_automa(press(ANN), table.id)
    table = await generous.start(press(ANN), table.id)
    await generous.take_bonuses(press(ANN), table.id, take=True)
    if table.seat_of(ANN.id) in table.asked_since:
        await generous.act(press(ANN), table.id, Pass())
    before = len(await by(generous, table))
    for _ in range(20):  # an automa may draw before it lays or passes
        await play_one(generous._context, table.id)
        if ANN.id in (await by(generous, table))[before:]:
            break
    assert ANN.id in (await by(generous, table))[before:]


async def test_the_wish_outlives_undo_and_restart(tmp_path: Path) -> None:
    host = await make_host(tmp_path)
    host._context.plain_answers = {"toy": passes}
    table, first, other = await begun(host)
    await host.take_bonuses(press(other), table.id, take=True)
    await host.act(press(first), table.id, Pass())
    await host.undo(press(other), table.id)
    await host.close()
    again = await make_host(tmp_path)
    again._context.plain_answers = {"toy": passes}
    taken = {each.person_id: each.bonuses for each in (await again.table(table.id)).occupants}
    assert taken == {other.id: True, first.id: False}
    await again.take_bonuses(press(other), table.id, take=False)
    assert not any(each.bonuses for each in (await again.table(table.id)).occupants)
    await again.close()


async def test_only_who_sits_at_a_running_table_can_wish_it(generous: Host) -> None:
    table = await running_table(generous)
    with pytest.raises(Refused, match="not-seated"):
        await generous.take_bonuses(press(CAT), table.id, take=True)
    await generous.cancel(press(ANN), table.id)
    with pytest.raises(Refused, match="table-cancelled"):
        await generous.take_bonuses(press(ANN), table.id, take=True)
