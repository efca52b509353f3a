"""Putting off what one was told."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.hosting.context import HostContext
from bot.hosting.notices.building import sort
from bot.hosting.table import Press, Refused
from bot.store import notices

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
    context.on_notice()
    return when
