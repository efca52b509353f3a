"""Memory that the bot does not need any more, given back to the system while it runs."""

from __future__ import annotations

import asyncio

from render.kit.memory import give_back

REST = 10.0
"""Seconds between two times: giving back takes some milliseconds of another thread."""


async def keep_giving_back(rest: float = REST) -> None:
    """Give back what is free, again and again until this is cancelled.

    Pictures, requests and rows take memory for a moment, each thread its own, and the C library keeps it for later.
    """
    while True:
        await asyncio.sleep(rest)
        await asyncio.to_thread(give_back)
