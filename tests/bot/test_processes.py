"""Processes that work for the bot: what they are asked is broken off at any moment, also while one is being started."""

from __future__ import annotations

import asyncio
import errno
from collections.abc import AsyncIterator
from typing import Any

import psutil
import pytest

from bot.processes.pipe import framed
from bot.processes.workers import WorkerKilled, Workers, WorkersStopped
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


async def test_who_breaks_off_again_and_again_while_a_process_starts_starts_no_other(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts, begin, go_on = 0, asyncio.create_subprocess_exec, asyncio.Event()

    async def slow(*command: Any, **given: Any) -> Any:
        nonlocal starts
        starts += 1
        await go_on.wait()
        return await begin(*command, **given)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", slow)
    for _ in range(5):
        asked = asyncio.create_task(workers.answer(framed("again")))
        await asyncio.sleep(0)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
    go_on.set()
    async with asyncio.timeout(PATIENCE):
        assert await workers.answer(framed("next")) == "next"
    assert starts == 1


async def test_many_who_ask_at_once_have_a_process_each_and_each_is_asked_again(workers: Workers) -> None:
    for _ in range(2):
        async with asyncio.timeout(PATIENCE):
            asked = [workers.answer(framed(each)) for each in range(4)]
            assert await asyncio.gather(*asked) == [0, 1, 2, 3]
        assert len(psutil.Process().children()) == 4


async def test_what_ended_while_it_had_nothing_to_do_is_not_asked(workers: Workers) -> None:
    await asyncio.gather(*(workers.answer(framed(each)) for each in range(3)))
    killed = list(workers._all)
    for each in killed:
        each.kill()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(each.ended() for each in killed))
        assert await workers.answer(framed("next")) == "next"


async def test_a_process_that_cannot_be_started_is_one_that_has_ended(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_memory(*_: Any, **__: Any) -> Any:
        raise OSError(errno.ENOMEM, "Cannot allocate memory")

    with monkeypatch.context() as patched:
        patched.setattr(asyncio, "create_subprocess_exec", no_memory)
        with pytest.raises(WorkerKilled):
            await workers.answer(framed("lost"))
        asked = asyncio.create_task(workers.answer(framed("lost")))
        await asyncio.sleep(0)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
    assert await workers.answer(framed("next")) == "next"


async def test_who_stops_and_is_broken_off_can_stop_again(workers: Workers) -> None:
    asked, process = await starting(workers)
    stopping = asyncio.create_task(workers.stop())
    await asyncio.sleep(0)
    stopping.cancel()
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(asyncio.CancelledError):
            await stopping
        await asyncio.gather(workers.stop(), workers.stop())
        assert has_ended(process)
        with pytest.raises(WorkersStopped):
            await asked
