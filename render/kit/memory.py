"""Memory that was needed for a moment, given back to the system, and how the C library deals it out."""

from __future__ import annotations

import ctypes
import sys
from typing import Any

ARENAS = 2
"""From so many places threads take memory; as the C library has it, from eight a core."""
_ARENA_MAX = -8
"""The parameter's number in the C library's `malloc.h`."""


def give_back() -> None:
    """Give back what is free; nothing where the C library does not do that.

    Drawing a game's first pictures takes large images for a moment, whose memory the C library would keep.
    """
    trim = _of_c("malloc_trim")
    if trim is not None:
        trim(0)


def let_threads_share() -> None:
    """Have threads that begin from now on take memory from the same few places; nothing where the C library cannot.

    Otherwise nearly each has one of its own, in which it leaves gaps that no other thread fills.
    """
    set_parameter = _of_c("mallopt")
    if set_parameter is not None:
        set_parameter(_ARENA_MAX, ARENAS)


def _of_c(name: str) -> Any:
    """Return a function of the C library; None where it has none of that name."""
    return getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None
