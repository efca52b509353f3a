"""Noting at which hours people play: once an hour a person, in a transaction that is written anyway."""

from __future__ import annotations

import json
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.people.hours import counted, counts_of
from bot.store import preferences as store_preferences


class SeenLately:
    """Who was noted in this hour already, as far as this process knows: so most presses read and write nothing more."""

    def __init__(self) -> None:
        self._hour: datetime | None = None
        self._people: set[int] = set()

    def first_in_hour(self, person_id: int, now: datetime) -> bool:
        """Return whether a person is new in this hour, and keep that."""
        hour = _hour_of(now)
        if hour != self._hour:
            self._hour, self._people = hour, set()
        known = person_id in self._people
        self._people.add(person_id)
        return not known

    def forget(self, person_id: int) -> None:
        """Take a person as new again."""
        self._people.discard(person_id)


async def note_activity(connection: AsyncConnection, seen: SeenLately, person_id: int, now: datetime) -> None:
    """Count this hour among those in which a person plays. The person must be met already."""
    if not seen.first_in_hour(person_id, now):
        return
    row = (await store_preferences.several(connection, [person_id])).get(person_id)
    if row is not None and row.seen_at is not None and _hour_of(row.seen_at) == _hour_of(now):
        return
    hours = counted(counts_of(row.hours if row else None), now)
    await store_preferences.count_hours(connection, person_id, json.dumps(hours), now)


def _hour_of(moment: datetime) -> datetime:
    return moment.replace(minute=0, second=0, microsecond=0)
