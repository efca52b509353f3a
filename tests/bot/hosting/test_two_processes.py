"""Two processes over one server: what one of them has begun and not committed, the other one waits for."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.holding import LEASE
from bot.hosting.host import Host
from bot.hosting.seating.leaving import Fate
from bot.hosting.table import Refused
from bot.hosting.upkeep.log_packing import pack_logs
from bot.store import log as store_log
from bot.store import outbox, people, seats, tables
from bot.store.database import Database
from bot.store.schema import log
from tests.bot.hosting.support import (
    ANN,
    BEN,
    CAT,
    MANAGER,
    FakeAnnouncer,
    HandClock,
    asked,
    make_host,
    press,
    running_table,
    worker,
)
from tests.engine.toy import Draw, Pass
from tests.support.storage import OVER_SERVER

pytestmark = OVER_SERVER

_WAITING = text("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")


@pytest.fixture
async def other(tmp_path: Path, host: Host, clock: HandClock) -> AsyncIterator[Host]:
    """Another process over the same database."""
    other = await make_host(tmp_path, seed=2, clock=clock)
    yield other
    await other.close()


async def somebody_waits(database: Database) -> None:
    """Wait until somebody waits for what another one has locked."""
    async with asyncio.timeout(60):
        while True:
            async with database.look() as connection:
                if await connection.scalar(_WAITING):
                    return
            await asyncio.sleep(0.01)


async def test_an_answer_that_is_changed_while_rows_are_packed_stays_changed(host: Host, other: Host) -> None:
    table = await running_table(host)
    table = (await host.playing.act(press(asked(table)), table.id, Draw())).table
    await write_as_before(host, table.id)
    async with other.database.write() as connection:
        changed = {**((await store_log.row(connection, table.id, table.seq)).entry or {}), "changed": True}
        assert await tables.count_change(connection, table.id, table.seq, table.seating)
        await store_log.replace_entry(connection, table.id, table.seq, changed)
        packing = asyncio.create_task(pack_logs(host._context, asyncio.Event(), 0))
        await somebody_waits(host.database)
    await packing
    async with host.database.read() as connection:
        assert (await store_log.row(connection, table.id, table.seq)).entry == changed
        assert not await store_log.with_older(connection, [table.id])


async def write_as_before(host: Host, table_id: int) -> None:
    """Write the rows of a log as versions did that packed none."""
    async with host.database.write() as connection:
        for row in await store_log.rows(connection, table_id):
            values = {"entry": json.dumps(row.entry), "asked_since": json.dumps(dict(row.asked_since)), "packed": None}
            its = (log.c.table_id == table_id, log.c.seq == row.seq)
            await connection.execute(update(log).where(*its).values(**values))


async def test_who_takes_a_seat_meanwhile_gets_no_record_of_a_running_game(host: Host, other: Host) -> None:
    table = await running_table(host, people=(ANN, BEN, CAT))
    table = await host.seats.leave(press(BEN), table.id, Fate.OFFER)
    (vacant,) = table.vacant
    async with other.database.write() as connection:
        await tables.hold(connection, table.id)
        await people.meet(connection, MANAGER.id, MANAGER.name, "en")
        await seats.occupy(connection, table.id, vacant, MANAGER.id)
        reading = asyncio.create_task(host.tables.record(press(MANAGER), table.id))
        await somebody_waits(host.database)
    with pytest.raises(Refused, match="record-own"):
        await reading


async def test_what_another_process_has_noted_of_a_post_is_not_noted_again(
    host: Host, other: Host, clock: HandClock, announcer: FakeAnnouncer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store was away for this one, longer than its claim held; the other one found the post, and posted more."""
    table = await running_table(host)
    away, sent, write_surely = asyncio.Event(), asyncio.Event(), host._context.write_surely

    async def late(write: Callable[[AsyncConnection], Awaitable[None]]) -> None:
        sent.set()
        await away.wait()
        await write_surely(write)

    monkeypatch.setattr(host._context, "write_surely", late)
    sending = asyncio.create_task(worker(host, announcer).deliver())
    await sent.wait()
    clock.forward(LEASE.total_seconds() + 1)
    for _ in range(2):
        await worker(other, announcer).deliver()
        await other.playing.act(press(asked(await other.tables.find(table.id))), table.id, Pass())
    await worker(other, announcer).deliver()
    before = await buttons(host, table.id)
    away.set()
    await sending
    assert len(before) == 1
    assert await buttons(host, table.id) == before


async def buttons(host: Host, table_id: int) -> list[int]:
    """Return the posts of a table whose buttons work, as far as is noted."""
    async with host.database.read() as connection:
        return [each.message_id for each in await outbox.sent_posts(connection, table_id)]
