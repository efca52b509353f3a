"""The use cases of hosting, free of Discord. Each is one transaction: log, interaction, snapshot and outbox together.

Every method takes the Press it answers. The same press twice acts once and gets the same answer. Refusals are raised:
`Refused` (hosting's own reasons) and `engine.contract.Illegal` (the rules').
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.hosting.table import Place, Press, Table
from bot.hosting.turn import Sight, Turn
from engine.contract import Action, Event, Seat


@dataclass(frozen=True, slots=True)
class Acted:
    """What came of an action."""

    table: Table
    seq: int
    events: tuple[Event, ...]
    """As the acting seat may see them."""
    again: bool = False
    """True when this press had acted before: nothing happened now."""
    turn: Turn | None = None
    """What the same seat is asked next, if it is."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A standing entry of a table's log as somebody may see it."""

    seq: int
    seat: Seat | None
    notation: str
    events: tuple[Event, ...]


class Host:
    """Hosts tables of every game in the list of games."""

    # -- a table's life -------------------------------------------------------------------------------------------

    async def open_table(self, press: Press, game: str, options: Mapping[str, str | bool], language: str) -> Table:
        """Open a lobby at the press's place; the opener takes the first seat. Refused: place-taken, unknown-game."""
        raise NotImplementedError

    async def join(self, press: Press, table_id: int, colour: Seat | None = None) -> Table:
        """Take a seat. Refused: table-gone, table-full, already-seated, colour-taken, already-running."""
        raise NotImplementedError

    async def leave(self, press: Press, table_id: int) -> Table:
        """Leave the lobby. The last person leaving closes it. Refused: not-seated, already-running."""
        raise NotImplementedError

    async def add_automa(self, press: Press, table_id: int, level: str = "random") -> Table:
        """Fill a seat with an automa (any seated person or the opener)."""
        raise NotImplementedError

    async def remove_automa(self, press: Press, table_id: int) -> Table:
        """Take the last automa away from the lobby."""
        raise NotImplementedError

    async def start(self, press: Press, table_id: int) -> Table:
        """Start the game. Refused: too-few-seats, not-seated."""
        raise NotImplementedError

    async def cancel(self, press: Press, table_id: int) -> Table:
        """Close a table (the opener or who manages the server; the client has asked twice). Refused: not-yours."""
        raise NotImplementedError

    # -- playing --------------------------------------------------------------------------------------------------

    async def turn(self, press: Press, table_id: int) -> Turn:
        """Give what the person's seat is asked now.

        Refused: not-seated, not-asked (with who is), stale (the press's `since` is not that of the present decision;
        facts tell what is asked now), table-finished, table-cancelled.
        """
        raise NotImplementedError

    async def act(self, press: Press, table_id: int, action: Action) -> Acted:
        """Take an action for the person's own seat. Refused as `turn`; Illegal from the rules."""
        raise NotImplementedError

    async def undo(self, press: Press, table_id: int) -> Acted:
        """Take back the person's own last action. Refused: undo-revealed, undo-other-acted, undo-nothing."""
        raise NotImplementedError

    # -- looking --------------------------------------------------------------------------------------------------

    async def table_at(self, place: Place) -> Table | None:
        """Give the newest table at a place that is not cancelled (a finished one can still be looked at)."""
        raise NotImplementedError

    async def table(self, table_id: int) -> Table:
        """Give a table. Refused: table-gone."""
        raise NotImplementedError

    async def sight(self, person_id: int | None, table_id: int) -> Sight:
        """Give the view of a person's own seat, or a spectator's. Refused: table-gone, still-lobby."""
        raise NotImplementedError

    async def log(self, person_id: int | None, table_id: int) -> Sequence[LogEntry]:
        """Give the standing entries, oldest first, each as that person may see it."""
        raise NotImplementedError

    async def record(self, press: Press, table_id: int, *, brief: bool = False) -> bytes:
        """Give the game record (docs/record.md). A running game's only to its server's manager or in a command line."""
        raise NotImplementedError
