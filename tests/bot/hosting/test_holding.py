"""Claims over a shared store hold for as long as the work takes."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.hosting import holding
from bot.hosting.hands.work import HandWork
from bot.hosting.holding import HOLD_AGAIN, LEASE
from bot.hosting.people import choices
from bot.hosting.posting.delivery import Delivery
from bot.hosting.posting.post_builder import BuiltPost
from bot.hosting.table import Refused
from bot.store import outbox
from bot.store.errors import StoreAway
from bot.store.outbox import Claim, PostTaken
from tests.bot.hosting.support import (
    ANN,
    FakeAnnouncer,
    HandClock,
    SlowAnnouncer,
    asked,
    letter_writer,
    make_host,
    press,
    running_table,
    worker,
)
from tests.bot.hosting.test_notices import queue
from tests.engine.toy import Pass
from tests.support.storage import OVER_SERVER

pytestmark = OVER_SERVER


async def pass_time(clock: HandClock, seconds: float) -> None:
    """Let time pass, and whoever waited for it do what is due."""
    for _ in range(round(seconds / HOLD_AGAIN)):
        async with asyncio.timeout(30):
            while not clock.waiting:  # noqa: ASYNC110  (nobody tells)
                await asyncio.sleep(0.01)
        clock.forward(HOLD_AGAIN)


async def test_a_post_that_takes_long_is_sent_by_nobody_else(tmp_path: Path) -> None:
    clock, slow, quick = HandClock(), SlowAnnouncer(), FakeAnnouncer()
    one, other = await make_host(tmp_path, clock=clock), await make_host(tmp_path, clock=clock)
    await running_table(one)
    sending = asyncio.create_task(worker(one, slow).deliver())
    await slow.asked.wait()
    await pass_time(clock, 3 * LEASE.total_seconds())
    await worker(other, quick).deliver()
    assert quick.posted == []
    slow.let.set()
    await sending
    assert slow.told() == [1]
    await one.close()
    await other.close()


async def test_a_letter_that_takes_long_is_sent_by_nobody_else(tmp_path: Path) -> None:
    clock, slow, quick = HandClock(), SlowAnnouncer(), FakeAnnouncer()
    one, other = await make_host(tmp_path, clock=clock), await make_host(tmp_path, clock=clock)
    table = await running_table(one)
    await queue(one, table)
    sending = asyncio.create_task(letter_writer(one, slow).do(asked(table).id))
    await slow.asked.wait()
    await pass_time(clock, 3 * LEASE.total_seconds())
    await letter_writer(other, quick).deliver()
    assert quick.letters == []
    slow.let.set()
    await sending
    assert len(slow.letters) == 1
    await one.close()
    await other.close()


async def test_a_hand_that_takes_long_is_kept_by_nobody_else(tmp_path: Path) -> None:
    clock, slow, quick = HandClock(), SlowAnnouncer(), FakeAnnouncer()
    one, other = await make_host(tmp_path, clock=clock), await make_host(tmp_path, clock=clock)
    await one.people.choose(press(ANN), choices.ChosenHand(wanted=True))
    await running_table(one)
    keeping = asyncio.create_task(HandWork(one._context, slow).deliver())
    await slow.asked.wait()
    await pass_time(clock, 3 * LEASE.total_seconds())
    await HandWork(other._context, quick).deliver()
    assert quick.kept == 0
    slow.let.set()
    await keeping
    assert slow.kept == 1
    await one.close()
    await other.close()


async def test_what_cannot_be_held_ends_before_another_may_begin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(holding, "SURE", 0.1)
    host = await make_host(tmp_path)

    async def away(*_: object, **__: object) -> None:
        raise StoreAway("store-unreachable")

    with pytest.raises(TimeoutError):
        async with holding.held(host._context, away):
            await asyncio.Event().wait()
    await host.close()


class Looker:
    """Stops a worker once it has read what there is to tell, until it may go on. Then it may have a `fault`."""

    def __init__(self, delivery: Delivery, monkeypatch: pytest.MonkeyPatch, fault: Exception | None = None) -> None:
        self.has_read, self.go_on, self._build = asyncio.Event(), asyncio.Event(), delivery._build
        self._fault = fault
        monkeypatch.setattr(delivery, "_build", self.build)

    async def build(self, *given: Any) -> BuiltPost | None:
        built = await self._build(*given)
        self.has_read.set()
        await self.go_on.wait()
        if self._fault is not None:
            raise self._fault
        return built


async def test_what_is_taken_back_while_it_is_told_is_told_as_such(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first has read that there is something to tell; the second, a moment later, that there is nothing left."""
    one, other, slow = await make_host(tmp_path), await make_host(tmp_path), SlowAnnouncer()
    table = await running_table(one)
    slow.let.set()
    await worker(one, slow).deliver()
    slow.let.clear()
    slow.asked.clear()
    person = asked(table)
    await one.playing.act(press(person), table.id, Pass())

    first = worker(one, slow)
    at_first = Looker(first._delivery, monkeypatch)
    telling = asyncio.create_task(first.deliver())
    await at_first.has_read.wait()
    await other.playing.undo(press(person), table.id)
    second = worker(other, slow)
    at_second = Looker(second._delivery, monkeypatch)
    dropping = asyncio.create_task(second.deliver())
    await at_second.has_read.wait()
    at_first.go_on.set()
    await slow.asked.wait()
    at_second.go_on.set()
    await dropping
    slow.let.set()
    await telling

    assert slow.told() == [1, 2, -2]
    await one.close()
    await other.close()


@pytest.mark.parametrize("fault", [ValueError("a fault of ours"), Refused("no-such-table")])
@pytest.mark.parametrize("given_up", [False, True])
async def test_who_fails_leaves_alone_what_another_process_sends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception, given_up: bool
) -> None:
    monkeypatch.setattr("bot.hosting.posting.delivery.GIVES_UP", 0 if given_up else 5)
    one, other, slow = await make_host(tmp_path), await make_host(tmp_path), SlowAnnouncer()
    table = await running_table(one)
    failing = worker(other, FakeAnnouncer())
    at_failing = Looker(failing._delivery, monkeypatch, fault)
    trying = asyncio.create_task(failing.deliver())
    await at_failing.has_read.wait()
    sending = asyncio.create_task(worker(one, slow).deliver())
    await slow.asked.wait()
    async with one.database.read() as connection:
        held = await outbox.due_places(connection)
    at_failing.go_on.set()
    await trying
    async with one.database.read() as connection:
        assert await outbox.due_places(connection) == held
        assert not await outbox.suspended(connection)
    assert other.servers.suspended(table.place) is None
    slow.let.set()
    await sending
    assert slow.told() == [1]
    await one.close()
    await other.close()


async def test_who_was_too_slow_leaves_alone_what_another_process_sends_by_now(tmp_path: Path) -> None:
    host = await make_host(tmp_path)
    table = await running_table(host)
    begun = host.now()
    async with host.database.write() as connection:
        ids = [each.post_id for each in await outbox.queued_for(connection, table.place.channel_id)]
        claim = Claim(1, None, "nonce", begun)

        def free(seconds: float) -> outbox.Free:
            return outbox.Free(ids, begun + timedelta(seconds=seconds), begun + timedelta(hours=1))

        slow = await outbox.claim(connection, free(0), claim, 1, begun + LEASE)
        with pytest.raises(PostTaken):
            await outbox.claim(connection, free(1), claim, 1, begun + 2 * LEASE)
        with pytest.raises(PostTaken):
            await outbox.claim(connection, free(100), claim, 1, begun + 2 * LEASE)  # it had read the row before
        present = await outbox.claim(connection, free(100), claim, 2, begun + 5 * LEASE)
        held = await outbox.due_places(connection)

        await outbox.delay(connection, slow, begun)
        await outbox.fail(connection, slow, begun)
        with pytest.raises(PostTaken):
            await outbox.hold(connection, slow, begun)
        assert not await outbox.suspend(connection, slow, "missing-permissions")
        assert await outbox.due_places(connection) == held

        await outbox.hold(connection, present, begun + 6 * LEASE)
        assert [each.due for each in await outbox.due_places(connection)] == [begun + 6 * LEASE]
        assert await outbox.suspend(connection, present, "missing-permissions")
        assert await outbox.due_places(connection) == []
    await host.close()
