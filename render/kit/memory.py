"""Memory that was needed for a moment, given back to the system."""

from __future__ import annotations

import ctypes
import sys


def give_back() -> None:
    """Give back what is free; nothing where the C library does not do that.

    Drawing a game's first pictures takes large images for a moment, whose memory the C library would keep.
    """
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:
        trim(0)
