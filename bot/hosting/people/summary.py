"""The daily summary: its timer, each day at the time that its person has chosen. It is worded when it is told."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.context import HostContext
from bot.hosting.notices.kinds import SUMMARY
from bot.hosting.people.hours import zone_of
from bot.hosting.people.preferences import Preferences, preferences_of
from bot.store import notices, timers
from bot.store.timers import NewTimer, Timer


def summary_after(chosen: Preferences, now: datetime) -> datetime | None:
    """Return when the next summary of a person is due; None: none is wanted."""
    if chosen.summary_at is None:
        return None
    zone = zone_of(chosen.zone)
    hour, minute = divmod(chosen.summary_at, 60)
    local = now.astimezone(zone)
    today = local.replace(hour=hour, minute=minute, second=0, microsecond=0, fold=0)
    coming = (today, today + timedelta(days=1), today + timedelta(days=2))
    return next(due for due in (each.astimezone(UTC) for each in coming) if due > now)


async def plan_summary(connection: AsyncConnection, chosen: Preferences, now: datetime) -> None:
    """Plan the next summary in place of the one that was planned; none where none is wanted."""
    await timers.drop_of_person(connection, chosen.person_id, kinds=[SUMMARY])
    due = summary_after(chosen, now)
    if due is not None:
        await timers.plan(connection, [NewTimer(SUMMARY, due, person_id=chosen.person_id)])


async def summarise(context: HostContext, connection: AsyncConnection, timer: Timer) -> None:
    """Have the summary told, and plan that of the next day: the effect of the timer."""
    if timer.person_id is None:
        return
    now = context.clock.now()
    chosen = (await preferences_of(connection, [timer.person_id]))[timer.person_id]
    if chosen.summary_at is None:
        return
    await notices.enqueue(connection, timer.person_id, SUMMARY, now)
    await plan_summary(connection, chosen, now)
