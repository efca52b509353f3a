"""What was made for an answer goes when the answer was given, and does not wait for a search for garbage."""

from __future__ import annotations

import asyncio
import gc
import weakref
from unittest import mock

from bot.discord.answering.reply import Reply


async def test_an_answer_that_was_given_is_let_go_of_at_once() -> None:
    gc.disable()
    try:
        async with Reply(mock.Mock()) as reply:
            await asyncio.sleep(0)  # who watches the time has begun
        gone = weakref.ref(reply)
        del reply
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert gone() is None
    finally:
        gc.enable()
