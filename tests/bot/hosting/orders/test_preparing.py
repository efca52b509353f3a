"""What a seat prepares for its next turn: entered once, as its own, where nothing has changed; seen by nobody else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest
from sqlalchemy import select

from bot.hosting.clocks.settings import ClockSettings
from bot.hosting.host import Host
from bot.hosting.orders.standing_orders import ByPath, Prepared, StandingOrder, kept_orders
from bot.hosting.seating.leaving import Fate
from bot.hosting.table import Person, Refused, Table
from bot.hosting.timers.effects import EFFECTS
from bot.hosting.timers.work import TimerWork
from bot.store import preferences
from bot.store import timers as store_timers
from bot.store.schema import notices, timers
from engine.contract import Illegal
from tests.bot.hosting.support import (
    AHEAD,
    ANN,
    BEN,
    CAT,
    FakeAnnouncer,
    HandClock,
    asked,
    later,
    letter_writer,
    make_host,
    press,
    solo_table,
    worker,
)
from tests.bot.hosting.test_pausing_and_ending import agreed
from tests.engine.toy import Draw, Lay, Pass


class Begun(NamedTuple):
    table: Table
    first: Person
    """Who is asked."""
    next: Person
    last: Person


async def begun(host: Host, clock: ClockSettings | None = None) -> Begun:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en", clock=clock)
    for person in (BEN, CAT):
        await host.lobbies.join(press(person), table.id)
    table = await host.lobbies.start(press(ANN), table.id)
    seating = (await host.looking.sight(None, table.id)).view["seating"]
    people = [next(each for each in (ANN, BEN, CAT) if table.seat_of(each.id) == seat) for seat in seating]
    assert asked(table) is people[0]
    return Begun(table, *people)


async def lowest(host: Host, who: Person, table: Table) -> Lay:
    return Lay(min((await host.looking.sight(who.id, table.id)).view["hands"][table.seat_of(who.id)]))


async def by(host: Host, table: Table) -> list[int | None]:
    """Return whose each entry is, the start left out."""
    entries = await host.looking.log(None, table.id)
    return [table.occupant(each.seat).person_id for each in entries if each.seat is not None]


async def still_prepared(host: Host, who: Person, table: Table) -> bool:
    return any(each.prepared for each in await host.playing.standing_orders(who.id, table.id))


async def test_it_is_entered_as_the_seats_own_once_its_turn_comes_and_once_only(host: Host) -> None:
    table, first, other, last = await begun(host)
    lay = await lowest(host, other, table)
    await host.playing.prepare(press(other), table.id, lay)
    await host.playing.act(press(first), table.id, Pass())
    assert await by(host, table) == [first.id], "it takes as long as any ordered answer"
    assert asked(await host.tables.find(table.id)) is other
    await later(host)
    assert await by(host, table) == [first.id, other.id]
    assert (await host.looking.log(other.id, table.id))[-1].notation == f"lay {lay.card}"
    assert await host.playing.standing_orders(other.id, table.id) == ()
    await host.playing.act(press(last), table.id, Pass())
    await host.playing.act(press(first), table.id, Pass())
    await later(host)
    assert asked(await host.tables.find(table.id)) is other


async def test_where_something_has_changed_the_seat_is_asked_and_pinged_like_any_other(host: Host) -> None:
    announcer = FakeAnnouncer()
    table, first, other, _ = await begun(host)
    await worker(host, announcer).deliver()
    await host.playing.prepare(press(other), table.id, await lowest(host, other, table))
    await host.playing.act(press(first), table.id, await lowest(host, first, table))
    await worker(host, announcer).deliver()
    assert announcer.posted[-1].pings == (table.seat_of(other.id),)
    await later(host)
    assert await by(host, table) == [first.id]
    await host.playing.act(press(other), table.id, Pass())
    assert not await still_prepared(host, other, table), "what was meant for this turn is gone with it"


async def test_whatever_changes_it_is_entered_where_it_was_prepared_so(host: Host) -> None:
    table, first, other, _ = await begun(host)
    await host.playing.prepare(press(other), table.id, await lowest(host, other, table), anyway=True)
    await host.playing.act(press(first), table.id, await lowest(host, first, table))
    await later(host)
    assert await by(host, table) == [first.id, other.id]


async def test_an_action_at_no_place_needs_only_to_be_allowed(host: Host) -> None:
    table, first, other, _ = await begun(host)
    await host.playing.prepare(press(other), table.id, Pass())
    await host.playing.act(press(first), table.id, await lowest(host, first, table))
    await later(host)
    assert await by(host, table) == [first.id, other.id]


async def test_it_is_changed_and_taken_back(host: Host) -> None:
    table, first, other, _ = await begun(host)
    lay = await lowest(host, other, table)
    await host.playing.prepare(press(other), table.id, lay)
    await host.playing.prepare(press(other), table.id, Pass())
    (order,) = await host.playing.standing_orders(other.id, table.id)
    assert (order.decision, order.answers, order.once) == ("lay", Prepared("pass"), True)
    assert await host.playing.standing_orders(first.id, table.id) == ()
    await host.playing.take_back_order(press(other), table.id, order)
    await host.playing.act(press(first), table.id, Pass())
    await later(host)
    assert asked(await host.tables.find(table.id)) is other


async def test_it_holds_for_the_round_in_which_it_was_prepared(host: Host) -> None:
    """An automa or the host may have answered in its place: then nothing is left for the next round."""
    table, _, other, _ = await begun(host)
    await host.playing.prepare(press(other), table.id, Pass())
    (order,) = await host.playing.standing_orders(other.id, table.id)
    assert order.conditions.marks == {"round": "1"}


async def test_what_was_reviewed_before_something_happened_is_not_kept(host: Host) -> None:
    table, first, _, last = await begun(host)
    turn = await host.playing.next_turn(press(last), table.id)
    assert (turn.seat, turn.since, turn.imagined) == (table.seat_of(last.id), table.seq, True)
    await host.playing.act(press(first), table.id, Pass())
    with pytest.raises(Refused) as refused:
        await host.playing.prepare(press(last, since=turn.since), table.id, Pass())
    assert refused.value.reason == "prepared-stale"
    assert not await still_prepared(host, last, table)
    await host.playing.prepare(press(last, since=table.seq + 1), table.id, Pass())
    assert await still_prepared(host, last, table)


async def test_who_is_asked_or_has_no_turn_to_come_prepares_nothing(host: Host) -> None:
    table, first, _, last = await begun(host)
    for who, reason in ((first, "turn-has-come"), (Person(77, "Dan"), "not-seated")):
        with pytest.raises(Refused) as refused:
            await host.playing.next_turn(press(who), table.id)
        assert refused.value.reason == reason
    await host.playing.act(press(first), table.id, Pass())
    with pytest.raises(Refused) as refused:
        await host.playing.prepare(press(first), table.id, Pass())
    assert refused.value.reason == "nothing-to-prepare", "the round to come is another"
    with pytest.raises(Illegal):
        await host.playing.prepare(press(last), table.id, Lay(99))


async def test_who_lets_an_automa_play_prepares_nothing_that_it_would_not_do(host: Host) -> None:
    table, _, other, _ = await begun(host)
    await host.seats.hold_own(press(other), table.id, held=True)
    with pytest.raises(Refused, match="automa-plays"):
        await host.playing.prepare(press(other), table.id, Pass())
    await host.seats.hold_own(press(other), table.id, held=False)
    await host.playing.prepare(press(other), table.id, Pass())
    assert await still_prepared(host, other, table)


async def test_who_plays_alone_has_nothing_to_prepare(host: Host) -> None:
    table = await solo_table(host)
    with pytest.raises(Refused):
        await host.playing.next_turn(press(ANN), table.id)


async def test_an_own_answer_takes_its_place(host: Host) -> None:
    table, first, other, _ = await begun(host)
    await host.playing.prepare(press(other), table.id, Pass())
    await host.playing.act(press(first), table.id, Pass())
    await host.playing.act(press(other), table.id, Draw())
    await later(host)
    assert await by(host, table) == [first.id, other.id]
    assert not await still_prepared(host, other, table)
    assert asked(await host.tables.find(table.id)) is other


async def test_it_stays_while_its_seat_answers_something_else() -> None:
    prepared = StandingOrder("lay", Prepared("pass"), once=True)
    ahead = StandingOrder("slot", ByPath("s1"), once=True)
    assert kept_orders([prepared, ahead], None, "defend") == (prepared,)
    assert kept_orders([prepared, ahead], None, "lay") == ()
    assert kept_orders([prepared, ahead], None, None) == ()


async def test_an_undo_before_its_turn_leaves_it_and_the_turn_is_judged_anew(host: Host) -> None:
    table, first, other, _ = await begun(host)
    await host.playing.prepare(press(other), table.id, await lowest(host, other, table))
    await host.playing.act(press(first), table.id, Pass())
    await host.playing.undo(press(first), table.id)
    await later(host)
    assert await by(host, table) == [], "its answer was still to come: it is asked nothing now"
    assert await still_prepared(host, other, table)
    await host.playing.act(press(first), table.id, await lowest(host, first, table))
    await later(host)
    assert await by(host, table) == [first.id], "now something has changed"


async def test_who_takes_back_what_was_prepared_is_asked(host: Host) -> None:
    table, first, other, _ = await begun(host)
    await host.playing.prepare(press(other), table.id, Pass())
    await host.playing.act(press(first), table.id, Pass())
    await later(host)
    await host.playing.undo(press(other), table.id)
    await later(host)
    assert await by(host, table) == [first.id]
    assert asked(await host.tables.find(table.id)) is other
    assert not await still_prepared(host, other, table)


async def test_the_next_owner_of_the_seat_finds_nothing_prepared(host: Host) -> None:
    table, first, other, _ = await begun(host)
    await host.playing.prepare(press(other), table.id, Pass())
    dan = Person(77, "Dan")
    await host.seats.leave(press(other), table.id, Fate.OFFER)
    await host.lobbies.join(press(dan), table.id)
    assert await host.playing.standing_orders(dan.id, table.id) == ()
    await host.playing.act(press(first), table.id, Pass())
    await later(host)
    assert await by(host, table) == [first.id]


async def test_it_leaves_no_trace_until_then(tmp_path: Path) -> None:
    """Not in the table, its log, its posts, nor in any timer of its clock."""
    seen = []
    for prepares in (False, True):
        announcer, folder = FakeAnnouncer(), tmp_path / str(prepares)
        folder.mkdir()
        host = await make_host(folder)
        table = await host.lobbies.open(press(ANN), "toy", {}, "en", clock=ClockSettings(turn=86400))
        for person in (BEN, CAT):
            await host.lobbies.join(press(person), table.id)
        table = await host.lobbies.start(press(ANN), table.id)
        seating = (await host.looking.sight(None, table.id)).view["seating"]
        last = next(each for each in (ANN, BEN, CAT) if table.seat_of(each.id) == seating[2])
        if prepares:
            await host.playing.prepare(press(last), table.id, Pass())
        await host.playing.act(press(asked(table)), table.id, Pass())
        await worker(host, announcer).deliver()
        async with host._context.database.read() as connection:
            planned = (await connection.execute(select(timers.c.kind, timers.c.due_at, timers.c.seat))).all()
            told = (await connection.execute(select(notices.c.person_id, notices.c.kind))).all()
        public = [(post.seq if hasattr(post, "seq") else None, post.pings, post.view) for post in announcer.posted]
        log = [(each.seq, each.events) for each in await host.looking.log(None, table.id)]
        after = replace(await host.tables.find(table.id), seating=0)  # which nobody is shown
        seen.append((sorted(map(str, planned)), sorted(map(str, told)), public, log, after))
        await host.close()
    assert seen[0] == seen[1]


async def test_it_outlives_a_restart(tmp_path: Path) -> None:
    host = await make_host(tmp_path)
    table, first, other, _ = await begun(host)
    await host.playing.prepare(press(other), table.id, Pass())
    await host.close()
    again = await make_host(tmp_path)
    await again.playing.act(press(first), table.id, Pass())
    await later(again)
    assert await by(again, table) == [first.id, other.id]
    await again.close()


async def test_what_is_answered_ahead_and_what_is_prepared_stand_apart(tmp_path: Path) -> None:
    host = await make_host(tmp_path, games=AHEAD)
    table, first, other, _ = await begun(host)
    await host.playing.prepare(press(other), table.id, Pass())
    await host.playing.give_order(press(other), table.id, StandingOrder("slot", ByPath("s1"), once=True))
    assert (await host.playing.next_turn(press(other), table.id)).ahead(Pass()) is None, (
        "nothing is answered ahead of a turn"
    )
    await host.playing.act(press(first), table.id, Pass())
    await later(host)
    assert await by(host, table) == [first.id, other.id]
    await host.close()


async def test_who_is_asked_on_after_it_is_told_so_privately_since_no_post_does(host: Host) -> None:
    announcer = FakeAnnouncer()
    table, first, other, _ = await begun(host)
    await host.playing.prepare(press(other), table.id, Draw())
    await host.playing.act(press(first), table.id, Pass())
    await worker(host, announcer).deliver()
    posts = len(announcer.posted)
    await later(host)
    await worker(host, announcer).deliver()
    assert await by(host, table) == [first.id, other.id]
    assert len(announcer.posted) == posts
    async with host._context.database.read() as connection:
        told = (await connection.execute(select(notices.c.person_id, notices.c.kind, notices.c.since))).all()
    assert [tuple(each) for each in told] == [(other.id, "still", table.seq + 2)]
    await letter_writer(host, announcer).deliver()
    assert [(each.person_id, each.place) for each in announcer.letters] == [(other.id, None)]


async def test_who_is_asked_nothing_more_after_it_is_told_nothing(host: Host) -> None:
    table, first, other, _ = await begun(host)
    await host.playing.prepare(press(other), table.id, Pass())
    await host.playing.act(press(first), table.id, Pass())
    await later(host)
    async with host._context.database.read() as connection:
        assert (await connection.execute(select(notices.c.kind))).all() == []


async def told(host: Host) -> list[tuple[int, str]]:
    async with host._context.database.read() as connection:
        rows = await connection.execute(select(notices.c.person_id, notices.c.kind).order_by(notices.c.notice_id))
        return [(row.person_id, row.kind) for row in rows]


async def test_who_has_played_it_by_itself_is_pinged_for_the_next_turn(host: Host) -> None:
    """Also while the timer of what was prepared is left, which will find nothing to do."""
    announcer = FakeAnnouncer()
    table, first, other, last = await begun(host)
    await host.playing.give_order(press(other), table.id, StandingOrder("defend", ByPath("pass")))
    await host.playing.prepare(press(other), table.id, Pass())
    for who in (first, other, last, first):
        await worker(host, announcer).deliver()
        await host.playing.act(press(who), table.id, Pass())
    await worker(host, announcer).deliver()
    assert announcer.posted[-1].pings == (table.seat_of(other.id),)


@pytest.mark.parametrize("turn", [None, 86400])
async def test_a_pause_puts_it_off(host: Host, clock: HandClock, turn: int | None) -> None:
    """Whether the turn has come before the pause or in it, and whether the table has a clock."""
    table, first, other, last = await begun(host, None if turn is None else ClockSettings(turn=turn))
    for who in (other, last):
        await host.playing.prepare(press(who), table.id, Pass())
    await host.playing.act(press(first), table.id, Pass())
    await agreed(host, table, "pause", other, last, who=first)
    await host.playing.act(press(other), table.id, Pass())
    await later(host)
    assert await by(host, table) == [first.id, other.id]
    await agreed(host, table, "resume", other, last, who=first)
    await TimerWork(host._context, EFFECTS).serve()
    assert await by(host, table) == [first.id, other.id], "what was left to wait is left"
    await later(host)
    assert await by(host, table) == [first.id, other.id, last.id]


async def test_no_bank_runs_out_before_it(host: Host, clock: HandClock) -> None:
    """Half a minute is left of it: less than the wait that is drawn for the whole bank."""
    table, first, other, last = await begun(host, ClockSettings(bank=3600, increment=60))
    await host.playing.act(press(first), table.id, Pass())
    clock.forward(3570)
    for who in (other, last):
        await host.playing.act(press(who), table.id, Pass())
    await host.playing.prepare(press(other), table.id, Draw())
    await host.playing.act(press(first), table.id, Pass())
    async with host._context.database.read() as connection:
        dues = {each.kind: each.due_at for each in await store_timers.of_table(connection, table.id)}
    assert dues["answer"] - clock.now() <= (dues["time-out"] - clock.now()) / 4
    clock.forward(30)
    await TimerWork(host._context, EFFECTS).serve()
    assert (await host.looking.log(other.id, table.id))[-1].notation == "draw"


async def test_who_takes_the_seat_over_meanwhile_is_told_nothing_of_it(host: Host) -> None:
    """A call some minutes later would show that the one before had prepared something."""
    table, first, other, _ = await begun(host)
    await host.playing.prepare(press(other), table.id, Pass())
    await host.playing.act(press(first), table.id, Pass())
    await host.seats.leave(press(other), table.id, Fate.OFFER)
    await host.lobbies.join(press(Person(77, "Dan")), table.id)
    await later(host)
    assert await told(host) == []


async def test_who_takes_it_back_at_the_last_moment_is_told_directly(host: Host) -> None:
    announcer = FakeAnnouncer()
    table, first, other, _ = await begun(host)
    await host.playing.prepare(press(other), table.id, Pass())
    await host.playing.act(press(first), table.id, Pass())
    await worker(host, announcer).deliver()
    (order,) = await host.playing.standing_orders(other.id, table.id)
    await host.playing.take_back_order(press(other), table.id, order)
    await later(host)
    await letter_writer(host, announcer).deliver()
    assert [(each.person_id, each.place) for each in announcer.letters] == [(other.id, None)]


@pytest.mark.parametrize("known", [False, True])
async def test_the_channel_is_never_told_of_it_also_where_direct_messages_are_closed(
    host: Host, clock: HandClock, known: bool
) -> None:
    """Who is known to take none is pinged when the turn comes, like anybody, and so will look."""
    announcer = FakeAnnouncer()
    table, first, other, _ = await begun(host)
    announcer.closed = {other.id}
    if known:
        async with host._context.database.write() as connection:
            await preferences.change(connection, other.id, direct_closed_at=clock.now())
    await host.playing.prepare(press(other), table.id, Draw())
    await host.playing.act(press(first), table.id, Pass())
    await worker(host, announcer).deliver()
    assert announcer.posted[-1].pings == ((table.seat_of(other.id),) if known else ())
    await later(host)
    assert await by(host, table) == [first.id, other.id]
    await letter_writer(host, announcer).deliver()
    assert announcer.letters == []
    assert await told(host) == []


async def test_a_press_that_had_read_the_table_before_finds_it_all_the_same(host: Host) -> None:
    table, first, other, _ = await begun(host)
    in_hand = await host.tables.load(table.id)
    await host.playing.prepare(press(other), table.id, Pass())
    await host.playing.act(press(first), in_hand, Pass())
    await later(host)
    assert await by(host, table) == [first.id, other.id]


async def test_who_has_lost_the_seat_meanwhile_prepares_nothing_for_its_next_person(host: Host, tmp_path: Path) -> None:
    """Another process gives the seat away between reading the table and writing what is prepared."""
    elsewhere = await make_host(tmp_path, seed=2)
    table, _, other, _ = await begun(host)
    dan = Person(77, "Dan")
    in_hand = await host.tables.load(table.id)
    await host.playing.next_turn(press(other), in_hand)
    await elsewhere.seats.leave(press(other), table.id, Fate.OFFER)
    await elsewhere.lobbies.join(press(dan), table.id)
    with pytest.raises(Refused, match="not-seated"):
        await host.playing.prepare(press(other), in_hand, Pass())
    assert await host.playing.standing_orders(dan.id, table.id) == ()
    await elsewhere.close()
