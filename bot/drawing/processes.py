"""Drawing in processes of their own, so that it takes no time from who answers.

Drawing is half in Python: in threads of the bot it kept the event loop waiting, and was kept waiting by it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from bot.drawing.contract import DrawingFailed, Job
from bot.drawing.messages import Failed, NotThere, pack
from bot.processes.line import Line
from bot.processes.pipe import framed
from bot.processes.workers import WorkerKilled, Workers, WorkersStopped
from render.contract import Picture

SOON = 5
"""How nice a process is for whose pictures somebody waits: who answers goes first."""
LAST = 19
"""How nice one is that draws ahead."""


class InProcesses:
    """Draws one picture at a time in each of so many processes; those that all see go first."""

    def __init__(self, workers: int, folder: Path, niceness: int = SOON) -> None:
        """Take how many processes there are at most, how nice they are, and the folder of prepared pictures."""
        self._line = Line(workers)
        self._workers = Workers("bot.drawing.worker", str(folder), str(niceness))
        self._tasks: set[asyncio.Task[Picture | None]] = set()

    async def draw(self, job: Job, wanted: Callable[[], bool], *, public: bool = False) -> Picture | None:
        """Return a picture; None where it is not wanted any more.

        A picture is drawn to its end, also where who waits for it is cancelled: killing the worker would cost all that
        it has drawn before.
        """
        task = asyncio.create_task(self._drawn(job, wanted, public=public))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def stop(self) -> None:
        """Draw no more: what is being drawn is broken off, what waits is dropped."""
        tasks = tuple(self._tasks)  # now: those that end are forgotten, and so would be why
        await self._workers.stop()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drawn(self, job: Job, wanted: Callable[[], bool], *, public: bool) -> Picture | None:
        async with self._line.place(first=public):
            if not wanted():
                return None
            try:
                answer = await self._workers.answer(framed(pack(job)))
            except (WorkersStopped, WorkerKilled) as error:
                raise DrawingFailed(type(error).__name__) from error
        match answer:
            case NotThere(what):
                raise LookupError(what)
            case Failed(traceback):
                raise DrawingFailed(traceback)
            case Picture():
                return answer
        raise DrawingFailed(f"a worker has answered {type(answer).__name__}")
