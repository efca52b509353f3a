"""Inviting somebody by name: a seat is kept for that person, in a lobby or in a running game that has a vacant one.

A kept seat is a vacant one that is offered to its person. Nobody else can take it, and a lobby does not start as long
as it waits for somebody.
"""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.changing import change_table
from bot.hosting.context import HostContext
from bot.hosting.lobbies.lobby import free_colours, in_lobby, takes_part
from bot.hosting.posting.post import PostKind
from bot.hosting.seating.change import change_seats
from bot.hosting.table import Press, Refused, Status, Table
from bot.store import outbox, seats, tables
from bot.store.tables import TableRow
from engine.contract import Seat


async def invite(context: HostContext, press: Press, table_id: int, person_id: int) -> Table:
    """Keep a seat for a person, and have that one invited. For whoever has a seat, and for the opener of a lobby.

    Refused: not-seated, invite-seated, invite-again (a seat is kept for that person already), table-full, no-free-seat,
    table-finished, table-cancelled.
    """

    async def change(connection: AsyncConnection, row: TableRow) -> PostKind | None:
        takes_part(row, press)
        if any(each.person_id == person_id for each in row.seats):
            raise Refused("invite-seated", table=table_id)
        if any(each.kept_for == person_id for each in row.seats):
            raise Refused("invite-again", table=table_id)
        if row.status == Status.RUNNING:
            vacant = [each.seat for each in row.seats if each.vacant and each.kept_for is None]
            if not vacant:
                raise Refused("no-free-seat", table=table_id)
            seat, kind = vacant[0], PostKind.SEATS
        else:
            seat, kind = free_colours(context, in_lobby(row))[0], PostKind.LOBBY
            await tables.add_seat(connection, table_id, seat)
        await seats.offer(connection, table_id, seat, person_id)
        await _have_told(context, connection, row, seat, press.person.id)
        return kind

    return await change_table(context, press, table_id, change)


async def _have_told(
    context: HostContext, connection: AsyncConnection, row: TableRow, seat: Seat, person_id: int
) -> None:
    """Queue the post that tells for whom a seat is kept, as that is when it is sent; `person_id`: who has invited."""
    number = context.game(row.game).colours.index(seat)
    place, now = (row.guild_id, row.channel_id), context.clock.now()
    kind = PostKind.INVITED.value
    await outbox.forget_invitation(connection, row.table_id, number)
    await outbox.enqueue(connection, row.table_id, place, kind, now, about=number, person_id=person_id)


async def decline(context: HostContext, press: Press, table_id: int) -> Table:
    """Decline the invitation of the presser. Refused: not-invited, table-finished, table-cancelled."""

    async def change(connection: AsyncConnection, row: TableRow) -> PostKind | None:
        if not any(each.kept_for == press.person.id for each in row.seats):
            raise Refused("not-invited", table=table_id)
        return await _free(connection, row, press.person.id)

    return await change_seats(context, press, table_id, change)


async def keep_no_more(context: HostContext, press: Press, table_id: int) -> Table:
    """Wait for nobody who was invited any more. For whoever has a seat, and for the opener of a lobby.

    Refused: not-seated, nobody-invited, table-finished, table-cancelled.
    """

    async def change(connection: AsyncConnection, row: TableRow) -> PostKind | None:
        takes_part(row, press)
        if not any(each.kept_for for each in row.seats):
            raise Refused("nobody-invited", table=table_id)
        return await _free(connection, row, None)

    return await change_seats(context, press, table_id, change)


async def _free(connection: AsyncConnection, row: TableRow, person_id: int | None) -> PostKind:
    """Free the seats that are kept for a person (None: for anybody), and return which post tells it."""
    running = row.status == Status.RUNNING
    if not running:
        in_lobby(row)
    for each in row.seats:
        if each.kept_for is None or person_id not in (None, each.kept_for):
            continue
        if running:
            await seats.offer(connection, row.table_id, each.seat, None)
        else:
            await tables.remove_seat(connection, row.table_id, each.seat)
    return PostKind.SEATS if running else PostKind.LOBBY
