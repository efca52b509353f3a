"""One seat passes from one to the next: what is kept, what is forgotten, who may have it. All in one transaction."""

from __future__ import annotations

from enum import StrEnum

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.changing import offer_obvious
from bot.hosting.clocks.running import restart
from bot.hosting.context import HostContext
from bot.hosting.seating.calling import keep_calling
from bot.hosting.seating.holding import level_at
from bot.hosting.table import ANYBODY, Press, Refused
from bot.store import orders, proposals, seats, tables
from bot.store.seats import RECORD, SeenRow
from bot.store.tables import SeatRow, TableRow
from engine.contract import Seat


class Parting(StrEnum):
    """How somebody has come to have a seat no more."""

    LEFT = "left"
    KICKED = "kicked"
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
    await orders.clear(connection, table_id, seat.seat)
    await proposals.forget_votes(connection, table_id, seat.seat)
    await seats.forget(connection, table_id, seat.person_id)
    await seats.occupy(connection, table_id, seat.seat, automa=automa, held_by=held_by)
    await restart(context, connection, table_id, [seat.seat])
    if row.opener_id == seat.person_id:
        heirs = [each.person_id for each in row.seats if each.person_id not in (None, seat.person_id)]
        if heirs:
            await tables.change(connection, table_id, opener_id=heirs[0])


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
    seat is free), colour-taken, seat-seen, seat-kicked, seat-record.
    """
    free = {each.seat: each for each in row.seats if _is_free(each, press.person.id)}
    if not free:
        raise Refused("already-running", table=row.table_id)
    seen = await seats.seen_by(connection, row.table_id, press.person.id)
    own = next((each.seat for each in seen if each.seat in free), None)
    seat = colour or own or next(iter(free))
    if seat not in free:
        raise Refused("colour-taken", table=row.table_id, colour=seat, free=list(free))
    if any(each.how == Parting.KICKED for each in seen):
        raise Refused("seat-kicked", table=row.table_id)
    if any(each.how == RECORD for each in seen):
        raise Refused("seat-record", table=row.table_id)
    if others := [each.seat for each in seen if each.seat != seat]:
        raise Refused("seat-seen", table=row.table_id, colour=others[0])
    await part(context, connection, row, free[seat], Parting.LEFT)
    await seats.occupy(connection, row.table_id, seat, press.person.id)
    await restart(context, connection, row.table_id, [seat])
    await offer_obvious(context, connection, row, seat)
    return seat


def _is_free(seat: SeatRow, person_id: int) -> bool:
    """Return whether a person may take a seat: a vacant one that is kept for nobody else, or one that is offered."""
    if seat.kept_for is not None:
        return seat.kept_for == person_id
    return seat.vacant or seat.offered_to in (ANYBODY, person_id)
