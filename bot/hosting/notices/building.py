"""From what is queued for a person to the letter that tells it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.context import HostContext
from bot.hosting.loading import find_table, table_of
from bot.hosting.notices.kinds import Situation, kind_of
from bot.hosting.notices.letter import Notice
from bot.hosting.table import Refused
from bot.store import outbox
from bot.store.notices import NoticeRow


@dataclass(frozen=True, slots=True)
class Sorted:
    """Rows that still hold, with what is told of each, and those that do not."""

    held: tuple[tuple[NoticeRow, Notice], ...]
    gone: tuple[NoticeRow, ...]


async def sort(context: HostContext, rows: Sequence[NoticeRow]) -> Sorted:
    """Find out which rows still hold, and make what is told of them."""
    found = [(row, await notice(context, row)) for row in rows]
    held = [(row, each) for row, each in found if each is not None]
    return Sorted(tuple(held), tuple(row for row, each in found if each is None))


async def notice(context: HostContext, row: NoticeRow) -> Notice | None:
    """Return what is told of a row; None when it no longer holds, or its table cannot be read."""
    if row.table_id is None:
        return Notice(row.kind)
    async with context.locks.hold(row.table_id), context.database.read() as connection:
        try:
            now = await situation(context, connection, row, row.table_id)
        except Refused:
            return None
        return await _told(connection, now) if kind_of(row.kind).holds(now) else None


async def situation(context: HostContext, connection: AsyncConnection, row: NoticeRow, table_id: int) -> Situation:
    """Return how things stand at the table of a row. The caller holds its lock. Refused as `HostContext.live_game`."""
    table = await find_table(connection, table_id)
    return Situation(row, table, await context.game_of(connection, table) if table.seq else None)


async def _told(connection: AsyncConnection, now: Situation) -> Notice:
    live, table = now.live, table_of(now.table)
    posts = await outbox.sent_posts(connection, table.id)
    return Notice(
        now.row.kind,
        table,
        None if live is None else live.game,
        table.seat_of(now.row.person_id),
        None if live is None else live.game.view(live.match.position, None),
        now.decision,
        post=posts[-1].message_id if posts else None,
    )
