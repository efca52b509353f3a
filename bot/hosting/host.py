"""The use cases of hosting, free of Discord, by their rooms: `host.lobbies.join(...)`, `host.playing.act(...)`.

Each is one transaction: log, interaction, snapshot and outbox together. What changes something takes the Press that it
answers; the same press twice acts once and gets the same answer. Refusals are raised: `Refused` (hosting's own reasons)
and `engine.contract.Illegal` (the rules').
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Any

from bot.hosting.agreements.kind import Kinds
from bot.hosting.agreements.kinds import KINDS
from bot.hosting.agreements.use_cases import Agreements
from bot.hosting.clock import Clock, SystemClock
from bot.hosting.context import HostContext, Listing, Pace
from bot.hosting.jobs.beginning import RunningJobs, begin_jobs
from bot.hosting.jobs.works import Works
from bot.hosting.leagues.use_cases import Leagues
from bot.hosting.lessons.use_cases import Lessons
from bot.hosting.live_game import Cache
from bot.hosting.lobbies.use_cases import Lobbies
from bot.hosting.looking.looking import LogEntry
from bot.hosting.looking.tables import Tables
from bot.hosting.looking.use_cases import Looking
from bot.hosting.managing import Servers
from bot.hosting.people.use_cases import People
from bot.hosting.playing.play import Acted
from bot.hosting.playing.use_cases import Playing
from bot.hosting.posting.post import Announcer
from bot.hosting.seating.use_cases import Seats
from bot.hosting.statistics.use_cases import Statistics
from bot.hosting.thinking.contract import Thinking
from bot.hosting.thinking.threads import InThreads
from bot.store.database import Database
from bot.store.jobs import JobKind
from engine.automa import PLAYERS
from engine.contract import AnyGame
from engine.games import GAMES

__all__ = ["Acted", "Host", "LogEntry", "Pace"]


class Host:
    """Hosts tables of every game in the list of games.

    `begin` starts what goes on in the background (posts, timers, automa), `close` ends it and closes the database. What
    people do and ask stands in the rooms, which share the host's context: `host.lobbies`, `host.playing` and so on.
    """

    def __init__(
        self,
        database: Database,
        *,
        games: Mapping[str, AnyGame] = GAMES,
        thinking: Thinking | None = None,
        components: Mapping[str, Mapping[str, Any]] | None = None,
        agreements: Kinds = KINDS,
        clock: Clock | None = None,
        rng: random.Random | None = None,
        pace: Pace | None = None,
        cached_games: int = 200,
        lookback_seconds: float = 90.0,
    ) -> None:
        self._context = HostContext(
            database=database,
            games=games,
            thinking=thinking or InThreads(PLAYERS),
            clock=clock or SystemClock(),
            rng=rng or random.SystemRandom(),
            pace=pace or Pace(),
            components=components or {},
            cache=Cache(cached_games),
            agreements=agreements,
            lookback_seconds=lookback_seconds,
        )
        self._jobs: RunningJobs | None = None
        self.lobbies = Lobbies(self._context)
        self.lessons = Lessons(self._context)
        self.leagues = Leagues(self._context)
        self.servers = Servers(self._context)
        self.seats = Seats(self._context)
        self.playing = Playing(self._context)
        self.agreements = Agreements(self._context)
        self.people = People(self._context)
        self.tables = Tables(self._context)
        self.looking = Looking(self._context)
        self.statistics = Statistics(self._context)

    async def begin(
        self,
        announcer: Announcer,
        kinds: Collection[JobKind] = tuple(JobKind),
        *,
        listing: Listing | None = None,
    ) -> None:
        """Deliver posts through `announcer`, serve timers and let automa play, from where the bot stopped.

        Over a database that several processes share, `kinds` is the work that this one does; alone it does all.
        `listing` tells once a day in which servers the bot is: what is stored of others goes in time.
        """
        self._context.listing = listing
        self._jobs = await begin_jobs(Works(self._context, announcer), kinds)

    async def close(self) -> None:
        """Finish what is under way, begin nothing more, and close the database."""
        stopped = asyncio.create_task(self._context.thinking.stop())  # first: nobody waits for what is being thought
        await self._context.advice.stop()
        await self._context.lookbacks.stop()
        await stopped
        if self._jobs is not None:
            await self._jobs.stop()
        await self._context.database.close()

    @property
    def database(self) -> Database:
        """Return the database under it."""
        return self._context.database

    @property
    def games_in_memory(self) -> int:
        """Return how many running games are kept in memory."""
        return len(self._context.cache)

    @property
    def shared(self) -> bool:
        """Return whether other processes may work over the same database, and send and change posts as well."""
        return self._context.database.shared

    def now(self) -> datetime:
        """Return the moment by the host's clock, in UTC."""
        return self._context.clock.now()
