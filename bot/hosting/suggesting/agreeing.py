"""Whether a table has suggestions. They are chosen in its lobby; while it runs, all who play must agree to a change."""

from __future__ import annotations

from typing import ClassVar

from sqlalchemy.ext.asyncio import AsyncConnection
from typing_extensions import override

from bot.hosting.agreements.kind import Facts, Kind, Matter
from bot.hosting.changing import change_table
from bot.hosting.context import HostContext
from bot.hosting.lobbies.lobby import in_lobby, takes_part
from bot.hosting.posting.post import PostKind
from bot.hosting.suggesting.advice import has_suggestions
from bot.hosting.table import Press, Refused, Table
from bot.store import tables
from bot.store.tables import TableRow

ON, OFF = "on", "off"
"""What the facts of a proposal have as `suggestions`."""


class ChangeSuggestions(Kind):
    """Let the people of a table ask which moves are good, or no longer. The facts have `suggestions`: "on" or "off"."""

    name: ClassVar[str] = "suggestions"

    @override
    async def check(self, matter: Matter) -> None:
        """Refused as any kind; unknown-press for facts that are none; suggestions-already, suggestions-rated."""
        await super().check(matter)
        if matter.table.rated:
            raise Refused("suggestions-rated", table=matter.table.id)
        if _wanted(matter.proposal.facts) == has_suggestions(matter.table):
            raise Refused("suggestions-already", table=matter.table.id)

    @override
    async def carry_out(self, matter: Matter) -> None:
        wanted = _wanted(matter.proposal.facts)
        await tables.change(matter.connection, matter.table.id, suggestions=wanted)


async def choose(context: HostContext, press: Press, table_id: int, *, wanted: bool, friendly: bool) -> Table:
    """Choose in the lobby whether moves are suggested; `friendly`: whether the result is left out of the rating.

    Refused: not-seated, already-running, table-finished, table-cancelled.
    """

    async def change(connection: AsyncConnection, row: TableRow) -> PostKind | None:
        takes_part(in_lobby(row), press)
        await tables.change(connection, table_id, suggestions=wanted, friendly=friendly)
        return PostKind.LOBBY

    return await change_table(context, press, table_id, change)


def _wanted(facts: Facts) -> bool:
    wanted = facts.get("suggestions")
    if wanted not in (ON, OFF):
        raise Refused("unknown-press")
    return bool(wanted == ON)
