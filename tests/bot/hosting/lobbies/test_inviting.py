"""Seats that are kept for somebody, another game of the same people, and lobbies that nobody starts."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import delete, insert, select

from bot.hosting.clocks.settings import LIMITS, ClockSettings
from bot.hosting.host import Host
from bot.hosting.lobbies.rematch import Seating
from bot.hosting.people.choices import ChosenQuietHours, ChosenZone
from bot.hosting.posting.post import Invitation, OutcomeUnknown, PostKind, Undeliverable
from bot.hosting.posting.retirement import Retirement
from bot.hosting.table import Person, Refused, Status, Table
from bot.hosting.timers.effects import EFFECTS
from bot.hosting.timers.work import TimerWork
from bot.hosting.upkeep.maintenance import maintain
from bot.store import tables, timers
from bot.store.schema import activity, notices, outbox, preferences
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
    make_host,
    press,
    running_table,
    worker,
)
from tests.engine.toy import Lay, Pass

DAN = Person(5, "Dan")


async def lobby(host: Host) -> Table:
    return await host.lobbies.open(press(ANN), "toy", {"lucky": True}, "en", clock=ClockSettings(turn=172800))


async def kinds(host: Host, table_id: int) -> list[str]:
    async with host._context.database.read() as connection:
        return [each.kind for each in await timers.of_table(connection, table_id)]


async def test_a_seat_is_kept_for_who_is_invited(host: Host) -> None:
    table = await lobby(host)
    table = await host.lobbies.invite(press(ANN), table.id, BEN.id)
    assert [(each.seat, each.kept_for) for each in table.kept] == [("yellow", BEN.id)]
    for person in (CAT, DAN):
        table = await host.lobbies.join(press(person), table.id)
    assert [table.seat_of(each.id) for each in (CAT, DAN)] == ["green", "blue"]
    with pytest.raises(Refused, match="table-full"):
        await host.lobbies.join(press(Person(6, "Eve")), table.id)
    with pytest.raises(Refused, match="still-waits") as waits:
        await host.lobbies.start(press(ANN), table.id)
    assert waits.value.facts["people"] == [BEN.id]
    table = await host.lobbies.join(press(BEN), table.id)
    assert (table.seat_of(BEN.id), table.kept) == ("yellow", ())
    assert (await host.lobbies.start(press(BEN), table.id)).status is Status.RUNNING


async def test_who_is_invited_may_choose_another_colour(host: Host) -> None:
    table = await lobby(host)
    await host.lobbies.invite(press(ANN), table.id, BEN.id)
    table = await host.lobbies.join(press(BEN), table.id, "blue")
    assert [each.seat for each in table.occupants] == ["red", "blue"]


async def test_an_invitation_is_declined_by_its_person_and_withdrawn_by_the_table(host: Host) -> None:
    table = await lobby(host)
    await host.lobbies.invite(press(ANN), table.id, BEN.id)
    with pytest.raises(Refused, match="not-invited"):
        await host.lobbies.decline(press(CAT), table.id)
    assert (await host.lobbies.decline(press(BEN), table.id)).kept == ()
    await host.lobbies.invite(press(ANN), table.id, BEN.id)
    with pytest.raises(Refused, match="not-seated"):
        await host.lobbies.keep_no_more(press(CAT), table.id)
    assert (await host.lobbies.keep_no_more(press(ANN), table.id)).kept == ()
    with pytest.raises(Refused, match="nobody-invited"):
        await host.lobbies.keep_no_more(press(ANN), table.id)


async def test_an_invitation_is_owed_from_the_moment_at_which_the_seat_is_kept(
    host: Host, announcer: FakeAnnouncer
) -> None:
    """So whoever's process dies in between has invited all the same, once."""
    table = await lobby(host)
    await worker(host, announcer).deliver()
    await host.lobbies.invite(press(ANN), table.id, BEN.id)
    announcer.late_faults.append(OutcomeUnknown())
    for _ in range(2):
        await worker(host, announcer).deliver()
        clock = host._context.clock
        assert isinstance(clock, HandClock)
        clock.forward(60)
    assert [each.kind for each in announcer.posted] == [PostKind.LOBBY, PostKind.INVITED]
    invitation = announcer.posted[-1]
    assert (invitation.people, invitation.invitation) == ((BEN.id,), Invitation(BEN.id, "Ann"))
    async with host._context.database.read() as connection:
        assert (await connection.execute(select(outbox))).all() == []


async def test_each_who_is_invited_is_told(host: Host, announcer: FakeAnnouncer) -> None:
    table = await lobby(host)
    for person in (BEN, CAT):
        await host.lobbies.invite(press(ANN), table.id, person.id)
    await worker(host, announcer).deliver()
    told = [(each.kind, each.people) for each in announcer.posted if each.kind is PostKind.INVITED]
    assert told == [(PostKind.INVITED, (BEN.id,)), (PostKind.INVITED, (CAT.id,))]


async def test_what_was_declined_or_taken_before_it_was_told_is_told_nobody(
    host: Host, announcer: FakeAnnouncer
) -> None:
    table = await lobby(host)
    await worker(host, announcer).deliver()
    for person in (BEN, CAT):
        await host.lobbies.invite(press(ANN), table.id, person.id)
    await host.lobbies.decline(press(BEN), table.id)
    await host.lobbies.join(press(CAT), table.id)
    await worker(host, announcer).deliver()
    assert [each.kind for each in announcer.posted] == [PostKind.LOBBY]


async def test_an_invitation_by_somebody_who_was_forgotten_names_nobody(host: Host, announcer: FakeAnnouncer) -> None:
    table = await lobby(host)
    await host.lobbies.join(press(CAT), table.id)
    await host.lobbies.invite(press(CAT), table.id, BEN.id)
    await host.people.forget(press(CAT))
    await worker(host, announcer).deliver()
    assert announcer.posted[-1].invitation == Invitation(BEN.id, "?")


async def sleeps(host: Host, person: Person) -> None:
    """Let a person be known, and have quiet hours for the next eight hours."""
    await host.people.choose(press(person), ChosenZone("UTC"), ChosenQuietHours(0, 8 * 60))


@pytest.mark.parametrize("quiet", [False, True])
async def test_an_invitation_pings_nobody_in_quiet_hours(
    host: Host, clock: HandClock, announcer: FakeAnnouncer, quiet: bool
) -> None:
    """As an offered seat: the person is told in the channel when the quiet hours are over."""
    table = await lobby(host)
    if quiet:
        await sleeps(host, BEN)
    await host.lobbies.invite(press(ANN), table.id, BEN.id)
    await worker(host, announcer).deliver()
    assert announcer.posted[-1].kind is PostKind.INVITED
    assert announcer.posted[-1].people == (() if quiet else (BEN.id,))
    for _ in range(2):
        await letter_writer(host, announcer).deliver()
        assert announcer.letters == []
        clock.forward(4 * 3600)
    await letter_writer(host, announcer).deliver()
    told = [(letter.place, notice.kind) for letter in announcer.letters for notice in letter.notices]
    assert told == ([(HERE, "invited")] if quiet else [])


async def test_who_has_declined_is_not_told_of_the_invitation(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    table = await lobby(host)
    await sleeps(host, BEN)
    await host.lobbies.invite(press(ANN), table.id, BEN.id)
    await host.lobbies.decline(press(BEN), table.id)
    clock.forward(8 * 3600)
    await letter_writer(host, announcer).deliver()
    assert announcer.letters == []


async def test_a_rematch_pings_nobody_in_quiet_hours(host: Host, clock: HandClock, announcer: FakeAnnouncer) -> None:
    table = await running_table(host, people=(ANN, BEN, CAT))
    await host.lobbies.cancel(press(ANN), table.id)
    clock.forward(24 * 3600)
    await sleeps(host, BEN)
    async with host._context.database.write() as connection:
        await connection.execute(delete(activity))  # nobody is at play
    opened = await host.lobbies.rematch(press(ANN), table.id, Seating.ROTATED)
    await worker(host, announcer).deliver()
    (post,) = [each for each in announcer.posted if each.table.id == opened.id]
    assert post.people == (CAT.id,)
    clock.forward(8 * 3600)
    await letter_writer(host, announcer).deliver()
    assert [(each.person_id, each.place) for each in announcer.letters] == [(BEN.id, HERE)]


async def test_who_cannot_invite_and_who_cannot_be_invited(host: Host) -> None:
    table = await lobby(host)
    with pytest.raises(Refused, match="not-seated"):
        await host.lobbies.invite(press(CAT), table.id, BEN.id)
    with pytest.raises(Refused, match="invite-seated"):
        await host.lobbies.invite(press(ANN), table.id, ANN.id)
    await host.lobbies.invite(press(ANN), table.id, BEN.id)
    with pytest.raises(Refused, match="invite-again"):
        await host.lobbies.invite(press(ANN), table.id, BEN.id)


async def test_the_last_who_leaves_a_lobby_closes_it_though_it_waits_for_somebody(host: Host) -> None:
    table = await lobby(host)
    await host.lobbies.invite(press(ANN), table.id, BEN.id)
    assert (await host.lobbies.leave(press(ANN), table.id)).status is Status.CANCELLED


async def test_a_vacant_seat_of_a_running_game_is_kept_too(host: Host) -> None:
    first = await running_table(host)
    table = await host.tables.import_record(await host.tables.record(None, first.id), THERE, "en")
    await host.lobbies.join(press(ANN, THERE), table.id)
    (vacant,) = (await host.tables.find(table.id)).vacant
    invited = await host.lobbies.invite(press(ANN, THERE), table.id, BEN.id)
    assert (invited.free_for(BEN.id), invited.free_for(CAT.id)) == ((vacant,), ())
    with pytest.raises(Refused, match="already-running"):
        await host.lobbies.join(press(CAT, THERE), table.id)
    with pytest.raises(Refused, match="no-free-seat"):
        await host.lobbies.invite(press(ANN, THERE), table.id, CAT.id)
    assert (await host.lobbies.decline(press(BEN, THERE), table.id)).free == (vacant,)
    await host.lobbies.invite(press(ANN, THERE), table.id, BEN.id)
    assert (await host.lobbies.join(press(BEN, THERE), table.id)).seat_of(BEN.id) == vacant


# -- another game ---------------------------------------------------------------------------------------------------


async def finished(host: Host) -> Table:
    table = await lobby(host)
    await host.lobbies.join(press(BEN), table.id)
    await host.lobbies.join(press(CAT), table.id)
    table = await host.lobbies.start(press(ANN), table.id)
    while table.status is Status.RUNNING:
        turn = await host.playing.turn(press(asked(table)), table.id)
        lay = next(action for action in turn.actions() if isinstance(action, Lay | Pass))
        table = (await host.playing.act(press(asked(table)), table.id, lay)).table
    return table


async def test_the_same_people_play_again_with_the_same_options(host: Host, announcer: FakeAnnouncer) -> None:
    table = await finished(host)
    await worker(host, announcer).deliver()
    again = await host.lobbies.rematch(press(BEN), table.id, Seating.ROTATED)
    assert (again.place, again.options, again.clock, again.opener_id) == (HERE, table.options, table.clock, BEN.id)
    assert [(each.seat, each.person_id or each.kept_for) for each in again.occupants] == [
        ("red", CAT.id),
        ("yellow", ANN.id),
        ("green", BEN.id),
    ]
    assert again.seat_of(BEN.id) == "green"
    for person in (ANN, CAT):  # by the lobby's button, and by the one under the result
        again = await host.lobbies.rematch(press(person), table.id, Seating.DRAWN)
    assert [each.person_id for each in again.occupants] == [CAT.id, ANN.id, BEN.id]
    with pytest.raises(Refused, match="already-seated"):
        await host.lobbies.rematch(press(ANN), table.id, Seating.DRAWN)
    assert (await host.lobbies.start(press(ANN), again.id)).status is Status.RUNNING
    with pytest.raises(Refused, match="rematch-running"):
        await host.lobbies.rematch(press(ANN), table.id, Seating.DRAWN)


async def test_who_asks_for_a_rematch_at_the_same_time_takes_the_seat_kept_there(
    host: Host, tmp_path: Path, clock: HandClock
) -> None:
    table = await finished(host)
    other = await make_host(tmp_path, clock=clock)
    wanted = ((host, ANN), (other, BEN), (host, CAT))
    await asyncio.gather(*(each.lobbies.rematch(press(person), table.id, Seating.DRAWN) for each, person in wanted))
    await other.close()
    again = await host.tables.at(HERE)
    assert again is not None
    assert {each.person_id for each in again.occupants} == {ANN.id, BEN.id, CAT.id}


async def test_seats_can_be_drawn_and_automa_sit_again(host: Host) -> None:
    table = await lobby(host)
    await host.lobbies.add_automa(press(ANN), table.id, "hunter")
    await host.lobbies.start(press(ANN), table.id)
    async with host._context.database.write() as connection:
        await tables.change(connection, table.id, status="finished")
    seen = set()
    for _ in range(12):
        again = await host.lobbies.rematch(press(ANN), table.id, Seating.DRAWN)
        assert sorted(each.automa or "" for each in again.occupants) == ["", "hunter"]
        assert again.kept == ()
        seen.add(again.seat_of(ANN.id))
        await host.lobbies.cancel(press(ANN), again.id)
    assert seen == {"red", "yellow"}


async def test_a_rematch_is_for_who_has_played_and_once_it_is_over(host: Host) -> None:
    table = await running_table(host)
    with pytest.raises(Refused, match="table-running"):
        await host.lobbies.rematch(press(ANN), table.id, Seating.DRAWN)
    await host.lobbies.cancel(press(ANN), table.id)
    over = await finished(host)
    unbegun = await host.lobbies.cancel(press(ANN), (await lobby(host)).id)
    with pytest.raises(Refused, match="table-cancelled"):
        await host.lobbies.rematch(press(ANN), unbegun.id, Seating.DRAWN)
    with pytest.raises(Refused, match="rematch-not-played"):
        await host.lobbies.rematch(press(DAN), over.id, Seating.DRAWN)
    other = await host.lobbies.open(press(DAN), "toy", {}, "en")
    with pytest.raises(Refused, match="rematch-open"):
        await host.lobbies.rematch(press(ANN), over.id, Seating.DRAWN)
    await host.lobbies.cancel(press(DAN), other.id)
    pressed = press(ANN)
    first = await host.lobbies.rematch(pressed, over.id, Seating.DRAWN)
    assert (await host.lobbies.rematch(pressed, over.id, Seating.DRAWN)).id == first.id, "the same press acts once"


async def test_a_game_that_was_ended_early_is_begun_anew_too(host: Host) -> None:
    table = await running_table(host)
    await host.lobbies.cancel(press(ANN), table.id)
    again = await host.lobbies.rematch(press(BEN), table.id, Seating.DRAWN)
    assert {each.person_id or each.kept_for for each in again.occupants} == {each.person_id for each in table.occupants}


# -- a lobby that nobody starts --------------------------------------------------------------------------------------


async def wound(host: Host, announcer: FakeAnnouncer, clock: HandClock, seconds: float) -> None:
    clock.forward(seconds)
    await TimerWork(host._context, EFFECTS).serve()
    await worker(host, announcer).deliver()


async def test_a_lobby_that_nobody_starts_is_asked_about_and_closed_once(
    host: Host, announcer: FakeAnnouncer, clock: HandClock
) -> None:
    table = await lobby(host)
    await host.lobbies.join(press(BEN), table.id)
    await worker(host, announcer).deliver()
    await wound(host, announcer, clock, LIMITS.lobby - 1)
    assert [each.kind for each in announcer.posted] == [PostKind.LOBBY]
    await wound(host, announcer, clock, 1)
    assert [each.kind for each in announcer.posted] == [PostKind.LOBBY, PostKind.IDLE]
    assert announcer.posted[-1].closes_at == clock.now() + timedelta(seconds=LIMITS.lobby_answer)
    await wound(host, announcer, clock, LIMITS.lobby_answer)
    assert (await host.tables.find(table.id)).status is Status.CANCELLED
    assert [each.kind for each in announcer.posted] == [PostKind.LOBBY, PostKind.IDLE]
    message = list(announcer.channels[HERE.channel_id].values())[1]
    assert (message.kind, message.table.status) == (PostKind.LOBBY, Status.CANCELLED), "the one that asked says so"
    await wound(host, announcer, clock, 10 * LIMITS.lobby)
    assert len(announcer.posted) == 2
    assert await kinds(host, table.id) == []


async def test_a_lobby_from_before_there_was_a_time_has_the_whole_of_it_from_the_next_start_on(
    host: Host, announcer: FakeAnnouncer, clock: HandClock
) -> None:
    table, running = await lobby(host), await running_table(host, place=THERE)
    async with host._context.database.write() as connection:
        await timers.drop(connection, table.id)
    clock.forward(100 * LIMITS.lobby)
    for _ in range(2):
        await maintain(host._context, Retirement(announcer))
    assert (await kinds(host, table.id), await kinds(host, running.id)) == (["lobby-ask"], [])
    await wound(host, announcer, clock, LIMITS.lobby - 1)
    assert PostKind.IDLE not in [each.kind for each in announcer.posted]
    await wound(host, announcer, clock, 1)
    assert announcer.posted[-1].kind is PostKind.IDLE
    await maintain(host._context, Retirement(announcer))
    assert await kinds(host, table.id) == ["lobby-close"]


@pytest.mark.parametrize("reason", ["channel-gone", "thread-archived"])
async def test_a_lobby_whose_channel_takes_no_post_is_closed_all_the_same(
    host: Host, announcer: FakeAnnouncer, clock: HandClock, reason: str
) -> None:
    """What could not be told is told where the channel comes back; where it is gone for good, nothing stays owed."""
    table = await lobby(host)
    await worker(host, announcer).deliver()
    announcer.faults.extend([Undeliverable(reason)] * 100)
    await wound(host, announcer, clock, LIMITS.lobby)
    assert (await host.tables.find(table.id)).status is Status.LOBBY
    await wound(host, announcer, clock, LIMITS.lobby_answer)
    assert (await host.tables.find(table.id)).status is Status.CANCELLED
    for _ in range(3):  # days, at which all is tried again
        await maintain(host._context, Retirement(announcer))
        await wound(host, announcer, clock, 86400)
    async with host._context.database.read() as connection:
        owed = len((await connection.execute(select(outbox))).all())
    assert owed == (0 if reason == "channel-gone" else 1)
    announcer.faults.clear()
    await maintain(host._context, Retirement(announcer))
    await wound(host, announcer, clock, 0)
    (message,) = announcer.channels[HERE.channel_id].values()
    assert message.table.status is (Status.LOBBY if reason == "channel-gone" else Status.CANCELLED)
    async with host._context.database.read() as connection:
        assert (await connection.execute(select(outbox))).all() == []


async def test_who_answers_begins_the_time_anew(host: Host, announcer: FakeAnnouncer, clock: HandClock) -> None:
    table = await lobby(host)
    await worker(host, announcer).deliver()
    await wound(host, announcer, clock, LIMITS.lobby)
    with pytest.raises(Refused, match="not-seated"):
        await host.lobbies.wait_longer(press(CAT), table.id)
    await host.lobbies.wait_longer(press(ANN), table.id)
    await wound(host, announcer, clock, LIMITS.lobby_answer)
    assert (await host.tables.find(table.id)).status is Status.LOBBY
    await host.lobbies.join(press(BEN), table.id)
    await wound(host, announcer, clock, LIMITS.lobby - 1)
    assert [each.kind for each in announcer.posted] == [PostKind.LOBBY, PostKind.IDLE]
    await wound(host, announcer, clock, 1)
    assert [each.kind for each in announcer.posted] == [PostKind.LOBBY, PostKind.IDLE, PostKind.IDLE]


async def test_an_answer_before_the_question_was_posted_takes_it_back(
    host: Host, announcer: FakeAnnouncer, clock: HandClock
) -> None:
    table = await lobby(host)
    await worker(host, announcer).deliver()
    clock.forward(LIMITS.lobby)
    await TimerWork(host._context, EFFECTS).serve()
    await host.lobbies.wait_longer(press(ANN), table.id)
    await worker(host, announcer).deliver()
    assert [each.kind for each in announcer.posted] == [PostKind.LOBBY]


async def test_a_game_that_has_begun_is_not_asked_about(host: Host, announcer: FakeAnnouncer, clock: HandClock) -> None:
    table = await running_table(host)
    assert await kinds(host, table.id) == []
    over = await host.lobbies.open(press(ANN, THERE), "toy", {}, "en")
    assert await kinds(host, over.id) == ["lobby-ask"]
    await host.lobbies.cancel(press(ANN, THERE), over.id)
    assert await kinds(host, over.id) == []


async def test_who_sleeps_is_asked_later(host: Host, announcer: FakeAnnouncer, clock: HandClock) -> None:
    table = await lobby(host)
    await host.lobbies.join(press(BEN), table.id)
    await worker(host, announcer).deliver()
    now = clock.now() + timedelta(seconds=LIMITS.lobby)
    async with host._context.database.write() as connection:
        await connection.execute(
            insert(preferences).values(person_id=BEN.id, away_from=clock.now(), away_until=now + timedelta(hours=8))
        )
    await wound(host, announcer, clock, LIMITS.lobby)
    assert announcer.posted[-1].people == (ANN.id,)
    async with host._context.database.read() as connection:
        (later,) = (await connection.execute(select(notices.c.person_id, notices.c.kind, notices.c.due_at))).all()
    assert later == (BEN.id, "idle", now + timedelta(hours=8))
    clock.forward(8 * 3600)
    await letter_writer(host, announcer).deliver()
    assert [(each.kind, each.table and each.table.id) for each in announcer.letters[-1].notices] == [("idle", table.id)]


async def test_who_is_told_later_is_not_told_where_somebody_has_answered(
    host: Host, announcer: FakeAnnouncer, clock: HandClock
) -> None:
    table = await lobby(host)
    now = clock.now() + timedelta(seconds=LIMITS.lobby)
    async with host._context.database.write() as connection:
        await connection.execute(insert(preferences).values(person_id=ANN.id, away_from=now))
    await wound(host, announcer, clock, LIMITS.lobby)
    assert announcer.posted[-1].people == ()
    await host.lobbies.wait_longer(press(ANN), table.id)
    async with host._context.database.read() as connection:
        assert (await connection.execute(select(notices))).all() == []
