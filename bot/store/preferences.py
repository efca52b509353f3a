"""What people have chosen, and at which hours they play."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.dialects import insert_or_update
from bot.store.schema import activity, people, pings, preferences


@dataclass(frozen=True, slots=True)
class PreferencesRow:
    """What one person has chosen (None: nothing), with the hours of the person's presses."""

    person_id: int
    language: str | None = None
    time_zone: str | None = None
    quiet_from: int | None = None
    quiet_to: int | None = None
    away_from: datetime | None = None
    away_until: datetime | None = None
    away_shown: bool | None = None
    reminders: str | None = None
    summary_at: int | None = None
    tell_next: bool | None = None
    direct_closed_at: datetime | None = None
    closed_said: bool | None = None
    keep_hand: bool | None = None
    unlisted: bool | None = None
    tips: bool | None = None
    hours: str | None = None
    """How often the person pressed in each hour of the day (UTC), as JSON."""
    seen_at: datetime | None = None
    """When the hours were last counted."""
    pinged_at: datetime | None = None
    """When the person was pinged last,"""
    pinged_by: int | None = None
    """about which table; None: by a letter about several or none."""


async def several(connection: AsyncConnection, person_ids: Iterable[int]) -> dict[int, PreferencesRow]:
    """Return the rows of people by their ids. Who was never met is missing."""
    wanted = sorted(set(person_ids))
    if not wanted:
        return {}
    rows = await connection.execute(_SEVERAL, {"wanted": wanted})
    return {row.person_id: PreferencesRow(*row) for row in rows}


async def change(connection: AsyncConnection, person_id: int, **columns: Any) -> None:
    """Set columns of a person's preferences and leave the others. The person must be met already (`people.meet`)."""
    values = {"person_id": person_id, **columns}
    await connection.execute(insert_or_update(connection, preferences, *sorted(columns)), values)


async def languages(connection: AsyncConnection) -> dict[int, str]:
    """Return the language of everybody who has chosen one."""
    query = select(preferences.c.person_id, preferences.c.language).where(preferences.c.language.is_not(None))
    return {row[0]: row[1] for row in await connection.execute(query)}


async def count_hours(connection: AsyncConnection, person_id: int, hours: str, seen_at: datetime) -> None:
    """Keep the hours of a person's presses. The person must be met already."""
    values = {"person_id": person_id, "hours": hours, "seen_at": seen_at}
    await connection.execute(insert_or_update(connection, activity, "hours", "seen_at"), values)


_SEVERAL = (
    select(
        people.c.person_id,
        preferences.c.language,
        preferences.c.time_zone,
        preferences.c.quiet_from,
        preferences.c.quiet_to,
        preferences.c.away_from,
        preferences.c.away_until,
        preferences.c.away_shown,
        preferences.c.reminders,
        preferences.c.summary_at,
        preferences.c.tell_next,
        preferences.c.direct_closed_at,
        preferences.c.closed_said,
        preferences.c.keep_hand,
        preferences.c.unlisted,
        preferences.c.tips,
        activity.c.hours,
        activity.c.seen_at,
        pings.c.at,
        pings.c.table_id,
    )
    .outerjoin(preferences, preferences.c.person_id == people.c.person_id)
    .outerjoin(activity, activity.c.person_id == people.c.person_id)
    .outerjoin(pings, pings.c.person_id == people.c.person_id)
    .where(people.c.person_id.in_(bindparam("wanted", expanding=True)))
)
