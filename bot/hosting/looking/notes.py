"""What people note down for themselves at a table. Nobody else sees it, and no record shows it."""

from __future__ import annotations

from bot.hosting.context import HostContext
from bot.hosting.loading import find_table, table_of
from bot.hosting.table import Press, Refused
from bot.store import notes

LONGEST = 500
"""Characters of a note."""


async def write(context: HostContext, press: Press, table_id: int, text: str) -> str:
    """Keep a note in place of the one before, and return it; an empty one removes it. Refused: not-seated, table-gone.

    What the chat service cannot have sent (longer text, characters that no database keeps) is left out.
    """
    kept = "".join(char for char in text if char.isprintable() or char == "\n").strip()[:LONGEST].strip()
    async with context.database.write() as connection:
        row = await find_table(connection, table_id)
        if table_of(row).seat_of(press.person.id) is None:
            raise Refused("not-seated", table=table_id)
        if kept:
            await notes.write(connection, table_id, press.person.id, kept, context.clock.now())
        else:
            await notes.remove(connection, table_id, press.person.id)
    return kept
