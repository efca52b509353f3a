"""Memory that is free is given back while the bot runs."""

from __future__ import annotations

import asyncio
import threading

import pytest

from bot.discord.running import spare_memory
from bot.discord.running.tasks import end


async def test_what_is_free_is_given_back_again_and_again_beside_the_event_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loop, thrice = asyncio.get_running_loop(), asyncio.Event()
    threads: list[int] = []

    def note() -> None:
        threads.append(threading.get_ident())
        if len(threads) == 3:
            loop.call_soon_threadsafe(thrice.set)

    monkeypatch.setattr(spare_memory, "give_back", note)
    giving = asyncio.create_task(spare_memory.keep_giving_back(rest=0.0))
    async with asyncio.timeout(30):
        await thrice.wait()
    await end(giving)
    assert threading.get_ident() not in threads
