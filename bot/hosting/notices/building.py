"""From what is queued for a person to the letter that tells it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.context import HostContext
from bot.hosting.loading import find_table, table_of
from bot.hosting.looking.my_tables import my_tables
from bot.hosting.notices.kinds import SUMMARY, Situation, kind_of
from bot.hosting.notices.letter import Notice
from bot.hosting.table import Refused, Status
from bot.store import outbox, timers
from bot.store.notices import NoticeRow


@dataclass(frozen=True, slots=True)
class Sorted:
    """Rows that still hold, with what is told of each, and those that do not."""

    held: tuple[tuple[NoticeRow, Notice], ...]
    gone: tuple[NoticeRow, ...]


async def sort(context: HostContext, rows: Sequence[NoticeRow]) -> Sorted:
    """Find out which rows still hold, and make what is told of them.

    Of several about the same the most urgent one is told, of equally urgent ones the last.
    """
    found = [(row, await notice(context, row)) for row in rows]
    mildest_first = sorted(found, key=lambda each: kind_of(each[0].kind).urgency)
    first = {_subject(row, each): row for row, each in mildest_first if each is not None}
    told = [(row, each) for row, each in found if each is not None and first[_subject(row, each)] is row]
    held = {row.notice_id for row, _ in told}
    return Sorted(tuple(told), tuple(row for row in rows if row.notice_id not in held))


def _subject(row: NoticeRow, told: Notice) -> tuple[str, int | None]:
    """Return what a notice is about: of several about the same question of a table one tells enough."""
    return ("asked" if told.decision is not None else row.kind, row.table_id)


async def notice(context: HostContext, row: NoticeRow) -> Notice | None:
    """Return what is told of a row; None when it no longer holds, or its table cannot be read."""
    if row.kind == SUMMARY:
        mine = tuple(await my_tables(context, row.person_id))
        return Notice(row.kind, tables=mine) if any(each.table.status is Status.RUNNING for each in mine) else None
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
    posts = await outbox.newest_posts(connection, [table.id])
    seat = table.seat_of(now.row.person_id)
    due = await timers.deadlines(connection, [table.id]) if now.decision is not None else {}
    return Notice(
        now.row.kind,
        table,
        None if live is None else live.game,
        seat,
        None if live is None else live.game.view(live.match.position, None),
        now.decision,
        None if seat is None else due.get((table.id, seat)),
        posts.get(table.id),
    )
