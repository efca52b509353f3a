"""The work in the background that lets leagues go on."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection
from typing_extensions import override

from bot.hosting.background import Background
from bot.hosting.context import HostContext
from bot.hosting.holding import LEASE, held
from bot.hosting.leagues.doing import Doing
from bot.hosting.leagues.league import LeagueKeeper
from bot.hosting.leagues.steps import Step, next_look, next_step
from bot.hosting.posting.post import OutcomeUnknown, TryLater, Undeliverable
from bot.store import leagues
from bot.store.engines import Wait
from bot.store.errors import StoreAway
from bot.store.jobs import JobKind
from bot.store.leagues import SeasonRows

log = structlog.get_logger(__name__)

AT_ONCE = 4
"""How many leagues go on at the same time."""
REST = 10.0
"""Seconds until what failed is tried again; doubled each time."""
LONGEST_REST = 3600.0
BUSY = timedelta(seconds=1)
"""After this it is looked again at a league for which another process works."""


class LeagueTaken(Exception):  # noqa: N818
    """Another process works for the league by now: this one has not held it for too long."""


@dataclass(frozen=True)
class _Claim:
    """What holds other processes off from a league, by the moments until which it was to hold; none: nobody else is."""

    league_id: int
    moments: list[datetime]

    async def hold(self, connection: AsyncConnection, *, until: datetime) -> None:
        """Make it hold for longer. LeagueTaken."""
        self.moments.append(until)  # first: what comes of it may stay unknown
        if not await leagues.hold(connection, self.league_id, self.moments, until):
            raise LeagueTaken(self.league_id)

    async def give_up(self, connection: AsyncConnection) -> None:
        """Let others work for the league; nothing where one does already."""
        await leagues.hold(connection, self.league_id, self.moments, None)


class LeagueWork(Background):
    """Does what leagues owe; each league by itself, one step after the other."""

    kind = JobKind.LEAGUES

    def __init__(self, context: HostContext, keeper: LeagueKeeper) -> None:
        super().__init__(context, AT_ONCE)
        self._doing = Doing(context, keeper)

    async def go_on(self) -> None:
        """Do all that is due now, and return when each league has been tried."""
        await self.finish_due()

    @override
    async def owed(self) -> Collection[int]:
        """Return the leagues that owe something now."""
        now = self.context.clock.now()
        return [league_id for league_id, due in await self._due() if due <= now]

    @override
    async def do(self, key: int) -> datetime | None:
        """Do what a league owes; return when it owes more."""
        async with self.slots, self.context.league_locks.hold(key):
            return await self._go_on(key)

    @override
    async def begin_due(self) -> datetime | None:
        """Begin with every league that owes something; return the moment when the next one does."""
        now, due = self.context.clock.now(), await self._due()
        for league_id, when in due:
            if when <= now and league_id not in self.busy and not self.stopping.is_set():
                self.occupy(league_id, self._try(league_id))
        return min((when for _, when in due if when > now), default=None)

    async def _due(self) -> list[tuple[int, datetime]]:
        async with self.context.database.look() as connection:
            return await leagues.due(connection)

    async def _try(self, league_id: int) -> None:
        try:
            await self.do(league_id)
        except StoreAway:
            await self.context.rest()
        except Exception:  # a fault of ours: its row still says that it is due, so it is tried again, but not at once
            log.exception("league_failed", league=league_id)
            await self.context.clock.wait(self.stopping, REST)

    async def _go_on(self, league_id: int) -> datetime | None:
        """Do all that a league owes. Of several processes one does; the others look again a moment later."""
        claim = await self._claim(league_id)
        if claim is None:
            return self.context.clock.now() + BUSY
        try:
            return await self._take_steps(league_id, claim)
        except LeagueTaken:
            return self.context.clock.now() + BUSY
        finally:
            await asyncio.shield(self._release(claim))

    async def _claim(self, league_id: int) -> _Claim | None:
        if not self.context.database.shared:
            return _Claim(league_id, [])
        now = self.context.clock.now()
        async with self.context.database.write(Wait.NOTHING) as connection:
            claimed = await leagues.claim(connection, league_id, now, now + LEASE)
        return _Claim(league_id, [now + LEASE]) if claimed else None

    async def _renew(self, claim: _Claim) -> None:
        if claim.moments:
            async with self.context.database.write(Wait.NOTHING) as connection:
                await claim.hold(connection, until=self.context.clock.now() + LEASE)

    async def _release(self, claim: _Claim) -> None:
        if claim.moments:
            async with self.context.database.write(Wait.NOTHING) as connection:
                await claim.give_up(connection)

    async def _take_steps(self, league_id: int, claim: _Claim) -> datetime | None:
        failed: set[type] = set()
        again: list[datetime] = []
        while not self.stopping.is_set():
            await self._renew(claim)
            async with self.context.database.read() as connection:
                rows = await leagues.find(connection, league_id)
            if rows is None:
                return None
            step = next_step(rows, self.context.clock.now(), failed)
            if step is None:
                return await self._rest(rows, again)
            again += await self._attempt(rows, step, failed, claim)
        return None  # its row says that it is due: it goes on after the next start

    async def _attempt(self, rows: SeasonRows, step: Step, failed: set[type], claim: _Claim) -> list[datetime]:
        """Do a step; where it fails, note that it did, and return when it is tried again."""
        try:
            async with held(self.context, claim.hold):
                await self._doing.do(rows, step)
        except StoreAway:
            raise
        except TryLater as error:
            failed.add(type(step))
            return [self.context.clock.now() + timedelta(seconds=error.seconds)]
        except Exception as error:
            failed.add(type(step))
            seconds = min(LONGEST_REST, REST * 2.0 ** min(rows.league.attempts, 10))
            until = self.context.clock.now() + timedelta(seconds=seconds)
            if isinstance(error, Undeliverable):
                await self._doing.note_trouble(rows, step, error.reason, until)
            elif isinstance(error, OutcomeUnknown | TimeoutError):
                log.warning("league_step_unanswered", league=rows.league.league_id, step=type(step).__name__)
            else:
                log.exception("league_step_failed", league=rows.league.league_id, step=type(step).__name__)
            return [until]
        return []

    async def _rest(self, rows: SeasonRows, again: list[datetime]) -> datetime | None:
        """Note when the league is looked at next."""
        due = next_look(rows.league, self.context.clock.now())
        soonest = min([*again, *([] if due is None else [due])], default=None)
        async with self.context.database.write() as connection:
            attempts = rows.league.attempts + 1 if again else 0
            await leagues.rest_until(connection, rows.league, soonest, attempts=attempts)
        return soonest
