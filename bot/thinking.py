"""How long players made of code think, measured by a clock: the engine has none."""

from __future__ import annotations

import time
from collections.abc import Callable


class CpuSeconds:
    """A budget of CPU time for one decision (engine.automa.budget.Budget), counted from when it is made.

    The clock counts the CPU time of the thread that thinks, so a busy machine makes a player slower and not weaker.
    What is chosen then depends on the machine: games under such a budget cannot be had again from their seed alone.
    """

    def __init__(self, seconds: float, clock: Callable[[], float] = time.thread_time) -> None:
        """Begin to count. ValueError where `seconds` is not above 0."""
        if seconds <= 0:
            raise ValueError(f"a budget of {seconds} seconds")
        self._seconds = seconds
        self._clock = clock
        self._begun = clock()

    def note_playout(self) -> None:
        """Take note of nothing: the clock counts."""

    def note_action(self) -> None:
        """Take note of nothing, as above."""

    def spent(self) -> float:
        """Return the share of the time that is spent; 1 or more: none is left."""
        return (self._clock() - self._begun) / self._seconds
