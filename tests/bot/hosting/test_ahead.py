"""Answers that a seat gives before it is asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hosting.host import Host
from bot.hosting.orders.standing_orders import ByNotation, ByPath, StandingOrder
from bot.hosting.table import Person, Table
from tests.bot.hosting.support import (
    AHEAD,
    ANN,
    BEN,
    FakeAnnouncer,
    asked,
    later,
    make_host,
    press,
    running_table,
    worker,
)
from tests.engine.toy import Lay, Pass


@pytest.fixture
def host(host: Host) -> Host:
    host._context.games = AHEAD
    return host


async def begun(host: Host) -> tuple[Table, Person, Person]:
    """Open a game; give it with who is asked first, and with the other one."""
    table = await running_table(host)
    first = asked(table)
    return table, first, BEN if first is ANN else ANN


async def by(host: Host, table: Table) -> list[int | None]:
    """Return whose each entry is, the start left out."""
    entries = await host.looking.log(None, table.id)
    return [table.occupant(each.seat).person_id for each in entries if each.seat is not None]


async def test_what_was_answered_ahead_is_shown_to_its_seat(host: Host) -> None:
    """Only what is used once is an answer to the question to come; an order for always is none."""
    table, first, _ = await begun(host)
    always = StandingOrder(None, ByNotation("draw"))
    await host.playing.give_order(press(first), table.id, always)
    assert (await host.playing.turn(press(first), table.id)).answered_ahead is None
    for order in (StandingOrder(None, ByNotation("pass"), once=True), StandingOrder(None, ByPath("pass"), once=True)):
        await host.playing.give_order(press(first), table.id, order)
        assert (await host.playing.turn(press(first), table.id)).answered_ahead == Pass()
    await host.playing.give_order(press(first), table.id, StandingOrder(None, ByNotation("fly"), once=True))
    assert (await host.playing.turn(press(first), table.id)).answered_ahead is None


async def test_what_was_answered_ahead_is_the_seats_own_answer_once_it_is_asked(host: Host) -> None:
    announcer = FakeAnnouncer()
    table, first, other = await begun(host)
    await host.playing.act(press(first), table.id, Pass(), Pass())
    assert await by(host, table) == [first.id]
    await host.playing.act(press(other), table.id, Pass())
    await later(host)
    assert await by(host, table) == [first.id, other.id, first.id]
    assert asked(await host.tables.find(table.id)) is other
    await worker(host, announcer).deliver()
    assert len(announcer.posted) == 1
    await host.playing.act(press(other), table.id, Pass())
    assert await by(host, table) == [first.id, other.id, first.id, other.id], "it was given once"


async def test_the_next_action_replaces_it(host: Host) -> None:
    table, first, other = await begun(host)
    await host.playing.act(press(first), table.id, Pass(), Pass())
    assert await host.playing.standing_orders(first.id, table.id) == (StandingOrder("lay", ByPath("pass"), once=True),)
    assert await host.playing.standing_orders(other.id, table.id) == ()
    await host.playing.undo(press(first), table.id)
    await host.playing.act(press(first), table.id, Pass())
    assert await host.playing.standing_orders(first.id, table.id) == ()
    await host.playing.act(press(other), table.id, Pass())
    assert await by(host, table) == [first.id, other.id]


async def test_what_no_path_leads_to_is_asked(host: Host) -> None:
    table, first, other = await begun(host)
    await host.playing.act(press(first), table.id, Pass(), Lay(99))
    assert await host.playing.standing_orders(first.id, table.id) == ()
    acted = await host.playing.act(press(other), table.id, Pass())
    assert asked(acted.table) is first


async def test_what_the_rules_no_longer_allow_is_asked(host: Host) -> None:
    table, first, other = await begun(host)
    turn = await host.playing.turn(press(first), table.id)
    card = turn.view["hands"][turn.seat][0]
    await host.playing.act(press(first), table.id, Lay(card), Lay(card))
    assert await host.playing.standing_orders(first.id, table.id) == (
        StandingOrder("lay", ByPath(f"lay.{card}"), once=True),
    )
    acted = await host.playing.act(press(other), table.id, Pass())
    assert await by(host, table) == [first.id, other.id]
    assert asked(acted.table) is first


async def test_it_outlives_a_restart(tmp_path: Path) -> None:
    host = await make_host(tmp_path, games=AHEAD)
    table, first, other = await begun(host)
    await host.playing.act(press(first), table.id, Pass(), Pass())
    await host.close()
    again = await make_host(tmp_path, games=AHEAD)
    await again.playing.act(press(other), table.id, Pass())
    await later(again)
    assert await by(again, table) == [first.id, other.id, first.id]
    await again.close()


async def test_until_then_it_shows_nowhere(tmp_path: Path) -> None:
    seen = []
    for ahead in (None, Pass()):
        announcer = FakeAnnouncer()
        folder = tmp_path / str(ahead)
        folder.mkdir()
        host = await make_host(folder, games=AHEAD)
        table, first, other = await begun(host)
        await host.playing.act(press(first), table.id, Pass(), ahead)
        await worker(host, announcer).deliver()
        told = [(each.happened, each.view, each.decisions) for each in announcer.posted]
        sight = await host.looking.sight(other.id, table.id)
        seen.append((await host.tables.record(None, table.id), told, sight.view, sight.decisions))
        await host.close()
    assert seen[0] == seen[1]
