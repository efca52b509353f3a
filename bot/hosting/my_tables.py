"""All tables of a person, over all servers: whose turn it is, since when, and where the newest post stands."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from bot.hosting.awaited import waiting_at
from bot.hosting.context import HostContext
from bot.hosting.loading import loaded, refusal_of
from bot.hosting.table import Status
from bot.hosting.waiting import MyTable
from bot.store import outbox, tables
from bot.store.errors import CorruptTable

NEVER = datetime.max.replace(tzinfo=UTC)


async def my_tables(context: HostContext, person_id: int) -> Sequence[MyTable]:
    """Return the tables of a person: those that wait for this person first, the most urgent one at the top."""
    async with context.database.read() as connection:
        rows = await tables.live_of(connection, person_id)
        damaged = [each for each in rows if isinstance(each, CorruptTable)]
        sound = [loaded(each) for each in rows if not isinstance(each, CorruptTable) and each.game in context.games]
        posts = await outbox.newest_posts(connection, [each.id for each in sound])
    for corrupt in damaged:
        refusal_of(corrupt)  # noted in the log; the other tables are shown all the same
    waiting = await waiting_at(context, sound)
    found = [
        MyTable(each.table, waits, waits.of(each.table.seat_of(person_id)), posts.get(each.id))
        for each, waits in zip(sound, waiting, strict=True)
    ]
    return sorted(found, key=_urgency)


def _urgency(mine: MyTable) -> tuple[bool, bool, datetime, datetime, int]:
    """Return what tables are sorted by: one's own turns, games before lobbies, deadline, age."""
    first = mine.mine or next(iter(mine.waiting.awaited), None)
    due = first.due if first is not None and first.due is not None else NEVER
    since = first.since if first is not None else mine.table.opened_at
    return mine.mine is None, mine.table.status is Status.LOBBY, due, since, mine.table.id
