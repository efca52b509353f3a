"""For what something is done: a press is known by one id in all processes, in their logs and in its trace."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from structlog.contextvars import bound_contextvars, get_contextvars

_PRESS = "press"
"""Under this every line of the log has the id of the press that it is written for."""


class Trace(NamedTuple):
    """A place in a trace, for what goes on with it in another task or process."""

    parent: str
    """As W3C's `traceparent` has it."""
    begun: int
    """When the trace began, in seconds since 1970."""


class Cause(NamedTuple):
    """What a job is asked for by."""

    press: int | None = None
    """The id of an interaction."""
    trace: Trace | None = None


@contextmanager
def pressed(press: int | None) -> Iterator[None]:
    """Do something for a press: each line that is logged meanwhile tells its id. None: nothing is known of one."""
    if press is None:
        yield
        return
    with bound_contextvars(**{_PRESS: press}):
        yield


def present_press() -> int | None:
    """Return the id of the press for which the present task works."""
    press: int | None = get_contextvars().get(_PRESS)
    return press
