"""The thread of a table: made before the table is written, and not twice."""

from __future__ import annotations

from datetime import timedelta

from bot.hosting.context import HostContext
from bot.hosting.table import Press
from bot.store import claims
from bot.store.engines import Wait

LASTS = timedelta(days=2)
"""For so long a press is known: the chat service repeats one within minutes."""


async def may_make_thread(context: HostContext, press: Press) -> bool:
    """Return whether a thread is to be made for a press; False where another process makes it, or has made it.

    While one process takes the place of another, both may be given the press. What became of it in a process that died
    is nobody's matter: the service tells its presser that it has failed.
    """
    now = context.clock.now()
    async with context.database.write(Wait.NOTHING) as connection:
        return await claims.take(connection, claims.THREAD, press.id, now, now + LASTS)
