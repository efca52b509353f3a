"""The bot as a process of its own, which tests can kill and start again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route
from pydantic import SecretStr

from bot.discord.running.by_http import by_http
from bot.discord.running.endpoint import redirect
from bot.discord.running.process import Role
from bot.discord.running.service import EVERYTHING, serve
from bot.hosting.clock import FollowingClock
from bot.hosting.playing import delays
from bot.settings import Settings
from sandbox import SandboxServer
from sandbox.driver import Sandbox
from sandbox.endpoint import EndpointError

ROOT = Path(__file__).parents[2]


class Way(NamedTuple):
    """How a bot is run."""

    entrance: str
    """By which the stand-in sends it interactions: gateway or http."""
    database: str
    """Over which database: sqlite or postgresql."""


ALONE, SHARED = Way("gateway", "sqlite"), Way("http", "postgresql")
BOTH_WAYS = pytest.mark.parametrize(
    "way",
    [
        pytest.param(ALONE, id="gateway-sqlite"),
        pytest.param(SHARED, id="http-postgresql", marks=[pytest.mark.slow, pytest.mark.postgres]),
    ],
    indirect=True,
)
"""Marks tests that hold for a bot that is alone over its file, and for one of those that share a database."""
entrance = ALONE.entrance
address: str | None = None
"""What the test that runs now has chosen (fixture `way`); the address is that of a database that is no file."""
LONGEST_START = 300
"""Seconds after which a bot that was started will not be connected any more, on a machine that does much else."""


class BotProcess:
    """The bot, connected to the stand-in `server`; its database and its log are in `folder`."""

    def __init__(self, server: SandboxServer, folder: Path, **settings: str) -> None:
        self._server = server
        self._folder = folder
        self.address = settings.get("DATABASE_URL", address)
        """Of its database; None: it is a file in its folder."""
        self._settings = {
            **({"DATABASE_URL": self.address} if self.address else {}),
            **{"DATA_DIR": str(folder / "data"), "AUTOMA_PACE": "0", "GATHER": "0", "LOG_LEVEL": "info"},
            **settings,
        }
        self._process: asyncio.subprocess.Process | None = None
        self._port = free_port() if entrance == "http" else None
        self._reaching: asyncio.Task[None] | None = None

    @property
    def log(self) -> str:
        """All that it has logged, over all its lives."""
        return (self._folder / "bot.log").read_text(encoding="utf-8")

    @property
    def pid(self) -> int:
        """The number of its process; RuntimeError when there is none."""
        if self._process is None:
            raise RuntimeError("The bot does not run.")
        return self._process.pid

    async def start(self) -> None:
        """Start it; comes back when it is connected."""
        await self.launch()
        async with Sandbox(self._server.url) as sandbox:
            await sandbox.wait_online(LONGEST_START)

    def _reach(self) -> None:
        """Have interactions posted to the bot that was launched, once it answers; by the gateway it comes by itself."""
        if self._port is not None:
            self._reaching = asyncio.create_task(self._become_the_endpoint(f"http://127.0.0.1:{self._port}/"))

    async def _leave(self) -> None:
        """Post it nothing any more."""
        if self._reaching is not None:
            self._reaching.cancel()
            await asyncio.gather(self._reaching, return_exceptions=True)
            self._reaching = None
            await self._server.use_endpoint(None)

    async def _become_the_endpoint(self, url: str) -> None:
        async with asyncio.timeout(LONGEST_START):
            while True:
                with contextlib.suppress(EndpointError):
                    await self._server.use_endpoint(url)
                    return
                await asyncio.sleep(0.05)

    async def launch(self) -> None:
        """Start it; comes back when there is a process, long before it is connected."""
        with (self._folder / "bot.log").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.support.bot_main", self._server.url),
                cwd=ROOT,
                env={**os.environ, "DISCORD_TOKEN": self._server.token, **self._entrance, **self._settings},
                stdout=log,
                stderr=log,
            )
        self._reach()

    @property
    def _entrance(self) -> dict[str, str]:
        if self._port is None:
            return {}
        return {"TEST_ENTRANCE": "http", "HTTP_PORT": str(self._port), "DRAIN_SECONDS": "0"}

    async def kill(self) -> None:
        """End it at once, without a farewell."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """End it in order."""
        await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(how)
        await self._process.wait()
        self._process = None
        await self._leave()
        async with Sandbox(self._server.url) as sandbox:
            await sandbox.wait_offline()


class BotBeside(BotProcess):
    """The bot in the tests' own process, by the clock of the stand-in, which can be wound on. It cannot be killed.

    It gathers what it posts as it does for people, so that one post tells all that it answers for somebody.
    """

    _running: asyncio.Task[None] | None = None

    @property
    def log(self) -> str:
        """It writes none."""
        return ""

    async def launch(self) -> None:
        """Start it; comes back long before it is connected."""
        self._stop = asyncio.Event()
        self._before = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE, delays.GRACE)
        delays.GRACE = 0.0
        redirect(self._server.url)
        url = SecretStr(self.address) if self.address else None
        settings = Settings(data_dir=self._folder / "data", database_url=url, automa_pace=0)
        clock = FollowingClock(self._server.clock)
        role = EVERYTHING
        if self._port is not None:
            settings = settings.model_copy(update={"http_port": self._port, "drain_seconds": 0.0})
            role = Role(by_http, listens=True)
        serving = serve(settings, self._server.token, self._stop, role, always_sync=True, clock=clock)
        self._running = asyncio.create_task(serving, name="bot")
        self._reach()

    async def stop(self) -> None:
        """End it in order."""
        if self._running is not None:
            self._stop.set()
            await self._running
            Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE, delays.GRACE = self._before
            self._running = None
            await self._leave()


def free_port() -> int:
    """Return a port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
