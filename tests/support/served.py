"""A bot that tells by HTTP how it is, in the process of the test, and the stand-in that posts interactions to it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.discord.answering.client import AviaryClient
from bot.discord.running.by_http import by_http
from bot.discord.running.endpoint import redirect
from bot.discord.running.process import Role
from bot.discord.running.service import serve
from bot.settings import Settings
from sandbox import SandboxServer
from tests.support.bot import free_port
from tests.support.sandbox import running

BY_HTTP = Role(by_http, listens=True)
NOBODY = "http://127.0.0.1:9"
"""Where nobody listens."""


class Served:
    """A bot that `serve` runs."""

    def __init__(self, server: SandboxServer, folder: Path, role: Role, **settings: Any) -> None:
        self.server = server
        self.role = role
        self.port = free_port()
        self.stop = asyncio.Event()
        self._ready = asyncio.Event()
        usual = {"data_dir": folder, "http_port": self.port, "drain_seconds": 0, "automa_pace": 0, "gather": 0}
        self.settings = Settings(**{**usual, **settings})

    async def run(self) -> None:
        await serve(self.settings, self.server.token, self.stop, self.role, always_sync=True, when_ready=self._note)

    async def _note(self, _client: AviaryClient) -> None:
        self._ready.set()

    async def ready(self) -> None:
        async with asyncio.timeout(60):
            await self._ready.wait()

    async def page(self, path: str) -> tuple[int, str]:
        async with aiohttp.ClientSession() as web, web.get(f"http://127.0.0.1:{self.port}{path}") as answer:
            return answer.status, await answer.text()

    async def listens(self) -> None:
        """Wait until it answers at all."""
        async with asyncio.timeout(60):
            while True:
                with contextlib.suppress(aiohttp.ClientError):
                    await self.page("/healthz")
                    return
                await asyncio.sleep(0)

    async def says(self, status: int, word: str) -> None:
        """Wait until it says of itself that it is like that."""
        async with asyncio.timeout(60):
            while await self.page("/readyz") != (status, word):  # noqa: ASYNC110  (nobody tells)
                await asyncio.sleep(0)

    async def post(self) -> int:
        """Post it something that is no interaction; return the status."""
        async with aiohttp.ClientSession() as web, web.post(f"http://127.0.0.1:{self.port}/", data="x") as answer:
            return answer.status

    async def take_presses(self) -> None:
        """Have the stand-in post interactions to it."""
        await self.server.use_endpoint(f"http://127.0.0.1:{self.port}/")


@asynccontextmanager
async def served(
    folder: Path, *, role: Role = BY_HTTP, discord: bool = True, waits: bool = True, **settings: Any
) -> AsyncIterator[Served]:
    """Run a bot over the database in a folder, or another one that the settings name.

    `discord`: whether Discord can be reached at first; `waits`: until the bot is ready, else until it listens.
    """
    before = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE)
    async with running() as server:
        redirect(server.url if discord else NOBODY)
        bot = Served(server, folder, role, **settings)
        task = asyncio.create_task(bot.run())
        try:
            await (bot.ready() if waits and discord else bot.listens())
            yield bot
        finally:
            bot.stop.set()
            await task
            Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before
