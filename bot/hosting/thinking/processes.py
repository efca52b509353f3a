"""Thinking in processes of their own, a few, which are started when they are needed first.

A process of our own over pipes in the place of `ProcessPoolExecutor`: one that is killed takes no other's question with
it; a search can be broken off; it loads the games and nothing else of the bot; and it ends with the bot, however that
one ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import sys
import time
from collections.abc import Collection, Sequence
from typing import Any

import structlog

from bot.hosting.thinking.contract import Crowded, PlayerFailed, ThinkingStopped, Thought
from bot.hosting.thinking.line import Line
from bot.hosting.thinking.messages import LENGTH_BYTES, Failed, Task, framed, pack
from engine.analysis import Judgement
from engine.automa import KINDS, Considered
from engine.contract import Action
from engine.question import Question

log = structlog.get_logger(__name__)

MOST_WAITING = 500
"""Questions that wait for a worker, of automas and of people each."""
ATTEMPTS = 2
"""How often a question is asked whose worker was killed."""
QUICK = 0.25
"""Seconds that a level without a search hardly ever thinks."""
SLACK = 1.25
"""How much longer than its CPU time a search hardly ever takes."""
_KEPT = ("PATH", "SYSTEMROOT", "LD_LIBRARY_PATH", "LANG", "HOME", "TMPDIR", "TEMP")
"""What a worker gets of the environment: no token and no address."""


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
        self._advice = advice
        self._most = most_waiting
        self._line = Line(workers)
        self._idle: list[_Worker] = []
        self._workers: set[_Worker] = set()
        self._stopped = False
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
        self._stopped = True
        workers, self._idle = list(self._workers), []
        for each in workers:
            each.kill()
        await asyncio.gather(*(each.ended() for each in workers))

    async def _ask(self, does: str, level: str, question: Question, seed: int) -> Thought[Any]:
        person = does == "consider"
        if self._line.waiting(person=person) >= self._most:
            raise Crowded
        return await self._served(Task(does, level, seed, *pack(question)), person=person)

    async def _served(self, task: Task, *, person: bool = False, last: bool = False) -> Thought[Any]:
        asked = time.monotonic()
        async with self._line.place(person=person, last=last):
            waited = time.monotonic() - asked
            answer = await self._answered(framed(task))
        if isinstance(answer, Failed):
            raise PlayerFailed(answer.name)
        return Thought(answer, waited)

    async def _answered(self, message: bytes) -> Any:
        for _ in range(ATTEMPTS):
            if self._stopped:
                raise ThinkingStopped
            with contextlib.suppress(_Died):
                return await self._answered_by(await self._worker(), message)
            if not self._stopped:
                log.warning("thinker_died")
        raise ThinkingStopped if self._stopped else PlayerFailed("killed")

    async def _answered_by(self, worker: _Worker, message: bytes) -> Any:
        try:
            answer = await worker.ask(message)
        except BaseException:  # it may be broken off in the middle of a question: nobody waits for the answer
            worker.kill()
            self._workers.discard(worker)
            raise
        self._idle.append(worker)
        return answer

    async def _worker(self) -> _Worker:
        if self._idle:
            return self._idle.pop()
        worker = _Worker(await _start(self._seconds, self._advice))
        self._workers.add(worker)
        if self._stopped:  # while it was started
            worker.kill()
        return worker


class _Died(Exception):  # noqa: N818
    """The process has ended."""


class _Worker:
    """A process that thinks about one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def ask(self, message: bytes) -> Any:
        """Return what it answers. _Died."""
        to, back = self._process.stdin, self._process.stdout
        assert to is not None and back is not None  # noqa: S101, PT018  (it was started with pipes)
        try:
            to.write(message)
            await to.drain()
            length = int.from_bytes(await back.readexactly(LENGTH_BYTES), "big")
            return pickle.loads(await back.readexactly(length))  # noqa: S301  (from a process that we have started)
        except (OSError, EOFError) as error:
            raise _Died from error

    def kill(self) -> None:
        """End it at once."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    async def ended(self) -> None:
        """Wait until it has ended."""
        await self._process.wait()


async def _start(seconds: float, advice: float) -> asyncio.subprocess.Process:
    kept = {name: os.environ[name] for name in _KEPT if name in os.environ}
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.hosting.thinking.worker", str(seconds), str(advice)),
        env={**kept, "PYTHONPATH": os.pathsep.join(each for each in sys.path if each)},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
