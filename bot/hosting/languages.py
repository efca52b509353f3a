"""What a table speaks in its channel: chosen by its people or its server, else what most of its people use."""

from __future__ import annotations

from collections import Counter

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.table import Press, Refused
from bot.locale.words import LANGUAGES
from bot.store import people
from bot.store.tables import TableRow


def check_known(language: str | None) -> None:
    """Refuse (unknown-language) what is chosen as a language and is none of ours; None: nothing is chosen."""
    if language is not None and language not in LANGUAGES:
        raise Refused("unknown-language", language=language, languages=list(LANGUAGES))


async def spoken(connection: AsyncConnection, row: TableRow, press: Press) -> str:
    """Return the language of a table in its lobby, now that others sit at it.

    It is what its people chose for it, or what the server's managers did. What the server says of itself stays as the
    table was opened. Else it is what most people at the table use.
    """
    chosen = row.own_language or await people.server_language(connection, row.guild_id)
    if chosen is not None or press.server_language:
        return chosen or row.language
    return await most_used(connection, row, row.language)


async def of_server(connection: AsyncConnection, row: TableRow, own: str | None) -> str:
    """Return what a table speaks for which nobody has chosen: what its server chose or says of itself (`own`)."""
    return await people.server_language(connection, row.guild_id) or own or await by_its_people(connection, row)


async def by_its_people(connection: AsyncConnection, row: TableRow) -> str:
    """Return as `most_used` where what the table speaks now was chosen and is no more: the opener's decides a tie."""
    opener = next((seat.language for seat in row.seats if seat.person_id == row.opener_id), None)
    return await most_used(connection, row, opener)


async def most_used(connection: AsyncConnection, row: TableRow, even_in: str | None) -> str:
    """Return what most people at a table use.

    Where two are even, it is what more of all at the server's tables ever use; where these are, too, it is `even_in`.
    """
    votes = Counter(seat.language for seat in row.seats if seat.language is not None)
    most = max(votes.values(), default=0)
    even = [language for language, count in votes.items() if count == most]
    if len(even) < 2:
        return even[0] if even else row.language
    known = await people.languages(connection, row.guild_id)
    return max(even, key=lambda language: (known.get(language, 0), language == even_in))
