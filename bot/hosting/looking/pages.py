"""The pages of tables on the web: which tables have one, and at which address.

A table of a server can be seen by who can read its channel. So it has a page only where the managers of the server
want pages, and at an address that cannot be guessed. Where they want none any more, the same addresses lead to nothing.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from bot.hosting.context import HostContext
from bot.hosting.live_game import LoadedTable
from bot.hosting.loading import find_table, loaded
from bot.hosting.table import Refused
from bot.store import pages

TOKEN_BYTES = 24
"""Of chance in an address."""


@dataclass(frozen=True, slots=True)
class ServerPages:
    """Whether the tables of a server have pages on the web; those that there are already, too."""

    wanted: bool

    def columns(self, _now: object) -> dict[str, Any]:
        """Nothing is refused."""
        return {"pages": self.wanted}


async def token(context: HostContext, table_id: int) -> str | None:
    """Return what stands in the address of a table's page, made when it is first needed; None: it has no page."""
    async with context.database.look() as connection:
        page = await pages.of_table(connection, table_id)
    if page is None or not page.wanted or page.token is not None:
        return page.token if page is not None and page.wanted else None
    async with context.database.write() as connection:
        await pages.give(connection, table_id, secrets.token_urlsafe(TOKEN_BYTES))
        given = await pages.of_table(connection, table_id)
    return None if given is None else given.token  # another process may have been faster


async def find(context: HostContext, token: str) -> LoadedTable:
    """Return the table whose page has that in its address. Refused: page-unknown, page-closed, table-damaged."""
    async with context.database.look() as connection:
        page = await pages.at(connection, token)
        if page is None:
            raise Refused("page-unknown")
        if not page.wanted:
            raise Refused("page-closed")
        return loaded(await find_table(connection, page.table_id))
