"""Finding the processes that work for the bot."""

from __future__ import annotations

import asyncio
import contextlib

import psutil

PATIENCE = 60


async def worker_of(niceness: int, but: psutil.Process | None = None) -> psutil.Process:
    """Wait until a process of that niceness, another than `but`, has begun: it has loaded what it works with."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for each in psutil.Process().children():
                with contextlib.suppress(psutil.Error):
                    if each != but and each.nice() == niceness:
                        return each
            await asyncio.sleep(0)


def has_ended(process: psutil.Process) -> bool:
    """Say whether a process works no more; on a busy machine the system may still list one that has ended."""
    try:
        return not process.is_running() or process.status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True
