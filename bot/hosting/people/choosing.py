"""Choosing: what a person sets with `/me`, in one transaction with all that follows from it."""

from __future__ import annotations

from typing import Any

from bot.hosting.choice import Choice
from bot.hosting.clocks.running import absence_changed, hold_times
from bot.hosting.context import HostContext
from bot.hosting.people.preferences import Preferences, preferences_of
from bot.hosting.people.summary import plan_summary
from bot.hosting.playing.commit import meet
from bot.hosting.table import Place, Press
from bot.store import jobs, pressing
from bot.store import preferences as store_preferences
from bot.store.jobs import JobKind


async def preferences(context: HostContext, person_id: int) -> Preferences:
    """Return what a person has chosen."""
    async with context.database.read() as connection:
        return (await preferences_of(connection, [person_id]))[person_id]


async def language_of(context: HostContext, person_id: int) -> str | None:
    """Return the language that a person has chosen; None: that of the client."""
    return await context.languages.of(context.database, person_id)


async def recognise(context: HostContext, person_id: int, place: Place) -> str | None:
    """Return as `language_of`; over a shared store, also learn whether posts of that place are suspended."""
    if not context.database.shared:
        return await language_of(context, person_id)
    async with context.database.look() as connection:
        known = await pressing.known(connection, person_id, place.channel_id)
    if known.suspended is None:
        context.suspended.pop(place.channel_id, None)
    else:
        context.suspended[place.channel_id] = known.suspended
    return known.language


async def choose(context: HostContext, press: Press, *choices: Choice) -> Preferences:
    """Set what the presser has chosen, and return all that holds now. Refused as the choices say."""
    now, person = context.clock.now(), press.person
    columns: dict[str, Any] = {}
    for each in choices:
        columns |= each.columns(now)
    changes_absence = bool(columns.keys() & {"away_from", "away_until"})
    async with context.database.write() as connection:
        if changes_absence:
            await hold_times(connection, person.id)
        await meet(connection, press, columns.get("language"))
        await store_preferences.change(connection, person.id, **columns)
        chosen = (await preferences_of(connection, [person.id]))[person.id]
        if columns.keys() & {"summary_at", "time_zone"}:
            await plan_summary(connection, chosen, now)
        if changes_absence:
            await absence_changed(connection, person.id, now)
        if "keep_hand" in columns or "language" in columns:
            jobs.ask(connection, JobKind.HANDS, 0)
    if "language" in columns:
        context.languages.note(person.id, chosen.language)
    return chosen
