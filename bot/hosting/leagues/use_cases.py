"""What people do with leagues."""

from __future__ import annotations

from collections.abc import Mapping

from bot.hosting.clocks.settings import ClockSettings
from bot.hosting.context import HostContext
from bot.hosting.leagues import pressing as leagues
from bot.hosting.leagues.league import League
from bot.hosting.servers import Usual
from bot.hosting.table import Press


class Leagues:
    """Leagues, from their opening to the end of their season."""

    def __init__(self, context: HostContext) -> None:
        self._context = context

    async def open(
        self,
        press: Press,
        game: str,
        *,
        size: int,
        rounds: int,
        days: int,
        language: str,
        clock: ClockSettings | Usual | None = Usual.CLOCK,
        options: Mapping[str, str | bool] | None = None,
    ) -> League:
        """Open a league at the press's place, which whoever wants joins. `size`: how many are to sit at a table.

        Its tables have the `clock`, else the server's, and the `options`, else the switches at their default. Refused:
        unknown-game, league-no-server, league-size, league-rounds, league-days, league-open (there is one),
        may-not-open, channel-not-allowed, unknown-option, wrong-option.
        """
        shape = {"size": size, "rounds": rounds, "days": days}
        return await leagues.open_league(
            self._context, press, game, **shape, language=language, clock=clock, options=options
        )

    async def at(self, press: Press) -> League | None:
        """Return the league of the press's channel, or of its thread's: the one in season, else the newest."""
        return await leagues.league_at(self._context, press)

    async def find(self, league_id: int) -> League:
        """Return a league. Refused: league-gone."""
        return await leagues.league(self._context, league_id)

    async def join(self, press: Press, league_id: int) -> League:
        """Put the presser into a league. Refused: league-gone, league-begun, league-over, league-full."""
        return await leagues.join(self._context, press, league_id)

    async def leave(self, press: Press, league_id: int, person_id: int | None = None) -> League:
        """Take the presser, or another person, out of a league, before its season or in it.

        Refused: league-gone, league-over, league-not-in, league-not-yours.
        """
        return await leagues.leave(self._context, press, league_id, person_id)

    async def start(self, press: Press, league_id: int) -> League:
        """Begin the season. Refused: league-gone, league-begun, league-over, league-not-yours, league-too-few."""
        return await leagues.start(self._context, press, league_id)

    async def pause(self, press: Press, league_id: int) -> League:
        """Pause a season. Refused: league-gone, league-over, league-not-begun, league-not-yours, league-paused."""
        return await leagues.pause(self._context, press, league_id)

    async def resume(self, press: Press, league_id: int) -> League:
        """Let a season go on.

        Refused: league-gone, league-over, league-not-begun, league-not-yours, league-not-paused.
        """
        return await leagues.resume(self._context, press, league_id)

    async def end(self, press: Press, league_id: int) -> League:
        """End a season now, or close a league. Refused: league-gone, league-over, league-not-yours."""
        return await leagues.end(self._context, press, league_id)
