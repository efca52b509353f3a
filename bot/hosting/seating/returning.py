"""Coming back: a person's absence ends, and the seats that an automa holds meanwhile are the person's again.

An automa that somebody has asked for plays on: it was given the seat on purpose.
"""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.changing import change_unless_damaged, enqueue
from bot.hosting.context import HostContext
from bot.hosting.loading import find_table, table_of
from bot.hosting.people.choices import ChosenAbsence
from bot.hosting.people.choosing import choose
from bot.hosting.posting.post import PostKind
from bot.hosting.seating.change import seats_changed
from bot.hosting.seating.holding import take_back
from bot.hosting.table import Press, Status, Table
from bot.store import tables
from bot.store.errors import CorruptTable
from bot.store.tables import SeatRow, TableRow


async def come_back(context: HostContext, press: Press) -> int:
    """End the presser's absence, and take back the seats that timed out; return how many.

    Each table is changed under its own lock, and the absence ends last: where that is broken off, the person presses
    again, and nothing is done twice.
    """
    person_id = press.person.id
    async with context.database.read() as connection:
        rows = await tables.live_of(connection, person_id)
    numbers = [each.table_id for each in rows if not isinstance(each, CorruptTable) and _away(each, person_id)]
    count = 0
    for number in numbers:
        count += await _return_to(context, number, person_id)
    await choose(context, press, ChosenAbsence(None))
    return count


async def _return_to(context: HostContext, table_id: int, person_id: int) -> bool:
    """Take the seat of a person back; False where it is not away any more. A damaged table is left as it is."""

    async def take(connection: AsyncConnection, row: TableRow) -> Table | None:
        seat = _away(row, person_id)
        if seat is None:
            return None
        await take_back(context, connection, table_id, seat.seat)
        row = await find_table(connection, table_id)
        await enqueue(context, connection, row, PostKind.SEATS)
        return table_of(row)

    table = await change_unless_damaged(context, table_id, take)
    if table is None:
        return False
    await seats_changed(context, table)
    return True


def _away(row: TableRow, person_id: int) -> SeatRow | None:
    """Return the seat of a person that an automa holds because it timed out."""
    if row.status != Status.RUNNING:
        return None
    its = (each for each in row.seats if each.person_id == person_id and each.held_by is not None and each.timed_out)
    return next(its, None)
