"""One seat passes from one to the next: what is kept, what is forgotten, who may have it. All in one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.changing import offer_obvious
from bot.hosting.clocks.running import go_on, restart
from bot.hosting.context import HostContext
from bot.hosting.loading import find_table, table_of
from bot.hosting.orders import answers_to_come
from bot.hosting.seating.calling import keep_calling
from bot.hosting.seating.holding import level_at
from bot.hosting.table import ANYBODY, Press, Refused
from bot.store import orders, proposals, seats, tables, timers
from bot.store.seats import RECORD, SeenRow
from bot.store.tables import SeatRow, TableRow
from engine.contract import Seat


class Parting(StrEnum):
    """How somebody has come to have a seat no more."""

    LEFT = "left"
    KICKED = "kicked"
    """By a vote of the others."""
    REMOVED = "removed"
    """By who manages the server."""
    SWAPPED = "swapped"


async def part(
    context: HostContext,
    connection: AsyncConnection,
    row: TableRow,
    seat: SeatRow,
    how: Parting,
    *,
    automa: str | None = None,
    held_by: str | None = None,
) -> None:
    """Part a person from a seat: it is vacant then, with an automa that holds it or without, or an automa's for good.

    What the person had because of the seat goes: orders, note, notices, what was seen. The table's opener passes it on.
    """
    if seat.person_id is None:
        return
    table_id = row.table_id
    seen = SeenRow(seat.seat, how)
    await seats.note_seen(connection, table_id, seat.person_id, seen, context.clock.now())
    await drop_orders(connection, table_id, seat.seat)
    await proposals.forget_votes(connection, table_id, seat.seat)
    await seats.forget(connection, table_id, seat.person_id)
    await seats.occupy(connection, table_id, seat.seat, automa=automa, held_by=held_by)
    left = table_of(await find_table(connection, table_id))
    stopped = [each.seat for each in left.occupants] if left.for_one else [seat.seat]  # no clock runs for one person
    await restart(context, connection, table_id, stopped)
    if row.opener_id == seat.person_id:
        heirs = [each.person_id for each in row.seats if each.person_id not in (None, seat.person_id)]
        if heirs:
            await tables.change(connection, table_id, opener_id=heirs[0])


async def drop_orders(connection: AsyncConnection, table_id: int, seat: Seat) -> None:
    """Drop the standing orders of a seat, with what the host was about to answer for it.

    Its next person is told of neither: others would see that there was an order.
    """
    await orders.clear(connection, table_id, seat)
    await timers.drop(connection, table_id, kinds=(answers_to_come.TIMER,), seats=[seat])


async def vacate(context: HostContext, connection: AsyncConnection, row: TableRow, seat: SeatRow, how: Parting) -> None:
    """Part a person from a seat that is vacant then, and call for somebody who takes it over.

    Until then the clock's rule acts for it; without a clock an automa holds it, unless nobody else plays: then the game
    waits.
    """
    others = any(each.person_id not in (None, seat.person_id) for each in row.seats)
    held_by = level_at(row) if others and row.clock is None else None
    await part(context, connection, row, seat, how, held_by=held_by)
    await keep_calling(context, connection, row.table_id)


async def take_over(
    context: HostContext, connection: AsyncConnection, row: TableRow, press: Press, colour: Seat | None
) -> Seat:
    """Give a free seat to the presser, who has none: the colour asked for, else the one that was the presser's own.

    Free are vacant seats, and those that their people offer to the presser or to anybody. Refused: already-running (no
    seat is free), colour-taken, seat-seen, seat-kicked, seat-removed, seat-record.
    """
    free = {each.seat: each for each in row.seats if _is_free(each, press.person.id)}
    if free and colour not in (None, *free):
        raise Refused("colour-taken", table=row.table_id, colour=colour, free=list(free))
    seen = await seats.seen_by(connection, row.table_id, press.person.id)
    allowed = _takeable(row, seen, press.person.id)
    seat = colour or allowed[0]
    if seat not in allowed:
        raise Refused("seat-seen", table=row.table_id, colour=allowed[0])
    await part(context, connection, row, free[seat], Parting.LEFT)
    await seats.occupy(connection, row.table_id, seat, press.person.id)
    if not seen:  # who comes back has what was left
        await tables.change_seat(connection, row.table_id, seat, bank=None)
    await go_on(context, connection, row.table_id, seat, anew=True)
    await offer_obvious(context, connection, row, seat)
    return seat


async def takeable(connection: AsyncConnection, row: TableRow, person_id: int) -> list[Seat]:
    """Return the seats of a running game that a person, who has none, can take over.

    Refused: already-running (no seat is free), seat-kicked, seat-removed, seat-record, seat-seen.
    """
    return _takeable(row, await seats.seen_by(connection, row.table_id, person_id), person_id)


def _takeable(row: TableRow, seen: Sequence[SeenRow], person_id: int) -> list[Seat]:
    free = [each.seat for each in row.seats if _is_free(each, person_id)]
    if not free:
        raise Refused("already-running", table=row.table_id)
    for how in (Parting.KICKED, Parting.REMOVED):
        if any(each.how == how for each in seen):
            raise Refused(f"seat-{how}", table=row.table_id)
    if any(each.how == RECORD for each in seen):
        raise Refused("seat-record", table=row.table_id)
    if not (allowed := [seat for seat in free if all(each.seat == seat for each in seen)]):
        other = next((each.seat for each in seen if each.seat not in free), seen[0].seat)
        raise Refused("seat-seen", table=row.table_id, colour=other)
    return allowed


def _is_free(seat: SeatRow, person_id: int) -> bool:
    """Return whether a person may take a seat: a vacant one that is kept for nobody else, or one that is offered."""
    if seat.kept_for is not None:
        return seat.kept_for == person_id
    return seat.vacant or seat.offered_to in (ANYBODY, person_id)
