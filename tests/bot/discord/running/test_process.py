"""A process that takes interactions over HTTP: how it is told to be, and how it ends."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.discord.running.faults import CannotStart
from bot.discord.running.service import serve
from sandbox.driver import Sandbox
from sandbox.endpoint import EndpointError
from tests.support.bot import free_port
from tests.support.sandbox import running
from tests.support.served import BY_HTTP, served


async def test_it_tells_how_it_is_and_what_it_does(tmp_path: Path) -> None:
    async with served(tmp_path) as bot:
        assert await bot.page("/healthz") == (200, "ok")
        assert await bot.page("/readyz") == (200, "ok")
        await bot.take_presses()
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


@pytest.mark.slow
async def test_who_drains_says_so_and_still_answers(tmp_path: Path) -> None:
    async with served(tmp_path, drain_seconds=3) as bot:
        await bot.take_presses()
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
        await bot.take_presses()
        bot.server.context.endpoint.url = f"http://127.0.0.1:{free_port()}/"
        async with Sandbox(bot.server.url) as sandbox:
            assert (await sandbox.person("ann").command("/help")).failed


async def test_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    async with served(tmp_path / "one") as bot:
        settings = bot.settings.model_copy(update={"data_dir": tmp_path / "two"})
        with pytest.raises(CannotStart, match="run-http-port"):
            await serve(settings, bot.server.token, asyncio.Event(), BY_HTTP)
