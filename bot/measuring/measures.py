"""What is measured. Nobody listens unless a process has a page for it; then counting costs nothing but the call."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter


class Measures:
    """Where measures go: nowhere. All times are in seconds."""

    def press(self, kind: str, outcome: str, seconds: float) -> None:
        """Count an interaction: what was pressed or typed, what came of it, how long its answer took."""

    def job(self, kind: str, outcome: str, seconds: float) -> None:
        """Count a piece of work in the background."""

    def picture(self, outcome: str, seconds: float) -> None:
        """Count a picture that was asked for."""

    def transaction(self, outcome: str, seconds: float) -> None:
        """Count a transaction that writes."""

    def position(self, *, cached: bool) -> None:
        """Count a look at a running game, from memory or read anew."""

    def request(self, method: str, status: int) -> None:
        """Count a request to Discord by its answer (429: too many of them)."""


_NOWHERE = Measures()
_current = _NOWHERE


def measures() -> Measures:
    """Return where measures go in this process."""
    return _current


def use(chosen: Measures | None) -> None:
    """Let measures go there from now on; None: nowhere."""
    global _current  # noqa: PLW0603  (as a log is: whatever happens anywhere in the process)
    _current = chosen or _NOWHERE


class Took:
    """How long something took, and what came of it."""

    outcome = "done"

    def __init__(self) -> None:
        self._begun = perf_counter()

    @property
    def seconds(self) -> float:
        """Return the seconds since it began."""
        return perf_counter() - self._begun


@contextmanager
def measured() -> Iterator[Took]:
    """Time a block; one that raises has the outcome "failed"."""
    took = Took()
    try:
        yield took
    except BaseException:
        took.outcome = "failed"
        raise
