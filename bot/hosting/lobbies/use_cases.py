"""What people do with a table until its game begins, and how it ends before its time."""

from __future__ import annotations

from collections.abc import Mapping

from bot.hosting.clocks.settings import ClockSettings
from bot.hosting.context import HostContext
from bot.hosting.lobbies import inviting, lobby, rematch, thread
from bot.hosting.lobbies.rematch import Seating
from bot.hosting.playing.levels import USUAL
from bot.hosting.servers import Usual
from bot.hosting.suggesting import agreeing as suggesting
from bot.hosting.table import Press, Table
from engine.contract import Seat


class Lobbies:
    """A table from its opening to the start of its game, and its closing."""

    def __init__(self, context: HostContext) -> None:
        self._context = context

    async def open(
        self,
        press: Press,
        game: str,
        options: Mapping[str, str | bool],
        language: str,
        *,
        clock: ClockSettings | Usual | None = Usual.CLOCK,
        friendly: bool = False,
    ) -> Table:
        """Open a lobby at the press's place; the opener takes the first seat. It has the `clock`, else the server's.

        `friendly`: its result is left out of the rating.

        `language` is what the table speaks where the server's managers have not chosen one; unless the server says of
        itself what it speaks, it becomes what most people at the table use, as long as it is a lobby.
        Refused: place-taken, may-not-open, channel-not-allowed, unknown-game, unknown-option, wrong-option,
        clock-alone.
        """
        return await lobby.open_table(self._context, press, game, options, language, clock=clock, friendly=friendly)

    async def may_make_thread(self, press: Press) -> bool:
        """Return whether a thread is to be made for a press, once; False: another process was given the press, too."""
        return await thread.may_make_thread(self._context, press)

    async def begin_with_automas(self, press: Press, game: str, language: str) -> Table:
        """Open a table at the press's place and begin at once, with automas on as many other seats as in its lesson.

        Refused: as `open`.
        """
        return await lobby.begin_with_automas(self._context, press, game, language)

    async def join(self, press: Press, table_id: int, colour: Seat | None = None) -> Table:
        """Take a seat; in a running game one that nobody has: of an imported record, or given up.

        Refused: table-gone, table-full, already-seated, colour-taken, already-running (no seat is vacant); and for who
        has had a seat of that game: seat-seen (another one), seat-kicked; seat-record for who has read its record.
        """
        return await lobby.join(self._context, press, table_id, colour)

    async def leave(self, press: Press, table_id: int) -> Table:
        """Leave the lobby. The last person leaving closes it, but an opener may leave it to automa and watch.

        Refused: not-seated, already-running.
        """
        return await lobby.leave(self._context, press, table_id)

    async def add_automa(self, press: Press, table_id: int, level: str = USUAL) -> Table:
        """Fill a seat with an automa (any seated person or the opener).

        Refused: not-seated, table-full, unknown-automa, already-running.
        """
        return await lobby.add_automa(self._context, press, table_id, level)

    async def set_level(self, press: Press, table_id: int, seat: Seat, level: str) -> Table:
        """Give an automa of the lobby another level (any seated person or the opener).

        Refused: not-seated, no-automa (the seat is none's), unknown-automa, already-running.
        """
        return await lobby.set_level(self._context, press, table_id, seat, level)

    async def remove_automa(self, press: Press, table_id: int) -> Table:
        """Take the last automa away from the lobby. Refused: not-seated, no-automa, already-running."""
        return await lobby.remove_automa(self._context, press, table_id)

    async def start(self, press: Press, table_id: int) -> Table:
        """Start the game (any seated person or the opener). Refused: too-few-seats, not-seated, already-running."""
        return await lobby.start(self._context, press, table_id)

    async def set_clock(self, press: Press, table_id: int, clock: ClockSettings | None) -> Table:
        """Choose the clock of a table in its lobby; None: none.

        Refused: not-seated, already-running; clock-alone, in a game for one.
        """
        return await lobby.set_clock(self._context, press, table_id, clock)

    async def set_friendly(self, press: Press, table_id: int, *, friendly: bool, suggestions: bool) -> Table:
        """Choose in the lobby whether the result is left out of the rating, and whether people may ask for suggestions.

        At a table of several people that is for the rating there are none. Refused: not-seated, already-running.
        """
        return await suggesting.choose(self._context, press, table_id, wanted=suggestions, friendly=friendly)

    async def wait_longer(self, press: Press, table_id: int) -> Table:
        """Keep a lobby open that was asked about (any seated person or the opener). Refused: not-seated."""
        return await lobby.wait_longer(self._context, press, table_id)

    async def invite(self, press: Press, table_id: int, person_id: int) -> Table:
        """Keep a seat for a person, of a lobby or a vacant one of a running game; a post tells that person.

        Refused: not-seated, invite-seated, invite-again, table-full, no-free-seat, table-finished, table-cancelled.
        """
        return await inviting.invite(self._context, press, table_id, person_id)

    async def decline(self, press: Press, table_id: int) -> Table:
        """Decline the presser's invitation. Refused: not-invited, table-finished, table-cancelled."""
        return await inviting.decline(self._context, press, table_id)

    async def keep_no_more(self, press: Press, table_id: int) -> Table:
        """Wait for nobody who was invited any more. Refused: not-seated, nobody-invited."""
        return await inviting.keep_no_more(self._context, press, table_id)

    async def rematch(self, press: Press, table_id: int, seating: Seating) -> Table:
        """Open a lobby for the people of a finished game; where it is open, take the seat kept there.

        Refused: rematch-open and rematch-running (with the `table` that stands there, and its newest `post`),
        rematch-not-played, already-seated, still-lobby, table-running, table-cancelled, table-gone.
        """
        return await rematch.rematch(self._context, press, table_id, seating)

    async def cancel(self, press: Press, table_id: int) -> Table:
        """Close a table (the client has asked twice): who manages the server, and who plays alone, at any time.

        The opener closes a lobby and a game in its first round. Refused: end-together (the others are to agree),
        not-yours, table-finished, table-cancelled.
        """
        return await lobby.cancel(self._context, press, table_id)

    async def check_may_cancel(self, press: Press, table_id: int) -> bool:
        """Refuse what `cancel` refuses, and do nothing.

        Return whether the presser has a seat and others play: then only who manages the server need not ask them.
        """
        return await lobby.overrides(self._context, press, table_id)
