"""A commit that is under way is waited for, and other long work does not hold it up."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from bot.store.database import Database, open_database, to_its_end


async def test_who_is_cancelled_again_and_again_still_waits_for_the_end() -> None:
    begun, goes_on = asyncio.Event(), asyncio.Event()
    done: list[str] = []

    async def work() -> None:
        begun.set()
        await goes_on.wait()
        done.append("work")

    task = asyncio.create_task(to_its_end(work()))
    await begun.wait()
    for _ in range(3):
        task.cancel()
        await asyncio.sleep(0)
        assert not task.done()
    goes_on.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert done == ["work"]


async def test_a_fault_in_the_work_is_raised() -> None:
    async def work() -> None:
        raise ValueError("no disk")

    with pytest.raises(ValueError, match="no disk"):
        await to_its_end(work())


async def test_long_work_of_others_does_not_hold_up_a_commit(tmp_path: Path) -> None:
    database = await open_database(tmp_path)
    loop, goes_on = asyncio.get_running_loop(), threading.Event()
    with ThreadPoolExecutor(1) as crowded:
        loop.set_default_executor(crowded)
        long = loop.run_in_executor(None, goes_on.wait)
        async with asyncio.timeout(30), database.write() as connection:
            await connection.execute(text("INSERT INTO guilds (guild_id, language) VALUES (1, 'en')"))
        assert not long.done()
        goes_on.set()
        await long
    await database.close()


async def test_what_could_not_be_committed_leaves_the_connection_as_good_as_before(tmp_path: Path) -> None:
    database = await open_database(tmp_path)
    await _write(database, "PRAGMA defer_foreign_keys = ON", "INSERT INTO guilds (guild_id) VALUES (1)")
    with pytest.raises(IntegrityError):  # it points at nobody, which the commit finds
        await _write(database, "PRAGMA defer_foreign_keys = ON", "INSERT INTO preferences (person_id) VALUES (1)")
    await _write(database, "INSERT INTO guilds (guild_id) VALUES (2)")
    async with database.read() as connection:
        assert await connection.scalar(text("SELECT count(*) FROM guilds")) == 2
        assert await connection.scalar(text("SELECT count(*) FROM preferences")) == 0
    await database.close()


async def _write(database: Database, *statements: str) -> None:
    async with database.write() as connection:
        for each in statements:
            await connection.execute(text(each))
