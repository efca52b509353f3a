"""Clocks of people who are away: as far as their table allows, they stand still."""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.clocks.settings import ClockSettings, read_clock
from bot.hosting.people.preferences import Preferences
from bot.store import tables, timers
from bot.store.timers import NewTimer

ABSENCE = "absence"
"""The kind of timer at which a person's absence begins or ends."""


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


async def plan_absence(connection: AsyncConnection, person: Preferences, now: datetime) -> None:
    """Plan the next moment at which an absence begins or ends for any of the person's tables.

    Part of the transaction that changes the absence, or begins a time that stands still for it.
    """
    await timers.drop_of_person(connection, person.person_id, kinds=[ABSENCE])
    if person.away_from is None:
        return
    moments = {person.away_from, person.away_until}
    moments |= {still_until(settings, person) for settings in await _clocks_of(connection, person.person_id)}
    later = [each for each in moments if each is not None and each > now]
    if later:
        await timers.plan(connection, [NewTimer(ABSENCE, min(later), person_id=person.person_id)])


async def _clocks_of(connection: AsyncConnection, person_id: int) -> list[ClockSettings]:
    texts = await tables.clocks_of(connection, person_id)
    return [settings for text in texts if (settings := read_clock(text)) is not None]
