"""Telling one person: once, in one letter, also after failures and kills; nothing that no longer holds."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.hosting.host import Host, Pace
from bot.hosting.notices.letter import Letter, Told
from bot.hosting.notices.pinging import SPACING
from bot.hosting.notices.telling import GIVES_UP, LONGEST_WAIT
from bot.hosting.posting.post import OutcomeUnknown, Post, Posted, TryLater
from bot.hosting.table import Person, Table
from bot.store import notices
from tests.bot.hosting.support import (
    THERE,
    FakeAnnouncer,
    HandClock,
    asked,
    letter_writer,
    make_host,
    press,
    running_table,
    worker,
)
from tests.engine.toy import Pass


async def queue(
    host: Host, table: Table, kind: str = "nudge", *, seconds: float = 0, person: Person | None = None
) -> None:
    """Queue a notice about what the table asks now."""
    context, who = host._context, person or asked(table)
    since = next(iter(table.asked_since.values()))
    due = context.clock.now() + timedelta(seconds=seconds)
    async with context.database.write() as connection:
        await notices.enqueue(connection, who.id, kind, due, table_id=table.id, since=since)


async def two_tables(host: Host) -> tuple[Table, Table]:
    """Two tables that ask the same person."""
    here, there = await running_table(host), await running_table(host, place=THERE)
    while asked(there) != asked(here):
        there = (await host.playing.act(press(asked(there), THERE), there.id, Pass())).table
    return here, there


async def kept(host: Host, person: Person) -> int:
    """Return how many notices a person has that were not told."""
    async with host._context.database.read() as connection:
        return len(await notices.queued_for(connection, person.id))


async def test_a_notice_is_told_once_with_what_is_asked(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    await queue(host, table)
    await letter_writer(host, announcer).deliver()
    await letter_writer(host, announcer).deliver()
    (letter,) = announcer.letters
    (told,) = letter.notices
    assert (letter.person_id, letter.place, told.kind) == (asked(table).id, None, "nudge")
    assert told.decision is not None
    assert told.decision.seat == told.seat
    assert await kept(host, asked(table)) == 0


async def test_what_is_due_for_a_person_is_one_letter(host: Host, announcer: FakeAnnouncer) -> None:
    here, there = await two_tables(host)
    await queue(host, here)
    await queue(host, there, "ping")
    await queue(host, there, "again", seconds=60)
    await letter_writer(host, announcer).deliver()
    assert [each.table and each.table.id for letter in announcer.letters for each in letter.notices] == [
        here.id,
        there.id,
    ]
    assert await kept(host, asked(here)) == 1


async def test_what_comes_within_the_gathering_time_goes_together(tmp_path: Path, announcer: FakeAnnouncer) -> None:
    clock = HandClock()
    host = await make_host(tmp_path, clock=clock, pace=Pace(0, 0, letter=60, grace=0))
    here, there = await two_tables(host)
    work = letter_writer(host, announcer)
    await queue(host, here)
    await work.deliver()
    clock.forward(59)
    await queue(host, there)
    await work.deliver()
    assert announcer.letters == []
    clock.forward(1)
    await work.deliver()
    assert [len(each.notices) for each in announcer.letters] == [2]
    await host.close()


async def test_letters_to_a_person_keep_their_distance(host: Host, clock: HandClock, announcer: FakeAnnouncer) -> None:
    here, there = await two_tables(host)
    await queue(host, here)
    await letter_writer(host, announcer).deliver()
    await queue(host, there)
    await letter_writer(host, announcer).deliver()
    assert len(announcer.letters) == 1
    clock.forward(SPACING.total_seconds())
    await letter_writer(host, announcer).deliver()
    assert len(announcer.letters) == 2


class SlowAnnouncer(FakeAnnouncer):
    """A service that shows a message at once, and says so long after."""

    def __init__(self, clock: HandClock) -> None:
        super().__init__()
        self._clock = clock

    async def post(self, post: Post) -> Posted:
        posted = await super().post(post)
        self._clock.forward(SPACING.total_seconds())
        return posted

    async def tell(self, letter: Letter) -> Told:
        told = await super().tell(letter)
        self._clock.forward(SPACING.total_seconds())
        return told


async def test_the_distance_counts_from_what_a_reader_has_seen(host: Host, clock: HandClock) -> None:
    announcer = SlowAnnouncer(clock)
    here, there = await two_tables(host)
    await worker(host, announcer).deliver()
    for table in (here, there):
        await queue(host, table)
        await letter_writer(host, announcer).deliver()
    assert len(announcer.letters) == 2


async def test_what_no_longer_holds_is_not_told(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    who = asked(table)
    await queue(host, table)
    await host.playing.act(press(who), table.id, Pass())
    await letter_writer(host, announcer).deliver()
    assert announcer.letters == []
    assert await kept(host, who) == 0


@pytest.mark.parametrize("fault", [OutcomeUnknown(), TryLater(20)])
async def test_a_letter_of_unknown_outcome_is_told_once(
    host: Host, clock: HandClock, announcer: FakeAnnouncer, fault: Exception
) -> None:
    here, there = await two_tables(host)
    await queue(host, here)
    announcer.late_letter_faults.append(fault)
    await letter_writer(host, announcer).deliver()
    await queue(host, there)
    clock.forward(30)
    await letter_writer(host, announcer).deliver()
    clock.forward(SPACING.total_seconds())
    await letter_writer(host, announcer).deliver()
    assert [[each.table and each.table.id for each in letter.notices] for letter in announcer.letters] == [
        [here.id],
        [there.id],
    ]


async def test_a_letter_that_fails_for_days_is_given_up_which_the_log_says(
    host: Host, announcer: FakeAnnouncer, clock: HandClock
) -> None:
    table = await running_table(host)
    await queue(host, table)
    announcer.letter_faults.extend([OutcomeUnknown()] * GIVES_UP)
    with capture_logs() as logs:
        for _ in range(GIVES_UP):
            await letter_writer(host, announcer).deliver()
            clock.forward(LONGEST_WAIT)
        assert await kept(host, asked(table)) == 1
        assert "letter_given_up" not in [each["event"] for each in logs]
        await letter_writer(host, announcer).deliver()
    assert (await kept(host, asked(table)), announcer.letters) == (0, [])
    (told,) = [each for each in logs if each["event"] == "letter_given_up"]
    assert (told["person"], told["kinds"]) == (asked(table).id, ["nudge"])


async def test_another_process_sends_the_letter(host: Host, announcer: FakeAnnouncer, clock: HandClock) -> None:
    """While one has claimed it, others leave it alone; after the lease they take it up."""
    table = await running_table(host)
    await queue(host, table)
    one, other = letter_writer(host, announcer), letter_writer(host, announcer)
    claimed = await one._telling._claim(asked(table).id)
    assert claimed is not None
    await other.deliver()
    assert announcer.letters == []
    clock.forward(61)
    await other.deliver()
    (letter,) = announcer.letters
    assert letter.nonce == claimed.letter.nonce
    assert letter.earlier is not None
