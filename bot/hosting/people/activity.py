"""Noting at which hours people play: once an hour a person, in a transaction that is written anyway."""

from __future__ import annotations

import json
from datetime import datetime
from functools import partial

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.people.hours import counted, counts_of
from bot.store import preferences as store_preferences
from bot.store.committing import once_committed


class SeenLately:
    """Who was noted in this hour already, as far as this process knows: so most presses read and write nothing more.

    Only what is committed is known: where another process is faster, a press is tried again.
    """

    def __init__(self) -> None:
        self._hour: datetime | None = None
        self._people: set[int] = set()

    def knows(self, person_id: int, now: datetime) -> bool:
        """Return whether a person was noted in this hour."""
        return self._hour == _hour_of(now) and person_id in self._people

    def note(self, person_id: int, now: datetime) -> None:
        """Keep in mind that a person was noted in this hour."""
        hour = _hour_of(now)
        if hour != self._hour:
            self._hour, self._people = hour, set()
        self._people.add(person_id)

    def forget(self, person_id: int) -> None:
        """Take a person as new again."""
        self._people.discard(person_id)


async def note_activity(connection: AsyncConnection, seen: SeenLately, person_id: int, now: datetime) -> None:
    """Count this hour among those in which a person plays. The person must be met already."""
    if seen.knows(person_id, now):
        return
    once_committed(connection, partial(seen.note, person_id, now))
    row = (await store_preferences.several(connection, [person_id])).get(person_id)
    if row is not None and row.seen_at is not None and _hour_of(row.seen_at) == _hour_of(now):
        return
    hours = counted(counts_of(row.hours if row else None), now)
    await store_preferences.count_hours(connection, person_id, json.dumps(hours), now)


def _hour_of(moment: datetime) -> datetime:
    return moment.replace(minute=0, second=0, microsecond=0)
