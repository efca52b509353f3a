"""In a bot that is alone, what is done in the background is done for the press that asked for it, and no other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.hosting.causes import Causes
from bot.hosting.host import Host
from bot.hosting.playing.automa import AutomaWork
from bot.measuring import Cause, present_cause, pressed
from bot.store.jobs import Job, JobKind
from tests.support.storage import Storage, stored_in

ONE, OTHER = Cause(1), Cause(2)


def test_the_last_who_asked_is_known() -> None:
    causes = Causes()
    causes.note([Job(JobKind.POSTS, 7, cause=ONE), Job(JobKind.AUTOMAS, 7, cause=OTHER)])
    assert causes.of(JobKind.POSTS, 7) == causes.of(JobKind.POSTS, 7) == ONE  # also when it is done again
    assert causes.of(JobKind.AUTOMAS, 7) == OTHER
    assert causes.of(JobKind.POSTS, 8) is None
    causes.note([Job(JobKind.POSTS, 7, cause=OTHER)])
    assert causes.of(JobKind.POSTS, 7) == OTHER
    causes.note([Job(JobKind.POSTS, 7)])
    assert causes.of(JobKind.POSTS, 7) is None


def test_only_so_many_are_kept_in_mind() -> None:
    causes = Causes(2)
    causes.note([Job(JobKind.TIMERS, number, cause=ONE) for number in (1, 2)])
    causes.note([Job(JobKind.TIMERS, 1, cause=OTHER), Job(JobKind.TIMERS, 3, cause=ONE)])
    assert [causes.of(JobKind.TIMERS, number) for number in (1, 2, 3)] == [OTHER, None, ONE]


@pytest.fixture
async def storage() -> AsyncIterator[Storage]:
    """These tests ask nothing of a server."""
    async with stored_in(None) as files:
        yield files


async def test_automas_do_not_go_on_for_the_press_that_woke_them(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their task is begun by a press, and outlives it."""
    done_for: list[Cause | None] = []
    work = AutomaWork(host._context)

    async def play(_context: object, table_id: int, _stop: object) -> bool:
        done_for.append(present_cause())
        host._context.causes.note([Job(JobKind.AUTOMAS, table_id, cause=[OTHER, None][len(done_for) - 1])])
        return len(done_for) < 2

    monkeypatch.setattr("bot.hosting.playing.automa.play_one", play)
    with pressed(1):
        host._context.causes.note([Job(JobKind.AUTOMAS, 7, cause=present_cause())])
        work.wake(7)
        await asyncio.gather(*work._tasks.values())
    assert done_for == [ONE, OTHER]
    with pressed(3):
        work.wake(7)
        done_for.clear()
        await asyncio.gather(*work._tasks.values())
    assert done_for[0] is None
