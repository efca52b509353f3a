"""A pause for all, and the end of a game before its end: who decides, when, and what is told."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import select

from bot.hosting.agreements.kind import Outcome
from bot.hosting.clocks.settings import ClockSettings
from bot.hosting.host import Host
from bot.hosting.people.choices import ChosenAbsence
from bot.hosting.posting.post import PostKind
from bot.hosting.seating.leaving import Fate
from bot.hosting.table import Refused, Status, Table
from bot.hosting.timers.effects import EFFECTS
from bot.hosting.timers.work import TimerWork
from bot.store import timers
from bot.store.schema import notices
from tests.bot.hosting.support import (
    ANN,
    BEN,
    CAT,
    HERE,
    MANAGER,
    FakeAnnouncer,
    HandClock,
    asked,
    press,
    running_table,
    solo_table,
    worker,
)
from tests.engine.toy import Draw, Pass

DAY = 24 * 3600.0


async def refusal(coroutine: Any) -> str:
    with pytest.raises(Refused) as caught:
        await coroutine
    return caught.value.reason


async def with_clock(host: Host) -> Table:
    """A table of three with two days a turn."""
    table = await host.lobbies.open(press(ANN), "toy", {}, "en", clock=ClockSettings(turn=int(2 * DAY)))
    for person in (BEN, CAT):
        await host.lobbies.join(press(person), table.id)
    return await host.lobbies.start(press(ANN), table.id)


async def proposed(host: Host, table: Table, kind: str, who: Any = ANN) -> int:
    made = await host.agreements.propose(press(who), table.id, kind)
    assert made.proposal is not None
    return made.proposal.proposal_id


async def agreed(host: Host, table: Table, kind: str, *others: Any, who: Any = ANN) -> Outcome | None:
    number, outcome = await proposed(host, table, kind, who), None
    for each in others:
        outcome = (await host.agreements.vote(press(each), table.id, number, yes=True)).outcome
    return outcome


async def after_the_first_round(host: Host, table: Table) -> Table:
    for _ in table.occupants:
        table = (await host.playing.act(press(asked(table)), table.id, Pass())).table
    return table


async def deadlines(host: Host, table: Table) -> list[Any]:
    async with host._context.database.read() as connection:
        return [each.due_at for each in await timers.of_table(connection, table.id) if each.kind == "time-out"]


async def test_no_clock_runs_while_a_table_is_paused(host: Host, clock: HandClock) -> None:
    table = await with_clock(host)
    serving = TimerWork(host._context, EFFECTS)
    (before,) = await deadlines(host, table)
    assert await agreed(host, table, "pause", BEN, CAT) is Outcome.AGREED
    assert (await host.tables.find(table.id)).paused_at == clock.now()
    clock.forward(30 * DAY)
    await serving.serve()
    assert len(await host.looking.log(None, table.id)) == 1
    assert await agreed(host, table, "resume", BEN) is None  # half of the others are not enough
    assert await refusal(host.agreements.propose(press(ANN), table.id, "resume")) == "proposal-open"
    clock.forward(3 * DAY)
    await serving.serve()  # nobody has said no
    assert (await host.tables.find(table.id)).paused_at is None
    (after,) = await deadlines(host, table)
    assert (after - before).total_seconds() == 33 * DAY


async def test_who_says_nothing_for_a_day_does_not_stand_in_the_way_of_a_pause(host: Host, clock: HandClock) -> None:
    table = await with_clock(host)
    await proposed(host, table, "pause")
    clock.forward(DAY)
    await TimerWork(host._context, EFFECTS).serve()
    assert (await host.tables.find(table.id)).paused_at is not None
    assert await refusal(host.agreements.propose(press(BEN), table.id, "pause")) == "already-paused"


async def test_one_no_is_enough_against_a_pause(host: Host) -> None:
    table = await with_clock(host)
    number = await proposed(host, table, "pause")
    assert (await host.agreements.vote(press(BEN), table.id, number, yes=False)).outcome is Outcome.REFUSED
    assert await refusal(host.agreements.propose(press(BEN), table.id, "resume")) == "not-paused"


async def test_who_is_asked_may_play_during_a_pause_and_no_time_begins(host: Host, clock: HandClock) -> None:
    table = await with_clock(host)
    await agreed(host, table, "pause", BEN, CAT)
    table = (await host.playing.act(press(asked(table)), table.id, Pass())).table
    clock.forward(30 * DAY)
    await TimerWork(host._context, EFFECTS).serve()
    assert len(await host.looking.log(None, table.id)) == 2
    await agreed(host, table, "resume", BEN, CAT)
    (due,) = await deadlines(host, table)
    assert (due - clock.now()).total_seconds() == 2 * DAY


async def test_nobody_is_pinged_during_a_pause_and_who_is_asked_is_told_after_it(
    host: Host, announcer: FakeAnnouncer
) -> None:
    table, outbox = await with_clock(host), worker(host, announcer)
    await outbox.deliver()
    await agreed(host, table, "pause", BEN, CAT)
    table = (await host.playing.act(press(asked(table)), table.id, Pass())).table
    await outbox.deliver()
    assert [each.pings for each in announcer.posted if each.kind is PostKind.BOARD][1:] == [()]
    await agreed(host, table, "resume", BEN, CAT)
    async with host._context.database.read() as connection:
        told = list(await connection.execute(select(notices.c.person_id, notices.c.since)))
    assert [tuple(each) for each in told] == [(asked(table).id, table.seq)]


async def test_the_newest_post_is_changed_where_it_told_other_times(
    host: Host, announcer: FakeAnnouncer, clock: HandClock
) -> None:
    table, outbox = await with_clock(host), worker(host, announcer)
    await outbox.deliver()

    async def told() -> tuple[list[Any], Any, list[int]]:
        """Until when who is asked has time, as the post says it, since when there is a pause, and all that it tells."""
        await outbox.deliver()
        (board,) = [each for each in announcer.channels[HERE.channel_id].values() if each.decisions]
        dues = [each.due for each in board.waiting.awaited]
        return dues, board.table.paused_at, [each.seq for each in board.happened]

    assert await told() == (await deadlines(host, table), None, [1])
    await agreed(host, table, "pause", BEN, CAT)
    assert await told() == ([None], clock.now(), [1])
    clock.forward(30 * DAY)
    await agreed(host, table, "resume", BEN, CAT)
    assert await told() == ([clock.now() + timedelta(days=2)], None, [1])
    made = await host.agreements.propose(press(ANN), table.id, "clock", {"clock": "5 days"})
    assert made.proposal is not None
    for each in (BEN, CAT):
        await host.agreements.vote(press(each), table.id, made.proposal.proposal_id, yes=True)
    assert await told() == ([clock.now() + timedelta(days=5)], None, [1])
    await host.people.choose(press(asked(table)), ChosenAbsence(clock.now(), clock.now() + timedelta(days=3)))
    assert await told() == ([None], None, [1])
    clock.forward(3 * DAY)
    await TimerWork(host._context, EFFECTS).serve()
    assert await told() == ([clock.now() + timedelta(days=5)], None, [1])


async def test_other_times_tell_nothing_that_is_for_the_next_post(host: Host, announcer: FakeAnnouncer) -> None:
    """Somebody's turn has gone on without a post: it is told when it is over, and who is asked then is pinged."""
    table, outbox = await with_clock(host), worker(host, announcer)
    await outbox.deliver()
    first = asked(table)
    table = (await host.playing.act(press(first), table.id, Draw())).table
    assert asked(table) == first
    await agreed(host, table, "pause", BEN, CAT)
    await agreed(host, table, "resume", BEN, CAT)
    await outbox.deliver()
    boards = [each for each in announcer.channels[HERE.channel_id].values() if each.decisions]
    assert [[each.seq for each in post.happened] for post in boards] == [[1]]
    table = (await host.playing.act(press(first), table.id, Pass())).table
    await outbox.deliver()
    *_, newest = announcer.channels[HERE.channel_id].values()
    assert ([each.seq for each in newest.happened], newest.pings) == ([2, 3], tuple(table.asked_since))


async def test_a_post_that_is_gone_is_not_posted_again_for_other_times(host: Host, announcer: FakeAnnouncer) -> None:
    table, outbox = await with_clock(host), worker(host, announcer)
    await outbox.deliver()
    announcer.gone = {number for number, each in announcer.channels[HERE.channel_id].items() if each.decisions}
    await agreed(host, table, "pause", BEN, CAT)
    await outbox.deliver()
    kinds = [each.kind for each in announcer.posted]
    assert kinds == [PostKind.BOARD, PostKind.PROPOSAL]


async def test_who_sits_where_is_told_with_other_times_too(host: Host, announcer: FakeAnnouncer) -> None:
    table, outbox = await with_clock(host), worker(host, announcer)
    await outbox.deliver()
    await host.seats.leave(press(CAT), table.id, Fate.AUTOMA)
    await outbox.deliver()
    await agreed(host, table, "pause", BEN)
    await outbox.deliver()
    (seats,) = [each for each in announcer.channels[HERE.channel_id].values() if each.kind is PostKind.SEATS]
    assert seats.table.paused_at is not None


async def test_alone_it_is_done_at_once(host: Host) -> None:
    table = await solo_table(host)
    assert (await host.agreements.propose(press(ANN), table.id, "pause")).outcome is Outcome.AGREED
    assert (await host.tables.find(table.id)).paused_at is not None
    await host.lobbies.check_may_cancel(press(ANN), table.id)
    assert (await host.lobbies.cancel(press(ANN), table.id)).status is Status.CANCELLED


async def test_the_opener_alone_ends_a_game_in_its_first_round(host: Host) -> None:
    table = await running_table(host)
    assert await refusal(host.lobbies.cancel(press(BEN), table.id)) == "end-together"
    assert await refusal(host.lobbies.cancel(press(CAT), table.id)) == "not-yours"
    await host.lobbies.check_may_cancel(press(ANN), table.id)
    assert (await host.tables.find(table.id)).status is Status.RUNNING
    assert (await host.lobbies.cancel(press(ANN), table.id)).status is Status.CANCELLED


async def test_later_all_end_it_together(host: Host, announcer: FakeAnnouncer) -> None:
    table = await after_the_first_round(host, await running_table(host, people=(ANN, BEN, CAT)))
    for attempt in (host.lobbies.cancel, host.lobbies.check_may_cancel):
        assert await refusal(attempt(press(ANN), table.id)) == "end-together"
    number = await proposed(host, table, "end", CAT)
    assert (await host.agreements.vote(press(ANN), table.id, number, yes=True)).outcome is None
    assert (await host.agreements.vote(press(BEN), table.id, number, yes=True)).outcome is Outcome.AGREED
    assert (await host.tables.find(table.id)).status is Status.CANCELLED
    await worker(host, announcer).deliver()
    *_, proposal, last = announcer.channels[HERE.channel_id].values()
    assert (proposal.proposal and proposal.proposal.outcome, last.kind) == ("agreed", PostKind.CANCELLED)
    assert last.view is not None
    await running_table(host)  # the place is free


async def test_one_no_keeps_the_game(host: Host) -> None:
    table = await after_the_first_round(host, await running_table(host, people=(ANN, BEN, CAT)))
    number = await proposed(host, table, "end")
    assert (await host.agreements.vote(press(BEN), table.id, number, yes=False)).outcome is Outcome.REFUSED
    assert (await host.tables.find(table.id)).status is Status.RUNNING


@pytest.mark.parametrize(("voters", "ends"), [((), False), ((BEN,), True)])
async def test_after_a_long_silence_most_are_enough(
    host: Host, clock: HandClock, voters: tuple[Any, ...], ends: bool
) -> None:
    table = await after_the_first_round(host, await running_table(host, people=(ANN, BEN, CAT)))
    await agreed(host, table, "end", *voters)
    clock.forward(5 * DAY - 1)
    serving = TimerWork(host._context, EFFECTS)
    await serving.serve()
    assert (await host.tables.find(table.id)).status is Status.RUNNING
    clock.forward(1)
    await serving.serve()
    assert ((await host.tables.find(table.id)).status is Status.CANCELLED) == ends


async def test_who_manages_the_server_closes_at_any_time(host: Host) -> None:
    table = await after_the_first_round(host, await running_table(host))
    await host.lobbies.check_may_cancel(press(MANAGER), table.id)
    assert (await host.lobbies.cancel(press(MANAGER), table.id)).status is Status.CANCELLED


async def test_with_automas_only_the_person_ends_it_alone(host: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    await host.lobbies.add_automa(press(ANN), table.id)
    await host.lobbies.start(press(ANN), table.id)
    assert (await host.lobbies.cancel(press(ANN), table.id)).status is Status.CANCELLED
