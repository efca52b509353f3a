"""A bot behind its entrance by HTTP, in the process of the test, and the stand-in that posts to it."""

from __future__ import annotations

import asyncio
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


class Served:
    """A bot that `serve` runs."""

    def __init__(self, server: SandboxServer, folder: Path, **settings: Any) -> None:
        self.server = server
        self.port = free_port()
        self.stop = asyncio.Event()
        self._ready = asyncio.Event()
        usual = {"data_dir": folder, "http_port": self.port, "drain_seconds": 0, "automa_pace": 0, "gather": 0}
        self.settings = Settings(**{**usual, **settings})

    async def run(self) -> None:
        await serve(self.settings, self.server.token, self.stop, BY_HTTP, always_sync=True, when_ready=self._note)

    async def _note(self, _client: AviaryClient) -> None:
        self._ready.set()

    async def ready(self) -> None:
        async with asyncio.timeout(60):
            await self._ready.wait()

    async def page(self, path: str) -> tuple[int, str]:
        async with aiohttp.ClientSession() as web, web.get(f"http://127.0.0.1:{self.port}{path}") as answer:
            return answer.status, await answer.text()

    async def take_presses(self) -> None:
        """Have the stand-in post interactions to it."""
        await self.server.use_endpoint(f"http://127.0.0.1:{self.port}/")


@asynccontextmanager
async def served(folder: Path, **settings: Any) -> AsyncIterator[Served]:
    """Run a bot over the database in a folder, or another one that the settings name."""
    before = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE)
    async with running() as server:
        redirect(server.url)
        bot = Served(server, folder, **settings)
        task = asyncio.create_task(bot.run())
        try:
            await bot.ready()
            yield bot
        finally:
            bot.stop.set()
            await task
            Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before
