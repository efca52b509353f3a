"""Undo with consent: what is taken back when all agree, what stays known, and what never fires afterwards."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bot.hosting.agreements.kind import Outcome
from bot.hosting.host import Host
from bot.hosting.orders.standing_orders import ByPath, StandingOrder
from bot.hosting.playing.automa import play_one
from bot.hosting.posting.post import PostKind
from bot.hosting.table import Person, Refused, Status, Table
from bot.hosting.timers.effects import EFFECTS
from bot.hosting.timers.work import TimerWork
from bot.hosting.upkeep.doctor import examine
from bot.store import log, proposals, timers
from bot.store.schema import notices
from engine.record import read_record, replay, verify
from tests.bot.hosting.support import (
    AHEAD,
    ANN,
    BEN,
    CAT,
    GAMES,
    THERE,
    FakeAnnouncer,
    HandClock,
    asked,
    later,
    make_host,
    press,
    running_table,
    solo_table,
    worker,
)
from tests.engine.toy import Draw, Lay, Pass

PEOPLE = {each.id: each for each in (ANN, BEN, CAT)}


async def refusal(coroutine: Any) -> str:
    with pytest.raises(Refused) as caught:
        await coroutine
    return caught.value.reason


async def lines(host: Host, table: Table) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (await host.tables.record(None, table.id)).splitlines()]


async def proposed(host: Host, table: Table, first: int, who: Any = ANN) -> int:
    """Propose to go back; return the number of the proposal."""
    made = await host.agreements.go_back(press(who), table.id, first)
    assert made.proposal is not None
    assert made.outcome is None
    return made.proposal.proposal_id


async def agree(host: Host, table: Table, number: int, *people: Any) -> Outcome | None:
    for each in people:
        outcome = (await host.agreements.vote(press(each), table.id, number, yes=True)).outcome
    return outcome


async def passed(host: Host, table: Table, times: int) -> Table:
    for _ in range(times):
        table = (await host.playing.act(press(asked(table)), table.id, Pass())).table
    return table


async def test_what_others_did_is_taken_back_when_all_agree(tmp_path: Path) -> None:
    host = await make_host(tmp_path)
    table = await passed(host, await running_table(host, people=(ANN, BEN, CAT)), 1)
    before, first = (await host.looking.sight(None, table.id)).view, table.seq + 1
    after = await passed(host, table, 3)
    number = await proposed(host, table, first)
    assert (await host.agreements.vote(press(BEN), table.id, number, yes=True)).outcome is None
    assert (await host.tables.find(table.id)).seq == after.seq
    assert await agree(host, table, number, CAT) is Outcome.AGREED
    now = await host.tables.find(table.id)
    assert (now.seq, now.asked_since) == (after.seq + 3, table.asked_since)
    assert (await host.looking.sight(None, table.id)).view == before
    assert [each.seq for each in await host.looking.log(None, table.id)] == [1, 2]
    await host.close()
    again = await make_host(tmp_path)
    assert (await again.looking.sight(None, table.id)).view == before
    await passed(again, await again.tables.find(table.id), 1)
    assert [each.seq async for each in _ids(again, table)] == [1, 2, after.seq + 4]
    assert [each async for each in examine(again._context.database, GAMES) if not each.healthy] == []
    await again.close()


async def _ids(host: Host, table: Table) -> Any:
    for each in await host.looking.log(None, table.id):
        yield each


async def told_to(host: Host) -> list[tuple[int, int | None]]:
    """Return who is to be told of being asked, and since when."""
    async with host._context.database.read() as connection:
        rows = await connection.execute(select(notices.c.person_id, notices.c.since).where(notices.c.kind == "asked"))
        return [(each.person_id, each.since) for each in rows]


async def test_who_is_asked_again_is_told_where_no_post_can_tell_it(host: Host, announcer: FakeAnnouncer) -> None:
    """What no post has told is taken back: the newest post asks the same as before, and pings nobody."""
    table = await running_table(host)
    await worker(host, announcer).deliver()
    who, other = (ANN, BEN) if asked(table) == ANN else (BEN, ANN)
    acted = await host.playing.act(press(who), table.id, Draw())
    number = await proposed(host, table, acted.seq, who)
    assert await agree(host, table, number, other) is Outcome.AGREED
    now = await host.tables.find(table.id)
    assert await told_to(host) == [(who.id, min(now.asked_since.values()))]


async def test_who_is_asked_again_is_told_by_the_post_of_what_was_taken_back(
    host: Host, announcer: FakeAnnouncer
) -> None:
    table = await running_table(host)
    who, other = (ANN, BEN) if asked(table) == ANN else (BEN, ANN)
    acted = await host.playing.act(press(who), table.id, Draw())
    await worker(host, announcer).deliver()
    await agree(host, table, await proposed(host, table, acted.seq, who), other)
    assert await told_to(host) == []


async def test_who_was_asked_all_the_while_is_not_told_again(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host, options={"mode": "together"}, people=(ANN, BEN, CAT))
    await worker(host, announcer).deliver()
    first = await host.playing.act(press(ANN), table.id, Draw())
    await host.playing.act(press(BEN), table.id, Draw())
    number = await proposed(host, table, first.seq, CAT)
    assert await agree(host, table, number, ANN, BEN) is Outcome.AGREED
    assert [person for person, _ in await told_to(host)] == [ANN.id], "Ben has agreed last, and Cat was asked on"


async def test_nobody_is_told_during_a_pause(host: Host, announcer: FakeAnnouncer) -> None:
    """Who is asked is told when it goes on."""
    table = await running_table(host)
    await worker(host, announcer).deliver()
    who, other = (ANN, BEN) if asked(table) == ANN else (BEN, ANN)
    acted = await host.playing.act(press(who), table.id, Draw())
    pause = await host.agreements.propose(press(who), table.id, "pause")
    assert pause.proposal is not None
    assert await agree(host, table, pause.proposal.proposal_id, other) is Outcome.AGREED
    assert await agree(host, table, await proposed(host, table, acted.seq, who), other) is Outcome.AGREED
    assert await told_to(host) == []


async def test_one_refusal_leaves_everything_as_it_is(host: Host) -> None:
    table = await passed(host, await running_table(host, people=(ANN, BEN, CAT)), 3)
    number = await proposed(host, table, 2)
    assert (await host.agreements.vote(press(BEN), table.id, number, yes=False)).outcome is Outcome.REFUSED
    assert (await host.tables.find(table.id)).seq == table.seq


async def test_nobody_has_to_be_asked_for_what_may_be_taken_back_alone(host: Host) -> None:
    table = await running_table(host)
    person = asked(table)
    acted = await host.playing.act(press(person), table.id, Pass())
    back = await host.agreements.way_back(press(person), table.id, acted.seq)
    assert (back.at_once, back.known) == (True, False)
    assert (await host.agreements.go_back(press(person), table.id, acted.seq)).outcome is Outcome.AGREED
    assert [each.seq for each in await host.looking.log(None, table.id)] == [1]


async def test_what_a_person_does_meanwhile_makes_it_void(host: Host, announcer: FakeAnnouncer) -> None:
    table = await passed(host, await running_table(host), 2)
    number = await proposed(host, table, 2)
    after = await passed(host, table, 1)
    other = BEN
    assert await refusal(host.agreements.vote(press(other), table.id, number, yes=True)) == "proposal-gone"
    assert (await host.tables.find(table.id)).seq == after.seq
    await worker(host, announcer).deliver()
    (post,) = [each for each in announcer.posted if each.kind is PostKind.PROPOSAL]
    assert post.proposal is not None
    assert (post.proposal.outcome, post.proposal.reason) == ("void", "proposal-acted")


async def test_a_press_that_knew_nothing_of_it_is_noticed_by_the_vote(host: Host) -> None:
    table = await passed(host, await running_table(host), 2)
    loaded = await host.tables.load(table.id)  # before it was proposed
    number = await proposed(host, table, 2)
    await host.playing.act(press(asked(table)), loaded, Pass())
    async with host._context.database.read() as connection:
        left = await proposals.of_table(connection, table.id)
    if left:
        done = await host.agreements.vote(press(BEN), table.id, number, yes=True)
        assert (done.outcome, done.reason) == (Outcome.VOID, "proposal-acted")
    assert len(await host.looking.log(None, table.id)) == 4


async def test_an_automa_plays_on_and_that_is_taken_back_too(host: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    await host.lobbies.add_automa(press(ANN), table.id)
    await host.lobbies.join(press(BEN), table.id)
    table = await host.lobbies.start(press(ANN), table.id)
    while table.occupant(next(iter(table.asked_since))).automa is None:
        table = await passed(host, table, 1)
    while (number := (await host.tables.find(table.id)).seq) < 2:
        await play_one(host._context, table.id)
    number = await proposed(host, table, 2)
    await play_one(host._context, table.id)
    assert await agree(host, table, number, BEN) is Outcome.AGREED
    assert [each.seq for each in await host.looking.log(None, table.id)] == [1]


async def test_who_plays_alone_goes_back_as_far_as_wanted_at_once(host: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {"lucky": True}, "en")
    await host.lobbies.add_automa(press(ANN), table.id)
    table = await host.lobbies.start(press(ANN), table.id)
    before, revealing = (await host.looking.sight(None, table.id)).view, 0
    while (now := await host.tables.find(table.id)).status is Status.RUNNING:
        if not await play_one(host._context, table.id):
            await host.playing.act(press(ANN), now.id, Draw() if revealing < 2 else Pass())
            revealing += 1
    back = await host.agreements.way_back(press(ANN), table.id, 2)
    assert (back.at_once, back.known, len(back.happened)) == (True, True, now.seq - 1)
    assert (await host.agreements.go_back(press(ANN), table.id, 2)).outcome is Outcome.AGREED
    after = await host.tables.find(table.id)
    assert (after.status, after.asked_since) == (Status.RUNNING, table.asked_since)
    assert (await host.looking.sight(None, table.id)).view == before
    _, start, end = await lines(host, table)
    shown = sum(each.revealed for each in back.happened)
    assert (start["taken_back"], end) == (shown, {"result": None, "entries": 1})


async def test_alone_against_the_game_itself_too(host: Host) -> None:
    table = await solo_table(host)
    first = table.seq + 1
    while len(await host.looking.log(None, table.id)) < 4:
        turn = await host.playing.turn(press(ANN), table.id)
        await host.playing.act(press(ANN), table.id, turn.decision.default)
    assert (await host.agreements.go_back(press(ANN), table.id, first)).outcome is Outcome.AGREED
    assert len(await host.looking.log(None, table.id)) == 1


async def test_what_came_to_light_is_marked_in_the_record_and_survives(tmp_path: Path) -> None:
    host = await make_host(tmp_path)
    table = await running_table(host)
    person = asked(table)
    other = BEN if person == ANN else ANN
    await host.playing.act(press(person), table.id, Draw())
    assert await refusal(host.playing.undo(press(person), table.id)) == "undo-revealed"
    await agree(host, table, await proposed(host, table, 2, person), other)
    expected = [None, 1, None]
    assert [each.get("taken_back") for each in await lines(host, table)] == expected
    await host.close()
    again = await make_host(tmp_path)
    assert [each.get("taken_back") for each in await lines(again, table)] == expected
    table = await passed(again, await again.tables.find(table.id), 2)
    await agree(again, table, await proposed(again, table, 4, person), other)
    record = await again.tables.record(None, table.id)
    assert [each.get("taken_back") for each in await lines(again, table)] == expected  # passing showed nothing
    assert list(verify(record, GAMES)) == []
    assert replay(read_record(record, GAMES)).entries[0].taken_back == 1
    damaged = record.replace(b'"taken_back":1', b'"taken_back":0')
    assert ["taken_back" in str(fault) for fault in verify(damaged, GAMES)] == [True]
    await again.close()


async def test_a_deeper_way_back_carries_the_mark_along(host: Host) -> None:
    table = await running_table(host)
    table = await passed(host, table, 1)
    person = asked(table)
    other = BEN if person == ANN else ANN
    await host.playing.act(press(person), table.id, Draw())
    await agree(host, table, await proposed(host, table, 3, person), other)
    await agree(host, table, await proposed(host, table, 2, person), other)
    in_memory = await lines(host, table)
    host._context.cache.drop(table.id)
    assert await lines(host, table) == in_memory
    assert [each.get("taken_back") for each in in_memory] == [None, 1, None]


async def test_an_answer_that_is_changed_keeps_the_mark_behind_it(host: Host) -> None:
    table = await running_table(host, options={"mode": "together"}, people=(ANN, BEN, CAT))
    await host.playing.act(press(ANN), table.id, Pass())
    await host.playing.act(press(BEN), table.id, Draw())
    await agree(host, table, await proposed(host, table, 3, BEN), ANN, CAT)
    turn = await host.playing.turn(press(ANN), table.id)
    other = next(each for each in turn.actions() if isinstance(each, Lay))
    assert (await host.playing.act(press(ANN), table.id, other)).changed
    in_memory = await lines(host, table)
    assert [each.get("taken_back") for each in in_memory] == [None, None, 1, None]
    host._context.cache.drop(table.id)
    assert await lines(host, table) == in_memory


async def test_what_is_not_there_is_refused(host: Host) -> None:
    table = await passed(host, await running_table(host), 2)
    assert await refusal(host.agreements.go_back(press(ANN), table.id, 1)) == "undo-nothing"
    assert await refusal(host.agreements.go_back(press(ANN), table.id, 99)) == "undo-done"
    assert await refusal(host.agreements.go_back(press(CAT), table.id, 2)) == "not-seated"
    assert await refusal(host.agreements.way_back(press(CAT), table.id, 2)) == "not-seated"
    await proposed(host, table, 2)
    assert await refusal(host.agreements.go_back(press(BEN), table.id, 2)) == "proposal-open"
    lobby = await host.lobbies.open(press(ANN, place=THERE), "toy", {}, "en")
    assert await refusal(host.agreements.go_back(press(ANN), lobby.id, 1)) == "still-lobby"


async def test_a_log_of_older_rules_is_not_gone_back_over(tmp_path: Path) -> None:
    host = await make_host(tmp_path)
    table = await passed(host, await running_table(host), 2)
    await host.close()
    host = await make_host(tmp_path)
    async with host._context.database.write() as connection:
        row = await log.row(connection, table.id, 2)
        entry = {**(row.entry or {}), "chance": [{"die": 6, "value": 1}]}
        await log.replace_entry(connection, table.id, 2, entry)
    for who in (ANN, BEN):
        assert await refusal(host.agreements.go_back(press(who), table.id, 3)) == "undo-too-old"
    assert (await host.tables.find(table.id)).seq == table.seq
    await host.close()


async def test_a_failing_store_leaves_the_position_as_it_was(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await passed(host, await running_table(host), 2)
    before = (await host.looking.sight(None, table.id)).view
    number = await proposed(host, table, 2)
    append = log.append

    async def fails(connection: Any, table_id: int, row: Any, at: Any) -> None:
        if row.seq == table.seq + 2:
            raise RuntimeError("the second row")
        await append(connection, table_id, row, at)

    with monkeypatch.context() as patched:
        patched.setattr(log, "append", fails)
        with pytest.raises(RuntimeError):
            await host.agreements.vote(press(BEN), table.id, number, yes=True)
    assert (await host.looking.sight(None, table.id)).view == before
    assert (await host.tables.find(table.id)).seq == table.seq
    assert await agree(host, table, number, BEN) is Outcome.AGREED
    assert len(await host.looking.log(None, table.id)) == 1


async def test_an_answer_given_ahead_with_what_is_taken_back_is_never_given(tmp_path: Path) -> None:
    host = await make_host(tmp_path, games=AHEAD)
    table = await running_table(host)
    first = asked(table)
    other = BEN if first == ANN else ANN
    await passed(host, table, 1)
    table = await passed(host, await host.tables.find(table.id), 1)
    assert asked(table) == first
    await host.playing.act(press(first), table.id, Pass(), Pass())
    table = (await host.playing.act(press(other), table.id, Draw())).table
    await agree(host, table, await proposed(host, table, 3, first), other)  # to where the other one is asked
    assert asked(await host.tables.find(table.id)) == other
    assert await host.playing.standing_orders(first.id, table.id) == ()
    acted = await host.playing.act(press(other), table.id, Pass())
    assert asked(acted.table) == first, "nobody answered for the first one"
    await host.close()


async def test_what_was_prepared_since_is_dropped_with_the_own_answers_before_it(host: Host) -> None:
    """The one who did nothing of what is taken back keeps it."""
    table = await running_table(host, people=(ANN, BEN, CAT))
    table = await passed(host, table, 4)
    second = asked(table)
    (third,) = [each for each in (ANN, BEN, CAT) if await can_prepare(host, each, table)]
    first = next(each for each in (ANN, BEN, CAT) if each not in (second, third))
    await host.playing.prepare(press(third), table.id, Pass())
    await agree(host, table, await proposed(host, table, 5, second), first, third)  # the first one's of this round
    assert len(await host.playing.standing_orders(third.id, table.id)) == 1
    table = await host.tables.find(table.id)
    await agree(host, table, await proposed(host, table, 4, first), second, third)  # in the round before
    assert asked(await host.tables.find(table.id)) is third
    assert await host.playing.standing_orders(third.id, table.id) == ()
    await later(host)
    assert asked(await host.tables.find(table.id)) is third


async def can_prepare(host: Host, who: Person, table: Table) -> bool:
    try:
        await host.playing.next_turn(press(who), table.id)
    except Refused:
        return False
    return True


async def test_it_lapses_in_time_and_the_game_has_waited_for_nobody(host: Host, clock: HandClock) -> None:
    table = await passed(host, await running_table(host), 2)
    number = await proposed(host, table, 2)
    clock.forward(3 * 24 * 3600)
    await TimerWork(host._context, EFFECTS).serve()
    assert await refusal(host.agreements.vote(press(BEN), table.id, number, yes=True)) == "proposal-gone"
    assert len(await host.looking.log(None, table.id)) == 3


async def test_the_post_shows_only_what_everybody_may_see(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    person = asked(table)
    public = (await host.looking.sight(None, table.id)).view
    await host.playing.act(press(person), table.id, Draw())
    await proposed(host, table, 2, person)
    await worker(host, announcer).deliver()
    (post,) = [each for each in announcer.posted if each.kind is PostKind.PROPOSAL]
    entries = await host.looking.log(None, table.id)
    assert post.view == public
    assert [each.events for each in post.happened] == [entries[-1].events]
    assert post.before == (await host.looking.sight(None, table.id)).view
    assert [each.seat for each in post.decisions] == [table.seat_of(person.id)]


async def test_the_board_tells_what_was_taken_back_and_asks_again(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    outbox, person = worker(host, announcer), asked(table)
    other = BEN if person == ANN else ANN
    await host.playing.act(press(person), table.id, Draw())
    await host.playing.act(press(person), table.id, Pass())
    await outbox.deliver()
    await agree(host, table, await proposed(host, table, 2, person), other)
    await outbox.deliver()
    board = [each for each in announcer.posted if each.kind is PostKind.BOARD][-1]
    assert [each.seq for each in board.happened if each.undone] == [3, 2]
    assert any(each.revealed for each in board.happened)
    assert [each.seat for each in board.decisions] == [table.seat_of(person.id)]


@pytest.mark.parametrize("seed", range(3))
async def test_whatever_is_played_and_taken_back_the_log_replays(tmp_path: Path, seed: int) -> None:
    host, rng = await make_host(tmp_path, seed=seed), random.Random(seed)
    table = await running_table(host, options={"lucky": True}, people=(ANN, BEN, CAT))
    for _ in range(25):
        now = await host.tables.find(table.id)
        if now.status is not Status.RUNNING:
            break
        entries = await host.looking.log(None, table.id)
        if len(entries) > 1 and rng.random() < 0.3:
            first = rng.choice(entries[1:]).seq
            made = await host.agreements.go_back(press(ANN), table.id, first)
            if made.proposal is not None:
                for each in (BEN, CAT):
                    await host.agreements.vote(press(each), table.id, made.proposal.proposal_id, yes=True)
            assert [each.seq for each in await host.looking.log(None, table.id)][-1] < first
        else:
            action = rng.choice((Draw(), Pass()))
            try:
                await host.playing.act(press(asked(now)), table.id, action)
            except Exception:
                await host.playing.act(press(asked(now)), table.id, Pass())
    record = await host.tables.record(None, table.id)
    host._context.cache.drop(table.id)
    assert await host.tables.record(None, table.id) == record
    assert list(verify(record, GAMES)) == []
    assert [each async for each in examine(host._context.database, GAMES) if not each.healthy] == []
    await host.close()


@pytest.mark.parametrize("by_consent", [False, True])
async def test_an_ordered_answer_that_was_still_to_come_is_not_given_to_what_was_taken_back(
    host: Host, by_consent: bool
) -> None:
    table = await running_table(host)
    first = asked(table)
    other = BEN if first == ANN else ANN
    await host.playing.give_order(press(other), table.id, StandingOrder("lay", ByPath("pass")))
    table = await passed(host, table, 1)
    assert asked(table) == other, "its answer comes later"
    table = await passed(host, table, 1)
    if by_consent:
        table = await passed(host, table, 1)
        await agree(host, table, await proposed(host, table, 3, first), other)
    else:
        await host.playing.undo(press(other), table.id)
    await later(host)
    assert asked(await host.tables.find(table.id)) == other
    assert [each.seq for each in await host.looking.log(None, table.id)] == [1, 2]


async def test_an_ordered_answer_to_what_is_still_asked_is_given_all_the_same(host: Host) -> None:
    table = await running_table(host, options={"mode": "together"}, people=(ANN, BEN, CAT))
    await host.playing.give_order(press(CAT), table.id, StandingOrder("lay", ByPath("pass")))
    for _ in range(4):  # to where an order is asked for the first time
        table = await host.tables.find(table.id)
        if (await _pending(host, table)) == [table.seat_of(CAT.id)]:
            break
        await host.playing.act(press(asked(table)), table.id, Pass())
    else:
        pytest.skip("nothing is ordered to come")
    acted = await host.playing.act(press(ANN), table.id, Pass())
    await host.playing.undo(press(ANN, since=acted.seq), table.id)
    assert await _pending(host, table) == [table.seat_of(CAT.id)]


async def _pending(host: Host, table: Table) -> list[str | None]:
    async with host._context.database.read() as connection:
        return [each.seat for each in await timers.of_table(connection, table.id) if each.kind == "answer"]
