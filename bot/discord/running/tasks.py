"""Doing things until somebody asks to stop."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


async def unless_stopped(stop: asyncio.Event, **work: Coroutine[Any, Any, None]) -> bool:
    """Do all of `work`, in tasks of these names, until it ends or `stop` is set; return whether it ended.

    Raises what ends any of it.
    """
    stopping = asyncio.create_task(stop.wait(), name="stop")
    tasks = [asyncio.create_task(each, name=name) for name, each in work.items()]
    working = asyncio.gather(*tasks)
    try:
        await asyncio.wait((working, stopping), return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            await working
        return working.done()
    finally:
        await end(*tasks, stopping, working)


async def end(*tasks: asyncio.Future[Any]) -> None:
    """Cancel what is not done, and come back when all of it has ended."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
