"""What the bot does is told here, where it is done; who listens counts it or traces it. Mostly nobody listens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from time import perf_counter
from typing import TypeAlias

from bot.measuring.causes import Trace


class Part(StrEnum):
    """Parts of what the bot does, each with the labels that it has besides its outcome."""

    PRESS = "press"
    """An interaction, until it is answered. `kind`: what was pressed or typed."""
    JOB = "job"
    """A piece of work in the background. `kind`: of work."""
    PICTURE = "picture"
    """A picture that was asked for, until it is there."""
    TRANSACTION = "transaction"
    """A transaction that writes."""
    REQUEST = "request"
    """A request to Discord. `method`, `route` without numbers and tokens, and the answer's `status`."""


class Took:
    """A part while it is done: what it is, how long it takes, what comes of it. No label holds what people give."""

    __slots__ = ("_begun", "_ends", "labels", "outcome", "part", "seconds", "trace")

    def __init__(self, part: Part, trace: Trace | None = None, **labels: str) -> None:
        """`trace`: where it goes on with a trace that began elsewhere."""
        self.part = part
        self.trace = trace
        self.labels = labels
        self.outcome = "done"
        self.seconds = 0.0
        self._begun = perf_counter()
        self._ends: tuple[End, ...] = ()

    def begin(self) -> None:
        """Tell who listens that it begins."""
        ends = (listener.begun(self) for listener in _listeners)
        self._ends = tuple(end for end in ends if end is not None)

    def fail(self) -> None:
        """Note that it has failed, unless it is known already what came of it."""
        if self.outcome == "done":
            self.outcome = "failed"

    def end(self) -> None:
        """Tell who listens that it is over."""
        self.seconds = perf_counter() - self._begun
        for end in reversed(self._ends):
            end(self)


End: TypeAlias = Callable[[Took], None]
"""Is called when a part is over."""


class Listener:
    """Who is told of what the bot does. This one takes no notice of anything."""

    def begun(self, took: Took) -> End | None:
        """Take notice that a part begins, and return what is called at its end; None: that does not matter."""

    def position(self, *, cached: bool) -> None:
        """Take notice of a look at a running game, from memory or read anew."""

    def trace(self) -> Trace | None:
        """Return where in a trace the present task is; None: in none."""


_listeners: tuple[Listener, ...] = ()


@contextmanager
def listening(listener: Listener) -> Iterator[None]:
    """Let somebody listen to what happens anywhere in the process, until the end of the block."""
    global _listeners  # noqa: PLW0603  (as a log is: whatever happens anywhere in the process)
    _listeners = (*_listeners, listener)
    try:
        yield
    finally:
        _listeners = tuple(each for each in _listeners if each is not listener)


@contextmanager
def measured(part: Part, trace: Trace | None = None, **labels: str) -> Iterator[Took]:
    """Tell of a block as a part. One that raises has the outcome "failed", unless it has noted another one."""
    took = Took(part, trace, **labels)
    took.begin()
    try:
        yield took
    except BaseException:
        took.fail()
        raise
    finally:
        took.end()


def looked_at_position(*, cached: bool) -> None:
    """Tell of a look at a running game, from memory or read anew."""
    for listener in _listeners:
        listener.position(cached=cached)


def present_trace() -> Trace | None:
    """Return where in a trace the present task is; None: nobody traces, or not this."""
    return next((trace for listener in _listeners if (trace := listener.trace()) is not None), None)
