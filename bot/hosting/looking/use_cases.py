"""Looking at a game: now, back, and since the last time."""

from __future__ import annotations

from collections.abc import Sequence

from bot.hosting.analysing import asking as looking_back
from bot.hosting.analysing.lookback import Lookback, Progress
from bot.hosting.context import HostContext
from bot.hosting.filming import asking as filming
from bot.hosting.live_game import LoadedTable, WhichTable
from bot.hosting.looking import history, looking, notes, pages, since
from bot.hosting.looking.looking import LogEntry
from bot.hosting.looking.since import Since
from bot.hosting.playing.turn import Sight
from bot.hosting.replaying import reading as replaying
from bot.hosting.replaying.replay import Replay
from bot.hosting.table import PastGame, Press
from bot.store.visits import Visit


class Looking:
    """What people look at: the board, the log, earlier steps, earlier games, their notes."""

    def __init__(self, context: HostContext) -> None:
        self._context = context

    async def sight(self, person_id: int | None, table: WhichTable) -> Sight:
        """Return the view of a person's own seat, or a spectator's. Refused: table-gone, still-lobby."""
        return await looking.sight(self._context, person_id, table)

    async def log(self, person_id: int | None, table_id: int) -> Sequence[LogEntry]:
        """Return the standing entries, oldest first, each as that person may see it."""
        return await looking.entries(self._context, person_id, table_id)

    async def replay(self, person_id: int | None, table: LoadedTable) -> Replay:
        """Return a table's game, to be looked through step by step as that person may (None: as everybody may).

        Refused: still-lobby, table-cancelled (before its start), table-damaged, table-gone.
        """
        return await replaying.replay(self._context, person_id, table)

    async def page(self, table_id: int) -> str | None:
        """Return what stands in the address of a table's page on the web; None: it has none."""
        return await pages.token(self._context, table_id)

    async def load_page(self, token: str) -> LoadedTable:
        """Return the table whose page has that in its address. Refused: page-unknown, page-closed, table-damaged."""
        return await pages.find(self._context, token)

    async def ask_for_film(self, press: Press, table: LoadedTable) -> None:
        """Have the animated picture of a game that is over drawn, and posted in its channel; everybody may ask.

        Refused: film-running, film-older (it cannot be drawn any more), film-under-way, film-lately (it was posted just
        now), film-failed-lately (it could not be drawn just now); and as `replay`.
        """
        await filming.ask_for_film(self._context, press, table)

    async def look_back(self, table: WhichTable) -> Lookback | Progress:
        """Return a finished game looked back on; where that has to be worked out, begin to, and say how far it is.

        It tells all that the record does, so everybody may ask. Refused: lookback-running, lookback-unfinished (the
        table was closed), lookback-none (not in this game), lookback-unreadable (of older rules), lookback-crowded,
        lookback-failed, still-lobby.
        """
        return await looking_back.look_back(self._context, table)

    async def past_games(self, person_id: int, game: str) -> Sequence[PastGame]:
        """Return the newest 200 finished games of that name that a person has played, oldest first.

        Refused: unknown-game.
        """
        return await history.past_games(self._context, person_id, game)

    async def last_visit(self, person_id: int, table: LoadedTable) -> Visit | None:
        """Return up to where a person has seen a table; None for who has no seat, or has never looked."""
        return await since.last_visit(self._context, person_id, table)

    async def visited(self, person_id: int, table: LoadedTable, last: Visit | None) -> None:
        """Note that a person has seen a table as it was read; `last`: the visit that is known from before."""
        await since.visited(self._context, person_id, table, last)

    async def since(self, person_id: int, table: LoadedTable, after: int | None) -> Since:
        """Return what happened since a person's last visit, or since the seq `after`.

        Refused: not-seated, still-lobby, table-damaged, table-gone.
        """
        return await since.since(self._context, person_id, table, after)

    async def write_note(self, press: Press, table_id: int, text: str) -> str:
        """Keep a person's note about a table, and return it; an empty one removes it. Refused: not-seated."""
        return await notes.write(self._context, press, table_id, text)
