"""When somebody may be disturbed. All by what the local clock shows, also on the days when it is put on or back."""

from __future__ import annotations

from bisect import bisect_left
from datetime import UTC, datetime, timedelta

from bot.hosting.people.hours import DAY, QuietHours, zone_of
from bot.hosting.people.preferences import Preferences


def next_allowed(preferences: Preferences, moment: datetime) -> datetime:
    """Return the first moment from `moment` on that lies in no quiet hours, in UTC."""
    held, moment = preferences.quiet_hours, moment.astimezone(UTC)
    while held is not None and held.holds(moment):
        moment = _later(held, moment)
    return moment


def _later(held: QuietHours, moment: datetime) -> datetime:
    """Return the end of quiet hours, or when the clock is put on or back before it: then it is to be looked anew."""
    zone = zone_of(held.zone)
    minute = moment.replace(second=0, microsecond=0)
    local = minute.astimezone(zone)
    left = (held.end - local.hour * 60 - local.minute) % DAY

    def changed(minutes: int) -> bool:
        return (minute + timedelta(minutes=minutes)).astimezone(zone).utcoffset() != local.utcoffset()

    return minute + timedelta(minutes=bisect_left(range(left), True, key=changed))
