"""One process of the bot: what it is made of, and what it is there for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import TypeAlias

from bot.discord.answering.client import AviaryClient
from bot.discord.answering.request import Services
from bot.discord.running.health import Health
from bot.discord.running.web import Door
from bot.settings import Settings
from bot.store.jobs import JobKind

WhenReady: TypeAlias = Callable[[AviaryClient], Awaitable[None]]
ALL_WORK: Collection[JobKind] = tuple(JobKind)


@dataclass(frozen=True, slots=True)
class Process:
    """A process of the bot that has logged in."""

    settings: Settings
    client: AviaryClient
    services: Services
    health: Health
    door: Door
    """Where interactions are posted to it, if that is how it is reached."""
    when_ready: WhenReady | None = None

    async def is_ready(self) -> None:
        """Note that it can be reached."""
        self.health.ready.set()
        if self.when_ready is not None:
            await self.when_ready(self.client)


Entrance: TypeAlias = Callable[[Process, asyncio.Event], Awaitable[None]]
"""Lets interactions in until the event is set."""


@dataclass(frozen=True, slots=True)
class Role:
    """What a process is there for."""

    entrance: Entrance
    work: Collection[JobKind] = ALL_WORK
    """The kinds of work that it does; where it is alone with its database it does all, whatever stands here."""
    listens: bool = False
    """Whether interactions are posted to it; then it listens for HTTP also where no port is set."""
    tells_commands: bool = True
    """Whether it tells Discord the commands where they have changed."""
