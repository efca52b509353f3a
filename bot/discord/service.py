"""The running bot: database, hosting and Discord together, from start to an orderly end."""

from __future__ import annotations

import asyncio
import tomllib
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

import discord
import structlog

from bot.discord.announcer import ChannelAnnouncer
from bot.discord.call import Services
from bot.discord.client import AviaryClient
from bot.discord.pictures import Studio
from bot.discord.warm import warm_up
from bot.games import PRESENTERS
from bot.hosting.host import Host, Pace
from bot.settings import Settings
from bot.store.database import open_database
from engine.contract import Unreadable
from engine.games import GAMES
from render import painter

log = structlog.get_logger(__name__)

FAREWELL = 5.0
"""Seconds that requests under way have to be answered when the bot stops."""
COMMANDS = "commands.json"

WhenReady = Callable[[AviaryClient], Awaitable[None]]


class CannotStart(Exception):  # noqa: N818
    """Why the bot cannot start: `reason` is the key of the sentence, `facts` what it needs."""

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(f"{reason} {facts}")
        self.reason = reason
        self.facts = facts


async def serve(
    settings: Settings,
    token: str,
    stop: asyncio.Event,
    *,
    always_sync: bool = False,
    when_ready: WhenReady | None = None,
) -> None:
    """Run the bot until `stop`. Raises CannotStart and StoreTrouble, which are for whoever started it."""
    components = read_components(settings.components)
    database = await open_database(settings.data_dir, settings.database_url)
    host = Host(
        database,
        components=components,
        pace=Pace(settings.automa_pace, settings.gather),
        cached_games=settings.cached_games,
    )
    services = Services(host, GAMES, PRESENTERS, painter, Studio(settings.picture_workers))
    client = AviaryClient(services, settings.data_dir / COMMANDS, always_sync=always_sync)
    try:
        await _log_in(client, token)
        await host.begin(ChannelAnnouncer(client, services))
        warming = asyncio.create_task(warm_up(services), name="warm-up")
        await _stay_connected(client, stop, when_ready)
        warming.cancel()
    finally:
        await services.doors.close(FAREWELL)
        await host.close()
        await client.close()
        services.studio.close()
        log.info("stopped")


async def register_commands(settings: Settings, token: str) -> None:
    """Tell Discord the commands, whether they changed or not, and nothing else."""
    host = Host(await open_database(settings.data_dir, settings.database_url))
    services = Services(host, GAMES, PRESENTERS, painter, Studio(1))
    client = AviaryClient(services, settings.data_dir / COMMANDS, always_sync=True)
    try:
        await _log_in(client, token)
    finally:
        await host.close()
        await client.close()
        services.studio.close()


def read_components(files: Mapping[str, Path]) -> dict[str, Mapping[str, Any]]:
    """Read the owner's components files. CannotStart, with the place, for one that does not fit."""
    read: dict[str, Mapping[str, Any]] = {}
    for name, file in files.items():
        if name not in GAMES:
            raise CannotStart("run-components-game", game=name)
        try:
            data = tomllib.loads(file.read_text(encoding="utf-8"))
            data.pop("provenance", None)
            GAMES[name].check_components(data)
        except OSError as error:
            raise CannotStart("run-components-file", file=str(file), cause=error.strerror or str(error)) from error
        except (ValueError, Unreadable) as error:
            raise CannotStart("run-components-wrong", file=str(file), cause=str(error)) from error
        read[name] = data
    return read


async def _log_in(client: AviaryClient, token: str) -> None:
    try:
        await client.login(token)
    except discord.LoginFailure as error:
        raise CannotStart("run-token-refused") from error
    except OSError as error:
        raise CannotStart("run-no-connection", cause=str(error)) from error


async def _stay_connected(client: AviaryClient, stop: asyncio.Event, when_ready: WhenReady | None) -> None:
    connection = asyncio.create_task(client.connect(), name="discord")
    stopping = asyncio.create_task(stop.wait(), name="stop")
    greeting = asyncio.create_task(_greet(client, when_ready), name="greet")
    try:
        await asyncio.wait((connection, stopping), return_when=asyncio.FIRST_COMPLETED)
        if connection.done():
            await connection  # raises why
    finally:
        for task in (stopping, greeting):
            task.cancel()
        connection.add_done_callback(_forget)


async def _greet(client: AviaryClient, when_ready: WhenReady | None) -> None:
    await client.wait_until_ready()
    if when_ready is not None:
        await when_ready(client)


def _forget(connection: asyncio.Task[None]) -> None:
    """Look at how the connection ended, so that nothing complains that nobody did."""
    if not connection.cancelled():
        connection.exception()
