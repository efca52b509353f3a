"""Choosing: what a person sets with `/me`, in one transaction with all that follows from it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.choice import Choice
from bot.hosting.clocks.running import absence_changed
from bot.hosting.commit import clean_name
from bot.hosting.context import HostContext
from bot.hosting.people.hours import zone_of
from bot.hosting.people.preferences import Preferences, preferences_of
from bot.hosting.table import Press
from bot.store import people, timers
from bot.store import preferences as store_preferences
from bot.store.timers import NewTimer

SUMMARY = "summary"
"""The kind of the timer, and of the notice, of a morning summary."""


async def preferences(context: HostContext, person_id: int) -> Preferences:
    """Return what a person has chosen."""
    async with context.database.read() as connection:
        return (await preferences_of(connection, [person_id]))[person_id]


async def language_of(context: HostContext, person_id: int) -> str | None:
    """Return the language that a person has chosen; None: that of the client."""
    return await context.languages.of(context.database, person_id)


async def choose(context: HostContext, press: Press, *choices: Choice) -> Preferences:
    """Set what the presser has chosen, and return all that holds now. Refused as the choices say."""
    now, person = context.clock.now(), press.person
    columns: dict[str, Any] = {}
    for each in choices:
        columns |= each.columns(now)
    async with context.database.write() as connection:
        await people.meet(connection, person.id, clean_name(person.name), columns.get("language") or person.language)
        await store_preferences.change(connection, person.id, **columns)
        chosen = (await preferences_of(connection, [person.id]))[person.id]
        if columns.keys() & {"summary_at", "time_zone"}:
            await _plan_summary(connection, chosen, now)
        if columns.keys() & {"away_from", "away_until"}:
            await absence_changed(connection, person.id, now)
    if "language" in columns:
        context.languages.note(person.id, chosen.language)
    context.on_timer()
    return chosen


def summary_after(chosen: Preferences, now: datetime) -> datetime | None:
    """Return when the next morning summary of a person is due; None: none is wanted."""
    if chosen.summary_at is None:
        return None
    zone = zone_of(chosen.zone)
    hour, minute = divmod(chosen.summary_at, 60)
    local = now.astimezone(zone)
    today = local.replace(hour=hour, minute=minute, second=0, microsecond=0, fold=0)
    coming = (today, today + timedelta(days=1), today + timedelta(days=2))
    return next(due for due in (each.astimezone(UTC) for each in coming) if due > now)


async def _plan_summary(connection: AsyncConnection, chosen: Preferences, now: datetime) -> None:
    await timers.drop_of_person(connection, chosen.person_id, kinds=[SUMMARY])
    due = summary_after(chosen, now)
    if due is not None:
        await timers.plan(connection, [NewTimer(SUMMARY, due, person_id=chosen.person_id)])
