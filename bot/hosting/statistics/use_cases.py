"""What people ask of finished games counted together."""

from __future__ import annotations

from bot.hosting.context import HostContext
from bot.hosting.statistics import asking as statistics
from bot.hosting.statistics import counting
from bot.hosting.statistics.asking import Ladder, OwnStatistics, PairStatistics, Scope, ServerStatistics
from bot.hosting.statistics.counting import Recounted
from bot.hosting.table import Place


class Statistics:
    """Statistics and ladders."""

    def __init__(self, context: HostContext) -> None:
        self._context = context

    async def own(self, person_id: int, place: Place, scope: Scope | None = None) -> OwnStatistics:
        """Return what somebody came to, on the server of a place or, in direct messages, on all of them.

        Refused: stats-unlisted, stats-none.
        """
        return await statistics.own(self._context, person_id, place, scope)

    async def pair(self, person_id: int, other_id: int, place: Place, scope: Scope | None = None) -> PairStatistics:
        """Return what two people came to against each other there.

        Refused: stats-unlisted, stats-oneself, stats-none-together (also where the other one is in no statistics).
        """
        return await statistics.pair(self._context, person_id, other_id, place, scope)

    async def server(self, place: Place, scope: Scope | None = None) -> ServerStatistics:
        """Return what the server of a place came to. Refused: stats-no-server, stats-none-here."""
        return await statistics.server(self._context, place, scope)

    async def ladder(self, person_id: int, place: Place, game: str) -> Ladder:
        """Return the ladder of a place's server at a game. Refused: stats-no-server, stats-none-rated."""
        return await statistics.ladder(self._context, person_id, place, game)

    async def recount(self) -> Recounted:
        """Count all finished games anew for the statistics, from their logs alone."""
        return await counting.recount(self._context)
