"""What waits in a thread: given up, crowded out, and refused."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.store.database import open_database
from bot.store.inline import in_thread


async def test_who_is_cancelled_again_and_again_still_waits_for_the_end() -> None:
    begun, goes_on = threading.Event(), threading.Event()
    done: list[str] = []

    def work() -> None:
        begun.set()
        goes_on.wait()
        done.append("work")

    task = asyncio.create_task(in_thread(work))
    await asyncio.to_thread(begun.wait)
    for _ in range(3):
        task.cancel()
        await asyncio.sleep(0)
        assert not task.done()
    goes_on.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert done == ["work"]


async def test_a_fault_in_the_thread_is_raised() -> None:
    def work() -> None:
        raise ValueError("no disk")

    with pytest.raises(ValueError, match="no disk"):
        await in_thread(work)


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
