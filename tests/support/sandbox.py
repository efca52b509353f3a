"""A stand-in for Discord with a bot connected to it, for any test."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.discord.running.endpoint import redirect
from sandbox import SandboxServer
from sandbox.driver import Sandbox
from tests.support.openapi import OpenApi


@asynccontextmanager
async def running(server: SandboxServer | None = None, *, clean: bool = True) -> AsyncIterator[SandboxServer]:
    """A started stand-in. Unless not `clean`, it is an error at the end if the bot broke a rule of Discord."""
    server = server or SandboxServer()
    await server.start()
    official = OpenApi.load()
    if official:
        server.traffic.listeners.append(official.hear)
    try:
        yield server
    finally:
        await server.stop()
    if clean:
        assert not server.traffic.violations, [str(each) for each in server.traffic.violations]
        assert not official or not official.complaints, official.complaints


def all_read(server: SandboxServer, locale: str) -> None:
    """Give every person a client in one language."""
    for person in server.world.people.values():
        person.locale = locale


def all_read_english(server: SandboxServer) -> None:
    """Give every person a client in English, for tests that read what it is told."""
    all_read(server, "en-US")


@asynccontextmanager
async def connected(client: discord.Client, server: SandboxServer) -> AsyncIterator[Sandbox]:
    """The bot `client` connected to the stand-in, and a driver to play people with."""
    before = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE)
    redirect(server.url)
    await client.login(server.token)
    gateway = asyncio.create_task(client.connect())
    try:
        async with Sandbox(server.url) as sandbox:
            await sandbox.wait_online()
            yield sandbox
    finally:
        await client.close()
        gateway.cancel()
        await asyncio.gather(gateway, return_exceptions=True)
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before
