"""All tables of a person, over all servers: whose turn it is, since when, and where the newest post stands."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from bot.hosting.context import HostContext
from bot.hosting.loading import loaded, refusal_of
from bot.hosting.looking.awaited import waiting_at
from bot.hosting.looking.waiting import Awaited, MyTable, Waiting
from bot.hosting.table import Status, Table
from bot.store import outbox, tables
from bot.store.errors import CorruptTable
from bot.store.tables import TableRow

NEVER = datetime.max.replace(tzinfo=UTC)


async def my_tables(context: HostContext, person_id: int) -> Sequence[MyTable]:
    """Return the tables of a person: those that wait for this person first, the most urgent one at the top."""
    async with context.database.read() as connection:
        rows = await tables.live_of(connection, person_id)
    return sorted(await _found(context, rows, person_id), key=_urgency)


async def server_tables(context: HostContext, guild_id: int) -> Sequence[MyTable]:
    """Return the tables of a server: those that have waited longest, or are soonest due, at the top; none is "mine"."""
    async with context.database.read() as connection:
        rows = await tables.live_of_server(connection, guild_id)
    return sorted(await _found(context, rows, None), key=_urgency)


async def _found(
    context: HostContext, rows: Sequence[TableRow | CorruptTable], person_id: int | None
) -> Sequence[MyTable]:
    async with context.database.read() as connection:
        damaged = [each for each in rows if isinstance(each, CorruptTable)]
        sound = [loaded(each) for each in rows if not isinstance(each, CorruptTable) and each.game in context.games]
        posts = await outbox.newest_posts(connection, [each.id for each in sound])
    for corrupt in damaged:
        refusal_of(corrupt)  # noted in the log; the other tables are shown all the same
    waiting = await waiting_at(context, sound)
    return [
        MyTable(
            each.table,
            waits,
            _mine(each.table, waits, person_id),
            posts.get(each.id),
            held=person_id is not None and each.table.holds_for(person_id),
        )
        for each, waits in zip(sound, waiting, strict=True)
    ]


def _mine(table: Table, waits: Waiting, person_id: int | None) -> Awaited | None:
    """Tell how a table waits for a person; a paused one waits for nobody."""
    return None if person_id is None or table.paused_at is not None else waits.of(table.seat_of(person_id))


def _urgency(mine: MyTable) -> tuple[bool, bool, datetime, datetime, int]:
    """Return what tables are sorted by: one's own turns, games before lobbies, deadline, age."""
    first = mine.mine or next(iter(mine.waiting.awaited), None)
    due = first.due if first is not None and first.due is not None else NEVER
    since = first.since if first is not None else mine.table.opened_at
    return mine.mine is None, mine.table.status is Status.LOBBY, due, since, mine.table.id
