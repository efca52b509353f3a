"""Entries that go on with the last post change it in its place."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.host import Host
from bot.hosting.posting.post import Happened, Post, PostKind, TryLater
from bot.hosting.posting.post_merging import FRESH, post_to_amend
from bot.hosting.table import Table
from bot.store import log
from bot.store.log import LogRow
from bot.store.outbox import SentPost
from engine.contract import Action
from engine.record import verify
from tests.bot.hosting.support import (
    ANN,
    GAMES,
    HERE,
    THERE,
    FakeAnnouncer,
    HandClock,
    a_lease_later,
    make_host,
    press,
    solo_table,
    worker,
)
from tests.engine.solo_toy_game import Drawn, Note, Noted, Score, Turn, Worth


async def act(host: Host, table: Table, *actions: Action) -> Table:
    for action in actions:
        table = (await host.playing.act(press(ANN), table.id, action)).table
    return table


def shown(announcer: FakeAnnouncer) -> list[list[int]]:
    """Return the seqs that each message in the channel tells, oldest message first."""
    posts = announcer.channels[HERE.channel_id].values()
    return [[each.seq for each in post.happened if not each.undone] for post in posts if post.view]


def last(announcer: FakeAnnouncer) -> Post:
    return list(announcer.channels[HERE.channel_id].values())[-1]


async def test_the_last_post_is_changed_and_tells_from_its_beginning(host: Host, announcer: FakeAnnouncer) -> None:
    outbox = worker(host, announcer)
    table = await solo_table(host)
    await outbox.deliver()
    table = await act(host, table, Turn())
    await outbox.deliver()
    assert shown(announcer) == [[1], [2]]
    before = last(announcer).before
    table = await act(host, table, Note(5))
    await outbox.deliver()
    table = await act(host, table, Note(6), Note(7))
    await outbox.deliver()
    assert shown(announcer) == [[1], [2, 3, 4, 5]]
    post = last(announcer)
    assert post.before == before == announcer.posted[-2].view
    assert post.view["notes"] == [5, 6, 7]
    assert post.table.asked_since == table.asked_since
    table = await act(host, table, *([Worth(3)] if post.view["open"] else []), Turn())
    await outbox.deliver()
    assert last(announcer).edit is None
    assert last(announcer).before["notes"] == [5, 6, 7]
    assert announcer.retired[-1] in announcer.channels[HERE.channel_id]


async def test_the_log_is_read_once_for_a_post_that_is_changed(
    host: Host, announcer: FakeAnnouncer, monkeypatch: pytest.MonkeyPatch
) -> None:
    outbox = worker(host, announcer)
    table = await act(host, await solo_table(host), Turn())
    await outbox.deliver()
    read, rows = [], log.rows

    async def counted(connection: AsyncConnection, table_id: int, after: int = 0) -> list[LogRow]:
        read.append(after)
        return await rows(connection, table_id, after)

    monkeypatch.setattr(log, "rows", counted)
    await act(host, table, Note(5))
    await outbox.deliver()
    assert last(announcer).edit is not None
    assert len(read) == 1


async def test_what_begins_anew_takes_along_what_went_on(host: Host, announcer: FakeAnnouncer) -> None:
    outbox = worker(host, announcer)
    table = await act(host, await solo_table(host), Note(1))
    await outbox.deliver()
    assert shown(announcer) == [[1, 2]]
    table = await act(host, table, Note(2), Turn(), Note(3))
    await outbox.deliver()
    assert shown(announcer) == [[1, 2], [3, 4, 5]]
    await act(host, table, Note(4))
    await outbox.deliver()
    assert shown(announcer) == [[1, 2], [3, 4, 5, 6]]


async def test_a_change_that_is_taken_back_changes_the_post_again(host: Host, announcer: FakeAnnouncer) -> None:
    outbox = worker(host, announcer)
    table = await act(host, await solo_table(host), Turn(), Note(1))
    await outbox.deliver()
    table = await act(host, table, Note(2))
    await outbox.deliver()
    assert shown(announcer) == [[1, 2, 3, 4]]
    await host.playing.undo(press(ANN), table.id)
    await outbox.deliver()
    await host.playing.undo(press(ANN), table.id)
    await outbox.deliver()
    assert shown(announcer) == [[1, 2]]
    assert last(announcer).view["notes"] == []
    assert not any(each.undone for each in last(announcer).happened)


async def test_a_post_that_was_deleted_is_made_anew(host: Host, announcer: FakeAnnouncer) -> None:
    outbox = worker(host, announcer)
    table = await act(host, await solo_table(host), Turn())
    await outbox.deliver()
    announcer.gone |= set(announcer.channels[HERE.channel_id])
    table = await act(host, table, Note(1))
    await outbox.deliver()
    assert shown(announcer) == [[1, 2], [1, 2, 3]]
    assert last(announcer).before is None
    await act(host, table, Note(2))
    await outbox.deliver()
    assert shown(announcer) == [[1, 2], [1, 2, 3, 4]]


async def test_an_old_post_is_followed(host: Host, clock: HandClock, announcer: FakeAnnouncer) -> None:
    outbox = worker(host, announcer)
    table = await solo_table(host)
    await outbox.deliver()
    clock.forward((FRESH + timedelta(seconds=1)).total_seconds())
    await act(host, table, Note(1))
    await outbox.deliver()
    assert shown(announcer) == [[1], [2]]


async def test_a_post_of_several_messages_is_followed(host: Host, announcer: FakeAnnouncer) -> None:
    outbox = worker(host, announcer)
    announcer.messages = 2
    table = await solo_table(host)
    await outbox.deliver()
    announcer.messages = 1
    await act(host, table, Note(1))
    await outbox.deliver()
    assert shown(announcer) == [[1], [2]]


async def test_after_a_restart_the_same_post_is_changed(tmp_path: Path, announcer: FakeAnnouncer) -> None:
    host = await make_host(tmp_path)
    table = await solo_table(host)
    await worker(host, announcer).deliver()
    table = await act(host, table, Turn())
    await worker(host, announcer).deliver()
    await host.close()
    host = await make_host(tmp_path)
    await act(host, table, Note(1))
    await worker(host, announcer).deliver()
    assert shown(announcer) == [[1], [2, 3]]
    assert last(announcer).before == announcer.posted[0].view
    await host.close()


@pytest.mark.parametrize("taken", [False, True])
async def test_an_uncertain_change_is_repeated_as_it_was(
    host: Host, clock: HandClock, announcer: FakeAnnouncer, taken: bool
) -> None:
    outbox = worker(host, announcer)
    table = await act(host, await solo_table(host), Turn())
    await outbox.deliver()
    (announcer.late_faults if taken else announcer.faults).append(OSError("line broke"))
    table = await act(host, table, Note(1))
    await outbox.deliver()
    table = await act(host, table, Note(2))
    clock.forward((FRESH + timedelta(hours=1)).total_seconds())  # a new decision would be to follow
    await outbox.deliver()
    assert shown(announcer) == [[1, 2, 3], [4]]


@pytest.mark.parametrize("dies", ["before", "after"])
async def test_a_bot_killed_at_a_change_makes_it_again_and_then_what_came_later(
    tmp_path: Path, announcer: FakeAnnouncer, dies: str
) -> None:
    class Killed(BaseException):
        pass

    host = await make_host(tmp_path)
    table = await act(host, await solo_table(host), Turn())
    await worker(host, announcer).deliver()
    table = await act(host, table, Note(1))
    faults = announcer.faults if dies == "before" else announcer.late_faults
    faults.append(Killed())  # type: ignore[arg-type]
    with pytest.raises(Killed):
        await worker(host, announcer).deliver()
    await host._context.database.close()
    host = await make_host(tmp_path, clock=a_lease_later())
    await act(host, table, Note(2))
    await worker(host, announcer).deliver()
    assert shown(announcer) == [[1, 2, 3, 4]]
    await host.close()


async def test_a_change_that_was_not_made_is_made_up_for(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    outbox = worker(host, announcer)
    table = await act(host, await solo_table(host), Turn())
    await outbox.deliver()
    announcer.faults.append(TryLater(30))
    table = await act(host, table, Note(1))
    await outbox.deliver()
    await act(host, table, Note(2))
    clock.forward(30)
    await outbox.deliver()
    assert shown(announcer) == [[1, 2, 3, 4]]


def entry(*, amends_last_post: bool, seq: int = 9, undone: bool = False) -> Happened:
    return Happened(seq, (Noted(1) if amends_last_post else Drawn(1), Noted(2)), undone)


NOW = datetime(2030, 1, 1, tzinfo=UTC)
POST = SentPost(500, PostKind.BOARD, posted_since=5, posted_at=NOW - timedelta(minutes=1))


@pytest.mark.parametrize(
    ("post", "news"),
    [
        (None, (entry(amends_last_post=True),)),
        (replace(POST, kind=PostKind.SEATS), (entry(amends_last_post=True),)),
        (replace(POST, posted_since=None), (entry(amends_last_post=True),)),
        (replace(POST, posted_at=NOW - FRESH - timedelta(seconds=1)), (entry(amends_last_post=True),)),
        (replace(POST, posted_at=NOW + timedelta(hours=1)), (entry(amends_last_post=True),)),
        (POST, ()),
        (POST, (entry(amends_last_post=True), entry(amends_last_post=False))),
        (POST, (entry(amends_last_post=False, undone=True),)),
        (POST, (entry(amends_last_post=True, undone=True, seq=5),)),
    ],
)
def test_what_is_followed(post: SentPost | None, news: tuple[Happened, ...]) -> None:
    assert post_to_amend([post] if post else [], news, NOW) is None


def test_only_the_newest_post_is_changed() -> None:
    news = (entry(amends_last_post=True), entry(amends_last_post=True, undone=True, seq=6))
    assert post_to_amend([POST], news, NOW) == POST
    assert post_to_amend([POST, replace(POST, message_id=501, kind=PostKind.SEATS)], news, NOW) is None


async def test_the_end_follows(host: Host, announcer: FakeAnnouncer) -> None:
    outbox = worker(host, announcer)
    table = await solo_table(host)
    while (table_view := (await host.looking.sight(None, table.id)).view)["mine"] is None:
        done = len(table_view["drawn"]) == table_view["turns"]
        action: Action = Worth(9) if table_view["open"] else Score(0) if done else Turn()
        table = await act(host, table, action)
        await outbox.deliver()
    post = last(announcer)
    assert post.edit is None
    assert post.result is not None
    assert post.result.winners == (post.view["crow"],)
    data = await host.tables.record(None, table.id)
    assert list(verify(data, GAMES)) == []
    assert json.loads(data.splitlines()[-1])["result"]["winners"] == [post.view["crow"]]
    opened = await host.tables.import_record(data, THERE, "en")
    assert opened.further == post.view["crow"]
