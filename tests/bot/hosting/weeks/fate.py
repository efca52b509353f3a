"""The host's death between any two steps: before and after each commit, and each request to the service."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.filming.film import Film
from bot.hosting.hands.hand import Hand, Kept
from bot.hosting.leagues.league import LeaguePost, NewPlace
from bot.hosting.notices.letter import Letter, Told
from bot.hosting.posting.post import Post, Posted
from bot.hosting.replaying.replay import Replay
from bot.hosting.table import Place
from bot.store.database import Database
from bot.store.engines import Wait
from tests.bot.hosting.support import FakeAnnouncer, HandClock


class Killed(BaseException):
    """The process is gone: no handler of errors gets to see this."""


class Fate:
    """Says at which step the host dies. Once dead, it does not take another one until `born`."""

    def __init__(self, rng: random.Random, *, often: float = 0.0, everywhere: bool = False) -> None:
        self._rng = rng
        self._often = often
        self._everywhere = everywhere
        self._spared = 0
        """Everywhere: how many steps of the present work the host has survived; it dies at the next one."""
        self._left = 0
        self._steps = 0
        """How many steps this life has taken in the present stretch."""
        self._dead = False
        self._armed = False
        self.kills = 0

    def born(self) -> None:
        """Let a new process begin where the last one died."""
        self._dead = False
        self._left, self._steps = self._spared, 0

    @contextmanager
    def stretch(self) -> Iterator[None]:
        """Within, the host may die. It is repeated until it has come to its end alive.

        Where nothing is left to do after a death (the dead one has claimed it for a minute), the next stretch goes on
        where that one died, and not at the beginning again: so the same step is not repeated for ever.
        """
        self._armed, self._left, self._steps = True, self._spared, 0
        try:
            yield
        finally:
            self._armed = False
            if self._steps:
                self._spared = 0

    def step(self) -> None:
        """Go on, or die."""
        if not self._armed:
            return
        if not self._dead:
            self._steps += 1
            self._dead = self._dies()
            self.kills += self._dead
        if self._dead:
            raise Killed

    def _dies(self) -> bool:
        if not self._everywhere:
            return self._rng.random() < self._often
        self._left -= 1
        if self._left >= 0:
            return False
        self._spared += 1
        return True


class MortalDatabase(Database):
    """A database whose process may die before or after a commit."""

    def __init__(self, database: Database, fate: Fate) -> None:
        super().__init__(database.engines, database.path, database.file)
        self._fate = fate

    @asynccontextmanager
    async def write(self, wait: Wait = Wait.DISK) -> AsyncIterator[AsyncConnection]:
        async with super().write(wait) as connection:
            yield connection
            self._fate.step()
        self._fate.step()


class TimedAnnouncer(FakeAnnouncer):
    """Notes when each letter came. The process may die before and after the service has taken what it sends."""

    def __init__(self, clock: HandClock, fate: Fate) -> None:
        super().__init__()
        self._clock = clock
        self._fate = fate
        self.told_at: list[float] = []
        """The moment of each of the `letters`, in seconds since 1970."""

    async def post(self, post: Post) -> Posted:
        self._fate.step()
        posted = await super().post(post)
        self._fate.step()
        return posted

    async def tell(self, letter: Letter) -> Told:
        self._fate.step()
        told = await super().tell(letter)
        if len(self.letters) > len(self.told_at):
            self.told_at.append(self._clock.now().timestamp())
        self._fate.step()
        return told

    async def take_back(self, told: Told, language: str) -> None:
        self._fate.step()
        await super().take_back(told, language)

    async def keep_hand(self, hand: Hand) -> Kept | None:
        self._fate.step()
        kept = await super().keep_hand(hand)
        self._fate.step()
        return kept

    async def open_place(self, wanted: NewPlace) -> int:
        self._fate.step()
        place = await super().open_place(wanted)
        self._fate.step()
        return place

    async def tell_league(self, post: LeaguePost) -> int:
        self._fate.step()
        message = await super().tell_league(post)
        self._fate.step()
        return message

    async def draw_film(self, replay: Replay) -> Film:
        self._fate.step()
        film = await super().draw_film(replay)
        self._fate.step()
        return film

    async def retire(self, place: Place, message_id: int) -> None:
        self._fate.step()
        await super().retire(place, message_id)
