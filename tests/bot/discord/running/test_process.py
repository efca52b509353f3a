"""A process that takes interactions over HTTP: how it is told to be, and how it ends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.discord.client import AviaryClient
from bot.discord.endpoint import redirect
from bot.discord.running.by_http import by_http
from bot.discord.running.faults import CannotStart
from bot.discord.running.process import Role
from bot.discord.service import serve
from bot.settings import Settings
from sandbox import SandboxServer
from sandbox.driver import Sandbox
from sandbox.endpoint import EndpointError
from tests.support.bot import free_port
from tests.support.sandbox import running

BY_HTTP = Role(by_http, listens=True)


class Served:
    """A bot behind its entrance by HTTP, and the stand-in that posts to it."""

    def __init__(self, server: SandboxServer, folder: Path, drain: float) -> None:
        self.server = server
        self.port = free_port()
        self.stop = asyncio.Event()
        self._ready = asyncio.Event()
        self.settings = Settings(data_dir=folder, http_port=self.port, drain_seconds=drain, automa_pace=0, gather=0)

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


@asynccontextmanager
async def served(folder: Path, drain: float = 0) -> AsyncIterator[Served]:
    before = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE)
    async with running() as server:
        redirect(server.url)
        bot = Served(server, folder, drain)
        task = asyncio.create_task(bot.run())
        try:
            await bot.ready()
            yield bot
        finally:
            bot.stop.set()
            await task
            Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before


async def test_it_tells_how_it_is_and_what_it_does(tmp_path: Path) -> None:
    async with served(tmp_path) as bot:
        assert await bot.page("/healthz") == (200, "ok")
        assert await bot.page("/readyz") == (200, "ok")
        await bot.server.use_endpoint(f"http://127.0.0.1:{bot.port}/")
        async with Sandbox(bot.server.url) as sandbox:
            ann = sandbox.person("ann")
            answer = await ann.command("/table new", game="moa")
            assert not answer.failed
            await ann.wait_for(lambda seen: "Join" in seen.buttons)
        _, told = await bot.page("/metrics")
        assert 'aviary_press_seconds_count{kind="/table new",outcome="done"} 1.0' in told
        assert 'aviary_discord_requests_total{method="POST",status="200"}' in told
        assert 'aviary_owed{kind="posts"}' in told
        assert "aviary_store_up 1.0" in told
        assert bot.server.traffic.violations == []


async def test_who_drains_says_so_and_still_answers(tmp_path: Path) -> None:
    async with served(tmp_path, drain=3) as bot:
        await bot.server.use_endpoint(f"http://127.0.0.1:{bot.port}/")
        bot.stop.set()
        await asyncio.sleep(0)
        async with asyncio.timeout(30):
            while (await bot.page("/readyz")) != (503, "draining"):  # noqa: ASYNC110  (nobody tells)
                await asyncio.sleep(0)
        async with Sandbox(bot.server.url) as sandbox:
            assert not (await sandbox.person("ann").command("/help")).failed


async def test_an_address_that_does_not_check_signatures_is_not_taken() -> None:
    async with running() as server:
        with pytest.raises(EndpointError, match="PING"):
            await server.use_endpoint(f"{server.url}/sandbox/endpoint")
        with pytest.raises(EndpointError, match="reached"):
            await server.use_endpoint(f"http://127.0.0.1:{free_port()}/")
        assert server.context.endpoint.url is None


async def test_a_press_that_nobody_takes_fails_at_once(tmp_path: Path) -> None:
    async with served(tmp_path) as bot:
        await bot.server.use_endpoint(f"http://127.0.0.1:{bot.port}/")
        bot.server.context.endpoint.url = f"http://127.0.0.1:{free_port()}/"
        async with Sandbox(bot.server.url) as sandbox:
            assert (await sandbox.person("ann").command("/help")).failed


async def test_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    async with served(tmp_path / "one") as bot:
        settings = bot.settings.model_copy(update={"data_dir": tmp_path / "two"})
        with pytest.raises(CannotStart, match="run-http-port"):
            await serve(settings, bot.server.token, asyncio.Event(), BY_HTTP)
