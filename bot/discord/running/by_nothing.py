"""No entrance: for a process that only works."""

from __future__ import annotations

import asyncio

from bot.discord.running.process import Process


async def by_nothing(process: Process, stop: asyncio.Event) -> None:
    """Let no interactions in until `stop`."""
    await process.is_ready()
    await stop.wait()
