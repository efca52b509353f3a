"""Whether the host takes a seat's bonuses: a choice of its person, which no undo touches and no record shows."""

from __future__ import annotations

from dataclasses import replace

from bot.hosting.context import HostContext
from bot.hosting.play import find_seat
from bot.hosting.table import Press, Refused, Status, Table
from bot.store import tables


async def take_bonuses(context: HostContext, press: Press, table_id: int, *, take: bool) -> Table:
    """Let the host answer for the presser's seat from now on where an answer is plainly good, or ask again.

    Refused: not-seated, table-finished, table-cancelled, and as `HostContext.live_game`.
    """
    async with context.locks.hold(table_id):
        async with context.database.read() as connection:
            live = await context.live_game(connection, table_id)
        if live.table.status is not Status.RUNNING:
            raise Refused(f"table-{live.table.status}", table=table_id)
        seat = find_seat(live.table, press)
        async with context.database.write() as connection:
            await tables.set_bonuses(connection, table_id, seat, take)
        changed = [replace(each, bonuses=take) if each.seat == seat else each for each in live.table.occupants]
        live.table = replace(live.table, occupants=tuple(changed))
        return live.table
