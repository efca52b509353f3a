"""Leaving a running game: what becomes of the seat."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.changing import close
from bot.hosting.context import HostContext
from bot.hosting.posting.post import PostKind
from bot.hosting.seating.change import change_seats
from bot.hosting.seating.handover import Parting, part, vacate
from bot.hosting.seating.holding import level_at, own_seat
from bot.hosting.table import Occupant, Press, Refused, Table
from bot.store.tables import SeatRow, TableRow


class Fate(StrEnum):
    """What becomes of the seat that somebody leaves."""

    AUTOMA = "automa"
    """An automa has it from now on, to the end."""
    OFFER = "offer"
    """It is vacant, and whoever wants it takes it over."""
    CLOSE = "close"
    """The table is closed. Only for the last person: nobody else plays any more."""


def fates(seats: Iterable[Occupant | SeatRow], person_id: int) -> tuple[Fate, ...]:
    """Return what may become of a person's seat.

    An automa has it only where other people play on: a game that nobody plays is closed, or waits for others.
    """
    others = any(each.person_id not in (None, person_id) for each in seats)
    return (Fate.AUTOMA, Fate.OFFER) if others else (Fate.OFFER, Fate.CLOSE)


async def leave_game(context: HostContext, press: Press, table_id: int, fate: Fate) -> Table:
    """Leave a running game.

    Refused: not-seated, still-lobby, table-finished, table-cancelled, and wrong-fate where others have left meanwhile.
    """

    async def change(connection: AsyncConnection, row: TableRow) -> PostKind | None:
        seat = own_seat(row, press)
        if fate not in fates(row.seats, press.person.id):
            raise Refused("wrong-fate", table=table_id)
        match fate:
            case Fate.AUTOMA:
                await part(context, connection, row, seat, Parting.LEFT, automa=level_at(row))
            case Fate.OFFER:
                await vacate(context, connection, row, seat, Parting.LEFT)
            case Fate.CLOSE:
                return await close(context, connection, row)
        return PostKind.SEATS

    return await change_seats(context, press, table_id, change)
