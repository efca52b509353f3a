"""Quiet hours: a part of each day in which somebody is not to be disturbed; and their inference from presses."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, tzinfo
from zoneinfo import ZoneInfo

DAY = 24 * 60
"""Minutes."""
ENOUGH = 40
"""From how many counted hours on quiet hours are inferred: from some weeks of play."""
FADING = 400
"""With how many counted hours all counts are halved: habits change."""
RARE = 50
"""An hour in which less than one in so many presses falls is one without play."""
NIGHT = range(5, 13)
"""How many hours without play in a row are a night. More tell nothing: who plays only in the evening is
awake by day."""


@dataclass(frozen=True, slots=True)
class QuietHours:
    """From a minute of the local day to another, which may be one of the next day. Equal ones: never quiet."""

    start: int
    end: int
    zone: str | None = None
    """The name of a time zone ("Europe/Warsaw"); None: UTC."""

    def holds(self, moment: datetime) -> bool:
        """Return whether a moment lies in them, by what the local clock shows then."""
        local = moment.astimezone(zone_of(self.zone))
        minute = local.hour * 60 + local.minute
        if self.start <= self.end:
            return self.start <= minute < self.end
        return minute >= self.start or minute < self.end


def zone_of(name: str | None) -> tzinfo:
    """Return a time zone; UTC where none is named, or one that this machine does not know."""
    if name is None:
        return UTC
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, LookupError):
        return UTC


def counts_of(hours: str | None) -> tuple[int, ...]:
    """Return how often somebody pressed in each hour of the day (UTC): 24 numbers; zeros where nothing can be read."""
    try:
        counts = json.loads(hours or "null")
    except ValueError:
        counts = None
    if not isinstance(counts, list) or len(counts) != len(_NONE) or any(type(each) is not int for each in counts):
        return _NONE
    return tuple(counts)


def counted(counts: Sequence[int], moment: datetime) -> tuple[int, ...]:
    """Return the counts with one press more. Old ones weigh less and less."""
    fading = sum(counts) >= FADING
    hour = moment.astimezone(UTC).hour
    return tuple((each // 2 if fading else each) + (n == hour) for n, each in enumerate(counts))


def inferred(counts: Sequence[int]) -> QuietHours | None:
    """Return the hours of the night, in UTC, from how often somebody pressed in each hour of the day (UTC).

    None where too little is known: few presses, or no night between two times of play.
    """
    total = sum(counts)
    if total < ENOUGH:
        return None
    silent = [each * RARE < total for each in counts]
    length, start = max((_run(silent, hour), -hour) for hour in range(len(silent)))
    if length not in NIGHT:
        return None
    return QuietHours(-start * 60, (length - start) * 60 % DAY)


_NONE = (0,) * 24


def _run(silent: Sequence[bool], start: int) -> int:
    """Return how many silent hours in a row begin with an hour; over midnight, too."""
    count = 0
    while count < len(silent) and silent[(start + count) % len(silent)]:
        count += 1
    return count
