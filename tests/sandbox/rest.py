"""Requests of a bot over plain HTTP, where discord.py would stop a faulty one before it is sent."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from aiohttp import ClientSession

from sandbox import SandboxServer
from sandbox.payload import Json


@dataclass(frozen=True, slots=True)
class Reply:
    """What came back."""

    status: int
    body: Any

    @property
    def code(self) -> tuple[int, int]:
        """Status and Discord's error code."""
        return self.status, self.body["code"]

    @property
    def id(self) -> str:
        """The id of what was made; AssertionError when the request was refused."""
        assert self.status < 300, self.body
        return str(self.body["id"])


@dataclass(frozen=True, slots=True)
class Rest:
    """A bot without discord.py."""

    server: SandboxServer
    session: ClientSession

    async def __call__(self, method: str, path: str, body: Any = None, **query: str) -> Reply:
        """Send a request; a `#name` in the path is the id of the channel called so."""
        parts = [
            self.server.world.find_channel(part[1:]).id if part.startswith("#") else part for part in path.split("/")
        ]
        url = f"{self.server.url}/api/v10{'/'.join(parts)}"
        async with self.session.request(method, url, json=body, params=query) as response:
            return Reply(response.status, await response.json() if response.status != 204 else None)

    async def send(self, channel: str = "games", **body: Any) -> Reply:
        """Send a message."""
        return await self("POST", f"/channels/#{channel}/messages", {"content": "hello"} | body)

    async def edit(self, channel: str, message_id: str, body: Json | None = None) -> Reply:
        """Change a message."""
        return await self("PATCH", f"/channels/#{channel}/messages/{message_id}", body or {"content": "changed"})

    async def thread(self, name: str, channel: str = "games", **body: Any) -> Reply:
        """Start a public thread that hangs on no message."""
        return await self("POST", f"/channels/#{channel}/threads", {"name": name, "type": 11} | body)


@asynccontextmanager
async def resting(server: SandboxServer) -> AsyncIterator[Rest]:
    """A bot without discord.py at this stand-in."""
    async with ClientSession(headers={"Authorization": f"Bot {server.token}"}) as session:
        yield Rest(server, session)
