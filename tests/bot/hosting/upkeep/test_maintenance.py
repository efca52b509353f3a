"""What is looked after at each start and once a day, and what a clock that is set back does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import func, select, text

from bot.hosting.host import Host
from bot.hosting.posting import delivery as delivery_module
from bot.hosting.posting.outbox import DAY
from bot.hosting.posting.post import PostKind, TryLater, Undeliverable
from bot.hosting.posting.post_builder import build_post
from bot.hosting.table import Person
from bot.store import log as store_log
from bot.store import outbox as store_outbox
from bot.store.schema import interactions
from tests.bot.hosting.support import (
    ANN,
    THERE,
    FakeAnnouncer,
    HandClock,
    asked,
    begin_alone,
    make_host,
    press,
    running_table,
    worker,
)
from tests.engine.toy import Pass

LONG = 60.0
"""Seconds after which something is taken not to happen any more."""


async def settle(host: Host) -> None:
    """Let the background go on until it probably waits for the clock: each turn waits for a thread of the store."""
    for _ in range(100):
        await asyncio.sleep(0)
        async with host._context.database.write() as connection:
            await connection.execute(text("SELECT 1"))


async def days_pass_until(host: Host, clock: HandClock, done: Callable[[], Awaitable[bool]]) -> None:
    """Let days pass, each as long as the background needs, until it is so."""
    for _ in range(100):
        await settle(host)
        if await done():
            return
        clock.forward(DAY)
    raise AssertionError("it did not come to that in a hundred days")


async def count_interactions(host: Host) -> int:
    async with host._context.database.read() as connection:
        return (await connection.execute(select(func.count()).select_from(interactions))).scalar_one()


async def suspended(host: Host) -> list[str | None]:
    async with host._context.database.read() as connection:
        return [each.suspended for each in await store_outbox.suspended(connection)]


async def test_old_interactions_are_forgotten_while_the_bot_runs(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    await begin_alone(host, announcer)
    table = await running_table(host)
    assert await count_interactions(host) == 3

    async def forgotten() -> bool:
        return await count_interactions(host) == 0

    await days_pass_until(host, clock, forgotten)
    await host.playing.act(press(asked(table)), table.id, Pass())
    assert await count_interactions(host) == 1


@pytest.mark.parametrize("restarts", [True, False])
async def test_what_was_set_aside_is_tried_again_at_a_start_and_every_day(
    tmp_path: Path, clock: HandClock, announcer: FakeAnnouncer, *, restarts: bool
) -> None:
    host = await make_host(tmp_path, clock=clock)
    announcer.faults.extend([Undeliverable("missing-permissions")] * 200)
    await begin_alone(host, announcer)
    await running_table(host)

    async def set_aside() -> bool:
        return set(await suspended(host)) == {"missing-permissions"}

    await days_pass_until(host, clock, set_aside)
    announcer.faults.clear()
    if restarts:
        await host.close()
        host = await make_host(tmp_path, clock=clock)
        await begin_alone(host, announcer)

    async def told() -> bool:
        return (announcer.told(), await suspended(host)) == ([1], [])

    await days_pass_until(host, clock, told)
    await host.close()


async def test_a_post_that_arrives_takes_up_what_had_been_set_aside(host: Host, announcer: FakeAnnouncer) -> None:
    outbox = worker(host, announcer)
    table = await running_table(host)
    announcer.faults.append(Undeliverable("missing-permissions"))
    await outbox.deliver()
    assert await suspended(host) == ["missing-permissions"]
    async with host._context.database.write() as connection:  # as an automa's action would
        await store_outbox.enqueue(connection, table.id, (9, 100), PostKind.BOARD.value, host._context.clock.now())
    await outbox.deliver()
    assert (announcer.told(), await suspended(host)) == ([1], [])


async def test_buttons_out_of_reach_are_given_up(host: Host, announcer: FakeAnnouncer) -> None:
    outbox = worker(host, announcer)
    table = await running_table(host)
    await outbox.deliver()
    announcer.retire_fault = Undeliverable("not-accepted")
    table = (await host.playing.act(press(asked(table)), table.id, Pass())).table
    await outbox.deliver()
    async with host._context.database.read() as connection:
        assert await store_outbox.unretired(connection) == {}


async def test_a_slow_retirement_at_the_start_holds_up_no_post(
    tmp_path: Path, announcer: FakeAnnouncer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.hosting.background.GRACE", 0)
    host = await make_host(tmp_path)
    table = await running_table(host)
    await worker(host, announcer).deliver()
    announcer.retire_fault = OSError("line broke")
    await host.playing.act(press(asked(table)), table.id, Pass())
    await worker(host, announcer).deliver()

    async def never(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(announcer, "retire", never)
    await begin_alone(host, announcer)
    await running_table(host, place=THERE)
    async with asyncio.timeout(LONG):
        while announcer.told(THERE.channel_id) != [1]:
            await settle(host)
    await host.close()


async def test_a_post_that_cannot_be_made_does_not_block_its_channel_for_ever(
    host: Host, clock: HandClock, announcer: FakeAnnouncer, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = await running_table(host)
    await host.lobbies.cancel(press(ANN), broken.id)
    sound = await running_table(host)

    async def built(context: object, connection: object, row: object, *rest: object) -> object:
        if row.table_id == broken.id:  # type: ignore[attr-defined]
            raise RuntimeError("a bug")
        return await build_post(context, connection, row, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(delivery_module, "build_post", built)
    outbox = worker(host, announcer)
    for _ in range(40):
        await outbox.deliver()
        clock.forward(300)
    assert set(await suspended(host)) == {"failed"}
    assert [each.table.id for each in announcer.posted] == [sound.id]


@pytest.mark.parametrize("fault", [TryLater(7200), OSError("line broke")])
async def test_a_clock_that_is_set_back_does_not_put_posts_off(
    host: Host, clock: HandClock, announcer: FakeAnnouncer, fault: Exception
) -> None:
    await running_table(host)
    announcer.faults.append(fault)
    outbox = worker(host, announcer)
    await outbox.deliver()
    clock._now -= timedelta(days=400)
    await outbox.deliver()
    assert announcer.told() == [1]


async def test_the_clock_may_go_back_while_people_play(host: Host, clock: HandClock, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    clock._now -= timedelta(days=1)
    same = press(asked(table))
    first = await host.playing.act(same, table.id, Pass())
    assert (await host.playing.act(same, table.id, Pass())).seq == first.seq
    await worker(host, announcer).deliver()
    assert announcer.told() == [1, 2]


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  ", "?"),
        ("\u202eevil", "evil"),
        ("Zoë 🦜 Māori", "Zoë 🦜 Māori"),
        ("a\x00b\ud800", "ab"),
        ("x" * 300, "x" * 100),
    ],
)
async def test_any_name_can_be_kept(host: Host, name: str, kept: str) -> None:
    table = await host.lobbies.open(press(Person(1, name)), "toy", {}, "en")
    assert table.occupants[0].name == kept


async def test_a_new_name_is_used_everywhere(host: Host) -> None:
    table = await running_table(host)
    person = asked(table)
    await host.playing.act(press(Person(person.id, "Anna")), table.id, Pass())
    table = (await host.looking.sight(None, table.id)).table
    assert "Anna" in {each.name for each in table.occupants}


async def test_the_same_opening_twice_at_once_opens_one_table(host: Host) -> None:
    same = press(ANN)
    one, other = await asyncio.gather(*(host.lobbies.open(same, "toy", {}, "en") for _ in range(2)))
    assert one.id == other.id


async def test_an_opening_whose_press_was_faster_elsewhere_gives_that_table(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a server, where two transactions run side by side: neither sees the other until it commits."""
    same = press(ANN)
    table = await host.lobbies.open(same, "toy", {}, "en")
    real, calls = store_log.answered, iter([True])

    async def answered(connection: object, interaction_id: int) -> object:
        blind = next(calls, False)
        return None if blind else await real(connection, interaction_id)  # type: ignore[arg-type]

    async def nobody(*_: object) -> None:
        return None

    monkeypatch.setattr(store_log, "answered", answered)
    monkeypatch.setattr("bot.store.tables.live_at", nobody)
    assert (await host.lobbies.open(same, "toy", {}, "en")).id == table.id
