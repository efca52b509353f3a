"""What is chosen and asked for a server, and what is known of its places."""

from __future__ import annotations

from collections.abc import Sequence

from bot.hosting import servers
from bot.hosting.choice import Choice
from bot.hosting.context import HostContext
from bot.hosting.looking import my_tables
from bot.hosting.looking.waiting import MyTable
from bot.hosting.table import Place, Press
from bot.store.servers import ServerCounts, ServerRow


class Servers:
    """Servers: what their managers choose, what is stored of them, and whether their places can be reached."""

    def __init__(self, context: HostContext) -> None:
        self._context = context

    async def chosen(self, place: Place) -> ServerRow:
        """Return what was chosen for the server of a place."""
        return await servers.server(self._context, place)

    async def choose(self, press: Press, *choices: Choice) -> ServerRow:
        """Set what was chosen for the presser's server, and return all that holds now.

        Refused: not-manager, and as the choices say.
        """
        return await servers.choose(self._context, press, *choices)

    async def counts(self, press: Press) -> ServerCounts:
        """Return how much is stored of the presser's server. Refused: not-manager."""
        return await servers.counts(self._context, press)

    async def tables(self, press: Press) -> Sequence[MyTable]:
        """Return the live tables of the presser's server, those that wait longest first. Refused: not-manager."""
        return await my_tables.server_tables(self._context, servers.managed(press))

    def suspended(self, place: Place) -> str | None:
        """Return why the posts for a place cannot be sent for now ("missing-access"); None where nothing is known."""
        return self._context.suspended.get(place.channel_id)

    async def resume(self, place: Place) -> None:
        """Try again to send what is suspended for a place."""
        await servers.resume(self._context, place)
