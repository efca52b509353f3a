"""What has happened, where not all of it has room: the newest lines."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate


def newest(lines: Sequence[str], room: int) -> list[str]:
    """Return the last lines that fit into `room` characters; of some lines at least one, however long it is."""
    lengths = accumulate(len(line) + 1 for line in reversed(lines))
    kept = sum(length <= room for length in lengths)
    return list(lines[-max(kept, 1) :])
