"""What every use case of hosting needs, in one place."""

from __future__ import annotations

import asyncio
import random
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.agreements.kind import Kinds
from bot.hosting.analysing.desk import LookbackDesk
from bot.hosting.causes import Causes
from bot.hosting.clock import Clock
from bot.hosting.live_game import Cache, LiveGame, LoadedTable, WhichTable, number_of
from bot.hosting.loading import find_table, loaded, read_game, refusal_of
from bot.hosting.locks import Locks
from bot.hosting.people.activity import SeenLately
from bot.hosting.people.languages import ChosenLanguages
from bot.hosting.playing.delays import GRACE
from bot.hosting.playing.giving_way import GivingWay
from bot.hosting.replaying.reading import KeptReplays
from bot.hosting.statistics.ratings import KeptRatings
from bot.hosting.suggesting.desk import AdviceDesk
from bot.hosting.table import PastGame, Refused, Status
from bot.hosting.thinking.contract import Thinking
from bot.measuring import looked_at_position
from bot.store.database import Database
from bot.store.engines import Wait
from bot.store.errors import CorruptTable, StoreAway
from bot.store.hands import HandRow
from bot.store.tables import FinishedRow, TableRow
from engine.automa import LEVELS
from engine.contract import AnyGame

STORE_REST = 1.0
"""Seconds between attempts to go on while the store cannot be used: play goes on at once when it can again."""


Listing = Callable[[], Awaitable[Collection[int]]]
"""Lists every server that the bot is in; raises where it cannot list them all."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long the bot waits before it does things in the background, in seconds."""

    automa: float = 2.0
    """Before an automa acts: half as many to twice as many (bot.hosting.playing.delays); 0: as soon as it can."""
    gather: float = 30.0
    """Before a post is sent while only automa are asked, so that one post tells several turns."""
    letter: float = 60.0
    """Before a person is told something, so that one letter tells what comes at about the same time."""
    hand: float = 20.0
    """Before a message with somebody's hand is changed once more."""
    grace: float = GRACE
    """Before an automa acts after the only person of its table, who may take back what was just done."""


@dataclass
class HostContext:
    """The store, the games, and what is kept in memory."""

    database: Database
    games: Mapping[str, AnyGame]
    thinking: Thinking
    """What thinks for automas."""
    clock: Clock
    rng: random.Random
    pace: Pace
    components: Mapping[str, Mapping[str, Any]]
    """Components of the host's own, by game; other games are played with the shipped ones."""
    cache: Cache
    agreements: Kinds = field(default_factory=dict)
    """The kinds of proposals."""
    locks: Locks = field(default_factory=Locks)
    league_locks: Locks = field(default_factory=Locks)
    """Held by the work in the background, by the numbers of leagues, so that each goes on once."""
    suspended: dict[int, str] = field(default_factory=dict)
    """Channels whose posts cannot be sent for now, and why; kept until one was sent. At a start all are tried again."""
    finished_games: OrderedDict[FinishedRow, PastGame] = field(default_factory=OrderedDict)
    """Finished games that were read lately, the newest last; `bot.hosting.looking.history` fills it."""
    advice: AdviceDesk = field(default_factory=AdviceDesk)
    lookbacks: LookbackDesk = field(default_factory=LookbackDesk)
    lookback_seconds: float = 90.0
    """Of CPU time, to look back on a game."""
    replays: KeptReplays = field(default_factory=KeptReplays)
    ratings: KeptRatings = field(default_factory=KeptRatings)
    giving_way: GivingWay = field(default_factory=GivingWay)
    """Where what automas do stands in line at tables that people only watch."""
    causes: Causes = field(default_factory=Causes)
    """For which press each thing is done in the background, where this process is alone."""
    seen_lately: SeenLately = field(default_factory=SeenLately)
    languages: ChosenLanguages = field(default_factory=ChosenLanguages)
    tips_given: dict[int, frozenset[str]] = field(default_factory=dict)
    """Tips that this process knows people to have been given, so that it need not look them up again."""
    on_hands_left: Callable[[Sequence[HandRow], str], None] = lambda _rows, _language: None
    """Called when somebody was forgotten, with the messages that showed hands and the language of that person."""
    listing: Listing | None = None
    """Lists every server that the bot is in; None: nothing does."""

    def may_be_suspended(self, channel_id: int) -> bool:
        """Return whether posts for a channel may be suspended, by this process or by another one."""
        return self.database.shared or channel_id in self.suspended

    async def rest(self) -> None:
        """Wait a moment, as all that works in the background does while the store cannot be used."""
        await self.clock.wait(asyncio.Event(), STORE_REST)

    async def write_surely(self, write: Callable[[AsyncConnection], Awaitable[None]]) -> None:
        """Write what came of something that was sent, until the store takes it: it must not be sent twice.

        A power failure may undo it: at worst it is sent twice.
        """
        again = False
        while True:
            try:
                async with self.database.write(Wait.NOTHING) as connection:
                    await write(connection)
                return
            except StoreAway:
                again = True
                await self.rest()
            except IntegrityError:
                if not again:
                    raise
                return  # the attempt before was committed, and only its answer was lost

    def check_level(self, level: str) -> None:
        """Refuse a level that there is not: unknown-automa."""
        if level not in self.thinking.levels:
            raise Refused("unknown-automa", level=level, levels=list(LEVELS))

    def game(self, name: str) -> AnyGame:
        """Return a game. Refused: unknown-game."""
        if name not in self.games:
            raise Refused("unknown-game", game=name, games=sorted(self.games))
        return self.games[name]

    @asynccontextmanager
    async def looking_at(self, table: WhichTable) -> AsyncIterator[LiveGame]:
        """Hold the table's lock and return its game. Refused as `live_game`."""
        async with self.locks.hold(number_of(table)):
            yield await self.live(table)

    async def live(self, table: WhichTable) -> LiveGame:
        """Return the game of a table; a table that was loaded is not read again. The caller holds the table's lock.

        Refused as `live_game`.
        """
        if isinstance(table, LoadedTable):
            cached = self.cache.get(table.id)
            if cached is not None and table.bring_up_to_date(cached):
                return cached
        table_id = number_of(table)
        if self.cache.get(table_id) is not None:  # most likely nothing but the table's row is to be read
            async with self.database.look() as connection:
                row = await find_table(connection, table_id)
            if (kept := self._kept(row)) is not None:
                looked_at_position(cached=True)
                return kept
        async with self.database.read() as connection:
            return await self.live_game(connection, table_id)

    async def live_game(self, connection: AsyncConnection, table_id: int) -> LiveGame:
        """Return the game of a table, from memory when that is as new as the store. The caller holds the table's lock.

        Refused: table-gone, table-damaged, still-lobby.
        """
        row = await find_table(connection, table_id)
        if row.seq == 0:
            raise Refused("table-cancelled" if row.status == Status.CANCELLED else "still-lobby", table=table_id)
        return await self.game_of(connection, row)

    async def game_of(self, connection: AsyncConnection, row: TableRow) -> LiveGame:
        """Return the game of a table's row."""
        kept = self._kept(row)
        looked_at_position(cached=kept is not None)
        if kept is not None:
            return kept
        self.cache.drop(row.table_id)
        try:
            live = await read_game(connection, self.game(row.game), row)
        except CorruptTable as corrupt:
            raise refusal_of(corrupt) from corrupt
        self.cache.put(live)
        return live

    def _kept(self, row: TableRow) -> LiveGame | None:
        """Return the game of a table's row from memory, where it is as new as the row."""
        cached = self.cache.get(row.table_id)
        return cached if cached is not None and loaded(row).bring_up_to_date(cached) else None
