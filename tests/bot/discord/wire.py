"""The whole bot, but for its pictures, connected to the stand-in: real HTTP and gateway."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.discord.answering.client import AviaryClient
from bot.discord.answering.request import Services
from bot.discord.messages.pictures import RenderPool
from bot.discord.posting.announcer import ChannelAnnouncer
from bot.drawing.threads import InThreads
from bot.games import PRESENTERS
from bot.hosting.host import Host, Pace
from bot.hosting.posting.outbox import OutboxWork
from bot.store import outbox
from bot.store.database import open_database
from engine.games import GAMES
from sandbox.driver import Sandbox
from sandbox.observed import Answer
from tests.bot.discord.toy_show import ToyPainter
from tests.support.sandbox import all_read_english, connected, running
from tests.support.thinking import AT_RANDOM


@dataclass(frozen=True)
class Wire:
    """A connected bot. Posts are delivered when a test says so, unless `host.begin` was called."""

    sandbox: Sandbox
    host: Host
    announcer: ChannelAnnouncer
    outbox: OutboxWork

    async def deliver(self) -> None:
        """Post what is owed."""
        await self.outbox.deliver()

    async def tried_again(self, press: Awaitable[Answer]) -> Answer:
        """Return what a press is answered with, once it has had suspended posts tried again, and these are posted."""
        answer = await press
        while await self._suspended():  # noqa: ASYNC110  (nobody tells)
            await asyncio.sleep(0.01)
        await self.deliver()
        return answer

    async def _suspended(self) -> bool:
        async with self.host.database.read() as connection:
            return bool(await outbox.suspended(connection))


@asynccontextmanager
async def wired(folder: Path) -> AsyncIterator[Wire]:
    """Connect the bot over the database in a folder."""
    host = Host(
        await open_database(folder), rng=random.Random(3), pace=Pace(automa=0, gather=0, grace=0), thinking=AT_RANDOM
    )
    services = Services(host, GAMES, PRESENTERS, lambda _name: ToyPainter(), RenderPool(InThreads(1)))
    client = AviaryClient(services)
    announcer = ChannelAnnouncer(client, services)
    async with running() as server, connected(client, server) as sandbox:
        all_read_english(server)
        wire = Wire(sandbox, host, announcer, OutboxWork(host._context, announcer))
        yield wire
        await host.close()
    await services.render_pool.stop()
