"""Garbage collection: none while the program is loaded, little in a process that answers people."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

YOUNG = 2_000
"""So many more things than before are there when the newest are looked through; as Python has it, 700."""
OLD = 50
"""So many times is looked through what is younger before all is; as Python has it, 10. So it comes once in minutes."""


@contextmanager
def loading() -> Iterator[None]:
    """Look for no garbage while modules are imported, and never at what they are made of.

    Classes and functions stay, and nearly nothing else is made then. Looking through them again and again took a fifth
    of an import.
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if enabled:
            gc.enable()


def leave_the_program_alone() -> None:
    """Have what is there by now, which is the program itself, never looked through for garbage again.

    It is some 170,000 objects. Looking through them takes 100 to 170 ms, and comes in the middle of somebody's press;
    what a hundred tables in memory add to them is looked through in a few. Before, they are not looked through
    either: of what importing makes nearly nothing is garbage.
    """
    gc.freeze()
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:2], OLD)
