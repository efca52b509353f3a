"""Answers that several seats give at the same time, and may change until the last one is in."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hosting.host import Host
from bot.hosting.posting.post_merging import FRESH
from bot.hosting.table import Person, Refused, Table
from engine.contract import Action
from engine.record import verify
from tests.bot.hosting.support import (
    ANN,
    BEN,
    CAT,
    GAMES,
    HERE,
    FakeAnnouncer,
    HandClock,
    make_host,
    press,
    running_table,
    worker,
)
from tests.engine.toy import Draw, Lay, Pass


async def together(host: Host) -> Table:
    return await running_table(host, options={"mode": "together"}, people=(ANN, BEN, CAT))


async def lay(host: Host, person: Person, table: Table, which: int = 0) -> Action:
    """Lay a card of the hand; give what was laid."""
    turn = await host.playing.turn(press(person), table.id)
    card: Action = [each for each in turn.actions() if isinstance(each, Lay)][which]
    await host.playing.act(press(person, since=turn.since), table.id, card)
    return card


async def test_an_answer_may_be_changed_until_the_last_one_is_in(host: Host) -> None:
    table = await together(host)
    first = await lay(host, ANN, table)
    turn = await host.playing.turn(press(ANN), table.id)
    assert (turn.answered, turn.decision.default) == (True, first)
    second = await lay(host, ANN, table, which=1)
    assert second != first
    assert (await host.playing.turn(press(ANN), table.id)).decision.default == second
    for person in (BEN, CAT):
        await host.playing.act(press(person), table.id, Pass())
    turn = await host.playing.turn(press(ANN), table.id)
    assert not turn.answered
    assert second not in list(turn.actions())


async def test_others_answering_does_not_make_my_change_stale(host: Host) -> None:
    table = await together(host)
    await lay(host, ANN, table)
    turn = await host.playing.turn(press(ANN), table.id)
    await lay(host, BEN, table)
    acted = await host.playing.act(press(ANN, since=turn.since), table.id, Pass())
    assert acted.turn is None, "it is answered: no panel opens by itself"


async def test_of_two_clicks_on_the_same_answer_one_acts(host: Host) -> None:
    table = await together(host)
    await host.playing.act(press(ANN, since=1), table.id, Draw())
    with pytest.raises(Refused, match="stale"):
        await host.playing.act(press(ANN, since=1), table.id, Draw())
    turn = await host.playing.turn(press(ANN), table.id)
    await host.playing.act(press(ANN, since=turn.since), table.id, Pass())
    turn = await host.playing.turn(press(ANN), table.id)
    await host.playing.act(press(ANN, since=turn.since), table.id, Draw())
    with pytest.raises(Refused, match="stale"):
        await host.playing.act(press(ANN, since=turn.since), table.id, Draw())


async def test_the_button_in_the_channel_opens_an_answer_again(host: Host, announcer: FakeAnnouncer) -> None:
    table = await together(host)
    await worker(host, announcer).deliver()
    await lay(host, ANN, table)
    assert (await host.playing.turn(press(ANN, since=1), table.id)).answered
    with pytest.raises(Refused, match="stale"):
        await host.playing.act(press(ANN, since=1), table.id, Pass())


async def test_an_answer_is_not_told_and_asks_nobody_again(host: Host, announcer: FakeAnnouncer) -> None:
    table = await together(host)
    await worker(host, announcer).deliver()
    for which in (0, 1, 0):
        await lay(host, ANN, table, which)
    await worker(host, announcer).deliver()
    assert len(announcer.posted) == 1
    with pytest.raises(Refused) as refused:
        await host.playing.act(press(Person(9, "Zoe")), table.id, Pass())
    assert refused.value.reason == "not-seated"


async def test_a_changed_answer_is_taken_back_whole(host: Host) -> None:
    table = await together(host)
    for which in range(2):
        await lay(host, ANN, table, which)
    undone = await host.playing.undo(press(ANN), table.id)
    turn = await host.playing.turn(press(ANN), table.id)
    assert (turn.answered, turn.since, undone.seq) == (False, 1, 3)
    await lay(host, ANN, table)
    assert (await host.tables.find(table.id)).seq == 4


async def test_a_changed_answer_outlives_a_restart_and_another_host_knows_of_it(tmp_path: Path) -> None:
    host, other = await make_host(tmp_path), await make_host(tmp_path)
    table = await together(host)
    await lay(host, ANN, table)
    await lay(other, BEN, table)
    for which in (1, 0, 2):
        last = await lay(host, ANN, table, which)
        assert (await other.playing.turn(press(ANN), table.id)).decision.default == last
    await lay(other, ANN, table, 1)
    changed = await lay(host, ANN, table, 2)
    await host.close()
    await other.close()
    again = await make_host(tmp_path)
    assert (await again.playing.turn(press(ANN), table.id)).decision.default == changed
    assert list(verify(await again.tables.record(None, table.id), GAMES)) == []
    await again.close()


async def test_who_answered_behind_it_takes_back_the_own_answer_alone(host: Host) -> None:
    table = await together(host)
    await lay(host, ANN, table)
    await lay(host, BEN, table)
    changed = await lay(host, ANN, table, 1)
    await host.playing.undo(press(BEN), table.id)
    assert not (await host.playing.turn(press(BEN), table.id)).answered
    assert (await host.playing.turn(press(ANN), table.id)).decision.default == changed


async def test_the_same_press_changes_an_answer_once_and_says_the_same(host: Host) -> None:
    table = await together(host)
    await lay(host, ANN, table)
    same = press(ANN)
    first, again = await host.playing.act(same, table.id, Pass()), await host.playing.act(same, table.id, Pass())
    assert (first.again, again.again, first.changed) == (False, True, True)
    assert (first.seq, first.events) == (again.seq, again.events) == (2, first.events)


async def test_the_post_that_asks_tells_who_has_answered_and_pings_nobody(tmp_path: Path) -> None:
    clock, announcer = HandClock(), FakeAnnouncer()
    host = await make_host(tmp_path, clock=clock)
    table = await together(host)
    outbox = worker(host, announcer)
    await outbox.deliver()
    (message,) = announcer.channels[HERE.channel_id]
    seat = table.seat_of(ANN.id)
    clock.forward(2 * FRESH.total_seconds())  # people take their time
    for which in (0, 1):
        await lay(host, ANN, table, which)
        await outbox.deliver()
        post = announcer.channels[HERE.channel_id][message]
        assert (post.edit, post.answered, post.quiet) == (message, (seat,), True)
    await host.playing.undo(press(ANN), table.id)
    await outbox.deliver()
    post = announcer.channels[HERE.channel_id][message]
    assert (post.edit, list(post.answered)) == (message, [])
    assert not any(each.undone for each in post.happened)
    assert len(announcer.posted) == 1
    await host.close()


async def test_where_the_post_is_gone_who_has_answered_is_worth_no_other(host: Host, announcer: FakeAnnouncer) -> None:
    table = await together(host)
    outbox = worker(host, announcer)
    await lay(host, ANN, table)
    await outbox.deliver()
    (post,) = announcer.posted
    assert (post.answered, post.quiet) == ((table.seat_of(ANN.id),), False), "it asks, too"
    await host.playing.act(press(BEN), table.id, Pass())
    await host.playing.act(press(CAT), table.id, Pass())
    await outbox.deliver()
    assert len(announcer.posted) == 2


async def test_what_could_not_be_told_in_its_post_is_told_by_the_next_one(host: Host, announcer: FakeAnnouncer) -> None:
    table = await together(host)
    outbox = worker(host, announcer)
    await outbox.deliver()
    announcer.gone.update(announcer.channels[HERE.channel_id])
    await lay(host, ANN, table)
    await outbox.deliver()
    assert len(announcer.posted) == 1, "who has answered is worth no post of its own"
    await host.playing.act(press(BEN), table.id, Pass())
    await host.playing.act(press(CAT), table.id, Pass())
    await outbox.deliver()
    assert announcer.told() == [1, 2, 3, 4]
