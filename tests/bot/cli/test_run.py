"""Starting the bot: what it says, what it refuses, and that it stops in order."""

from __future__ import annotations

import asyncio
import gc
import os
import re
import signal
import socket
import sys
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from yarl import URL

from bot.cli import in_sandbox, logs, run
from bot.cli.collecting import leave_the_program_alone, loading
from bot.cli.console import Trouble
from bot.cli.first_tables import FIRST
from bot.cli.hosting import read_settings
from bot.discord.running import faults as faults_of_start
from bot.discord.running.endpoint import redirect, use_api
from bot.discord.running.faults import CannotStart
from bot.discord.running.service import register_commands, serve
from bot.locale.words import wording
from bot.settings import Settings
from bot.store import servers, servers_left
from bot.store.database import open_database
from sandbox.driver import Sandbox
from sandbox.server import SandboxServer
from tests.bot.cli import run as command_line
from tests.bot.cli import system_in
from tests.support.sandbox import running
from tests.support.tongues import said_wrongly

ROOT = Path(__file__).parents[3]
AS_PYTHON_HAS_IT = (700, 10, 10)


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder without a .env, in an environment without settings; what `redirect` changes is put back."""
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    for holder, name in (
        (discord.http.Route, "BASE"),
        (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY"),
        (discord.asset.Asset, "BASE"),
    ):
        monkeypatch.setattr(holder, name, getattr(holder, name))
    return tmp_path


def settings(folder: Path) -> Settings:
    return Settings(data_dir=folder / "data", automa_pace=0, gather=0)


@pytest.mark.slow
async def test_without_a_token_the_sandbox_opens_with_a_board_and_has_a_table_of_each_game(
    elsewhere: Path,
) -> None:
    async with sandbox_process(elsewhere) as sandbox:
        ann = sandbox.person("ann")
        welcome = await ann.wait_for(lambda seen: "Play Moa now" in seen.buttons, patience=100)
        assert [each.id for each in await ann.sees()] == [welcome.id]
        assert welcome.pictures
        assert "`/learn`" in welcome.text
        assert {"Learn Moa", "Learn La Isla", "Learn Wingspan Automa"} <= set(welcome.buttons)
        await ann.press(welcome, "Learn Moa")
        assert await ann.wait_for(lambda seen: seen.private and "step 1 of" in seen.text)
        await ann.press(welcome, "Play Moa now")
        assert await ann.wait_for(lambda seen: "Take your turn" in seen.buttons, patience=100)
        answer = await ann.command("/table new", channel="general", game="moa")
        assert answer.private
        assert await ann.wait_for(lambda seen: "Join" in seen.buttons, "general")
        await ann.wait_for(lambda seen: "Take your turn" in seen.buttons, "moa", patience=100)
        await ann.wait_for(lambda seen: "Choose your cards" in seen.buttons, "laisla", patience=100)
        await ann.wait_for(lambda seen: "Begin as usual" in seen.buttons, "wingspan", patience=100)


@pytest.mark.slow
@pytest.mark.parametrize(("language", "system"), [("de", "de_DE.UTF-8"), ("pl", "pl_PL.UTF-8")])
async def test_the_sandbox_speaks_the_language_of_the_system(elsewhere: Path, language: str, system: str) -> None:
    words = wording(language)
    async with sandbox_process(elsewhere, LC_ALL=system) as sandbox:
        ann = sandbox.person("ann")
        begins = words("button-open-now", game=words("moa-name"))
        welcome = await ann.wait_for(lambda seen: begins in seen.buttons, patience=100)
        assert words("welcome", game=words("moa-name")) in welcome.text
        (shown,) = [each for each in (await ann.world())["people"] if each["name"] == "ann"]
        assert shown["locale"] == language
        table = await ann.wait_for(lambda seen: words("button-turn") in seen.buttons, "moa", patience=100)
        assert said_wrongly([welcome.text, table.text], language) == {}


@asynccontextmanager
async def sandbox_process(folder: Path, **settings: str) -> AsyncIterator[Sandbox]:
    """Run `aviary run` without a token in a process of its own; give its sandbox."""
    environment = {**os.environ, "CI": "1", "DATA_DIR": str(folder), "AUTOMA_PACE": "0", "GATHER": "0", **settings}
    arguments = ("-c", "from bot.cli import main; main()", "run", "--port", "0")
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *arguments,
        env=environment,
        cwd=folder,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(60):
            line = (await process.stdout.readline()).decode()
        url = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert url, line
        async with Sandbox(url[0]) as sandbox:
            yield sandbox
    finally:
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(30):
            _, errors = await process.communicate()
    assert process.returncode == 0
    assert b"stopped" in errors
    assert b"Traceback" not in errors


async def test_a_wrong_token_is_said(elsewhere: Path) -> None:
    server = SandboxServer()
    redirect(await server.start())
    try:
        with pytest.raises(CannotStart, match="run-token-refused"):
            await serve(settings(elsewhere), "not.the.token", asyncio.Event())
    finally:
        await server.stop()


async def test_a_server_that_has_removed_the_bot_is_noted(elsewhere: Path) -> None:
    """The bot lists its servers at the start. What the maintenance is at is brought to its end when the bot stops."""
    server, stop = SandboxServer(), asyncio.Event()
    redirect(await server.start())
    here, gone = (int(each) for each in list(server.world.guilds)[:2])
    server.world.move_bot(server.world.find_guild(str(gone)), is_in=False)
    server.traffic.listeners.append(lambda each: stop.set() if each.template == "/users/@me/guilds" else None)
    database = await open_database(elsewhere / "data")
    async with database.write() as connection:
        for each in (here, gone):
            await servers.change(connection, each, threads=True)
    await database.close()
    try:
        async with asyncio.timeout(30):
            await serve(settings(elsewhere), server.token, stop)
    finally:
        await server.stop()
    database = await open_database(elsewhere / "data")
    async with database.read() as connection:
        assert set(await servers_left.noted(connection)) == {gone}
    await database.close()


async def test_without_a_network_the_log_in_is_tried_again_with_growing_pauses(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, stop, pauses = SandboxServer(), asyncio.Event(), list[float]()
    url = await server.start()
    sleep = asyncio.sleep

    async def pause(seconds: float) -> None:
        if seconds and asyncio.current_task() in by_name("log_in"):
            pauses.append(seconds)
            if len(pauses) == 5:
                redirect(url)
        await sleep(0)

    async def end(_client: Any) -> None:
        stop.set()

    redirect("http://127.0.0.1:9")
    monkeypatch.setattr(asyncio, "sleep", pause)
    try:
        async with asyncio.timeout(60):
            await serve(settings(elsewhere), server.token, stop, when_ready=end)
    finally:
        monkeypatch.undo()
        await server.stop()
    assert pauses == [1, 5, 15, 60, 60]


async def test_who_stops_the_bot_while_there_is_no_network_need_not_wait(elsewhere: Path) -> None:
    redirect("http://127.0.0.1:9")
    stop = asyncio.Event()
    serving = asyncio.create_task(serve(settings(elsewhere), "x", stop))
    async with asyncio.timeout(30):
        while not by_name("log_in"):  # noqa: ASYNC110  (nobody tells)
            await asyncio.sleep(0.01)
        stop.set()
        await serving


async def test_a_token_that_is_refused_after_a_while_without_network_is_said(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = SandboxServer()
    url = await server.start()
    request, faults = (
        discord.http.HTTPClient.request,
        deque([OSError(101, "Network is unreachable"), discord.RateLimited(60), refused(429), refused(408)]),
    )

    async def flaky(self: Any, *args: Any, **given: Any) -> Any:
        if faults:
            raise faults.popleft()
        return await request(self, *args, **given)

    redirect(url)
    monkeypatch.setattr(discord.http.HTTPClient, "request", flaky)
    monkeypatch.setattr(faults_of_start, "PAUSES", (0.0,))
    try:
        with pytest.raises(CannotStart, match="run-token-refused"):
            await serve(settings(elsewhere), "not.the.token", asyncio.Event())
    finally:
        await server.stop()
    assert not faults


def refused(status: int) -> discord.HTTPException:
    """Return what the library raises for a status by which somebody before Discord answers."""
    response: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(response, "not from Discord")


async def test_telling_the_commands_by_request_does_not_wait_for_a_network(elsewhere: Path) -> None:
    redirect("http://127.0.0.1:9")
    with pytest.raises(CannotStart, match="run-no-connection"):
        await register_commands(settings(elsewhere), "x")


def by_name(name: str) -> set[asyncio.Task[Any]]:
    """Return the running tasks of that name."""
    return {task for task in asyncio.all_tasks() if task.get_name() == name}


async def test_a_broken_line_before_the_connection_is_tried_again(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults = deque([aiohttp.ServerDisconnectedError(), OSError(54, "reset"), discord.RateLimited(60)])
    ask = discord.http.HTTPClient.get_bot_gateway

    async def flaky(self: Any) -> Any:
        if faults:
            raise faults.popleft()
        return await ask(self)

    monkeypatch.setattr(discord.http.HTTPClient, "get_bot_gateway", flaky)
    monkeypatch.setattr(faults_of_start, "PAUSES", (0.0,))
    server, stop = SandboxServer(), asyncio.Event()
    redirect(await server.start())

    async def end(_client: Any) -> None:
        stop.set()

    try:
        async with asyncio.timeout(30):
            await serve(settings(elsewhere), server.token, stop, when_ready=end)
    finally:
        await server.stop()
    assert not faults


@pytest.mark.parametrize("shards", [None, "0/1"])
async def test_a_proxy_is_asked_where_the_gateway_is(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, shards: str | None
) -> None:
    """With a range of shards the library goes to Discord's own gateway without asking anybody."""
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", URL("ws://127.0.0.1:1/"))
    server, stop = SandboxServer(), asyncio.Event()
    use_api(f"{await server.start()}/api/v10")
    proxied = settings(elsewhere).model_copy(update={"discord_api": discord.http.Route.BASE, "shards": shards})

    async def end(_client: Any) -> None:
        stop.set()

    try:
        async with asyncio.timeout(30):
            await serve(proxied, server.token, stop, when_ready=end)
    finally:
        await server.stop()
    assert stop.is_set()


async def test_a_fault_in_the_greeting_is_not_swallowed(elsewhere: Path) -> None:
    server = SandboxServer()
    redirect(await server.start())

    async def fail(_client: Any) -> None:
        raise ZeroDivisionError

    try:
        async with asyncio.timeout(30):
            with pytest.raises(ZeroDivisionError):
                await serve(settings(elsewhere), server.token, asyncio.Event(), when_ready=fail)
    finally:
        await server.stop()


async def test_commands_are_registered_when_discord_lets_us(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The library waits for half a minute at most, and then says how long it would have to."""
    server, limits = SandboxServer(), deque([discord.RateLimited(0.0), discord.RateLimited(0.0)])
    redirect(await server.start())
    register = discord.http.HTTPClient.bulk_upsert_global_commands

    async def limited(self: Any, *given: Any, **more: Any) -> Any:
        if limits:
            raise limits.popleft()
        return await register(self, *given, **more)

    monkeypatch.setattr(discord.http.HTTPClient, "bulk_upsert_global_commands", limited)
    try:
        await register_commands(settings(elsewhere), server.token)
    finally:
        await server.stop()
    assert server.world.commands[""]
    assert not limits


async def test_commands_are_registered_by_request(elsewhere: Path) -> None:
    server = SandboxServer()
    redirect(await server.start())
    try:
        for _ in range(2):
            await register_commands(settings(elsewhere), server.token)
        assert server.traffic.used["PUT /applications/{application_id}/commands"] == 2
    finally:
        await server.stop()


def test_a_taken_port_is_said(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "configure", lambda *_: None)
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(Trouble, match="--port"):
        run._run_sandbox(settings(elsewhere), taken.getsockname()[1], no_open=True, begins=False)


@pytest.mark.parametrize("key", ["run-port", "run-http-port", "run-web-port", "cli-web-port"])
@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_a_port_is_written_as_it_is_typed(key: str, language: str) -> None:
    assert "45678" in wording(language)(key, host="::1", port=45678, cause="in use")


def test_a_part_of_the_bot_says_what_it_does_only_when_nothing_is_wrong(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What keeps it from starting is a sentence: an address, a kind of work, a token."""
    monkeypatch.setenv("DATABASE_URL", "no address")
    assert_refused("DATABASE_URL is not the address", "work")
    monkeypatch.delenv("DATABASE_URL")
    assert_refused("needs a PostgreSQL database", "work")
    assert_refused('no work of the kind "post"', "work", "--kinds", "post")
    assert_refused('no work of the kind "post"', "serve", "--work", "post")
    assert_refused("needs a DISCORD_TOKEN", "serve")


def assert_refused(sentence: str, *arguments: str) -> None:
    done = command_line(*arguments)
    assert (done.code, done.out) == (1, "")
    assert sentence in done.err
    assert "Error" not in done.err


def test_a_setting_that_cannot_be_used_is_said(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDBOX_PORT", "many")
    with pytest.raises(Trouble, match="SANDBOX_PORT"):
        read_settings()


@pytest.mark.parametrize("value", ["file.toml", '{"moa": 3}', "[]"])
def test_a_setting_that_is_no_setting_at_all_is_said_in_the_own_language(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, value: str
) -> None:
    monkeypatch.setenv("COMPONENTS", value)
    for language, told in (("de", "Es ist nicht richtig geschrieben"), ("pl", "zapis jest niepoprawny")):
        with system_in(language), pytest.raises(Trouble, match=f"COMPONENTS.*: {told}"):
            read_settings()


@pytest.mark.parametrize("shards", ["0-100000000/200000000", "0/50001"])
def test_more_shards_than_any_bot_has_are_refused_with_the_reason(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, shards: str
) -> None:
    monkeypatch.setenv("SHARDS", shards)
    told = {"en": "advises one for each 1,000 servers", "de": "rät zu einem für je 1.000 Server", "pl": "jeden na 1000"}
    for language, sentence in told.items():
        with system_in(language), pytest.raises(Trouble, match=rf"SHARDS.*50000.*{sentence}"):
            read_settings()
    monkeypatch.setenv("SHARDS", "49999/50000")
    assert read_settings().shard_range == (range(49_999, 50_000), 50_000)


@pytest.mark.parametrize("command", ["run", "serve", "work"])
def test_what_is_set_to_nothing_is_not_set(elsewhere: Path, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    """As compose.yaml passes on what is not set: DISCORD_API, say."""
    for name in Settings.model_fields:
        monkeypatch.setenv(name.upper(), "")
    monkeypatch.setenv("COMPONENTS_MOA", "")
    monkeypatch.setenv("DISCORD_TOKEN", "a.token")
    if command == "work":
        monkeypatch.setenv("DATABASE_URL", "postgresql://nobody@127.0.0.1:9/games")
    begun: list[Settings] = []

    async def begin(settings: Settings, *_: object) -> None:
        begun.append(settings)

    monkeypatch.setattr(run, "run_role", begin)
    monkeypatch.setattr(logs, "configure", lambda *_: None)
    monkeypatch.setattr(run, "use_api", lambda address: pytest.fail(f"sends requests to {address!r}"))
    done = command_line(command)
    assert (done.code, done.err) == (0, "")
    (settings,) = begun
    usual = Settings.model_fields
    given = {"discord_token", "database_url"}
    assert {name: getattr(settings, name) for name in usual if name not in given} == {
        name: field.get_default(call_default_factory=True) for name, field in usual.items() if name not in given
    }


def test_syncing_needs_a_token(elsewhere: Path) -> None:
    with pytest.raises(Trouble, match="DISCORD_TOKEN"):
        run.run(sync=True)


def test_every_setting_is_in_the_example() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    listed = set(re.findall(r"^#([A-Z_]+)=", example, re.MULTILINE))
    expected = {name.upper() for name in Settings.model_fields} - {"COMPONENTS"} | {"COMPONENTS_MOA"}
    assert listed == expected
    for name, field in Settings.model_fields.items():
        if field.default not in (None, ...) and name != "components":
            assert f"#{name.upper()}={field.default}" in example


def test_no_garbage_is_looked_for_while_a_command_is_loaded() -> None:
    before = gc.get_freeze_count()
    try:
        with loading():
            assert not gc.isenabled()
        assert gc.isenabled()
        assert gc.get_freeze_count() > before
        with pytest.raises(ImportError), loading():
            raise ImportError
        assert gc.isenabled()
    finally:
        gc.unfreeze()


def test_the_program_itself_is_not_looked_through_for_garbage() -> None:
    before = gc.get_threshold()
    gc.set_threshold(*AS_PYTHON_HAS_IT)  # other tests may have called it in this process
    leave_the_program_alone()
    try:
        assert gc.get_freeze_count() > 10 * len(gc.get_objects())
        assert gc.get_threshold() > AS_PYTHON_HAS_IT
    finally:
        gc.set_threshold(*before)


@pytest.mark.parametrize(
    ("language", "locale"), [("pt_BR", "pt-BR"), ("sv", "sv-SE"), ("en", "en-US"), ("xx", "en-US")]
)
async def test_the_first_person_has_the_discord_of_that_language(language: str, locale: str) -> None:
    async with running() as server:
        in_sandbox._let_first_speak(server, language)
        assert server.world.find_person(FIRST).locale == locale
