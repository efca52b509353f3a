"""Offering one's seat: its person plays on until somebody takes it over."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.context import HostContext
from bot.hosting.loading import find_table
from bot.hosting.posting.post import PostKind
from bot.hosting.seating.calling import keep_calling, stop_calling
from bot.hosting.seating.change import change_seats
from bot.hosting.seating.holding import own_seat
from bot.hosting.table import ANYBODY, Press, Refused, Table
from bot.store import notices, seats
from bot.store.tables import TableRow

NOTICE = "offered"
"""The kind of the notice that tells somebody of an offer."""


async def offer(context: HostContext, press: Press, table_id: int, to: int) -> Table:
    """Offer the presser's seat to a person, who is told, or to ANYBODY; a new offer replaces the one before.

    Refused: not-seated, offer-seated (that person has a seat here), still-lobby, table-finished, table-cancelled.
    """

    async def change(connection: AsyncConnection, row: TableRow) -> PostKind | None:
        seat = own_seat(row, press)
        if any(each.person_id == to for each in row.seats):
            raise Refused("offer-seated", table=table_id)
        if seat.offered_to == to:
            return None
        await seats.offer(connection, table_id, seat.seat, to)
        if to == ANYBODY:
            await keep_calling(context, connection, table_id)
        else:
            await notices.enqueue(connection, to, NOTICE, context.clock.now(), table_id=table_id)
        return PostKind.SEATS

    return await change_seats(context, press, table_id, change)


async def withdraw(context: HostContext, press: Press, table_id: int) -> Table:
    """Offer the presser's seat no more. Refused: not-seated, still-lobby, table-finished, table-cancelled."""

    async def change(connection: AsyncConnection, row: TableRow) -> PostKind | None:
        seat = own_seat(row, press)
        if seat.offered_to is None:
            return None
        await seats.offer(connection, table_id, seat.seat, None)
        await stop_calling(connection, await find_table(connection, table_id))
        return PostKind.SEATS

    return await change_seats(context, press, table_id, change)
