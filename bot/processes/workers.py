"""The bot's side: processes that run one module, started when they are needed first."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import sys
from typing import Any

import structlog

from bot.processes.pipe import LENGTH_BYTES

log = structlog.get_logger(__name__)

ATTEMPTS = 2
"""How often a question is asked whose worker was killed."""
_KEPT = ("PATH", "SYSTEMROOT", "LD_LIBRARY_PATH", "LANG", "HOME", "TMPDIR", "TEMP")
"""What a worker gets of the environment: no token and no address."""


class WorkersStopped(Exception):  # noqa: N818
    """Nothing is asked of these workers any more."""


class WorkerKilled(Exception):  # noqa: N818
    """Each worker that was asked has ended before it answered, or could not be started."""


class Workers:
    """Processes of a module. There are as many as were ever asked at the same time."""

    def __init__(self, module: str, *arguments: str) -> None:
        self._command = (module, *arguments)
        self._idle: list[_Worker] = []
        self._all: set[_Worker] = set()
        self._starting: set[asyncio.Task[_Worker]] = set()
        self._unwanted: set[asyncio.Task[_Worker]] = set()
        """Those of them that nobody waits for any more: for who asks next."""
        self._stopped = False

    async def answer(self, message: bytes) -> Any:
        """Return what a worker answers. Raises WorkersStopped and WorkerKilled.

        A worker whose answer is not waited for to the end is killed: it may think for long.
        """
        for _ in range(ATTEMPTS):
            if self._stopped:
                raise WorkersStopped
            with contextlib.suppress(_Died):
                return await self._answered_by(await self._worker(), message)
            if not self._stopped:
                log.warning("worker_died", module=self._command[0])
        raise WorkersStopped if self._stopped else WorkerKilled

    async def stop(self) -> None:
        """Break off what is being done, and do no more."""
        self._stopped = True
        if self._starting:
            await asyncio.wait(self._starting)  # `gather` would break them off where this is broken off
        workers, self._idle = list(self._all), []
        for each in workers:
            each.kill()
        await asyncio.gather(*(each.ended() for each in workers))

    async def _answered_by(self, worker: _Worker, message: bytes) -> Any:
        try:
            answer = await worker.ask(message)
        except BaseException:  # it may be broken off in the middle of a question: nobody waits for the answer
            worker.kill()
            self._all.discard(worker)
            raise
        self._idle.append(worker)
        return answer

    async def _worker(self) -> _Worker:
        """Return one that is idle, or start one.

        A start is never broken off: asyncio (of Python 3.11) would wait for ever for a process that is not connected
        yet. Who asks next gets what nobody waits for any more.
        """
        while self._idle:
            if not (worker := self._idle.pop()).has_ended:
                return worker
            self._all.discard(worker)
        starting = self._unwanted.pop() if self._unwanted else self._begin()
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            self._unwanted.add(starting)
            starting.add_done_callback(self._keep)
            raise

    def _begin(self) -> asyncio.Task[_Worker]:
        starting = asyncio.create_task(self._start())
        self._starting.add(starting)
        starting.add_done_callback(self._starting.discard)
        return starting

    async def _start(self) -> _Worker:
        try:
            worker = _Worker(await _start(self._command))
        except OSError as error:  # no memory, or too many processes: as if it had been killed
            log.warning("worker_not_started", module=self._command[0], fault=error)
            raise _Died from error
        self._all.add(worker)
        if self._stopped:  # while it was started
            worker.kill()
        return worker

    def _keep(self, started: asyncio.Task[_Worker]) -> None:
        """Let a process be idle that has started while nobody waited for it."""
        if started not in self._unwanted:
            return
        self._unwanted.discard(started)
        if not started.cancelled() and started.exception() is None:
            self._idle.append(started.result())


class _Died(Exception):  # noqa: N818
    """The process has ended."""


class _Worker:
    """A process that answers one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @property
    def has_ended(self) -> bool:
        """Whether it is known to have ended."""
        return self._process.returncode is not None

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


async def _start(command: tuple[str, ...]) -> asyncio.subprocess.Process:
    kept = {name: os.environ[name] for name in _KEPT if name in os.environ}
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", *command),
        env={**kept, "PYTHONPATH": os.pathsep.join(each for each in sys.path if each)},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
