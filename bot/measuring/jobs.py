"""Jobs go on with the press that asked for them, whatever task or process does them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.measuring.causes import Cause, present_press, pressed
from bot.measuring.measures import Part, Took, measured, present_trace


def present_cause() -> Cause | None:
    """Return by what a job is asked for that the present task asks for; None: nothing is known of that."""
    press, trace = present_press(), present_trace()
    return None if press is None and trace is None else Cause(press, trace)


@contextmanager
def doing(kind: str, cause: Cause | None) -> Iterator[Took]:
    """Do a job of a kind: its lines in the log have the id of the press, and its trace goes on."""
    press, trace = cause or Cause()
    with pressed(press), measured(Part.JOB, trace, kind=kind) as took:
        yield took
