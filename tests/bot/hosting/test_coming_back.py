"""Coming back: one press ends an absence and takes back what an automa holds since its person did not answer."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.hosting.host import Host
from bot.hosting.people.choices import ChosenAbsence
from bot.hosting.posting.post import PostKind
from bot.hosting.table import Person, Refused, Table
from bot.store import tables, timers
from tests.bot.hosting.support import ANN, BEN, HERE, THERE, FakeAnnouncer, HandClock, asked, press, worker
from tests.bot.hosting.test_clocks import DAY, clocked, planned, work


async def away(host: Host, person: Person, *its: Table) -> None:
    """Let seats of a person have timed out, and the person be away since yesterday."""
    async with host._context.database.write() as connection:
        for each in its:
            seat = each.seat_of(person.id) or ""
            await tables.change_seat(connection, each.id, seat, held_by="random", timed_out=2)
    now = host._context.clock.now()
    await host.people.choose(press(person), ChosenAbsence(now - timedelta(days=1), now + timedelta(days=9)))


async def is_away(host: Host, person: Person) -> bool:
    return (await host.people.preferences(person.id)).is_away(host._context.clock.now())


async def held(host: Host, table: Table, person: Person) -> bool:
    return (await host.tables.find(table.id)).holds_for(person.id)


async def test_who_plays_again_is_away_no_more(host: Host, clock: HandClock) -> None:
    """At other tables, too: its clocks run."""
    here, there = await clocked(host), await clocked(host, place=THERE)
    person = asked(there)
    await away(host, person, here)
    assert all(each.stopped_at for each in await planned(host, there))
    await host.seats.hold_own(press(person), here.id, held=False)
    assert not await held(host, here, person)
    assert not await is_away(host, person)
    assert [each.stopped_at for each in await planned(host, there)] == [None] * 3
    clock.forward(3 * DAY)
    await work(host).serve()
    assert (await host.tables.find(there.id)).seq == 2


async def test_an_absence_to_come_stays_as_it_is(host: Host) -> None:
    table = await clocked(host)
    await away(host, ANN, table)
    later = host._context.clock.now() + timedelta(days=3)
    await host.people.choose(press(ANN), ChosenAbsence(later, None))
    await host.seats.hold_own(press(ANN), table.id, held=False)
    assert not await held(host, table, ANN)
    assert (await host.people.preferences(ANN.id)).away_from == later


async def test_who_has_no_seat_there_stays_away(host: Host) -> None:
    table, cleo = await clocked(host), Person(8, "Cleo")
    await away(host, cleo)
    with pytest.raises(Refused, match="not-seated"):
        await host.seats.hold_own(press(cleo), table.id, held=False)
    assert await is_away(host, cleo)


async def test_who_is_back_plays_again_where_the_time_was_over(host: Host, announcer: FakeAnnouncer) -> None:
    """A seat that was given to an automa on purpose stays with it, and nobody else's seat is touched."""
    late, chosen = await clocked(host), await clocked(host, place=THERE)
    await host.seats.hold_own(press(ANN, THERE), chosen.id, held=True)
    await away(host, ANN, late)
    async with host._context.database.write() as connection:
        await tables.change_seat(connection, late.id, late.seat_of(BEN.id) or "", held_by="random", timed_out=2)
    await worker(host, announcer).deliver()
    assert await host.seats.come_back(press(ANN)) == 1
    assert not await is_away(host, ANN)
    assert [await held(host, late, each) for each in (ANN, BEN)] == [False, True]
    assert await held(host, chosen, ANN)
    await worker(host, announcer).deliver()
    newest = announcer.posted[-1]
    assert (newest.kind, newest.place) == (PostKind.SEATS, HERE)
    assert await host.seats.come_back(press(ANN)) == 0


async def test_who_is_back_has_the_whole_time(host: Host) -> None:
    table = await clocked(host)
    person = asked(table)
    await away(host, person, table)
    async with host._context.database.write() as connection:
        await timers.drop(connection, table.id)
    await host.seats.come_back(press(person))
    times = await planned(host, table)
    assert [each.stopped_at for each in times] == [None] * 3
    assert times[-1].due_at == host._context.clock.now() + timedelta(days=2)
