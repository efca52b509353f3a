"""A process of the bot that tells by HTTP how it is: from its first moment on, while it is at work, and as it ends."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from pydantic import SecretStr
from structlog.testing import capture_logs

from bot.discord.running import faults as faults_of_start
from bot.discord.running.by_gateway import by_gateway
from bot.discord.running.by_nothing import by_nothing
from bot.discord.running.endpoint import redirect
from bot.discord.running.faults import CannotStart
from bot.discord.running.process import Role
from bot.discord.running.service import serve
from bot.settings import Settings
from bot.store.errors import StoreError
from sandbox.driver import Sandbox
from sandbox.endpoint import EndpointError
from tests.support.bot import free_port
from tests.support.postgres import running_server
from tests.support.sandbox import running
from tests.support.served import BY_HTTP, served

ROLES = pytest.mark.parametrize(
    "role", [BY_HTTP, Role(by_gateway), Role(by_nothing, tells_commands=False)], ids=["serve", "run", "work"]
)
NO_SERVER = "postgresql://ann:s3cret@127.0.0.1:9/games"


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
        await bot.says(503, "draining")
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


@ROLES
async def test_it_listens_while_discord_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, role: Role) -> None:
    """Else whoever looks after it would start it again and again for as long as Discord is away."""
    monkeypatch.setattr(faults_of_start, "PAUSES", (0.01,))
    async with served(tmp_path, role=role, discord=False) as bot:
        await bot.says(503, "not-logged-in")
        assert await bot.page("/healthz") == (200, "ok")
        assert "aviary_store_up 1.0" in (await bot.page("/metrics"))[1]
        assert await bot.post() == (503 if role.listens else 404)
        redirect(bot.server.url)
        await bot.ready()
        assert await bot.page("/readyz") == (200, "ok")
        assert await bot.post() == (401 if role.listens else 404)


@ROLES
async def test_it_listens_while_the_server_of_its_database_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, role: Role
) -> None:
    monkeypatch.setattr(faults_of_start, "PAUSES", (0.01,))
    async with served(tmp_path, role=role, waits=False, database_url=NO_SERVER) as bot:
        await bot.says(503, "store-unreachable")
        assert await bot.page("/healthz") == (200, "ok")
        assert "aviary_store_up 0.0" in (await bot.page("/metrics"))[1]
        assert await bot.post() == (503 if role.listens else 404)


@pytest.mark.slow
@pytest.mark.postgres
async def test_it_begins_once_the_server_of_its_database_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(faults_of_start, "PAUSES", (0.1,))
    with running_server() as server, capture_logs() as logged:
        await server.make("games")
        server.stop()
        async with served(tmp_path, waits=False, database_url=server.address("games")) as bot:
            await bot.says(503, "store-unreachable")
            await asyncio.to_thread(server.start)
            await bot.ready()
            assert await bot.page("/readyz") == (200, "ok")
    told = [(each["event"], each.get("reason")) for each in logged if each["event"].startswith("store_")]
    assert (told[0], told[-1]) == (("store_away", "store-unreachable"), ("store_back", None))


@pytest.mark.slow
@pytest.mark.postgres
async def test_what_is_wrong_in_the_settings_is_not_waited_for(tmp_path: Path) -> None:
    with running_server() as server:
        settings = Settings(data_dir=tmp_path, http_port=free_port(), database_url=SecretStr(server.address("nowhere")))
        with pytest.raises(StoreError, match="store-no-database"):
            await serve(settings, "token", asyncio.Event(), BY_HTTP)


async def test_a_second_bot_over_a_file_is_told_of_the_first_and_not_of_its_port(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.instance_lock.PATIENCE", 0)
    async with served(tmp_path) as bot:
        with pytest.raises(StoreError, match="store-in-use"):
            await serve(bot.settings, bot.server.token, asyncio.Event(), BY_HTTP)
