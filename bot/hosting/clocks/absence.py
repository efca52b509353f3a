"""Clocks of people who are away: as far as their table allows, they stand still."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.hosting.clocks.settings import ClockSettings
from bot.hosting.people.preferences import Preferences


def stands_still(settings: ClockSettings, person: Preferences | None, now: datetime) -> bool:
    """Return whether the clock of a person stands still: away, and not for longer than the table allows."""
    end = still_until(settings, person)
    return person is not None and person.is_away(now) and end is not None and now < end


def still_until(settings: ClockSettings, person: Preferences | None) -> datetime | None:
    """Return until when an absence stops the clock; None: the person has said nothing of one, or it never does."""
    if person is None or person.away_from is None or not settings.absence:
        return None
    most = person.away_from + timedelta(seconds=settings.absence)
    return most if person.away_until is None else min(most, person.away_until)
