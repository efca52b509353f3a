"""What is left of the time that seats have for the whole game, where the clock gives that. Everybody may see it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.hosting.clocks.schedule import Stage
from bot.hosting.clocks.settings import read_clock
from bot.hosting.context import HostContext
from bot.hosting.loading import find_table
from bot.hosting.table import Status
from bot.store import timers
from engine.contract import Seat


@dataclass(frozen=True, slots=True)
class Bank:
    """What is left of a seat's time."""

    seat: Seat
    seconds: int
    runs: bool
    """Whether it runs now: the seat is asked, and its time does not stand still."""


async def banks(context: HostContext, table_id: int) -> Sequence[Bank]:
    """Return what is left to the seats of a running table, in their order; nothing where its clock has no banks."""
    now = context.clock.now()
    async with context.database.read() as connection:
        row = await find_table(connection, table_id)
        settings = read_clock(row.clock)
        if settings is None or settings.turn is not None or row.status != Status.RUNNING:
            return ()
        ends = {each.seat: each for each in await timers.of_table(connection, table_id) if each.kind == Stage.TIME_OUT}
    found = []
    for each in (seat for seat in row.seats if seat.automa is None):
        end, left = ends.get(each.seat), each.bank
        if end is not None:
            left = max(0, round((end.due_at - (end.stopped_at or now)).total_seconds()))
        whole = settings.bank or 0
        found.append(Bank(each.seat, whole if left is None else left, end is not None and end.stopped_at is None))
    return found
