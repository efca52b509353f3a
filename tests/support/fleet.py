"""The bot as many processes over one PostgreSQL database: those that take interactions, behind a load balancer or each
with a part of the gateway's shards, and those that work."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import aiohttp
from aiohttp import web

from sandbox import SandboxServer
from tests.support.bot import LONGEST_START, ROOT, free_port

TRY = aiohttp.ClientTimeout(total=2.5)


@dataclass
class Member:
    """One process."""

    settings: Mapping[str, str]
    port: int
    tree: Path = ROOT
    """Where the program lies that it runs."""
    process: asyncio.subprocess.Process | None = None
    lives: int = 0
    changing: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held by who ends and starts it: of two who start it, one process would be forgotten."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@dataclass
class Balancer:
    """Passes each interaction on to one process, and to the next one where that does not answer."""

    members: list[Member]
    passed: int = 0
    tried_again: int = 0
    _turn: count[int] = field(default_factory=count)
    _session: aiohttp.ClientSession | None = None
    _runner: web.AppRunner | None = None

    async def start(self) -> str:
        """Listen; give the address."""
        self._session = aiohttp.ClientSession(timeout=TRY)
        application = web.Application()
        application.add_routes([web.post("/", self._pass)])
        self._runner = web.AppRunner(application, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        return f"http://127.0.0.1:{self._runner.addresses[0][1]}/"

    async def stop(self) -> None:
        if self._session is not None:
            await self._session.close()
        if self._runner is not None:
            await self._runner.cleanup()

    async def _pass(self, request: web.Request) -> web.Response:
        body, first = await request.read(), next(self._turn)
        kept = {name: value for name, value in request.headers.items() if name.startswith(("X-Sig", "Content-Type"))}
        self.passed += 1
        for number in range(len(self.members)):
            member = self.members[(first + number) % len(self.members)]
            assert self._session is not None
            try:
                async with self._session.post(member.address, data=body, headers=kept) as answer:
                    if answer.status < 500:
                        kind = answer.content_type
                        return web.Response(status=answer.status, body=await answer.read(), content_type=kind)
            except (aiohttp.ClientError, TimeoutError):
                pass
            self.tried_again += 1
        return web.Response(status=502)


class Fleet:
    """So many processes of each role."""

    def __init__(
        self,
        server: SandboxServer,
        folder: Path,
        address: str,
        *,
        each: int = 3,
        tree: Path = ROOT,
        entrance: str = "http",
        **settings: str,
    ) -> None:
        """`each`: how many processes of each role; `tree`: where the program lies that they run at first.

        `entrance`: http or gateway. By the gateway each has one shard, and works, too, as `aviary run` does.
        """
        self._server = server
        self._folder = folder
        common = {
            "DISCORD_TOKEN": server.token,
            "DATABASE_URL": address,
            "DATA_DIR": str(folder / "data"),
            "AUTOMA_PACE": "0",
            "GATHER": "0",
            "HTTP_HOST": "127.0.0.1",
            "DRAIN_SECONDS": "1",
            "THINKERS": "1",
            "LOG_LEVEL": "debug",
            **settings,
        }
        by_http = {**common, "TEST_ENTRANCE": "http", "TEST_WORK": "none"}
        self.serving = [self._member(by_http) for _ in range(each)] if entrance == "http" else []
        shards = range(each if entrance == "gateway" else 0)
        self.connected = [self._member({**common, "SHARDS": f"{shard}/{each}"}) for shard in shards]
        self.working = [self._member({**common, "TEST_ENTRANCE": "none"}) for _ in range(each)]
        for member in self.members:
            member.tree = tree
        self.balancer = Balancer(self.serving)
        self._keeping: asyncio.Task[None] | None = None

    @staticmethod
    def _member(settings: Mapping[str, str]) -> Member:
        port = free_port()
        return Member({**settings, "HTTP_PORT": str(port)}, port)

    @property
    def members(self) -> list[Member]:
        return [*self.serving, *self.connected, *self.working]

    @property
    def log(self) -> str:
        """All that they have logged."""
        return "".join(each.read_text(encoding="utf-8") for each in self._folder.glob("bot-*.log"))

    async def start(self) -> None:
        """Start all; the first alone, which makes the database."""
        await self.launch(self.members[0])
        await self.ready(self.members[0])
        for member in self.members[1:]:
            await self.launch(member)
        await asyncio.gather(*(self.ready(member) for member in self.members))
        if self.serving:
            await self._server.use_endpoint(await self.balancer.start())
        self._keeping = asyncio.create_task(self._keep_running())

    async def _keep_running(self) -> None:
        """Start again what has ended by itself, as whatever runs processes does: the database may have been away."""
        while True:
            await asyncio.sleep(1)
            for member in self.members:
                async with member.changing:
                    if member.process is not None and member.process.returncode is not None:
                        await self.launch(member)

    async def launch(self, member: Member) -> None:
        with (self._folder / f"bot-{member.port}.log").open("ab") as log:
            member.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.support.bot_main", self._server.url),
                cwd=member.tree,
                env={**os.environ, **member.settings},
                stdout=log,
                stderr=log,
            )
        member.lives += 1

    async def ready(self, member: Member) -> None:
        """Wait until a process is to be given work."""
        async with asyncio.timeout(LONGEST_START), aiohttp.ClientSession() as session:
            while True:
                with contextlib.suppress(aiohttp.ClientError):
                    async with session.get(f"{member.address}/readyz") as answer:
                        if answer.status == 200:
                            return
                await asyncio.sleep(0.1)

    async def kill_one(self, rng: random.Random) -> Member:
        """Kill a process, and start it again."""
        member = rng.choice(self.members)
        await self.restart(member, signal.SIGKILL)
        return member

    async def restart(self, member: Member, how: signal.Signals) -> None:
        """Let a process end, and start it again."""
        async with member.changing:
            await self.end(member, how)
            await self.launch(member)

    async def replace(self, member: Member) -> None:
        """Let a process end in order, and another one of this program take its place, as a rolling update does."""
        member.tree = ROOT
        await self.restart(member, signal.SIGTERM)
        await self.ready(member)

    async def end(self, member: Member, how: signal.Signals) -> None:
        process, member.process = member.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.send_signal(how)
            await process.wait()

    async def stop(self) -> None:
        """End all in order."""
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
        await self._server.use_endpoint(None)
        await asyncio.gather(*(self.end(member, signal.SIGTERM) for member in self.members))
        await self.balancer.stop()
