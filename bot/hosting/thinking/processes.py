"""Thinking in processes of their own, a few, which are started when they are needed first."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Collection, Sequence
from typing import Any

from bot.hosting.thinking.contract import Crowded, PlayerFailed, ThinkingStopped, Thought
from bot.hosting.thinking.messages import Failed, Task, pack
from bot.processes.line import Line
from bot.processes.pipe import framed
from bot.processes.workers import WorkerKilled, Workers, WorkersStopped
from engine.analysis import Judgement
from engine.automa import KINDS, Considered
from engine.contract import Action
from engine.question import Question

MOST_WAITING = 500
"""Questions that wait for a worker, of automas and of people each."""
QUICK = 0.25
"""Seconds that a level without a search hardly ever thinks."""
SLACK = 1.25
"""How much longer than its CPU time a search hardly ever takes."""


def usual_workers() -> int:
    """Return how many workers there are where nothing is set: a core is left to the bot."""
    return max(1, len(os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else range(os.cpu_count() or 1)) - 1)


class InProcesses:
    """Lets so many players think at the same time; other questions wait, those of people before those of automas."""

    def __init__(self, workers: int, seconds: float, advice: float, most_waiting: int = MOST_WAITING) -> None:
        """Take how many processes there are at most, and how long a search thinks, in seconds of CPU time.

        `seconds` of an automa's answer, `advice` of what is considered for a person.
        """
        self._seconds = seconds
        self._most = most_waiting
        self._line = Line(workers)
        self._workers = Workers("bot.hosting.thinking.worker", str(seconds), str(advice))
        self._last = asyncio.Lock()
        """Held by what is judged: one thing at a time."""

    @property
    def levels(self) -> Collection[str]:
        """Return the levels that there are."""
        return KINDS.keys()

    def allowance(self, level: str) -> float:
        """Return the seconds that thinking at a level hardly ever exceeds, whatever is asked."""
        return QUICK + SLACK * self._seconds if KINDS[level].searches else QUICK

    async def choose(self, level: str, question: Question, seed: int) -> Thought[Action]:
        """Return a player's answer."""
        return await self._ask("choose", level, question, seed)

    async def consider(self, level: str, question: Question, seed: int) -> Thought[Sequence[Considered]]:
        """Return what a player thinks of its actions, by the budget for a person who waits, and before automas."""
        return await self._ask("consider", level, question, seed)

    async def judge(self, question: Question, played: Action | None, seconds: float, seed: int) -> Judgement:
        """Return what a decision of a game that is over looked like: one at a time, when no automa waits."""
        async with self._last:
            task = Task("judge", "", seed, *pack(question), played, seconds)
            judgement: Judgement = (await self._served(task, last=True)).answer
        return judgement

    async def stop(self) -> None:
        """Break off what is being thought, and think no more."""
        await self._workers.stop()

    async def _ask(self, does: str, level: str, question: Question, seed: int) -> Thought[Any]:
        person = does == "consider"
        if self._line.waiting(first=person) >= self._most:
            raise Crowded
        return await self._served(Task(does, level, seed, *pack(question)), person=person)

    async def _served(self, task: Task, *, person: bool = False, last: bool = False) -> Thought[Any]:
        asked = time.monotonic()
        async with self._line.place(first=person, last=last):
            waited = time.monotonic() - asked
            answer = await self._answered(task)
        if isinstance(answer, Failed):
            raise PlayerFailed(answer.name)
        return Thought(answer, waited)

    async def _answered(self, task: Task) -> Any:
        try:
            return await self._workers.answer(framed(task))
        except WorkersStopped as stopped:
            raise ThinkingStopped from stopped
        except WorkerKilled as killed:
            raise PlayerFailed("killed") from killed
