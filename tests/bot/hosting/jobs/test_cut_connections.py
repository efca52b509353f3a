"""Workers whose connections are cut begin anew by themselves, and say so once."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import make_url

from bot.hosting.clock import SystemClock
from bot.hosting.host import Host, Pace
from bot.store import queue
from tests.bot.hosting.support import (
    GAMES,
    SlowAnnouncer,
    address,
    asked,
    fresh_database,
    press,
    running_table,
)
from tests.engine.toy import Pass
from tests.support.postgres import PostgreSQL
from tests.support.storage import OVER_SERVER

pytestmark = OVER_SERVER
PATIENCE = 20
CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


async def test_a_post_that_is_under_way_and_those_behind_it_are_sent_once(tmp_path: Path) -> None:
    where = await address(tmp_path)
    assert where is not None
    announcer = SlowAnnouncer()
    host = Host(await fresh_database(tmp_path), games=GAMES, clock=SystemClock(), pace=Pace(0, 0, 0, 0, grace=0))
    await host.begin(announcer)
    async with asyncio.timeout(PATIENCE):
        table = await running_table(host)
        await announcer.asked.wait()
        connection = await asyncpg.connect(where)
        await connection.execute(CUT)
        await connection.close()
        announcer.let.set()
        await host.playing.act(press(asked(table)), table.id, Pass())
        while announcer.told()[-1:] != [2]:  # noqa: ASYNC110  (nobody tells)
            await asyncio.sleep(0.01)
    await host.close()
    assert announcer.told() == [1, 2]


async def test_the_queue_does_not_tell_again_and_again_that_its_connection_is_lost(
    postgres: PostgreSQL, caplog: pytest.LogCaptureFixture
) -> None:
    connection = await queue.connect(make_url(postgres.address()).set(drivername="postgresql+asyncpg"))
    await connection.close()
    log = logging.getLogger("pgqueuer")
    try:
        await connection.execute("SELECT 1")
    except asyncpg.InterfaceError:
        log.exception("Flush failed")
    log.error("Something else")
    assert [each.getMessage() for each in caplog.records if each.name == "pgqueuer"] == ["Something else"]
