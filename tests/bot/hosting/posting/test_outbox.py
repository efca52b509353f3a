from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, event

from bot.hosting.host import Host, Pace
from bot.hosting.playing.commit import WATCHED
from bot.hosting.playing.play import enter
from bot.hosting.posting.post import Earlier, OutcomeUnknown, Post, Posted, PostKind, TryLater, Undeliverable
from bot.hosting.table import Place, Status, Table
from bot.store import outbox as store_outbox
from bot.store.engines import WRITES
from tests.bot.hosting.support import (
    ANN,
    BEN,
    CAT,
    HERE,
    THERE,
    FakeAnnouncer,
    HandClock,
    a_lease_later,
    asked,
    begin_alone,
    due_here,
    make_host,
    press,
    running_table,
    worker,
)
from tests.engine.toy import Draw, Pass, Toy


async def take_turn(host: Host, table: Table) -> Table:
    person = asked(table)
    return (await host.playing.act(press(person, table.place), table.id, Pass())).table


async def test_what_happened_since_the_last_post_is_one_post(host: Host, announcer: FakeAnnouncer) -> None:
    outbox = worker(host, announcer)
    table = await running_table(host)
    for _ in range(3):
        table = await take_turn(host, table)
    await outbox.deliver()
    (first,) = announcer.posted
    assert (first.before, announcer.told()) == (None, [1, 2, 3, 4])
    table = await take_turn(host, table)
    await outbox.deliver()
    second = announcer.posted[1]
    assert second.before == first.view
    assert second.view == (await host.looking.sight(None, table.id)).view
    assert announcer.told() == [1, 2, 3, 4, 5]
    assert second.table.asked_since == table.asked_since


async def test_what_a_post_has_told_is_owed_no_second_one(host: Host) -> None:
    """Turns end while a post is about to be made, and a step within a turn is taken while it is under way."""

    class Busy(FakeAnnouncer):
        busy = False

        async def post(self, post: Post) -> Posted:
            if self.busy:
                self.busy = False
                now = await host.tables.find(post.table.id)
                await host.playing.act(press(asked(now)), now.id, Draw())
            return await super().post(post)

    announcer = Busy()
    outbox = worker(host, announcer)
    table = await running_table(host)
    await outbox.deliver()
    posts, announcer.busy = len(announcer.posted), True
    table = await take_turn(host, table)
    async with host._context.locks.hold(table.id):
        delivering = asyncio.create_task(outbox.deliver())
        async with asyncio.timeout(60):
            while host._context.locks._users[table.id] == 1:  # until it sees what is owed, and waits for the table
                await host.tables.find(table.id)
        async with host._context.database.read() as connection:
            running = await host._context.live_game(connection, table.id)
        await enter(host._context, running, next(iter(table.asked_since)), Pass(), press=None)
    await delivering
    assert [each.seq for each in announcer.posted[-1].happened] == [2, 3]
    assert len(announcer.posted) == posts + 1


async def test_a_step_within_a_turn_waits_for_the_next_post(host: Host, announcer: FakeAnnouncer) -> None:
    outbox = worker(host, announcer)
    table = await running_table(host)
    await outbox.deliver()
    table = (await host.playing.act(press(asked(table)), table.id, Draw())).table
    await outbox.deliver()
    assert len(announcer.posted) == 1
    await take_turn(host, table)
    await outbox.deliver()
    assert announcer.told() == [1, 2, 3]


async def test_a_post_shows_nothing_hidden(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    table = (await host.playing.act(press(asked(table)), table.id, Draw())).table
    await take_turn(host, table)
    await worker(host, announcer).deliver()
    (post,) = announcer.posted
    (drawn,) = post.happened[1].events
    assert drawn.to_data()["card"] is None
    assert all(isinstance(hand, int) for hand in post.view["hands"].values())


async def test_the_lobby_is_one_message_that_is_kept_up_to_date(host: Host, announcer: FakeAnnouncer) -> None:
    outbox = worker(host, announcer)
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    await outbox.deliver()
    await host.lobbies.join(press(BEN), table.id)
    await host.lobbies.join(press(CAT), table.id)
    await outbox.deliver()
    (message,) = announcer.channels[HERE.channel_id]
    assert len(announcer.channels[HERE.channel_id][message].table.occupants) == 3
    await host.lobbies.start(press(ANN), table.id)
    await outbox.deliver()
    assert announcer.posted[-1].older_posts == (message,)
    assert announcer.retired == [message]


async def test_the_lobbys_message_tells_its_end_also_after_an_uncertain_attempt(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    outbox = worker(host, announcer)
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    announcer.late_faults.append(RuntimeError("the bot was killed"))
    await outbox.deliver()
    await host.lobbies.join(press(BEN), table.id)
    await host.lobbies.start(press(ANN), table.id)
    clock.forward(60)
    await outbox.deliver()
    lobby, board = announcer.channels[HERE.channel_id].values()
    assert (lobby.kind, lobby.table.status) == (PostKind.LOBBY, Status.RUNNING)
    assert [each.name for each in lobby.table.occupants] == ["Ann", "Ben"]
    assert board.kind is PostKind.BOARD


async def test_a_closed_lobbys_message_says_so(host: Host, announcer: FakeAnnouncer) -> None:
    outbox = worker(host, announcer)
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    await outbox.deliver()
    await host.lobbies.cancel(press(ANN), table.id)
    await outbox.deliver()
    (lobby,) = announcer.channels[HERE.channel_id].values()
    assert (lobby.kind, lobby.table.status) == (PostKind.LOBBY, Status.CANCELLED)


async def test_a_lobby_that_is_closed_before_it_had_a_message_is_told_by_one(
    host: Host, announcer: FakeAnnouncer
) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    await host.lobbies.cancel(press(ANN), table.id)
    await worker(host, announcer).deliver()
    assert [each.kind for each in announcer.posted] == [PostKind.CANCELLED]


async def test_older_posts_lose_their_buttons(host: Host, announcer: FakeAnnouncer) -> None:
    outbox = worker(host, announcer)
    table = await running_table(host)
    for _ in range(3):
        await outbox.deliver()
        table = await take_turn(host, table)
    await outbox.deliver()
    messages = list(announcer.channels[HERE.channel_id])
    assert len(messages) == 4
    assert announcer.retired == messages[:-1]


async def test_a_closed_table_says_so_and_nothing_else(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    await host.lobbies.cancel(press(ANN), table.id)
    await worker(host, announcer).deliver()
    assert [post.kind for post in announcer.posted] == [PostKind.CANCELLED]


async def test_the_end_is_told(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    while table.status is Status.RUNNING:
        table = await take_turn(host, table)
    await worker(host, announcer).deliver()
    (post,) = announcer.posted
    assert post.table.status is Status.FINISHED
    assert post.decisions == ()
    assert (await host.tables.at(HERE)) == table
    assert (await host.lobbies.open(press(ANN), "toy", {}, "en")).id != table.id


async def test_a_repeated_attempt_does_not_tell_an_end_that_came_after_it(
    host: Host, announcer: FakeAnnouncer, clock: HandClock
) -> None:
    """Else its text would not be that of the first one, which may be in the channel, and it would show the record."""
    table = await running_table(host)
    delivery = worker(host, announcer)
    while len(await host.looking.log(None, table.id)) < 5:
        table = await take_turn(host, table)
    await delivery.deliver()
    statuses: list[tuple[int, Status]] = []
    sending = announcer.post

    async def noting(post: Post) -> Posted:
        statuses.append((post.table.seq, post.table.status))
        return await sending(post)

    announcer.post = noting  # type: ignore[method-assign]
    announcer.late_faults.append(OutcomeUnknown())
    await take_turn(host, table)
    await delivery.deliver()
    table = await host.tables.find(table.id)
    while table.status is Status.RUNNING:
        table = await take_turn(host, table)
    clock.forward(60)
    await delivery.deliver()
    first = table.seq - 1
    assert statuses == [(first, Status.RUNNING), (first, Status.RUNNING), (table.seq, Status.FINISHED)]


async def test_when_the_service_is_busy_it_is_tried_again_at_its_time(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    outbox = worker(host, announcer)
    table = await running_table(host)
    announcer.faults.append(TryLater(30))
    await outbox.deliver()
    await take_turn(host, table)
    clock.forward(29)
    await outbox.deliver()
    assert announcer.posted == []
    clock.forward(1)
    await outbox.deliver()
    assert announcer.told() == [1, 2]


async def test_unknown_faults_are_tried_again_ever_more_slowly(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    outbox = worker(host, announcer)
    await running_table(host)
    announcer.faults.extend([OSError("line broke")] * 12)
    waited = []
    while not announcer.posted:
        await outbox.deliver()
        before = len(announcer.faults)
        seconds = 0
        while len(announcer.faults) == before and not announcer.posted:
            clock.forward(1)
            seconds += 1
            await outbox.deliver()
        waited.append(seconds)
    assert waited[:4] == [1, 2, 4, 8]
    assert max(waited) == 300
    assert announcer.told() == [1]


async def test_a_place_that_fails_does_not_hold_up_another(host: Host, announcer: FakeAnnouncer) -> None:
    outbox = worker(host, announcer)
    await running_table(host)
    await running_table(host, place=THERE)
    announcer.faults.extend([TryLater(60), None])
    await outbox.deliver()
    assert [post.place for post in announcer.posted] in ([HERE], [THERE])


async def test_a_place_that_is_closed_is_told_when_it_is_heard_of_again(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    outbox = worker(host, announcer)
    table = await running_table(host)
    announcer.faults.append(Undeliverable("missing-permissions"))
    await outbox.deliver()
    clock.forward(3600)
    await outbox.deliver()
    async with host._context.database.read() as connection:
        assert [queued.suspended for queued in await store_outbox.suspended(connection)] == ["missing-permissions"]
    assert announcer.posted == []
    await take_turn(host, table)
    await outbox.deliver()
    assert announcer.told() == [1, 2]


async def test_what_a_newer_post_has_told_meanwhile_is_not_told_behind_it(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    """An attempt whose outcome is unknown tells the same again, but not once the place has a post that goes further."""
    outbox = worker(host, announcer)
    table = await running_table(host)
    announcer.faults.extend([OSError("line broke"), Undeliverable("missing-access")])
    await outbox.deliver()
    clock.forward(60)
    await outbox.deliver()
    async with host._context.looking_at(table.id) as live:  # nobody presses: the place is not heard of
        await enter(host._context, live, next(iter(table.asked_since)), Pass(), press=None)
    await outbox.deliver()
    await outbox.deliver()
    assert [post.table.seq for post in announcer.posted] == [2]
    async with host._context.database.read() as connection:
        assert await store_outbox.suspended(connection) == []


async def test_a_suspended_post_is_found_again_after_a_restart(tmp_path: Path, announcer: FakeAnnouncer) -> None:
    host = await make_host(tmp_path)
    table = await running_table(host)
    announcer.faults.append(Undeliverable("channel-gone"))
    await worker(host, announcer).deliver()
    await host.close()
    host = await make_host(tmp_path)
    await take_turn(host, table)
    await worker(host, announcer).deliver()
    assert announcer.told() == [1, 2]
    await host.close()


async def test_a_post_that_was_taken_in_spite_of_a_fault_shows_once_and_nothing_is_lost(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    outbox = worker(host, announcer)
    table = await running_table(host)
    announcer.late_faults.append(OSError("line broke"))
    await outbox.deliver()
    assert announcer.told() == [1]
    table = await take_turn(host, table)
    clock.forward(60)
    await outbox.deliver()
    assert announcer.told() == [1, 2]
    assert announcer.posted[1].before == announcer.posted[0].view
    assert announcer.posted[1].table.seq == table.seq


@pytest.mark.parametrize("then", [TryLater(30), Undeliverable("missing-access")])
async def test_a_post_that_was_perhaps_taken_is_repeated_whatever_fault_comes_next(
    host: Host, clock: HandClock, announcer: FakeAnnouncer, then: Exception
) -> None:
    outbox = worker(host, announcer)
    table = await running_table(host)
    announcer.late_faults.append(OSError("line broke"))
    await outbox.deliver()
    announcer.faults.append(then)
    clock.forward(60)
    await outbox.deliver()
    await take_turn(host, table)
    clock.forward(60)
    await outbox.deliver()
    assert announcer.told() == [1, 2]


async def test_a_line_that_breaks_while_posting_loses_nothing(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    """The client tells it as TryLater, and the service may have the post."""
    outbox = worker(host, announcer)
    table = await running_table(host)
    announcer.late_faults.append(TryLater(5))
    await outbox.deliver()
    await take_turn(host, table)
    clock.forward(60)
    await outbox.deliver()
    assert announcer.told() == [1, 2]


async def test_nothing_is_lost_when_the_service_then_asks_to_wait(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    outbox = worker(host, announcer)
    table = await running_table(host)
    announcer.late_faults.append(OutcomeUnknown())
    await outbox.deliver()
    announcer.faults.append(TryLater(5))
    clock.forward(60)
    await outbox.deliver()
    await take_turn(host, table)
    clock.forward(60)
    await outbox.deliver()
    assert announcer.told() == [1, 2]


@pytest.mark.parametrize("dies", ["before", "after"])
async def test_a_bot_killed_at_a_post_tells_everything_once(
    tmp_path: Path, announcer: FakeAnnouncer, dies: str
) -> None:
    """KeyboardInterrupt-like faults end everything at that point: nothing of the code behind it runs."""

    class Killed(BaseException):
        pass

    host = await make_host(tmp_path)
    table = await running_table(host)
    faults = announcer.faults if dies == "before" else announcer.late_faults
    faults.append(Killed())  # type: ignore[arg-type]
    with pytest.raises(Killed):
        await worker(host, announcer).deliver()
    await host._context.database.close()
    host = await make_host(tmp_path, clock=a_lease_later())
    await take_turn(host, table)
    await worker(host, announcer).deliver()
    await worker(host, announcer).deliver()
    assert announcer.told() == [1, 2]
    await host.close()


async def test_buttons_that_were_left_on_are_taken_off_at_the_next_start(
    tmp_path: Path, announcer: FakeAnnouncer
) -> None:
    host = await make_host(tmp_path)
    table = await running_table(host)
    await worker(host, announcer).deliver()
    announcer.retire_fault = OSError("line broke")
    await take_turn(host, table)
    await worker(host, announcer).deliver()
    await host.close()
    announcer.retire_fault = None
    host = await make_host(tmp_path)
    await begin_alone(host, announcer)
    await host.close()
    assert announcer.retired == list(announcer.channels[HERE.channel_id])[:1]


async def test_while_only_automa_play_posts_wait_to_be_told_together(
    tmp_path: Path, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    from bot.hosting.playing.automa import play_one

    host = await make_host(tmp_path, clock=clock, pace=Pace(automa=0, gather=10, grace=0))
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    for _ in range(2):
        await host.lobbies.add_automa(press(ANN), table.id)
    await host.lobbies.leave(press(ANN), table.id)
    await host.lobbies.start(press(ANN), table.id)
    outbox = worker(host, announcer)
    await outbox.deliver()
    assert announcer.told() == [1]
    for _ in range(6):
        await play_one(host._context, table.id)
        await outbox.deliver()
    assert announcer.told() == [1]
    clock.forward(10 * WATCHED - 1)
    await outbox.deliver()
    assert announcer.told() == [1]
    clock.forward(1)
    await outbox.deliver()
    assert announcer.told()[0] == 1
    assert len(announcer.posted) == 2
    await host.close()


async def test_a_post_that_hangs_does_not_keep_the_bot_from_stopping(
    tmp_path: Path, announcer: FakeAnnouncer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.hosting.background.GRACE", 0)
    under_way = asyncio.Event()

    class Hanging(FakeAnnouncer):
        async def post(self, post: Post) -> Posted:
            under_way.set()
            never: asyncio.Future[Posted] = asyncio.get_running_loop().create_future()
            return await never

    host = await make_host(tmp_path)
    await host.begin(Hanging())
    await running_table(host)
    await under_way.wait()
    await host.close()
    host = await make_host(tmp_path, clock=a_lease_later())
    await worker(host, announcer).deliver()
    assert announcer.told() == [1]
    await host.close()


class Watched(FakeAnnouncer):
    """Notes the attempts, whatever comes of them."""

    def __init__(self) -> None:
        super().__init__()
        self.tried: list[Post] = []

    async def post(self, post: Post) -> Posted:
        self.tried.append(post)
        return await super().post(post)


async def test_a_repeated_attempt_says_since_when_the_post_may_be_there(host: Host, clock: HandClock) -> None:
    announcer = Watched()
    outbox = worker(host, announcer)
    table = await running_table(host)
    await outbox.deliver()
    known, begun = max(announcer.channels[HERE.channel_id]), clock.now()
    await take_turn(host, table)
    announcer.faults.extend([OutcomeUnknown()] * 3)
    for _ in range(4):
        await outbox.deliver()
        clock.forward(400)
    first, *again = announcer.tried[1:]
    assert (first.earlier, len(again)) == (None, 3)
    assert {(post.earlier, post.nonce) for post in again} == {(Earlier(begun, known, frozenset({known})), first.nonce)}
    assert announcer.tried[0].nonce != first.nonce


async def test_posts_made_since_do_not_hide_where_an_earlier_attempt_is_looked_for(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    table = await running_table(host)
    await worker(host, announcer).deliver()
    begun = clock.now()
    clock.forward(400)
    await take_turn(host, table)
    await worker(host, announcer).deliver()
    newest = max(announcer.channels[HERE.channel_id])
    async with host._context.database.read() as connection:
        assert await store_outbox.newest_post(connection, HERE.channel_id, clock.now()) == newest
        assert await store_outbox.newest_post(connection, HERE.channel_id, begun) < newest


@pytest.mark.parametrize("begun", [False, True])
async def test_what_was_surely_not_taken_is_new_the_next_time(host: Host, *, begun: bool) -> None:
    announcer = Watched()
    outbox = worker(host, announcer)
    table = await running_table(host)
    announcer.faults.append(Undeliverable("missing-permissions", begun=begun))
    await outbox.deliver()
    await take_turn(host, table)
    await outbox.deliver()
    first, second, *_ = announcer.tried
    assert (second.nonce == first.nonce, second.earlier is not None) == (begun, begun)
    assert announcer.told() == [1, 2]


async def test_the_nonces_of_two_installations_differ_although_their_numbers_do_not(tmp_path: Path) -> None:
    posts = []
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        announcer = Watched()
        host = await make_host(tmp_path / name)
        await running_table(host)
        await worker(host, announcer).deliver()
        await host.close()
        posts += announcer.tried
    assert posts[0].id == posts[1].id
    assert posts[0].nonce != posts[1].nonce
    assert all(len(f"{post.nonce}.999.2") <= 25 for post in posts), "Discord takes no longer one"


async def test_a_slow_retirement_holds_back_no_post(host: Host, announcer: FakeAnnouncer) -> None:
    slow = asyncio.Event()
    retire = announcer.retire

    async def retire_slowly(place: Place, message_id: int) -> None:
        await slow.wait()
        await retire(place, message_id)

    announcer.retire = retire_slowly  # type: ignore[method-assign]
    outbox = worker(host, announcer)
    table = await running_table(host)
    delivering = []
    for seq in (1, 2, 3):
        delivering.append(asyncio.create_task(outbox.deliver()))
        async with asyncio.timeout(5):
            while announcer.told() != list(range(1, seq + 1)):  # noqa: ASYNC110  (nobody tells)
                await asyncio.sleep(0)
        table = await take_turn(host, table)
    slow.set()
    await asyncio.gather(*delivering)
    assert sorted(announcer.retired) == sorted(announcer.channels[HERE.channel_id])[: len(announcer.retired)]
    assert len(announcer.retired) >= 2
    assert len(set(announcer.retired)) == len(announcer.retired)


async def test_buttons_are_taken_off_once_though_that_is_noted_during_a_post(host: Host) -> None:
    """A post has read which older ones have buttons. While it is under way, the maintenance notes what has none."""

    class Noting(FakeAnnouncer):
        async def post(self, post: Post) -> Posted:
            await asyncio.gather(*outbox._retirement.tasks)
            await outbox._note_retired()
            return await super().post(post)

    announcer = Noting()
    outbox = worker(host, announcer)
    table = await running_table(host)
    for _ in range(5):
        await outbox.begin_due()
        await asyncio.gather(*outbox.busy.values())
        table = await take_turn(host, table)
    await outbox.deliver()
    assert announcer.retired == sorted(announcer.channels[HERE.channel_id])[:-1]


async def test_a_post_takes_two_transactions(host: Host, announcer: FakeAnnouncer) -> None:
    begun: list[object] = []

    def begins(connection: Connection) -> None:
        if (wait := connection.get_execution_options().get(WRITES)) is not None:
            begun.append(wait)

    delivery = worker(host, announcer)
    table = await running_table(host)
    await delivery.deliver()
    for _ in range(2):
        table = await take_turn(host, table)
        engines = host._context.database.engines.every
        for engine in engines:
            event.listen(engine.sync_engine, "begin", begins)
        await delivery._delivery.send_oldest(due_here(table))
        for engine in engines:
            event.remove(engine.sync_engine, "begin", begins)
        await asyncio.gather(*delivery._retirement.tasks)
        assert len(begun) == 2
        begun.clear()
    await delivery.deliver()
    async with host._context.database.read() as connection:
        assert await store_outbox.unretired(connection) == {}
    assert announcer.retired == sorted(announcer.channels[HERE.channel_id])[:-1]


async def test_every_entry_of_a_long_game_is_told_at_once(tmp_path: Path, announcer: FakeAnnouncer) -> None:
    """No seq is told only with the next one, or never: whatever its number, and also what takes an entry back."""
    components = {"toy": Toy().components() | {"rounds": 10}}
    host = await make_host(tmp_path, components=components)
    deliver = worker(host, announcer).deliver
    table = await running_table(host)
    await deliver()
    while table.status is Status.RUNNING:
        person = asked(table)
        table = (await host.playing.act(press(person), table.id, Pass())).table
        await deliver()
        assert announcer.told()[-1] == table.seq
        if table.seq % 5 == 0:
            undone = table.seq
            table = (await host.playing.undo(press(person), table.id)).table
            await deliver()
            assert announcer.told()[-1] == -undone
    assert table.seq > 20
    await host.close()
