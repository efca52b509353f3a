"""The use cases of hosting, free of Discord. Each is one transaction: log, interaction, snapshot and outbox together.

Every method takes the Press it answers. The same press twice acts once and gets the same answer. Refusals are raised:
`Refused` (hosting's own reasons) and `engine.contract.Illegal` (the rules').
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.hosting import history, importing, lobby, looking, play, servers, undo
from bot.hosting.automa import AutomaWork
from bot.hosting.clock import Clock, SystemClock
from bot.hosting.context import HostContext, Pace
from bot.hosting.live_game import Cache, LoadedTable, WhichTable
from bot.hosting.looking import LogEntry
from bot.hosting.outbox import OutboxWork
from bot.hosting.play import Acted
from bot.hosting.post import Announcer
from bot.hosting.standing_orders import StandingOrder
from bot.hosting.table import PastGame, Place, Press, Table
from bot.hosting.turn import Sight, Turn
from bot.store.database import Database
from engine.automa import PLAYERS, Player
from engine.contract import Action, AnyGame, Seat
from engine.games import GAMES

__all__ = ["Acted", "Host", "LogEntry", "Pace"]


class Host:
    """Hosts tables of every game in the list of games.

    `begin` starts what goes on in the background (posts, automa), `close` ends it and closes the database.
    """

    def __init__(
        self,
        database: Database,
        *,
        games: Mapping[str, AnyGame] = GAMES,
        players: Mapping[str, Player] = PLAYERS,
        components: Mapping[str, Mapping[str, Any]] | None = None,
        clock: Clock | None = None,
        rng: random.Random | None = None,
        pace: Pace | None = None,
        cached_games: int = 200,
        on_close: Callable[[], None] = lambda: None,
    ) -> None:
        self._context = HostContext(
            database=database,
            games=games,
            players=players,
            clock=clock or SystemClock(),
            rng=rng or random.SystemRandom(),
            pace=pace or Pace(),
            components=components or {},
            cache=Cache(cached_games),
        )
        self._automa = AutomaWork(self._context)
        self._on_close = on_close
        self._outbox: OutboxWork | None = None
        self._delivering: asyncio.Task[None] | None = None

    async def begin(self, announcer: Announcer) -> None:
        """Deliver posts through `announcer` and let automa play, from where things stood when the bot stopped."""
        self._outbox = OutboxWork(self._context, announcer)
        self._context.on_enqueued = self._outbox.wake
        self._context.on_automa = self._automa.wake
        self._delivering = asyncio.create_task(self._outbox.run(), name="outbox")
        await self._automa.resume()

    async def close(self) -> None:
        """Finish what is under way, begin nothing more, and close the database."""
        await self._automa.stop()
        if self._outbox is not None and self._delivering is not None:
            self._outbox.stop()
            await asyncio.gather(self._delivering, return_exceptions=True)
        await self._context.database.close()
        self._on_close()

    # -- a table's life -------------------------------------------------------------------------------------------

    async def open_table(self, press: Press, game: str, options: Mapping[str, str | bool], language: str) -> Table:
        """Open a lobby at the press's place; the opener takes the first seat.

        `language` is what the table speaks where the server's managers have not chosen one; unless the server says of
        itself what it speaks, it becomes what most people at the table use, as long as it is a lobby.
        Refused: place-taken, unknown-game, unknown-option, wrong-option.
        """
        return await lobby.open_table(self._context, press, game, options, language)

    async def join(self, press: Press, table_id: int, colour: Seat | None = None) -> Table:
        """Take a seat; in a running game one that nobody has (of an imported record).

        Refused: table-gone, table-full, already-seated, colour-taken, already-running.
        """
        return await lobby.join(self._context, press, table_id, colour)

    async def leave(self, press: Press, table_id: int) -> Table:
        """Leave the lobby. The last person leaving closes it, but an opener may leave it to automa and watch.

        Refused: not-seated, already-running.
        """
        return await lobby.leave(self._context, press, table_id)

    async def add_automa(self, press: Press, table_id: int, level: str = "random") -> Table:
        """Fill a seat with an automa (any seated person or the opener).

        Refused: not-seated, table-full, unknown-automa, already-running.
        """
        return await lobby.add_automa(self._context, press, table_id, level)

    async def remove_automa(self, press: Press, table_id: int) -> Table:
        """Take the last automa away from the lobby. Refused: not-seated, no-automa, already-running."""
        return await lobby.remove_automa(self._context, press, table_id)

    async def start(self, press: Press, table_id: int) -> Table:
        """Start the game (any seated person or the opener). Refused: too-few-seats, not-seated, already-running."""
        return await lobby.start(self._context, press, table_id)

    async def cancel(self, press: Press, table_id: int) -> Table:
        """Close a table (the opener or who manages the server; the client has asked twice).

        Refused: not-yours, table-finished, table-cancelled.
        """
        return await lobby.cancel(self._context, press, table_id)

    async def set_server_language(self, press: Press, language: str) -> None:
        """Choose what the server's tables to come speak. Refused: not-manager, unknown-language."""
        await servers.set_language(self._context, press, language)

    # -- playing --------------------------------------------------------------------------------------------------

    async def turn(self, press: Press, table: WhichTable) -> Turn:
        """Return what the person's seat is asked now, or has answered and may answer anew.

        Refused: not-seated, not-asked and answered (with who is asked), stale (the press's `since` is not that of the
        present decision; facts tell what is asked now), still-lobby, table-finished, table-cancelled.
        """
        return await play.turn(self._context, press, table)

    async def act(self, press: Press, table: WhichTable, action: Action, ahead: Action | None = None) -> Acted:
        """Take an action for the person's own seat. Refused as `turn`; Illegal from the rules.

        `ahead` is what the seat answers to the question still to come (`Game.ahead`); its next action, whoever gives
        it, replaces it.
        """
        return await play.act(self._context, press, table, action, ahead)

    async def give_order(self, press: Press, table_id: int, order: StandingOrder) -> None:
        """Let the host answer for the person's seat, from its next question on, in place of an order of that kind.

        Refused: not-seated, still-lobby, table-finished, table-cancelled.
        """
        await play.change_order(self._context, press, table_id, order, given=True)

    async def take_back_order(self, press: Press, table_id: int, order: StandingOrder) -> None:
        """Take back the order for that kind of decision. Refused as `give_order`."""
        await play.change_order(self._context, press, table_id, order, given=False)

    async def standing_orders(self, person_id: int, table_id: int) -> Sequence[StandingOrder]:
        """Return what a person has told the host to answer; nobody else is told."""
        return await play.orders_of(self._context, person_id, table_id)

    async def undo(self, press: Press, table: WhichTable) -> Acted:
        """Take back the person's own last action; `events` are those taken back.

        A press with `since` means the action that led to that seq, and takes back no other. Refused: undo-revealed
        (with the `events` that revealed something), undo-other-acted (with the `seats` that acted since),
        undo-nothing, undo-passed (the person acted on since then), undo-done, not-seated, table-finished; and
        undo-place-taken for the end of a game played alone, where another table stands by now.
        """
        return await undo.undo(self._context, press, table)

    # -- looking --------------------------------------------------------------------------------------------------

    def suspended(self, place: Place) -> str | None:
        """Return why the posts for a place cannot be sent for now ("missing-access"); None where nothing is known."""
        return self._context.suspended.get(place.channel_id)

    async def resume(self, place: Place) -> None:
        """Try again to send what is suspended for a place."""
        await servers.resume(self._context, place)

    async def table_at(self, place: Place) -> Table | None:
        """Return the newest table at a place that is not cancelled (a finished one can still be looked at)."""
        found = await looking.load_at(self._context, place)
        return None if found is None else found.table

    async def load_at(self, place: Place) -> LoadedTable | None:
        """Return the table of `table_at` as it was read: for all else that a press asks, in place of its number."""
        return await looking.load_at(self._context, place)

    async def table(self, table_id: int) -> Table:
        """Return a table. Refused: table-gone."""
        return (await self.load(table_id)).table

    async def load(self, table_id: int) -> LoadedTable:
        """Return a table as it was read: for all else that a press asks, in place of its number.

        Refused: table-gone.
        """
        return await looking.load(self._context, table_id)

    async def components(self, game: str, place: Place) -> Mapping[str, Any]:
        """Return what a game is played with at a place: its table's own components, else those of a table to come.

        Refused: unknown-game.
        """
        return await looking.components(self._context, game, place)

    async def sight(self, person_id: int | None, table: WhichTable) -> Sight:
        """Return the view of a person's own seat, or a spectator's. Refused: table-gone, still-lobby."""
        return await looking.sight(self._context, person_id, table)

    async def log(self, person_id: int | None, table_id: int) -> Sequence[LogEntry]:
        """Return the standing entries, oldest first, each as that person may see it."""
        return await looking.entries(self._context, person_id, table_id)

    async def record(self, press: Press | None, table_id: int, *, brief: bool = False) -> bytes:
        """Return the game record (docs/record.md).

        A running game's only to its server's manager (Refused: record-private), or to the command line (`press` None).
        """
        return await looking.record(self._context, press, table_id, brief=brief)

    async def import_record(self, data: bytes, place: Place, language: str) -> Table:
        """Open a table from a game record; people then join its seats and play on.

        RecordError where the record is wrong; Refused: place-taken.
        """
        return await importing.import_record(self._context, data, place, language)

    async def past_games(self, person_id: int, game: str) -> Sequence[PastGame]:
        """Return the newest 200 finished games of that name that a person has played, oldest first.

        Refused: unknown-game.
        """
        return await history.past_games(self._context, person_id, game)

    async def tables(self) -> Sequence[Table]:
        """Return all tables in a lobby or running."""
        return await looking.live_tables(self._context)
