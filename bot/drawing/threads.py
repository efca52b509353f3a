"""Drawing in threads of this process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from traceback import format_exception

from bot.drawing.contract import DrawingFailed, Job
from render.contract import Picture


class InThreads:
    """Draws so many pictures at the same time; where those are two or more, one place is left for what all see."""

    def __init__(self, workers: int) -> None:
        self._workers = ThreadPoolExecutor(workers, thread_name_prefix="draw")
        self._public = asyncio.Semaphore(workers)
        self._private = asyncio.Semaphore(max(1, workers - 1))

    async def draw(self, job: Job, wanted: Callable[[], bool], *, public: bool = False) -> Picture | None:
        """Return a picture; None where it is not wanted any more."""
        async with self._public if public else self._private:
            try:
                work = partial(_drawn, job, wanted)
                return await asyncio.get_running_loop().run_in_executor(self._workers, work)
            except LookupError:
                raise
            except Exception as error:
                raise DrawingFailed("".join(format_exception(error))) from error

    async def stop(self) -> None:
        """Draw no more; what is being drawn is finished, what waits is dropped."""
        self._workers.shutdown(wait=True, cancel_futures=True)


def _drawn(job: Job, wanted: Callable[[], bool]) -> Picture | None:
    return job() if wanted() else None
