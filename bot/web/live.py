"""Telling watchers that something has happened in a game: one look a second for each game that is watched.

What is told is only that there is more to see, never what. It is told when what everybody may see has changed, and not
when anything else has: nobody learns when a hidden answer is changed.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from typing import NamedTuple

import structlog

from bot.hosting.clock import Clock
from bot.hosting.replaying.replay import Replay
from bot.hosting.table import Refused
from bot.store.errors import StoreError
from bot.web.gallery import Gallery
from bot.web.places import Path

log = structlog.get_logger(__name__)

PAUSE = 1.0
"""Seconds between two looks at a game that is watched."""


class News(NamedTuple):
    """How a game stands for everybody."""

    mark: str
    over: bool

    @classmethod
    def of(cls, replay: Replay) -> News:
        """Return how a game stands."""
        path = Path.of(replay, replay.eyes[0])
        return cls(path.mark, replay.over)


class Watcher:
    """One who watches a game: is given how it stands now, then each time that has changed; the newest only."""

    def __init__(self) -> None:
        self._news: News | None = None
        self._there = asyncio.Event()
        self._ended = False

    def tell(self, news: News) -> None:
        """Tell it how the game stands."""
        self._news = news
        self._there.set()

    def end(self) -> None:
        """Tell it that nothing more will be told."""
        self._ended = True
        self._there.set()

    @property
    def ended(self) -> bool:
        """Return whether nothing more will be told."""
        return self._ended and self._news is None

    async def next(self, seconds: float) -> News | None:
        """Return what is new; None where nothing is for so long, or nothing will be."""
        try:
            async with asyncio.timeout(seconds):
                await self._there.wait()
        except TimeoutError:
            return None
        self._there.clear()
        news, self._news = self._news, None
        return news


class Live:
    """All games that are watched."""

    def __init__(self, gallery: Gallery, clock: Clock) -> None:
        self._gallery = gallery
        self._clock = clock
        self._watchers: dict[str, set[Watcher]] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    @asynccontextmanager
    async def watching(self, token: str) -> AsyncIterator[Watcher]:
        """Watch a game for the block. Refused and StoreError as `Gallery.find`."""
        watcher = Watcher()
        watcher.tell(News.of(await self._gallery.find(token)))
        watchers = self._watchers.setdefault(token, set())
        watchers.add(watcher)
        if token not in self._tasks:
            self._tasks[token] = asyncio.create_task(self._look_after(token), name="live")
        try:
            yield watcher
        finally:
            watchers.discard(watcher)
            if not watchers:
                self._watchers.pop(token, None)
                if (task := self._tasks.pop(token, None)) is not None:
                    task.cancel()

    async def stop(self) -> None:
        """Tell all watchers that it is over, and look no more."""
        tasks, self._tasks = tuple(self._tasks.values()), {}
        for task in tasks:
            task.cancel()
        for watcher in {each for watchers in self._watchers.values() for each in watchers}:
            watcher.end()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look_after(self, token: str) -> None:
        state: Hashable = None
        told: News | None = None
        while True:
            try:
                now = await self._gallery.state(token)
                if now != state:
                    news, state = News.of(await self._gallery.find(token)), now
                    if news != told:
                        self._tell(token, news)
                    told = news
                    if news.over:
                        return self._end(token)
            except Refused:
                return self._end(token)  # there is no such page any more
            except StoreError as away:
                log.info("not_looked", reason=away.reason)
            await self._clock.wait(asyncio.Event(), PAUSE)

    def _tell(self, token: str, news: News) -> None:
        for watcher in self._watchers.get(token, ()):
            watcher.tell(news)

    def _end(self, token: str) -> None:
        for watcher in self._watchers.get(token, ()):
            watcher.end()
