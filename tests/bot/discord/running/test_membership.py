"""Which servers the bot is in, asked of the stand-in for Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
import pytest
from discord.http import Route

from bot.discord.running.membership import servers_of
from sandbox import SandboxServer
from sandbox.driver import Sandbox
from sandbox.faults import Fault
from tests.support.sandbox import running

MORE_THAN_A_PAGE = 250


@asynccontextmanager
async def logged_in(server: SandboxServer) -> AsyncIterator[discord.Client]:
    """A client without a gateway."""
    client = discord.Client(intents=discord.Intents.none())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Route, "BASE", f"{server.url}/api/v10")
        async with client:
            await client.login(server.token)
            yield client


async def test_all_servers_are_listed_or_none() -> None:
    async with running() as server, logged_in(server) as client, Sandbox(server.url) as sandbox:
        for number in range(MORE_THAN_A_PAGE):
            server.world.add_guild(f"Server {number}", server.world.find_person("ann"))
        assert await servers_of(client) == {int(each) for each in server.world.guilds}
        assert server.traffic.used["GET /users/@me/guilds"] == 2

        await sandbox.leave("Server 7")
        left = server.world.find_guild("Server 7")
        assert await servers_of(client) == {int(each) for each in server.world.guilds} - {int(left.id)}

        server.traffic.listeners.append(lambda _page: refuse_the_next(server))
        with pytest.raises(discord.Forbidden):
            await servers_of(client)
        assert server.traffic.used["GET /users/@me/guilds"] == 5, "it had got the first page"


def refuse_the_next(server: SandboxServer) -> None:
    """Let the next page be refused."""
    if not server.faults.active:
        server.faults.add(Fault("GET /users/@me/guilds", status=403))
