"""What is being thought about for whom, and what was thought out lately. In memory alone."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bot.hosting.suggesting.advice import Advice
from bot.hosting.table import Refused
from engine.contract import Seat

KEPT = 200
"""How many answers are kept, those asked for last."""


class Asked(NamedTuple):
    """A question as its seat knows it: whatever that may know of the table is the same as long as the seq is."""

    table_id: int
    seat: Seat
    seq: int


class _Thought(NamedTuple):
    asked: Asked
    task: asyncio.Task[Advice]


class AdviceDesk:
    """Has one question of each person thought about at a time, and each question once."""

    def __init__(self, kept: int = KEPT) -> None:
        self._most = kept
        self._kept: OrderedDict[Asked, Advice] = OrderedDict()
        self._thinking: dict[int, _Thought] = {}

    def known(self, asked: Asked) -> Advice | None:
        """Return what was suggested for a question before; None: it has to be thought about."""
        if (advice := self._kept.get(asked)) is not None:
            self._kept.move_to_end(asked)
        return advice

    def begin(self, person_id: int, asked: Asked, think: Callable[[], Awaitable[Advice]]) -> asyncio.Task[Advice]:
        """Begin to `think` about a question for a person, and return it; where that is under way, return that.

        Who awaits it shields it: several presses may wait for the same. Refused: suggest-busy, while another question
        of that person is thought about.
        """
        under_way = self._thinking.get(person_id)
        if under_way is None:
            task = asyncio.create_task(self._think(person_id, asked, think), name=f"suggestion for {asked.seat}")
            self._thinking[person_id] = _Thought(asked, task)
            return task
        if under_way.asked != asked:
            raise Refused("suggest-busy", table=asked.table_id)
        return under_way.task

    async def stop(self) -> None:
        """Give up what is under way."""
        tasks = [each.task for each in self._thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _think(self, person_id: int, asked: Asked, think: Callable[[], Awaitable[Advice]]) -> Advice:
        try:
            advice = await think()
        finally:
            del self._thinking[person_id]
        self._kept[asked] = advice
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return advice
