"""Garbage collection in a process that answers people."""

from __future__ import annotations

import gc

YOUNG = 2_000
"""So many more things than before are there when the newest are looked through; as Python has it, 700."""
OLD = 50
"""So many times is looked through what is younger before all is; as Python has it, 10. So it comes once in minutes."""


def leave_the_program_alone() -> None:
    """Have what is there by now, which is the program itself, never looked through for garbage again.

    It is some 170,000 objects. Looking through them takes 100 to 170 ms, and comes in the middle of somebody's press;
    what a hundred tables in memory add to them is looked through in a few.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:2], OLD)
