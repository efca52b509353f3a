"""Pages on the web beside the bot, in the same process: from the switch of a manager to a page in the browser."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.discord.answering.client import AviaryClient
from bot.discord.running.endpoint import redirect
from bot.discord.running.faults import CannotStart
from bot.discord.running.service import serve
from bot.settings import Settings
from sandbox import SandboxServer
from sandbox.driver import Sandbox
from tests.support.bot import free_port
from tests.support.sandbox import running


@asynccontextmanager
async def serving(server: SandboxServer, settings: Settings) -> AsyncIterator[None]:
    """Run a bot that is connected to the stand-in."""
    before = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE)
    redirect(server.url)
    stop, ready = asyncio.Event(), asyncio.Event()

    async def note(_client: AviaryClient) -> None:
        ready.set()

    task = asyncio.create_task(serve(settings, server.token, stop, always_sync=True, when_ready=note))
    waiting = asyncio.create_task(ready.wait())
    try:
        await asyncio.wait((task, waiting), timeout=60, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            task.result()
        yield
    finally:
        waiting.cancel()
        stop.set()
        await asyncio.gather(task, return_exceptions=True)
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before


async def get(address: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        return answer.status, await answer.text()


async def test_a_post_links_a_page_that_the_bot_serves(tmp_path: Path) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    settings = Settings(data_dir=tmp_path, automa_pace=0, gather=0, web_port=port, web_address=address)
    async with running() as server, serving(server, settings), Sandbox(server.url) as sandbox:
        ann = sandbox.person("ann")
        page = (await ann.command("/server settings")).message
        assert page is not None
        assert not (await ann.press(page, "Pages on the web")).failed
        await ann.command("/table new", game="wingspan")
        lobby = await ann.wait_for(lambda seen: "Start" in seen.buttons)
        await ann.press(lobby, "Start")
        post = await ann.wait_for(lambda seen: "in the browser" in seen.text)
        (link,) = re.findall(r"\(<(http\S+)>\)", post.text)
        assert link.startswith(f"{address}/t/")
        status, told = await get(link)
        assert status == 200
        assert "This game goes on" in told


async def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        settings = Settings(data_dir=tmp_path, web_port=int(taken.getsockname()[1]))
        async with running() as server:
            with pytest.raises(CannotStart, match="run-web-port"):
                async with serving(server, settings):
                    pass
