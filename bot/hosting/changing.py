"""Changes of a table that are no entry of its log: each is one transaction with the post that tells it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.agreements import ending
from bot.hosting.context import HostContext
from bot.hosting.languages import spoken
from bot.hosting.loading import find_table, table_of
from bot.hosting.lobbies import lobby_time
from bot.hosting.orders.standing_orders import OBVIOUS
from bot.hosting.playing.commit import Conflict, note_press
from bot.hosting.playing.play import in_turn
from bot.hosting.posting.post import PostKind
from bot.hosting.speaking import tell_beside
from bot.hosting.table import Place, Press, Refused, Status, Table
from bot.store import leagues, log, orders, outbox, tables, timers
from bot.store.tables import TableRow
from engine.contract import Seat

T = TypeVar("T")
Change = Callable[[AsyncConnection, TableRow], Awaitable[PostKind | None]]
"""What a press does to a table; returns which kind of post is queued."""


async def change_table(context: HostContext, press: Press, table_id: int, change: Change) -> Table:
    """Do a change once, under the lock of its table, in one transaction with the interaction and what is posted."""

    async def attempt() -> Table:
        try:
            async with context.database.write() as connection:
                row = await find_table(connection, table_id, lock=True)
                if await log.answered(connection, press.id) is not None:
                    return table_of(row)
                await note_press(context, connection, press, table_id, row.seq)
                was_lobby = row.status == Status.LOBBY
                if row.status == Status.RUNNING:
                    await tables.wake(connection, table_id, context.clock.now())
                kind = await change(connection, row)
                row = await find_table(connection, table_id)
                if was_lobby and (language := await spoken(connection, row, press)) != row.language:
                    await tables.change(connection, table_id, language=language)
                    row = await find_table(connection, table_id)
                    await tell_beside(context, connection, row)
                if was_lobby:
                    await lobby_time.begin_anew(context, connection, row)
                if was_lobby and row.status != Status.LOBBY:
                    await enqueue(context, connection, row, PostKind.LOBBY)  # its message says so before the next post
                if kind is not None:
                    await enqueue(context, connection, row, kind)
        except IntegrityError as error:
            raise Conflict from error
        return table_of(row)

    return await in_turn(context, table_id, attempt)


async def change_unless_damaged(
    context: HostContext, table_id: int, change: Callable[[AsyncConnection, TableRow], Awaitable[T]]
) -> T | None:
    """Do what a person does at all of the person's tables at one of them, under its lock and in one transaction.

    None where the table is damaged: it is left as it is, so that it does not hold up the others.
    """

    async def attempt() -> T:
        try:
            async with context.database.write() as connection:
                return await change(connection, await find_table(connection, table_id, lock=True))
        except IntegrityError as error:
            raise Conflict from error

    try:
        return await in_turn(context, table_id, attempt)
    except Refused as refused:
        if refused.reason != "table-damaged":
            raise
        return None


async def enqueue(context: HostContext, connection: AsyncConnection, row: TableRow, kind: PostKind) -> None:
    """Queue a post of a table."""
    now = context.clock.now()
    await outbox.enqueue(connection, row.table_id, (row.guild_id, row.channel_id), kind.value, now)


async def offer_obvious(context: HostContext, connection: AsyncConnection, row: TableRow, seat: Seat) -> None:
    """Let the host give the answers that the game holds for plainly good, until the seat's person wants to be asked."""
    if context.game(row.game).obvious_kinds:
        await orders.give(connection, row.table_id, OBVIOUS.row(seat), context.clock.now())


async def close(context: HostContext, connection: AsyncConnection, row: TableRow) -> PostKind:
    """Close a table before its end."""
    now = context.clock.now()
    if row.proposals:
        await ending.end_all(connection, Place(row.guild_id, row.channel_id), row.table_id, now)
    await timers.drop(connection, row.table_id)  # also those that stand still: they would never be due
    await tables.change(connection, row.table_id, status=Status.CANCELLED.value, ended_at=now)
    await leagues.note_table_over(connection, row.table_id, now)
    return PostKind.CANCELLED
