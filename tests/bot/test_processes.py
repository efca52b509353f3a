"""Processes that work for the bot: what they are asked is broken off at any moment, also while one is being started."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import psutil
import pytest

from bot.processes.pipe import framed
from bot.processes.workers import Workers, WorkersStopped
from tests.support.workers import has_ended

PATIENCE = 8
"""Seconds after which something hangs."""


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    made = Workers("tests.support.echo")
    yield made
    async with asyncio.timeout(PATIENCE):
        await made.stop()


async def starting(workers: Workers) -> tuple[asyncio.Task[object], psutil.Process]:
    """Ask something, and return when the process has begun but is not connected to the bot yet."""
    before = set(psutil.Process().children())
    asked = asyncio.create_task(workers.answer(framed("late")))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    (process,) = set(psutil.Process().children()) - before
    return asked, process


async def test_they_answer_one_question_after_the_other(workers: Workers) -> None:
    assert [await workers.answer(framed(each)) for each in ("a", "b")] == ["a", "b"]


async def test_what_is_broken_off_while_a_process_starts_ends_at_once(workers: Workers) -> None:
    asked, process = await starting(workers)
    asked.cancel()
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert await workers.answer(framed("next")) == "next"
    assert not has_ended(process), "the next question is asked of it"


async def test_a_process_that_starts_while_all_stop_ends_too(workers: Workers) -> None:
    asked, process = await starting(workers)
    async with asyncio.timeout(PATIENCE):
        await workers.stop()
        assert has_ended(process)
        with pytest.raises(WorkersStopped):
            await asked


async def test_nobody_waits_for_a_process_that_starts_and_all_stop(workers: Workers) -> None:
    asked, process = await starting(workers)
    asked.cancel()
    async with asyncio.timeout(PATIENCE):
        await workers.stop()
        assert has_ended(process)
        with pytest.raises(asyncio.CancelledError):
            await asked
