"""Games looked through step by step, as the store has them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.hosting.host import Host
from bot.hosting.replaying.reading import KEPT
from bot.hosting.replaying.replay import Eyes, Replay
from bot.hosting.table import Person, Refused, Status, Table
from bot.store import log as store_log
from tests.bot.hosting.support import ANN, BEN, CAT, asked, press, running_table
from tests.engine.toy import Draw, Lay, Pass


async def replay(host: Host, table: Table, person: Person | None = None) -> Replay:
    return await host.looking.replay(None if person is None else person.id, await host.tables.load(table.id))


def cards(found: Replay, seq: int) -> list[object]:
    """Return which cards are told of a step through the usual eyes."""
    eyes = found.eyes[0]
    step = next(each for each in found.shown(eyes) if each.seq == seq)
    return [event.to_data().get("card") for event in found.events(step, eyes)]


async def test_each_gets_what_it_may_see(host: Host) -> None:
    table = await running_table(host)
    who = asked(table)
    await host.playing.act(press(who), table.id, Draw())
    for person in (ANN, BEN, CAT, None):
        found = await replay(host, table, person)
        assert [each.number for each in found.shown(found.eyes[0])] == [1, 2]
        assert isinstance(cards(found, 2)[0], int) == (person == who)
        view = found.view(found.steps[-1], found.eyes[0])
        assert isinstance(view["hands"][table.seat_of(who.id)], list) == (person == who)


async def test_steps_are_kept_as_long_as_nothing_has_happened(host: Host) -> None:
    table = await running_table(host)
    first = await replay(host, table)
    assert (await replay(host, table, ANN)).steps is first.steps
    await host.playing.act(press(asked(table)), table.id, Pass())
    second = await replay(host, table)
    assert [each.seq for each in second.steps] == [1, 2]
    assert (await replay(host, table)).steps is second.steps


async def test_only_the_games_looked_at_last_are_kept(host: Host) -> None:
    kept = host._context.replays
    table = await running_table(host)
    found = await replay(host, table)
    for number in range(KEPT):
        kept.put(replace(table, id=1000 + number), found.steps)
    assert kept.get(table) is None
    assert kept.get(replace(table, id=1000)) is found.steps


async def test_an_answer_that_took_the_place_of_another_is_told_alone(host: Host) -> None:
    table = await running_table(host, options={"mode": "together"})
    seat = table.seat_of(ANN.id) or ""
    one, other, *_ = (await host.looking.sight(ANN.id, table.id)).view["hands"][seat]
    await host.playing.act(press(ANN), table.id, Lay(one))
    assert cards(await replay(host, table, ANN), 2) == [one]
    await host.playing.act(press(ANN), table.id, Lay(other))
    found = await replay(host, table, ANN)
    assert [each.seq for each in found.steps] == [1, 2]
    assert cards(found, 2) == [other]
    assert cards(await replay(host, table, BEN), 2) == [None]


async def test_of_a_game_that_was_closed_everything_is_told(host: Host) -> None:
    table = await running_table(host)
    await host.playing.act(press(asked(table)), table.id, Draw())
    assert (await replay(host, table, CAT)).eyes == [Eyes()]
    await host.lobbies.cancel(press(ANN), table.id)
    found = await replay(host, table, CAT)
    assert found.eyes[:2] == [Eyes(everything=True), Eyes()]
    assert isinstance(cards(found, 2)[0], int)


async def test_a_lobby_has_no_steps(host: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    with pytest.raises(Refused, match="still-lobby"):
        await replay(host, table)
    await host.lobbies.cancel(press(ANN), table.id)
    assert (await host.tables.find(table.id)).status is Status.CANCELLED
    with pytest.raises(Refused, match="table-cancelled"):
        await replay(host, table)


async def test_what_older_rules_allowed_is_told_without_positions(host: Host) -> None:
    table = await running_table(host)
    who = asked(table)
    await host.playing.act(press(who), table.id, Pass())
    async with host.database.write() as connection:
        entry = (await store_log.row(connection, table.id, 2)).entry or {}
        await store_log.replace_entry(connection, table.id, 2, {**entry, "action": {"type": "lay", "card": 999}})
    found = await replay(host, table)
    assert [each.known for each in found.steps] == [True, False]
    assert found.events(found.steps[1], Eyes())
