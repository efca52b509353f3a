"""All the work in the background that one process can do."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Protocol

from bot.hosting.automa import AutomaWork
from bot.hosting.context import HostContext
from bot.hosting.hands.work import HandWork
from bot.hosting.notices.work import NoticeWork
from bot.hosting.outbox import OutboxWork
from bot.hosting.post import Announcer
from bot.hosting.timers.effects import EFFECTS
from bot.hosting.timers.work import TimerWork
from bot.store.jobs import JobKind


class Work(Protocol):
    """Work of one kind, each thing named by a key (`JobKind` says what it is)."""

    kind: JobKind

    async def owed(self) -> Collection[int]:
        """Return the keys for which something is due now."""
        ...

    async def do(self, key: int) -> datetime | None:
        """Do what is due for a key, and return when more of it will be; None: nothing more is known of."""
        ...


class Works:
    """The works of a process, over one context and announcer."""

    def __init__(self, context: HostContext, announcer: Announcer) -> None:
        self.context = context
        self.posts = OutboxWork(context, announcer)
        self.letters = NoticeWork(context, announcer)
        self.hands = HandWork(context, announcer)
        self.timers = TimerWork(context, EFFECTS)
        self.automas = AutomaWork(context)
        context.on_hands_left = self.hands.leave
