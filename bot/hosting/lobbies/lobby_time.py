"""A lobby that nobody starts: who sits there is asked after some days, and without an answer it is closed.

Every press that changes the lobby begins the time anew.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.clocks.settings import LIMITS
from bot.hosting.context import HostContext
from bot.hosting.loading import find_table
from bot.hosting.notices.ways import allowed_from
from bot.hosting.people.preferences import preferences_of
from bot.hosting.posting.post import PostKind
from bot.hosting.table import Status
from bot.store import notices, outbox, tables, timers
from bot.store.tables import TableRow
from bot.store.timers import NewTimer, Timer

ASK, CLOSE = "lobby-ask", "lobby-close"
"""The kinds of its timers."""
NOTICE = "idle"
"""The kind of the notice that asks who may not be pinged when the others are."""


async def begin(context: HostContext, connection: AsyncConnection, table_id: int) -> None:
    """Begin the time of a lobby that was just opened. Wake who serves timers after the commit."""
    due = context.clock.now() + timedelta(seconds=LIMITS.lobby)
    await timers.plan(connection, [NewTimer(ASK, due, table_id)])


async def begin_missing(context: HostContext) -> None:
    """Begin the time of lobbies that have none: they were opened by an Aviary that knew of none."""
    async with context.database.read() as connection:
        missing = await tables.lobbies_without(connection, (ASK, CLOSE))
    if missing:
        async with context.database.write() as connection:
            for table_id in missing:
                await begin(context, connection, table_id)


async def begin_anew(context: HostContext, connection: AsyncConnection, row: TableRow) -> None:
    """Begin the time of a lobby anew after a press; where it is none any more, end it."""
    await timers.drop(connection, row.table_id, kinds=(ASK, CLOSE))
    await notices.drop_kind(connection, row.table_id, NOTICE)
    if row.status == Status.LOBBY:
        await begin(context, connection, row.table_id)


async def ask(context: HostContext, connection: AsyncConnection, timer: Timer) -> None:
    """Ask whether the table is still to be played: the effect of the first timer."""
    row = await find_table(connection, timer.table_id or 0)
    if row.status != Status.LOBBY:
        return
    now = context.clock.now()
    await _post(connection, context, row, PostKind.IDLE)
    allowed = await _allowed_from(connection, row, now)
    for person_id, moment in allowed.items():
        if moment > now:
            await notices.enqueue(connection, person_id, NOTICE, moment, table_id=row.table_id)
    await timers.plan(connection, [NewTimer(CLOSE, now + timedelta(seconds=LIMITS.lobby_answer), row.table_id)])


async def close(context: HostContext, connection: AsyncConnection, timer: Timer) -> None:
    """Close the table that nobody has answered for: the effect of the second timer."""
    row = await find_table(connection, timer.table_id or 0, lock=True)
    if row.status != Status.LOBBY:
        return
    await tables.change(connection, row.table_id, status=Status.CANCELLED.value, ended_at=context.clock.now())
    for kind in (PostKind.LOBBY, PostKind.CANCELLED):
        await _post(connection, context, row, kind)


async def closes_at(connection: AsyncConnection, table_id: int) -> datetime | None:
    """Return when a lobby is closed that was asked about; None: it was not, or somebody has answered."""
    planned = await timers.of_table(connection, table_id)
    return next((each.due_at for each in planned if each.kind == CLOSE), None)


async def pinged(connection: AsyncConnection, row: TableRow, at: datetime) -> tuple[int, ...]:
    """Return whom the question pings: the opener and who sits there, without those who have a notice later."""
    allowed = await _allowed_from(connection, row, at)
    return tuple(person_id for person_id, moment in allowed.items() if moment <= at)


async def _allowed_from(connection: AsyncConnection, row: TableRow, at: datetime) -> dict[int, datetime]:
    """Return from when each who is asked may be told, by person: in no quiet hours, and not while away."""
    people = [each for each in dict.fromkeys([row.opener_id, *(seat.person_id for seat in row.seats)]) if each]
    chosen = await preferences_of(connection, people)
    return {person_id: allowed_from(chosen[person_id], at) for person_id in people}


async def _post(connection: AsyncConnection, context: HostContext, row: TableRow, kind: PostKind) -> None:
    now = context.clock.now()
    await outbox.enqueue(connection, row.table_id, (row.guild_id, row.channel_id), kind.value, now)
