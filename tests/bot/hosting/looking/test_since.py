from __future__ import annotations

import pytest
from sqlalchemy import func, select

from bot.hosting.host import Host
from bot.hosting.looking.notes import LONGEST
from bot.hosting.table import Person, Refused, Table
from bot.store.schema import visits
from tests.bot.hosting.support import ANN, BEN, CAT, HandClock, asked, press, running_table
from tests.engine.toy import Draw, Pass


async def other(table: Table) -> Person:
    return next(each for each in (ANN, BEN) if each != asked(table))


async def told(host: Host, person: Person, table: Table, after: int | None = None) -> list[int]:
    since = await host.looking.since(person.id, await host.tables.load(table.id), after)
    return [-each.seq if each.undone else each.seq for each in since.happened]


async def test_from_the_beginning_for_who_has_never_looked(host: Host) -> None:
    table = await running_table(host)
    waits = await other(table)
    await host.playing.act(press(asked(table)), table.id, Pass())
    if waits == ANN:  # who has started the game has seen that much
        assert await told(host, waits, table) == [2]
    else:
        assert await told(host, waits, table) == [1, 2]


async def test_since_one_looked(host: Host, clock: HandClock) -> None:
    table = await running_table(host)
    waits = await other(table)
    loaded = await host.tables.load(table.id)
    await host.looking.visited(waits.id, loaded, await host.looking.last_visit(waits.id, loaded))
    looked = clock.now()
    assert await told(host, waits, table) == []
    clock.forward(3600)
    await host.playing.act(press(asked(table)), table.id, Draw())
    await host.playing.act(press(asked(table)), table.id, Pass())
    since = await host.looking.since(waits.id, await host.tables.load(table.id), None)
    assert [each.seq for each in since.happened] == [2, 3]
    assert since.visit is not None
    assert (since.visit.seq, since.visit.at) == (1, looked)
    assert since.before["scores"].keys() == since.sight.view["scores"].keys()
    assert since.before != since.sight.view
    drawn = since.happened[0].events[0].to_data()
    assert drawn["card"] is None, "as that person may see it"
    mine = await host.looking.since(asked(table).id, await host.tables.load(table.id), 1)
    assert isinstance(mine.happened[0].events[0].to_data()["card"], int)


async def test_who_acts_has_seen_the_table_and_writes_nothing_for_that(host: Host) -> None:
    table = await running_table(host)
    person = asked(table)
    await host.playing.act(press(person), table.id, Draw())
    assert await told(host, person, table) == []
    last = await host.looking.last_visit(person.id, await host.tables.load(table.id))
    assert last is not None
    assert last.seq == 2
    async with host._context.database.read() as connection:
        assert await connection.scalar(select(func.count()).select_from(visits)) == 0


async def test_a_button_of_an_earlier_visit_tells_since_then(host: Host) -> None:
    table = await running_table(host)
    person = asked(table)
    await host.playing.act(press(person), table.id, Draw())
    assert await told(host, person, table, 1) == [2]
    assert await told(host, person, table, 10**6) == [1, 2], "forged: from the beginning"


async def test_what_was_made_and_taken_back_is_not_told_and_what_was_seen_is_told_as_taken_back(host: Host) -> None:
    table = await running_table(host)
    person, waits = asked(table), await other(table)
    await host.playing.act(press(person), table.id, Pass())
    seen = await host.tables.load(table.id)
    await host.looking.visited(waits.id, seen, None)
    await host.playing.undo(press(person), table.id)
    assert await told(host, waits, table) == [-2]
    await host.playing.act(press(person), table.id, Pass())
    await host.playing.undo(press(person), table.id)
    assert await told(host, waits, table) == [-2]


async def test_a_visit_is_of_who_has_a_seat(host: Host) -> None:
    table = await running_table(host)
    loaded = await host.tables.load(table.id)
    await host.looking.visited(CAT.id, loaded, None)
    assert await host.looking.last_visit(CAT.id, loaded) is None
    with pytest.raises(Refused, match="not-seated"):
        await host.looking.since(CAT.id, loaded, None)


async def test_before_the_start_there_is_nothing(host: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    with pytest.raises(Refused, match="still-lobby"):
        await host.looking.since(ANN.id, await host.tables.load(table.id), None)


async def test_a_note_is_for_its_writer_only(host: Host) -> None:
    table = await running_table(host)
    person, waits = asked(table), await other(table)
    assert await host.looking.write_note(press(person), table.id, " @everyone\x00 lay 3\n ") == "@everyone lay 3"
    loaded = await host.tables.load(table.id)
    assert loaded.note(person.id) == "@everyone lay 3"
    assert loaded.note(waits.id) == loaded.note(CAT.id) == ""
    assert (await host.playing.turn(press(person), loaded)).note == "@everyone lay 3"
    assert "lay 3" not in repr(loaded.table)
    acted = await host.playing.act(press(person), loaded, Pass())
    assert (await host.playing.turn(press(asked(acted.table)), table.id)).note == ""
    with pytest.raises(Refused, match="not-seated"):
        await host.looking.write_note(press(CAT), table.id, "mine")


async def test_a_note_is_replaced_cut_and_removed(host: Host) -> None:
    table = await running_table(host)
    await host.looking.write_note(press(ANN), table.id, "one")
    assert await host.looking.write_note(press(ANN), table.id, "x" * (LONGEST + 1)) == "x" * LONGEST
    assert (await host.tables.load(table.id)).note(ANN.id) == "x" * LONGEST
    assert await host.looking.write_note(press(ANN), table.id, " \n ") == ""
    assert (await host.tables.load(table.id)).note(ANN.id) == ""
