"""What is told beside reminders of a clock: being the next, the daily summary; and each question only once."""

from __future__ import annotations

from datetime import timedelta

from bot.hosting.clocks.settings import ClockSettings
from bot.hosting.host import Host
from bot.hosting.people.choices import ChosenDirect
from bot.hosting.table import Place
from bot.store import notices
from tests.bot.hosting.support import (
    ANN,
    BEN,
    CAT,
    HERE,
    THERE,
    FakeAnnouncer,
    HandClock,
    asked,
    letter_writer,
    press,
    running_table,
    worker,
)
from tests.bot.hosting.test_notice_ways import PAST, choose
from tests.bot.hosting.test_notices import kept, queue, two_tables
from tests.engine.toy import Pass


async def told(host: Host, announcer: FakeAnnouncer) -> list[tuple[int, str]]:
    """Post and tell what is due; return whom letters have told what since the last time."""
    known = len(announcer.letters)
    await worker(host, announcer).deliver()
    await letter_writer(host, announcer).deliver()
    return [(each.person_id, notice.kind) for each in announcer.letters[known:] for notice in each.notices]


async def test_who_wants_it_hears_of_being_the_next(host: Host, announcer: FakeAnnouncer, clock: HandClock) -> None:
    """Three people, one after the other; only the one behind who is asked is told, once, and only who wants it."""
    table = await running_table(host, people=(ANN, BEN, CAT))
    assert await told(host, announcer) == []
    for person in (ANN, BEN, CAT):
        await choose(host, person, tell_next=True)
    async with host._context.looking_at(table.id) as live:
        order = [live.table.occupant(seat).person_id for seat in live.match.position.asked]
    clock.forward(PAST)
    await host.playing.act(press(asked(table)), table.id, Pass())
    assert await told(host, announcer) == [(order[2], "next")]
    assert await told(host, announcer) == []


async def test_the_next_one_hears_of_it_also_where_the_turn_before_was_prepared(
    host: Host, announcer: FakeAnnouncer, clock: HandClock
) -> None:
    """Else whoever hears of it would know by silence that it was."""
    table = await running_table(host, people=(ANN, BEN, CAT))
    await told(host, announcer)
    for person in (ANN, BEN, CAT):
        await choose(host, person, tell_next=True)
    async with host._context.looking_at(table.id) as live:
        order = [live.table.occupant(seat).person_id for seat in live.match.position.asked]
    (second,) = [each for each in (ANN, BEN, CAT) if each.id == order[1]]
    await host.playing.prepare(press(second), table.id, Pass())
    clock.forward(PAST)
    await host.playing.act(press(asked(table)), table.id, Pass())
    assert await told(host, announcer) == [(order[2], "next")]
    assert announcer.posted[-1].pings == ()


async def test_the_next_one_is_not_told_when_that_turn_is_over(
    host: Host, announcer: FakeAnnouncer, clock: HandClock
) -> None:
    table = await running_table(host, people=(ANN, BEN, CAT))
    for person in (ANN, BEN, CAT):
        await choose(host, person, tell_next=True)
    await worker(host, announcer).deliver()
    clock.forward(PAST)
    table = (await host.playing.act(press(asked(table)), table.id, Pass())).table
    await worker(host, announcer).deliver()
    (third,) = [each for each in (ANN, BEN, CAT) if await kept(host, each) == 1 and each != asked(table)]
    await host.playing.act(press(asked(table)), table.id, Pass())
    await letter_writer(host, announcer).deliver()
    assert (third.id, "next") not in [(each.person_id, n.kind) for each in announcer.letters for n in each.notices]


async def test_nobody_is_next_where_all_are_asked_at_once(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host, options={"mode": "together"}, people=(ANN, BEN, CAT))
    for person in (ANN, BEN, CAT):
        await choose(host, person, tell_next=True)
    await host.playing.act(press(ANN), table.id, Pass())
    assert await told(host, announcer) == []


async def summarise(host: Host) -> None:
    """Queue Ann's summary."""
    async with host._context.database.write() as connection:
        await notices.enqueue(connection, ANN.id, "summary", host._context.clock.now())


async def test_a_summary_tells_all_tables_those_first_that_wait(
    host: Host, announcer: FakeAnnouncer, clock: HandClock
) -> None:
    here, there = await two_tables(host)
    for table, who in ((here, BEN), (there, ANN)):
        if asked(table) != who:
            await host.playing.act(press(asked(table), table.place), table.id, Pass())
    lobby = await host.lobbies.open(press(ANN, Place(9, 300)), "toy", {}, "en")
    await summarise(host)
    await summarise(host)  # of a day before, when Ann was away
    await letter_writer(host, announcer).deliver()
    (letter,) = announcer.letters
    (notice,) = letter.notices
    assert [each.table.id for each in notice.tables] == [there.id, here.id, lobby.id]
    assert [each.mine is not None for each in notice.tables] == [True, False, False]
    assert list(notice.tables) == list(await host.tables.of(ANN.id))


async def test_a_summary_is_left_out_without_a_running_table(
    host: Host, announcer: FakeAnnouncer, clock: HandClock
) -> None:
    """A table that has not started needs no summary; one where others are asked is told."""
    table = await running_table(host)
    await host.lobbies.open(press(ANN, THERE), "toy", {}, "en")
    if asked(table) == ANN:
        await host.playing.act(press(ANN), table.id, Pass())
    await summarise(host)
    await letter_writer(host, announcer).deliver()
    assert len(announcer.letters) == 1
    await host.lobbies.cancel(press(ANN), table.id)
    clock.forward(24 * 3600)
    await summarise(host)
    await letter_writer(host, announcer).deliver()
    assert len(announcer.letters) == 1
    assert await kept(host, ANN) == 0


async def test_a_private_summary_never_stands_in_a_channel(host: Host, announcer: FakeAnnouncer) -> None:
    """With direct messages closed it does not come, and whoever wants it can see why."""
    await running_table(host)
    announcer.closed.add(ANN.id)
    await summarise(host)
    for _ in range(2):
        await letter_writer(host, announcer).deliver()
    assert announcer.letters == []
    assert await kept(host, ANN) == 0
    assert (await host.people.preferences(ANN.id)).direct_closed_at is not None
    announcer.closed.clear()
    assert (await host.people.choose(press(ANN), ChosenDirect())).direct_closed_at is None
    await summarise(host)
    await letter_writer(host, announcer).deliver()
    assert [each.place for each in announcer.letters] == [None]


async def test_of_several_reminders_of_one_question_the_last_one_is_told(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    await queue(host, table, "nudge")
    await queue(host, table, "again")
    await queue(host, table, "ping")
    await letter_writer(host, announcer).deliver()
    assert [each.kind for letter in announcer.letters for each in letter.notices] == ["ping"]
    assert await kept(host, asked(table)) == 0


async def test_nothing_chosen_means_first_directly_and_then_in_the_channel(
    host: Host, announcer: FakeAnnouncer, clock: HandClock
) -> None:
    table = await running_table(host)
    for kind in ("nudge", "ping"):
        clock.forward(PAST)
        await queue(host, table, kind)
        await letter_writer(host, announcer).deliver()
    assert [each.place for each in announcer.letters] == [None, HERE]


async def test_a_reminder_tells_until_when(host: Host, announcer: FakeAnnouncer, clock: HandClock) -> None:
    settings = ClockSettings(turn=172_800)
    table = await host.lobbies.open(press(ANN, THERE), "toy", {}, "en", clock=settings)
    await host.lobbies.join(press(BEN, THERE), table.id)
    table = await host.lobbies.start(press(ANN, THERE), table.id)
    await queue(host, table)
    await letter_writer(host, announcer).deliver()
    assert announcer.letters[0].notices[0].deadline == clock.now() + timedelta(days=2)
