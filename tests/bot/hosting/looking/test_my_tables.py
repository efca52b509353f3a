from __future__ import annotations

from sqlalchemy import update

from bot.hosting.host import Host
from bot.hosting.looking.waiting import Awaited
from bot.hosting.table import Person, Place, Status
from bot.store.schema import tables
from tests.bot.hosting.support import (
    ANN,
    BEN,
    CAT,
    HERE,
    THERE,
    FakeAnnouncer,
    HandClock,
    asked,
    press,
    running_table,
    worker,
)
from tests.engine.toy import Draw, Lay, Pass

ELSEWHERE = Place(guild_id=77, channel_id=300)


async def test_all_tables_of_a_person_those_that_wait_for_it_first(host: Host, clock: HandClock) -> None:
    first = await running_table(host)
    theirs = next(each for each in (ANN, BEN) if each != asked(first))
    clock.forward(60)
    second = await running_table(host, place=THERE, people=(theirs, CAT))
    if asked(second) != theirs:
        second = (await host.playing.act(press(CAT, THERE), second.id, Pass())).table
    clock.forward(60)
    lobby = await host.lobbies.open(press(theirs, ELSEWHERE), "toy", {}, "en")
    found = await host.tables.of(theirs.id)
    assert [each.table.id for each in found] == [second.id, first.id, lobby.id]
    assert [each.mine is not None for each in found] == [True, False, False]
    (waits,) = found[1].waiting.awaited
    assert waits.seat == first.seat_of(asked(first).id)
    assert found[2].table.status is Status.LOBBY
    assert await host.tables.of(99) == []


async def test_since_when_a_seat_is_asked(host: Host, clock: HandClock) -> None:
    table = await running_table(host)
    begun, person = clock.now(), asked(table)
    clock.forward(3600)
    await host.playing.act(press(person), table.id, Draw())
    (mine,) = await host.tables.of(person.id)
    assert mine.mine == Awaited(table.seat_of(person.id) or "", clock.now()), "asked anew after an action of its own"
    clock.forward(60)
    acted = await host.playing.act(press(person), table.id, Pass())
    other = asked(acted.table)
    (mine,) = await host.tables.of(other.id)
    assert mine.mine is not None
    assert mine.mine.since == clock.now() > begun
    assert (await host.tables.waiting(table.id)).awaited == (mine.mine,)


async def test_who_has_answered_is_no_longer_awaited(host: Host) -> None:
    table = await running_table(host, options={"mode": "together"})
    turn = await host.playing.turn(press(ANN), table.id)
    lay = next(action for action in turn.actions() if isinstance(action, Lay))
    await host.playing.act(press(ANN), table.id, lay)
    mine, theirs = (await host.tables.of(ANN.id))[0], (await host.tables.of(BEN.id))[0]
    assert mine.mine is None
    assert theirs.mine is not None
    assert mine.waiting == theirs.waiting == await host.tables.waiting(table.id)
    assert mine.waiting.answered == (table.seat_of(ANN.id),)
    assert str(lay.card) not in repr(mine.waiting), "never what"


async def test_the_newest_post_is_the_way_there(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    (mine,) = await host.tables.of(ANN.id)
    assert mine.post is None
    await worker(host, announcer).deliver()
    (mine,) = await host.tables.of(ANN.id)
    assert mine.post == max(announcer.channels[HERE.channel_id])
    await host.playing.act(press(asked(table)), table.id, Pass())
    await worker(host, announcer).deliver()
    (mine,) = await host.tables.of(ANN.id)
    assert mine.post == max(announcer.channels[HERE.channel_id])


async def test_a_table_that_is_over_is_not_among_them(host: Host) -> None:
    table = await running_table(host)
    await host.lobbies.cancel(press(ANN), table.id)
    assert await host.tables.of(ANN.id) == []


async def test_a_damaged_table_does_not_hide_the_others(host: Host) -> None:
    broken = await running_table(host)
    sound = await host.lobbies.open(press(ANN, THERE), "toy", {}, "en")
    async with host._context.database.write() as connection:
        await connection.execute(update(tables).where(tables.c.table_id == broken.id).values(asked_since="{"))
    assert [each.table.id for each in await host.tables.of(ANN.id)] == [sound.id]


async def test_a_game_that_is_not_hosted_any_more_does_not_hide_the_others(host: Host) -> None:
    gone = await running_table(host)
    sound = await host.lobbies.open(press(ANN, THERE), "toy", {}, "en")
    async with host._context.database.write() as connection:
        await connection.execute(update(tables).where(tables.c.table_id == gone.id).values(game="chess"))
    assert [each.table.id for each in await host.tables.of(ANN.id)] == [sound.id]


async def test_a_post_says_since_when_it_asks(host: Host, announcer: FakeAnnouncer, clock: HandClock) -> None:
    table = await running_table(host)
    begun = clock.now()
    clock.forward(30)
    await worker(host, announcer).deliver()
    post = announcer.posted[-1]
    assert post.waiting.awaited == (Awaited(table.seat_of(asked(table).id) or "", begun),)


async def test_who_only_watches_has_no_tables(host: Host) -> None:
    await running_table(host)
    assert await host.tables.of(Person(50, "Eve").id) == []
