"""Whom posts ping: who became asked by what they tell, once; nobody twice within minutes, nor in quiet hours."""

from __future__ import annotations

from bot.hosting.host import Host
from bot.hosting.notices.pinging import SPACING
from bot.hosting.posting.post import OutcomeUnknown, Post
from bot.hosting.table import Person, Table
from bot.store import outbox
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
from tests.bot.hosting.test_notice_ways import choose
from tests.bot.hosting.test_notices import kept, queue
from tests.engine.toy import Pass

PAST = SPACING.total_seconds() + 1


def pinged(post: Post) -> set[int | None]:
    """Return whom a post pings."""
    return {post.table.occupant(seat).person_id for seat in post.pings}


async def posted(host: Host, announcer: FakeAnnouncer, channel: int = HERE.channel_id) -> Post:
    """Post what is owed, and return the newest post of a channel."""
    await worker(host, announcer).deliver()
    return [*announcer.channels[channel].values()][-1]


async def passed(host: Host, table: Table) -> Table:
    return (await host.playing.act(press(asked(table), table.place), table.id, Pass())).table


async def told_by_letter(host: Host, announcer: FakeAnnouncer, clock: HandClock, *tables: Table) -> None:
    """Post what is owed, and when people may be pinged again, send who is asked one letter about tables."""
    await posted(host, announcer)
    clock.forward(PAST)
    for table in tables:
        await queue(host, table)
    await letter_writer(host, announcer).deliver()


async def together(host: Host) -> Table:
    """A table that asks Ann, Ben and Cat at the same time."""
    return await running_table(host, options={"mode": "together"}, people=(ANN, BEN, CAT))


async def test_who_is_asked_anew_is_pinged_once(host: Host, announcer: FakeAnnouncer, clock: HandClock) -> None:
    table = await running_table(host)
    assert pinged(await posted(host, announcer)) == {asked(table).id}
    context = host._context
    async with context.database.write() as connection:  # something is told again while the same person is asked
        await outbox.enqueue(connection, table.id, (HERE.guild_id, HERE.channel_id), "seats", context.clock.now())
    assert pinged(await posted(host, announcer)) == set()
    clock.forward(PAST)
    table = await passed(host, table)
    assert pinged(await posted(host, announcer)) == {asked(table).id}


async def test_several_are_pinged_at_once_and_not_again_while_others_answer(
    host: Host, announcer: FakeAnnouncer
) -> None:
    table = await together(host)
    assert pinged(await posted(host, announcer)) == {ANN.id, BEN.id, CAT.id}
    for person in (ANN, BEN):
        await host.playing.act(press(person), table.id, Pass())
        assert pinged(await posted(host, announcer)) & {BEN.id, CAT.id} == set()


async def test_who_takes_back_an_own_action_is_not_pinged(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    await posted(host, announcer)
    who = asked(table)
    await passed(host, table)
    await posted(host, announcer)
    await host.playing.undo(press(who), table.id)
    last = await posted(host, announcer)
    assert [each.undone for each in last.happened] == [True]
    assert pinged(last) == set()


async def other_table(host: Host, person: Person) -> Table:
    """Another table of Ann and Ben, which asks the other one: with the next action it asks this one."""
    table = await running_table(host, place=THERE)
    return table if asked(table) != person else await passed(host, table)


async def test_pings_of_one_person_over_several_tables_within_minutes_are_one_message(
    host: Host, announcer: FakeAnnouncer, clock: HandClock
) -> None:
    here = await running_table(host)
    who = asked(here)
    there = await other_table(host, who)
    assert pinged(await posted(host, announcer)) == {who.id}
    there = await passed(host, there)
    last = await posted(host, announcer, THERE.channel_id)
    assert asked(there) == who
    assert who.id not in pinged(last)
    await letter_writer(host, announcer).deliver()
    assert announcer.letters == []
    clock.forward(PAST)
    await letter_writer(host, announcer).deliver()
    (letter,) = announcer.letters
    assert [(each.kind, each.table and each.table.id) for each in letter.notices] == [("asked", there.id)]


async def test_what_was_answered_meanwhile_is_not_told(host: Host, announcer: FakeAnnouncer, clock: HandClock) -> None:
    here = await running_table(host)
    who = asked(here)
    there = await other_table(host, who)
    await posted(host, announcer)
    there = await passed(host, there)
    await posted(host, announcer, THERE.channel_id)
    await passed(host, there)
    clock.forward(PAST)
    await letter_writer(host, announcer).deliver()
    assert announcer.letters == []
    assert await kept(host, who) == 0


async def test_a_letter_counts_as_a_ping(host: Host, announcer: FakeAnnouncer, clock: HandClock) -> None:
    here = await running_table(host)
    who = asked(here)
    there = await other_table(host, who)
    await told_by_letter(host, announcer, clock, here)
    await passed(host, there)
    assert who.id not in pinged(await posted(host, announcer, THERE.channel_id))
    assert await kept(host, who) == 1


async def test_a_letter_about_one_table_counts_as_its_ping(
    host: Host, announcer: FakeAnnouncer, clock: HandClock
) -> None:
    here = await running_table(host)
    who = asked(here)
    await told_by_letter(host, announcer, clock, here)
    assert len(announcer.letters) == 1
    await passed(host, await passed(host, here))
    assert pinged(await posted(host, announcer)) == {who.id}
    assert await kept(host, who) == 0


async def test_a_letter_about_two_tables_counts_as_the_ping_of_neither(
    host: Host, announcer: FakeAnnouncer, clock: HandClock
) -> None:
    here = await running_table(host)
    who = asked(here)
    there = await passed(host, await other_table(host, who))
    await told_by_letter(host, announcer, clock, here, there)
    assert [len(each.notices) for each in announcer.letters] == [2]
    await passed(host, await passed(host, here))
    assert pinged(await posted(host, announcer)) == set()


async def test_who_sleeps_is_told_in_the_morning(host: Host, announcer: FakeAnnouncer, clock: HandClock) -> None:
    table = await running_table(host)
    await posted(host, announcer)
    other = next(each for each in (ANN, BEN) if each != asked(table))
    await choose(host, other, time_zone="UTC", quiet_from=0, quiet_to=8 * 60)
    clock.forward(3 * 3600)
    await passed(host, table)
    assert pinged(await posted(host, announcer)) == set()
    clock.forward(5 * 3600 - 1)
    await letter_writer(host, announcer).deliver()
    assert announcer.letters == []
    clock.forward(1)
    await letter_writer(host, announcer).deliver()
    assert [each.person_id for each in announcer.letters] == [other.id]


async def test_who_plays_in_quiet_hours_is_pinged(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    await posted(host, announcer)
    other = next(each for each in (ANN, BEN) if each != asked(table))
    await choose(host, other, time_zone="UTC", quiet_from=0, quiet_to=8 * 60)
    await passed(host, table)
    assert pinged(await posted(host, announcer)) == {other.id}


async def test_a_repeated_post_tells_nobody_twice(host: Host, announcer: FakeAnnouncer, clock: HandClock) -> None:
    """Killed between the sending and the note of it: the notice of who is told later is queued once."""
    here = await running_table(host)
    who = asked(here)
    there = await other_table(host, who)
    await posted(host, announcer)
    await passed(host, there)
    announcer.late_faults.append(OutcomeUnknown())
    await worker(host, announcer).deliver()
    assert await kept(host, who) == 0
    clock.forward(10)
    await worker(host, announcer).deliver()
    assert await kept(host, who) == 1
