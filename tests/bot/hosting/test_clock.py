"""Waiting by somebody else's clock, which may be wound on meanwhile."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import pytest

from bot.hosting.clock import FollowingClock
from sandbox.clock import Clock

DAY = 86_400.0


@pytest.fixture
def wound() -> Clock:
    return Clock(source=lambda: 1_000.0)


async def test_it_shows_the_time_of_the_other(wound: Clock) -> None:
    clock = FollowingClock(wound)
    wound.wind(DAY)
    assert clock.now() == datetime.fromtimestamp(1_000 + DAY, UTC)


async def test_who_waits_comes_back_when_it_is_wound_on_so_far(wound: Clock) -> None:
    clock, never = FollowingClock(wound), asyncio.Event()
    waiting = asyncio.create_task(clock.wait(never, DAY))
    await asyncio.sleep(0)
    wound.wind(DAY - 1)
    for _ in range(5):
        await asyncio.sleep(0)
    assert not waiting.done()
    wound.wind(1)
    async with asyncio.timeout(5):
        await waiting
    assert not wound.alarms


async def test_an_event_ends_the_wait(wound: Clock) -> None:
    clock = FollowingClock(wound)
    for seconds in (DAY, None):
        event = asyncio.Event()
        waiting = asyncio.create_task(clock.wait(event, seconds))
        await asyncio.sleep(0)
        event.set()
        async with asyncio.timeout(5):
            await waiting
        assert not wound.alarms


async def test_who_stops_waiting_leaves_nothing_behind(wound: Clock) -> None:
    waiting = asyncio.create_task(FollowingClock(wound).wait(asyncio.Event(), DAY))
    await asyncio.sleep(0)
    assert wound.alarms
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert not wound.alarms
