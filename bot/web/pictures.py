"""Pictures of steps: drawn where all pictures are, and those asked for last kept within a budget of bytes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable

import structlog

from bot.drawing.contract import Drawing, DrawingFailed, Job
from render.contract import Picture

log = structlog.get_logger(__name__)

BUDGET = 32_000_000
"""Bytes of pictures that are kept: those of one long game, which is gone through from its beginning to its end."""
MOST = 40
"""How many pictures may be waited for."""


class Busy(Exception):  # noqa: N818
    """So many pictures are waited for that no further one is drawn now."""


class Pictures:
    """Draws each picture once, however many ask for it at the same time."""

    def __init__(self, drawing: Drawing, budget: int = BUDGET) -> None:
        self._drawing = drawing
        self._budget = budget
        self._bytes = 0
        self._kept: OrderedDict[Hashable, Picture] = OrderedDict()
        self._drawn: dict[Hashable, asyncio.Task[Picture | None]] = {}

    def has(self, key: Hashable) -> bool:
        """Return whether a picture is kept, or drawn already."""
        return key in self._kept or key in self._drawn

    async def get(self, key: Hashable, job: Job) -> Picture | None:
        """Return the picture that a key stands for; None where it cannot be drawn. LookupError as the job; Busy."""
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return kept
        if key not in self._drawn:
            if len(self._drawn) >= MOST:
                raise Busy
            task = self._drawn[key] = asyncio.create_task(self._draw(key, job))
            task.add_done_callback(lambda ended: self._forget(key, ended))
        return await asyncio.shield(self._drawn[key])

    async def stop(self) -> None:
        """Draw no more."""
        tasks = tuple(self._drawn.values())
        await self._drawing.stop()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _draw(self, key: Hashable, job: Job) -> Picture | None:
        try:
            picture = await self._drawing.draw(job, lambda: True)
        except DrawingFailed as failed:
            log.error("picture_failed", picture="page", why=str(failed))
            return None
        if picture is not None:
            self._keep(key, picture)
        return picture

    def _forget(self, key: Hashable, ended: asyncio.Task[Picture | None]) -> None:
        del self._drawn[key]
        if not ended.cancelled():
            ended.exception()  # looked at: who has asked may have gone

    def _keep(self, key: Hashable, picture: Picture) -> None:
        self._kept[key] = picture
        self._bytes += len(picture.data)
        while self._bytes > self._budget and self._kept:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= len(oldest.data)
