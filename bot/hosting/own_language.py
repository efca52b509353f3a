"""What the people of a table choose as its language: for that table alone, whatever its server chooses later."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.changing import change_table
from bot.hosting.context import HostContext
from bot.hosting.languages import check_known, of_server
from bot.hosting.lobbies.lobby import takes_part
from bot.hosting.posting.post import PostKind
from bot.hosting.speaking import tell_beside
from bot.hosting.table import Press, Refused, Status, Table
from bot.store import tables
from bot.store.tables import LIVE, TableRow


async def choose(context: HostContext, press: Press, table_id: int, language: str | None) -> Table:
    """Let a live table speak what one of its people chooses; None: what its server does, or most of its people use.

    Refused: unknown-language, not-seated, table-finished, table-cancelled.
    """
    check_known(language)

    async def change(connection: AsyncConnection, row: TableRow) -> PostKind | None:
        if row.status not in LIVE:
            raise Refused(f"table-{row.status}", table=table_id)
        takes_part(row, press)
        speaks = language or await of_server(connection, row, press.server_language)
        await tables.change_counted(connection, table_id, own_language=language, language=speaks)
        if speaks != row.language:
            await tell_beside(context, connection, row)
        elif row.status != Status.LOBBY:  # a lobby may be waiting for any press at all: its post is told again
            return None
        return PostKind.LANGUAGE

    return await change_table(context, press, table_id, change)
