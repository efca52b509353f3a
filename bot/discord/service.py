"""The running bot: database, hosting and Discord together, from start to an orderly end."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import aiohttp
import discord
import structlog

from bot.discord.announcer import ChannelAnnouncer
from bot.discord.client import AviaryClient
from bot.discord.pictures import RenderPool
from bot.discord.prerender import prerender
from bot.discord.request import Services
from bot.drawing.processes import LAST, InProcesses
from bot.drawing.threads import InThreads
from bot.games import PRESENTERS
from bot.hosting.clock import Clock
from bot.hosting.opening import open_host
from bot.settings import Settings
from engine.games import GAMES
from render import painter
from render.kit import prepared

log = structlog.get_logger(__name__)

FAREWELL = 5.0
"""Seconds that requests under way have to be answered when the bot stops."""
PICTURES = "pictures"
"""The folder in the data folder with what pictures begin with; it can be removed at any time."""
COMMANDS = "commands.json"
"""The file in the data folder that remembers which commands Discord has been told."""
TOKEN_REFUSED = 4004
"""The gateway's close code for a token that is not accepted (any more)."""
UNREACHABLE = (
    OSError,
    aiohttp.ClientError,
    discord.GatewayNotFound,
    discord.DiscordServerError,
    discord.RateLimited,
)
"""How a request ends that Discord, or the way to it, did not answer, or not yet."""
PAUSES = (1.0, 5.0, 15.0, 60.0)
"""Seconds between attempts to log in or to connect; the last one stays."""

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
    clock: Clock | None = None,
) -> None:
    """Run the bot until `stop`, by `clock` (None: the computer's).

    Raises CannotStart and StoreError, which are for whoever started it.
    """
    host = await open_host(settings, clock=clock)
    folder = settings.picture_dir or settings.data_dir / PICTURES
    prepared.keep_in(folder)
    services = Services(host, GAMES, PRESENTERS, painter, RenderPool(InProcesses(settings.picture_workers, folder)))
    client = AviaryClient(services, settings.data_dir / COMMANDS, always_sync=always_sync)
    try:
        if not await _logged_in(client, token, stop):
            return
        await host.begin(ChannelAnnouncer(client, services))
        preparing = RenderPool(InProcesses(1, folder, LAST))
        rendering = asyncio.create_task(_prerender(client, services, preparing), name="prerender")
        try:
            await _stay_connected(client, stop, when_ready)
        finally:
            await _end(rendering)
    finally:
        await services.in_flight.close(FAREWELL)
        await host.close()
        await client.close()
        await services.render_pool.stop()
        log.info("stopped")


async def register_commands(settings: Settings, token: str) -> None:
    """Tell Discord the commands, whether they changed or not, and nothing else."""
    host = await open_host(settings, alone=False)
    services = Services(host, GAMES, PRESENTERS, painter, RenderPool(InThreads(1)))
    client = AviaryClient(services, settings.data_dir / COMMANDS, always_sync=True)
    try:
        await _log_in(client, token)
    finally:
        await host.close()
        await client.close()
        await services.render_pool.stop()


async def _logged_in(client: AviaryClient, token: str, stop: asyncio.Event) -> bool:
    """Log in, again and again where Discord cannot be reached; return whether it came to that before `stop`.

    CannotStart for what no waiting mends: a token that Discord does not take.
    """
    stopping = asyncio.create_task(stop.wait(), name="stop")
    trying = asyncio.create_task(_try_to_log_in(client, token), name="log-in")
    try:
        await asyncio.wait((stopping, trying), return_when=asyncio.FIRST_COMPLETED)
        if trying.done():
            await trying
        return trying.done()
    finally:
        await _end(stopping, trying)


async def _try_to_log_in(client: AviaryClient, token: str) -> None:
    for pause in _pauses():
        try:
            await _log_in(client, token)
        except CannotStart as trouble:
            if trouble.reason != "run-no-connection":
                raise
            log.warning("not_connected", fault=trouble.__cause__, again_in=pause)
        else:
            return
        await client.http.close()  # each attempt makes a session of its own
        client.http.connector = discord.utils.MISSING
        await asyncio.sleep(pause)


def _pauses() -> Iterator[float]:
    """Return the seconds to wait after each failed attempt: growing, without an end."""
    return itertools.chain(PAUSES, itertools.repeat(PAUSES[-1]))


async def _log_in(client: AviaryClient, token: str) -> None:
    try:
        await client.login(token)
    except discord.LoginFailure as error:
        raise CannotStart("run-token-refused") from error
    except UNREACHABLE as error:
        raise CannotStart("run-no-connection", cause=_cause(error)) from error


async def _stay_connected(client: AviaryClient, stop: asyncio.Event, when_ready: WhenReady | None) -> None:
    connection = asyncio.create_task(_connect(client), name="discord")
    greeting = asyncio.create_task(_greet(client, when_ready), name="greet")
    stopping = asyncio.create_task(stop.wait(), name="stop")
    working = asyncio.gather(connection, greeting)  # raises what ends either of them
    try:
        await asyncio.wait((working, stopping), return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            await working
    finally:
        await _end(connection, greeting, stopping, working)


async def _connect(client: AviaryClient) -> None:
    """Connect, again and again where Discord cannot be reached; once connected, the library reconnects by itself."""
    for pause in _pauses():
        try:
            await client.connect()
        except discord.ConnectionClosed as error:
            reason = "run-token-refused" if error.code == TOKEN_REFUSED else "run-no-connection"
            raise CannotStart(reason, cause=f"{error.code}") from error
        except UNREACHABLE as error:
            if client.is_closed():
                raise CannotStart("run-no-connection", cause=_cause(error)) from error
            log.warning("not_connected", fault=error, again_in=pause)
            await asyncio.sleep(pause)
        else:
            raise CannotStart("run-no-connection", cause="closed")


def _cause(error: Exception) -> str:
    """Return what to say of an attempt that failed."""
    return str(error) or type(error).__name__


async def _greet(client: AviaryClient, when_ready: WhenReady | None) -> None:
    await client.wait_until_ready()
    if when_ready is not None:
        await when_ready(client)


async def _prerender(client: AviaryClient, services: Services, preparing: RenderPool) -> None:
    """Draw ahead once connected: before, it would only take the processor from what connects."""
    try:
        await client.wait_until_ready()
        await prerender(services, preparing)
    finally:
        await preparing.stop()


async def _end(*tasks: asyncio.Future[Any]) -> None:
    """Cancel what is not done, and come back when all of it has ended."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
