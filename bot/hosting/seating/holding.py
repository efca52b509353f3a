"""An automa plays for a seat for a while. The seat stays whose it is."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.clocks.running import end_absence, go_on
from bot.hosting.clocks.settings import read_clock, stand_in
from bot.hosting.context import HostContext
from bot.hosting.loading import table_of
from bot.hosting.posting.post import PostKind
from bot.hosting.seating.change import change_seats
from bot.hosting.table import Press, Refused, Status, Table
from bot.store import seats
from bot.store.tables import SeatRow, TableRow
from engine.contract import Seat


async def hold(connection: AsyncConnection, table_id: int, seat: Seat, level: str) -> None:
    """Let an automa of that level play for a seat, from the next question on, until `release`.

    Part of the caller's transaction.
    """
    await seats.hold(connection, table_id, seat, level)


async def release(connection: AsyncConnection, table_id: int, seat: Seat) -> None:
    """Give a held seat back to whose it is. Part of the caller's transaction."""
    await seats.hold(connection, table_id, seat, None)


def level_at(row: TableRow) -> str:
    """Return the level of the automas that stand in for people of a table."""
    return stand_in(read_clock(row.clock))


async def hold_own(context: HostContext, press: Press, table_id: int, *, held: bool, level: str | None = None) -> Table:
    """Let an automa play for the presser's seat, or take it back. Doing what is so already changes nothing.

    An automa has the `level`, else that of the table. Who takes it back is there: an absence of the presser ends.

    Refused: unknown-automa, hold-alone (an automa would play a game for one to its end, with nobody there), not-seated,
    still-lobby, table-finished, table-cancelled.
    """

    async def change(connection: AsyncConnection, row: TableRow) -> PostKind | None:
        seat = own_seat(row, press)
        if held == (seat.held_by is not None) and level in (None, seat.held_by):
            return None
        if held and table_of(row).for_one:
            raise Refused("hold-alone", table=table_id)
        if held:
            context.check_level(level or level_at(row))
            await hold(connection, table_id, seat.seat, level or level_at(row))
        else:
            await take_back(context, connection, table_id, seat.seat)
        return PostKind.SEATS

    table = await change_seats(context, press, table_id, change)
    if not held:  # it concerns all tables of the presser, so no one of them is held then; broken off, it is said again
        await end_absence(context, press.person.id)
    return table


async def take_back(context: HostContext, connection: AsyncConnection, table_id: int, seat: Seat) -> None:
    """Give a held seat back to whose it is, with its time. As `release`.

    Who goes and comes back at once gains no time.
    """
    await release(connection, table_id, seat)
    await go_on(context, connection, table_id, seat)


async def hold_vacant(context: HostContext, press: Press, table_id: int) -> Table:
    """Let automas play for all vacant seats until somebody takes them over. For anybody who has a seat.

    Refused: not-seated, no-vacant-seat, still-lobby, table-finished, table-cancelled.
    """

    async def change(connection: AsyncConnection, row: TableRow) -> PostKind | None:
        own_seat(row, press)
        empty = [each for each in row.seats if each.vacant and not each.held_by]
        if not empty:
            raise Refused("no-vacant-seat", table=table_id)
        for each in empty:
            await hold(connection, table_id, each.seat, level_at(row))
        return PostKind.SEATS

    return await change_seats(context, press, table_id, change)


async def set_stand_in(context: HostContext, press: Press, table_id: int, seat: Seat, level: str) -> Table:
    """Give another level to the automa that plays for a vacant seat, or for the presser's own.

    Refused: unknown-automa, not-seated, no-vacant-seat (no automa plays there, or for somebody else), still-lobby,
    table-finished, table-cancelled.
    """
    context.check_level(level)

    async def change(connection: AsyncConnection, row: TableRow) -> PostKind | None:
        own = own_seat(row, press)
        held = next((each for each in row.seats if each.seat == seat and each.held_by), None)
        if held is None or not (held.vacant or held.seat == own.seat):
            raise Refused("no-vacant-seat", table=table_id)
        if held.held_by == level:
            return None
        await hold(connection, table_id, seat, level)
        return PostKind.SEATS

    return await change_seats(context, press, table_id, change)


def own_seat(row: TableRow, press: Press) -> SeatRow:
    """Return the presser's seat in a running game. Refused: not-seated, and as `in_play`."""
    in_play(row)
    seat = next((each for each in row.seats if each.person_id == press.person.id), None)
    if seat is None:
        raise Refused("not-seated", table=row.table_id)
    return seat


def in_play(row: TableRow) -> TableRow:
    """Return the row again. Refused: still-lobby, table-finished, table-cancelled."""
    if row.status == Status.LOBBY:
        raise Refused("still-lobby", table=row.table_id)
    if row.status != Status.RUNNING:
        raise Refused(f"table-{row.status}", table=row.table_id)
    return row
