"""All the work in the background that one process can do."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Protocol

from bot.hosting.background import Background
from bot.hosting.context import HostContext
from bot.hosting.filming.work import FilmWork
from bot.hosting.hands.work import HandWork
from bot.hosting.leagues.work import LeagueWork
from bot.hosting.notices.work import NoticeWork, RecallWork
from bot.hosting.playing.automa import AutomaWork
from bot.hosting.posting.outbox import OutboxWork, TidyWork
from bot.hosting.posting.post import Announcer
from bot.hosting.timers.effects import EFFECTS
from bot.hosting.timers.work import TimerWork
from bot.store.jobs import JobKind


class Work(Protocol):
    """Work of one kind, each thing named by a key (`JobKind` says what it is)."""

    async def owed(self) -> Collection[int]:
        """Return the keys for which something is due now."""
        ...

    async def do(self, key: int) -> datetime | None:
        """Do what is due for a key, and return when more of it will be; None: nothing more is known of.

        Doing it twice, also in two processes at the same time, is as good as once.
        """
        ...


class Works:
    """The works of a process, over one context and announcer."""

    def __init__(self, context: HostContext, announcer: Announcer) -> None:
        self.context = context
        self.posts = OutboxWork(context, announcer)
        self.letters = NoticeWork(context, announcer)
        self.hands = HandWork(context, announcer)
        self.films = FilmWork(context, announcer)
        self.timers = TimerWork(context, EFFECTS)
        self.automas = AutomaWork(context)
        self.leagues = LeagueWork(context, announcer)
        self.by_kind: Mapping[JobKind, Work] = {
            JobKind.POSTS: self.posts,
            JobKind.LETTERS: self.letters,
            JobKind.TIMERS: self.timers,
            JobKind.AUTOMAS: self.automas,
            JobKind.HANDS: self.hands,
            JobKind.RECALLS: RecallWork(self.letters),
            JobKind.LEAGUES: self.leagues,
            JobKind.PICTURES: self.films,
            JobKind.TIDYING: TidyWork(self.posts),
        }
        self.loops: Sequence[Background] = (
            self.posts,
            self.timers,
            self.letters,
            self.hands,
            self.leagues,
            self.films,
        )
        """What a bot that is alone does in loops, posts first, which tell of all the others."""
        context.on_hands_left = self.hands.leave

    def stop(self) -> None:
        """Begin nothing more."""
        self.automas.begin_no_more()
        for each in self.loops:
            each.stop()

    async def ended(self) -> None:
        """Wait for what is under way beside the jobs."""
        await self.automas.stop()
        await self.posts.ended()
        await self.letters.ended()
        await self.hands.ended()
