"""What a table speaks in its channel: what its server chose or says of itself, else what most of its people use."""

from __future__ import annotations

from collections import Counter

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.table import Press
from bot.store import people
from bot.store.tables import TableRow


async def spoken(connection: AsyncConnection, row: TableRow, press: Press) -> str:
    """Return the language of a table in its lobby, now that others sit at it.

    What the server's managers chose, or the server says of itself, stays as the table was opened. Else it is what most
    people at the table use; where two are even, what more of all who ever sat at a table of the server use.
    """
    if press.server_language or await people.server_language(connection, row.guild_id):
        return row.language
    votes = Counter(seat.language for seat in row.seats if seat.language is not None)
    most = max(votes.values(), default=0)
    even = [language for language, count in votes.items() if count == most]
    if len(even) < 2:
        return even[0] if even else row.language
    known = await people.languages(connection, row.guild_id)
    return max(even, key=lambda language: (known.get(language, 0), language == row.language))
