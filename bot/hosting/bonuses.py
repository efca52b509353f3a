"""Whether the host takes a seat's bonuses: a choice of its person, which no undo touches and no record shows."""

from __future__ import annotations

from dataclasses import replace

from bot.hosting.house import House
from bot.hosting.play import find_seat
from bot.hosting.table import Press, Refused, Status, Table
from bot.store import tables


async def take_bonuses(house: House, press: Press, table_id: int, *, take: bool) -> Table:
    """Let the host answer for the presser's seat from now on where an answer is plainly good, or ask again.

    Refused: not-seated, table-finished, table-cancelled, and as `House.running`.
    """
    async with house.locks.hold(table_id):
        async with house.database.read() as connection:
            running = await house.running(connection, table_id)
        if running.table.status is not Status.RUNNING:
            raise Refused(f"table-{running.table.status}", table=table_id)
        seat = find_seat(running.table, press)
        async with house.database.write() as connection:
            await tables.set_bonuses(connection, table_id, seat, take)
        changed = [replace(each, bonuses=take) if each.seat == seat else each for each in running.table.occupants]
        running.table = replace(running.table, occupants=tuple(changed))
        return running.table
