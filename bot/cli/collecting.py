"""Garbage collection in a process that answers people."""

from __future__ import annotations

import gc


def leave_the_program_alone() -> None:
    """Have what is there by now, which is the program itself, never looked through for garbage again.

    It is some 170,000 objects. Looking through them takes 100 to 170 ms, and comes in the middle of somebody's press;
    what a hundred tables in memory add to them is looked through in a few.
    """
    gc.collect()
    gc.freeze()
