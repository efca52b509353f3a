"""Which tables there are, how they stand, and what they speak."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bot.hosting import own_language
from bot.hosting.clocks.banks import Bank, banks
from bot.hosting.context import HostContext
from bot.hosting.live_game import LoadedTable, WhichTable
from bot.hosting.looking import awaited, looking, my_tables
from bot.hosting.looking.waiting import MyTable, Waiting
from bot.hosting.table import Place, Press, Table
from bot.hosting.upkeep import importing


class Tables:
    """Tables as they stand: found, waited for, as records; and the language that each speaks."""

    def __init__(self, context: HostContext) -> None:
        self._context = context

    async def at(self, place: Place) -> Table | None:
        """Return the newest table at a place that is not cancelled (a finished one can still be looked at)."""
        found = await looking.load_at(self._context, place)
        return None if found is None else found.table

    async def load_at(self, place: Place) -> LoadedTable | None:
        """Return the table of `at` as it was read: for all else that a press asks, in place of its number."""
        return await looking.load_at(self._context, place)

    async def find(self, table_id: int) -> Table:
        """Return a table. Refused: table-gone."""
        return (await self.load(table_id)).table

    async def load(self, table_id: int) -> LoadedTable:
        """Return a table as it was read: for all else that a press asks, in place of its number.

        Refused: table-gone.
        """
        return await looking.load(self._context, table_id)

    async def live(self) -> Sequence[Table]:
        """Return all tables in a lobby or running."""
        return await looking.live_tables(self._context)

    async def played(self) -> Collection[str]:
        """Return the games that are played at any table in a lobby or running."""
        return await looking.played(self._context)

    async def of(self, person_id: int) -> Sequence[MyTable]:
        """Return the tables of a person over all servers, in lobbies and running, the most urgent one first."""
        return await my_tables.my_tables(self._context, person_id)

    async def components(self, game: str, place: Place) -> Mapping[str, Any]:
        """Return what a game is played with at a place: its table's own components, else those of a table to come.

        Refused: unknown-game.
        """
        return await looking.components(self._context, game, place)

    async def choose_language(self, press: Press, table_id: int, language: str | None) -> Table:
        """Let a live table speak what one of its people chooses, whatever its server does; None: what its server does.

        Refused: unknown-language, not-seated, table-finished, table-cancelled.
        """
        return await own_language.choose(self._context, press, table_id, language)

    async def waiting(self, table: WhichTable) -> Waiting:
        """Return whom a running table waits for, since when, and who has answered.

        Refused: table-gone, table-damaged, still-lobby.
        """
        return await awaited.waiting(self._context, table)

    async def banks(self, table_id: int) -> Sequence[Bank]:
        """Return what is left to the seats of a running table whose clock gives time for the whole game; else nothing.

        Refused: table-gone, table-damaged.
        """
        return await banks(self._context, table_id)

    async def record(self, press: Press | None, table_id: int, *, brief: bool = False) -> bytes:
        """Return the game record (docs/record.md).

        A running game's only to its server's manager, unless that one plays there, or to the command line (`press`
        None). Refused: record-private, record-own.
        """
        return await looking.record(self._context, press, table_id, brief=brief)

    async def import_record(self, data: bytes, place: Place, language: str) -> Table:
        """Open a table from a game record; people then join its seats and play on.

        RecordError where the record is wrong; Refused: place-taken.
        """
        return await importing.import_record(self._context, data, place, language)
