"""Where much work is done: in this process, on the cores of this machine, or on a Dask cluster. One way for all.

Work is a function of a module and its arguments, so that any process that has Aviary can do it; what it returns depends
on its arguments alone. So nothing hangs on where a piece is done, or on which one is finished first.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from bot.tournament.version import code_version

if TYPE_CHECKING:
    from distributed import Client

W = TypeVar("W")
R = TypeVar("R")

AHEAD = 4
"""So many pieces of work wait for each place, so that none runs dry; more would only be given up on Ctrl-C."""
CONNECTING = 10
"""Seconds to wait for a cluster."""


class NoCluster(Exception):  # noqa: N818  (a refusal)
    """The cluster cannot be used: `reason` is "not-installed", "out-of-reach", "no-workers" or "other-version"."""

    def __init__(self, reason: str, address: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.address = address


class WorkerLost(Exception):  # noqa: N818  (nobody's mistake)
    """A process that did work is gone: it was killed, perhaps for want of memory, or cannot be reached any more."""


class Machines(Protocol):
    """Somebody who does work."""

    def run(self, do: Callable[[W], R], work: Iterable[W]) -> Iterator[R]:
        """Do each piece of work; return what it gave as it is finished, in whatever order."""


class Here:
    """Work is done in this process, piece by piece."""

    def run(self, do: Callable[[W], R], work: Iterable[W]) -> Iterator[R]:
        """Do the work in its order."""
        return map(do, work)


class Places:
    """Work is handed to an executor that does so many pieces at once."""

    def __init__(self, executor: Executor, count: int, lost: tuple[type[BaseException], ...] = ()) -> None:
        self._executor = executor
        self._most = count * AHEAD
        self._lost: tuple[type[BaseException], ...] = (BrokenExecutor, CancelledError, *lost)

    def run(self, do: Callable[[W], R], work: Iterable[W]) -> Iterator[R]:
        """Do the work, some pieces at once. WorkerLost where that comes to an untimely end."""
        try:
            yield from self._run(do, iter(work))
        except self._lost as error:
            raise WorkerLost from error

    def _run(self, do: Callable[[W], R], left: Iterator[W]) -> Iterator[R]:
        running: set[Future[R]] = {self._executor.submit(do, each) for each in islice(left, self._most)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {self._executor.submit(do, each) for each in islice(left, len(done))}
            for each in done:
                yield each.result()


@contextmanager
def machines(jobs: int | None = None, cluster: str | None = None) -> Iterator[Machines]:
    """Open the workers of the cluster at that address, or else so many processes here (None: one for each core).

    NoCluster where it cannot be used. Whatever is still being done at the end is given up.
    """
    if cluster is not None:
        with _on_cluster(cluster) as places:
            yield places
        return
    count = jobs or cores()
    if count == 1:
        yield Here()
        return
    with _in_processes(count) as places:
        yield places


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def _in_processes(count: int) -> Iterator[Places]:
    """Start processes of our own. They are begun afresh, since forks of a process with threads may hang."""
    others = set(multiprocessing.active_children())
    executor = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), initializer=_begin)
    try:
        yield Places(executor, count)
    finally:
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()  # a game of a player that searches may take minutes
        executor.shutdown(cancel_futures=True)


def _begin() -> None:
    """Begin a worker.

    Ctrl-C, which the terminal sends to every process, is left to the one that hands out the work; but where that one
    is gone, however it ended, its workers end, too.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _on_cluster(address: str) -> Iterator[Places]:
    try:
        from distributed import Client, KilledWorker  # noqa: PLC0415  (an extra: `pip install aviary[cluster]`)
    except ImportError as error:
        raise NoCluster("not-installed", address) from error
    try:
        client = Client(address, timeout=CONNECTING)
    except (OSError, ValueError) as error:  # TimeoutError is an OSError
        raise NoCluster("out-of-reach", address) from error
    with client:
        yield Places(client.get_executor(pure=False), places_of(client, address), (KilledWorker,))


def places_of(client: Client, address: str) -> int:
    """Return how many pieces of work a cluster does at once. NoCluster where it has nobody who can do ours."""
    threads: dict[str, int] = client.nthreads()
    if not threads:
        raise NoCluster("no-workers", address)
    try:
        versions: dict[str, Any] = client.run(code_version)
    except ImportError as error:
        raise NoCluster("other-version", address) from error
    if set(versions.values()) != {code_version()}:
        raise NoCluster("other-version", address)
    return sum(threads.values())
