"""A change of who sits where: one transaction, and what is decided after its commit."""

from __future__ import annotations

from bot.hosting.agreements import deciding
from bot.hosting.changing import Change, change_table
from bot.hosting.context import HostContext
from bot.hosting.table import Press, Status, Table


async def change_seats(context: HostContext, press: Press, table_id: int, change: Change) -> Table:
    """Do a change once, in one transaction with its post; then decide what fewer people are asked about."""
    table = await change_table(context, press, table_id, change)
    await seats_changed(context, table)
    return table


async def seats_changed(context: HostContext, table: Table) -> None:
    """Decide proposals that fewer people are asked about."""
    if table.status is Status.RUNNING:
        await deciding.settle(context, table.id)
