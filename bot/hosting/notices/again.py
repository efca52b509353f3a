"""What a reader does with a letter: puts it off, or shows by a press that direct messages arrive."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.hosting.context import HostContext
from bot.hosting.notices.building import sort
from bot.hosting.people.preferences import preferences_of
from bot.hosting.table import Press, Refused
from bot.store import jobs, notices, preferences
from bot.store.jobs import JobKind

KIND = "again"


async def remind_again(context: HostContext, press: Press, nonce: str, wait: timedelta) -> datetime:
    """Have the presser told again what a letter has told, as far as it still holds; return when.

    A second press moves that. Refused: nothing-to-remind, also for who is not the letter's reader.
    """
    person_id, when = press.person.id, context.clock.now() + wait
    async with context.database.read() as connection:
        told = await notices.told_in(connection, person_id, nonce)
    held = [row for row, each in (await sort(context, told)).held if each.decision is not None]
    if not held:
        raise Refused("nothing-to-remind")
    async with context.database.write() as connection:
        for row in held:
            await notices.drop_queued(connection, person_id, KIND, row.table_id)
            await notices.enqueue(connection, person_id, KIND, when, table_id=row.table_id, since=row.since)
    return when


async def reached_directly(context: HostContext, person_id: int) -> None:
    """Forget that direct messages to a person were refused: the person has pressed something there."""
    async with context.database.read() as connection:
        chosen = (await preferences_of(connection, [person_id]))[person_id]
    if chosen.direct_closed_at is not None:
        async with context.database.write() as connection:
            await preferences.change(connection, person_id, direct_closed_at=None)
            jobs.ask(connection, JobKind.LETTERS, person_id)  # what waited for the channel goes directly now
