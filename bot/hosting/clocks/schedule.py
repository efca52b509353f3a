"""When what comes in the time of a seat: two reminders and its end. All in UTC."""

from __future__ import annotations

from datetime import datetime, timedelta
from enum import StrEnum

from bot.hosting.clocks.settings import ClockSettings


class Stage(StrEnum):
    """The kinds of a clock's timers."""

    NUDGE = "nudge"
    PING = "ping"
    TIME_OUT = "time-out"


STAGES = tuple(each.value for each in Stage)
AGREED = "late"
"""The kind of the timer by which the host answers for a seat once the others have agreed; and of the proposal."""
STANDING_STILL = (*STAGES, AGREED)
"""The kinds that a pause or an absence stops."""


def schedule(settings: ClockSettings, now: datetime, end: datetime) -> list[tuple[Stage, datetime]]:
    """Return what comes when, in time that runs from `now` to its `end`. What would have come before now is left out.

    Of a time that was shortened (an undo, a return), too, reminders come at their part of what there is.
    """
    seconds = (end - now).total_seconds()
    moments = [(Stage.TIME_OUT, end)]
    for stage, before in ((Stage.PING, settings.ping), (Stage.NUDGE, settings.nudge)):
        if before is not None:
            at = before * seconds if before <= 1 else before
            if 0 < at < seconds:
                moments.append((stage, end - timedelta(seconds=at)))
    return moments[::-1]
