"""By which way somebody is told something, when, and what is taken back."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.hosting.host import Host
from bot.hosting.notices.pinging import SPACING
from bot.hosting.posting.post import OutcomeUnknown, Undeliverable
from bot.hosting.table import Person, Refused, Table
from bot.store import preferences, tables
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
)
from tests.bot.hosting.test_notices import kept, queue, two_tables
from tests.engine.toy import Pass

PAST = SPACING.total_seconds() + 1


async def choose(host: Host, person: Person, **columns: object) -> None:
    """Set preferences of a person."""
    async with host._context.database.write() as connection:
        await preferences.change(connection, person.id, **columns)


@pytest.mark.parametrize(
    ("reminders", "ways"),
    [
        ("direct", ["direct", "direct", "direct"]),
        ("channel", ["quiet", "channel", "channel"]),
        ("none", [None, None, "channel"]),
    ],
)
async def test_reminders_come_as_chosen(
    host: Host, announcer: FakeAnnouncer, clock: HandClock, reminders: str, ways: list[str | None]
) -> None:
    table = await running_table(host)
    await choose(host, asked(table), reminders=reminders)
    for kind, way in zip(("nudge", "ping", "asked"), ways, strict=True):
        announcer.letters.clear()
        clock.forward(PAST)
        await queue(host, table, kind)
        await letter_writer(host, announcer).deliver()
        came = ["direct" if each.place is None else "quiet" if each.quiet else "channel" for each in announcer.letters]
        assert came == ([] if way is None else [way]), kind
        assert all(each.place in (None, HERE) for each in announcer.letters)
        assert await kept(host, asked(table)) == 0


async def test_nothing_is_told_in_quiet_hours_and_nothing_is_lost(
    host: Host, announcer: FakeAnnouncer, clock: HandClock
) -> None:
    """The clock of the tests begins at midnight UTC."""
    table = await running_table(host)
    await choose(host, asked(table), time_zone="UTC", quiet_from=22 * 60, quiet_to=8 * 60)
    await queue(host, table)
    await letter_writer(host, announcer).deliver()
    clock.forward(8 * 3600 - 1)
    await letter_writer(host, announcer).deliver()
    assert announcer.letters == []
    clock.forward(1)
    await letter_writer(host, announcer).deliver()
    assert len(announcer.letters) == 1


async def test_a_letter_that_may_have_been_sent_is_not_repeated_in_quiet_hours(
    host: Host, announcer: FakeAnnouncer, clock: HandClock
) -> None:
    table = await running_table(host)
    await queue(host, table)
    announcer.letter_faults.append(OutcomeUnknown())
    await letter_writer(host, announcer).deliver()
    await choose(host, asked(table), time_zone="UTC", quiet_from=0, quiet_to=8 * 60)
    clock.forward(3600)
    await letter_writer(host, announcer).deliver()
    assert announcer.letters == []
    clock.forward(7 * 3600)
    await letter_writer(host, announcer).deliver()
    assert len(announcer.letters) == 1
    assert announcer.letters[0].earlier is not None


async def test_who_is_away_is_told_when_back(host: Host, announcer: FakeAnnouncer, clock: HandClock) -> None:
    table = await running_table(host)
    now = clock.now()
    await choose(host, asked(table), away_from=now, away_until=now + timedelta(days=5))
    await queue(host, table)
    for day in range(5):
        await letter_writer(host, announcer).deliver()
        assert announcer.letters == [], day
        clock.forward(24 * 3600)
    await letter_writer(host, announcer).deliver()
    assert len(announcer.letters) == 1


async def test_closed_direct_messages_go_to_the_channel_and_that_is_said_once(
    host: Host, announcer: FakeAnnouncer, clock: HandClock
) -> None:
    table = await running_table(host)
    announcer.closed.add(asked(table).id)
    for _ in range(2):
        await queue(host, table)
        await letter_writer(host, announcer).deliver()
        clock.forward(PAST)
    assert [(each.place, each.says_closed) for each in announcer.letters] == [(HERE, True), (HERE, False)]


async def test_it_is_said_again_only_after_a_direct_message_went_through(
    host: Host, announcer: FakeAnnouncer, clock: HandClock
) -> None:
    """A try that is refused anew after some days, or after a press in direct messages, says nothing."""
    table = await running_table(host)
    who = asked(table).id
    said = []
    for closed in (True, True, True, False, True):
        (announcer.closed.add if closed else announcer.closed.discard)(who)
        await queue(host, table)
        await letter_writer(host, announcer).deliver()
        said.append((announcer.letters[-1].place, announcer.letters[-1].says_closed))
        clock.forward(4 * 24 * 3600)
        if len(said) == 2:
            await host.people.reached_directly(who)
    assert said == [(HERE, True), (HERE, False), (HERE, False), (None, False), (HERE, True)]


async def test_it_is_said_where_the_channel_took_the_first_letter_only_later(
    host: Host, announcer: FakeAnnouncer, clock: HandClock
) -> None:
    table = await running_table(host)
    announcer.closed.add(asked(table).id)
    announcer.letter_faults.append(Undeliverable("no-permission"))
    await queue(host, table)
    await letter_writer(host, announcer).deliver()
    clock.forward(3600 + PAST)
    await letter_writer(host, announcer).deliver()
    assert [(each.place, each.says_closed) for each in announcer.letters] == [(HERE, True)]


async def test_who_has_chosen_the_channel_is_not_told_of_direct_messages(
    host: Host, announcer: FakeAnnouncer, clock: HandClock
) -> None:
    table = await running_table(host)
    await choose(host, asked(table), reminders="channel", direct_closed_at=clock.now())
    await queue(host, table)
    await letter_writer(host, announcer).deliver()
    assert [(each.place, each.says_closed) for each in announcer.letters] == [(HERE, False)]


async def test_direct_messages_are_tried_again_after_some_days(
    host: Host, announcer: FakeAnnouncer, clock: HandClock
) -> None:
    table = await running_table(host)
    announcer.closed.add(asked(table).id)
    await queue(host, table)
    await letter_writer(host, announcer).deliver()
    announcer.closed.clear()
    clock.forward(4 * 24 * 3600)
    await queue(host, table)
    await letter_writer(host, announcer).deliver()
    assert [each.place for each in announcer.letters] == [HERE, None]


async def test_who_presses_in_direct_messages_gets_them_again(
    host: Host, announcer: FakeAnnouncer, clock: HandClock
) -> None:
    table = await running_table(host)
    announcer.closed.add(asked(table).id)
    await queue(host, table)
    await letter_writer(host, announcer).deliver()
    announcer.closed.clear()
    await host.people.reached_directly(asked(table).id)
    clock.forward(PAST)
    await queue(host, table)
    await letter_writer(host, announcer).deliver()
    assert [each.place for each in announcer.letters] == [HERE, None]


async def test_a_letter_in_a_channel_tells_of_its_server_only(host: Host, announcer: FakeAnnouncer) -> None:
    here, there = await two_tables(host)
    await choose(host, asked(here), reminders="channel")
    await queue(host, here)
    await queue(host, there)
    await letter_writer(host, announcer).deliver()
    (letter,) = announcer.letters
    assert letter.place == HERE
    assert [each.table and each.table.place for each in letter.notices] == [HERE, THERE]


async def acted(host: Host, table: Table) -> Table:
    return (await host.playing.act(press(asked(table), table.place), table.id, Pass())).table


async def test_after_an_undo_what_was_told_is_taken_back_and_what_is_queued_dropped(
    host: Host, announcer: FakeAnnouncer
) -> None:
    begun = await running_table(host)
    table = await acted(host, begun)
    await queue(host, table)
    await letter_writer(host, announcer).deliver()
    (letter,) = announcer.letters
    await queue(host, table, seconds=3600)
    await host.playing.undo(press(asked(begun)), table.id)
    await letter_writer(host, announcer).deliver()
    assert announcer.taken_back == [announcer._nonces[letter.nonce]]
    await letter_writer(host, announcer).deliver()
    assert len(announcer.taken_back) == 1


@pytest.mark.parametrize("reminders", ["direct", "channel"])
async def test_what_is_taken_back_of_a_channel_is_known_as_such(
    host: Host, announcer: FakeAnnouncer, reminders: str
) -> None:
    begun = await running_table(host)
    table = await acted(host, begun)
    await choose(host, asked(table), reminders=reminders)
    await queue(host, table)
    await letter_writer(host, announcer).deliver()
    await host.playing.undo(press(asked(begun)), table.id)
    await letter_writer(host, announcer).deliver()
    assert [each.direct for each in announcer.recalled] == [reminders == "direct"]


async def test_all_messages_of_a_letter_are_kept_in_mind(host: Host, announcer: FakeAnnouncer) -> None:
    begun = await running_table(host)
    table = await acted(host, begun)
    announcer.before_letters = (71, 72)
    await queue(host, table)
    await letter_writer(host, announcer).deliver()
    await host.playing.undo(press(asked(begun)), table.id)
    await letter_writer(host, announcer).deliver()
    assert announcer.taken_back[:2] == [71, 72]
    assert len(announcer.taken_back) == 3


async def test_a_letter_that_cannot_be_changed_now_is_changed_later(
    host: Host, announcer: FakeAnnouncer, clock: HandClock
) -> None:
    begun = await running_table(host)
    table = await acted(host, begun)
    await queue(host, table)
    work = letter_writer(host, announcer)
    await work.deliver()
    await host.playing.undo(press(asked(begun)), table.id)
    announcer.retire_fault = OutcomeUnknown()
    await work.deliver()
    announcer.retire_fault = None
    await work.deliver()
    assert announcer.taken_back == []
    clock.forward(600)
    await work.deliver()
    assert len(announcer.taken_back) == 1


async def test_who_has_acted_is_not_told_that_it_is_over(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    await queue(host, table)
    work = letter_writer(host, announcer)
    await work.deliver()
    await acted(host, table)
    await work.deliver()
    assert announcer.taken_back == []


@pytest.mark.parametrize("rest", ["paused_at", "asleep_since"])
async def test_what_was_told_stays_while_a_table_rests(
    host: Host, announcer: FakeAnnouncer, clock: HandClock, rest: str
) -> None:
    """It is still asked. Only once the table is closed it is of no use."""
    table = await running_table(host)
    await queue(host, table)
    await letter_writer(host, announcer).deliver()
    async with host._context.database.write() as connection:
        await tables.change(connection, table.id, **{rest: clock.now()})
    await letter_writer(host, announcer).deliver()
    assert announcer.taken_back == []
    await host.lobbies.cancel(press(ANN), table.id)
    await letter_writer(host, announcer).deliver()
    assert len(announcer.taken_back) == 1


async def test_reminded_again_at_the_hour_that_was_chosen_last(
    host: Host, announcer: FakeAnnouncer, clock: HandClock
) -> None:
    table = await running_table(host)
    who = asked(table)
    await queue(host, table)
    await letter_writer(host, announcer).deliver()
    (letter,) = announcer.letters
    await host.people.remind_again(press(who), letter.nonce, timedelta(hours=8))
    when = await host.people.remind_again(press(who), letter.nonce, timedelta(hours=3))
    assert when == clock.now() + timedelta(hours=3)
    clock.forward(3 * 3600 - 1)
    await letter_writer(host, announcer).deliver()
    assert len(announcer.letters) == 1
    clock.forward(1)
    await letter_writer(host, announcer).deliver()
    assert [each.kind for each in announcer.letters[-1].notices] == ["again"]
    clock.forward(24 * 3600)
    await letter_writer(host, announcer).deliver()
    assert len(announcer.letters) == 2


@pytest.mark.parametrize("first", ["again", "ping"])
@pytest.mark.parametrize("quiet", [False, True])
async def test_the_last_reminder_wins_over_the_one_that_was_asked_for(
    host: Host, announcer: FakeAnnouncer, clock: HandClock, first: str, *, quiet: bool
) -> None:
    """Also where both come at the end of quiet hours."""
    table = await running_table(host)
    if quiet:
        await choose(host, asked(table), time_zone="UTC", quiet_from=22 * 60, quiet_to=8 * 60)
    for kind in (first, "ping" if first == "again" else "again"):
        await queue(host, table, kind)
        if quiet:
            await letter_writer(host, announcer).deliver()
            clock.forward(4 * 3600)
    await letter_writer(host, announcer).deliver()
    assert [(each.place, [told.kind for told in each.notices]) for each in announcer.letters] == [(HERE, ["ping"])]
    assert await kept(host, asked(table)) == 0


@pytest.mark.parametrize("reminder", ["nudge", "ping"])
async def test_what_was_asked_for_comes_to_who_wants_no_reminders(
    host: Host, announcer: FakeAnnouncer, reminder: str
) -> None:
    table = await running_table(host)
    await choose(host, asked(table), reminders="none")
    await queue(host, table, "again")
    await queue(host, table, reminder)
    await letter_writer(host, announcer).deliver()
    assert [[told.kind for told in each.notices] for each in announcer.letters] == [["again"]]
    assert await kept(host, asked(table)) == 0


async def test_only_the_reader_of_a_letter_puts_it_off_and_only_while_it_holds(
    host: Host, announcer: FakeAnnouncer
) -> None:
    table = await running_table(host)
    who = asked(table)
    await queue(host, table)
    await letter_writer(host, announcer).deliver()
    nonce = announcer.letters[0].nonce
    for person in {ANN, BEN, CAT} - {who}:
        with pytest.raises(Refused, match="nothing-to-remind"):
            await host.people.remind_again(press(person), nonce, timedelta(hours=3))
    await acted(host, table)
    with pytest.raises(Refused, match="nothing-to-remind"):
        await host.people.remind_again(press(who), nonce, timedelta(hours=3))
