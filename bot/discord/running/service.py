"""The running bot: database, hosting and Discord together, from start to an orderly end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import structlog

from bot.discord.answering.client import AviaryClient
from bot.discord.answering.request import Services
from bot.discord.messages.pictures import RenderPool
from bot.discord.posting.announcer import ChannelAnnouncer
from bot.discord.running.by_gateway import by_gateway
from bot.discord.running.health import Health
from bot.discord.running.login import log_in, logged_in
from bot.discord.running.membership import servers_of
from bot.discord.running.prerender import prerender
from bot.discord.running.process import Process, Role, WhenReady
from bot.discord.running.reaching import reached
from bot.discord.running.requests import told_requests
from bot.discord.running.spare_memory import keep_giving_back
from bot.discord.running.tasks import end
from bot.discord.running.tracing import traced
from bot.discord.running.web import Door
from bot.drawing.processes import LAST, InProcesses
from bot.drawing.threads import InThreads
from bot.games import PRESENTERS
from bot.hosting.clock import Clock
from bot.hosting.host import Host
from bot.hosting.opening import alone_over, open_host
from bot.settings import Settings
from engine.games import GAMES
from render import painter
from render.kit import prepared

if TYPE_CHECKING:
    from bot.discord.running.metrics import MetricsPage

log = structlog.get_logger(__name__)

FAREWELL = 5.0
"""Seconds that requests under way have to be answered when the bot stops."""
PICTURES = "pictures"
"""The folder in the data folder with what pictures begin with; it can be removed at any time."""
EVERYTHING = Role(by_gateway)
"""The bot that is alone: it is connected, and does all the work."""


async def serve(
    settings: Settings,
    token: str,
    stop: asyncio.Event,
    role: Role = EVERYTHING,
    *,
    always_sync: bool = False,
    when_ready: WhenReady | None = None,
    clock: Clock | None = None,
) -> None:
    """Run a process of the bot until `stop`, by `clock` (None: the computer's).

    Raises CannotStart and StoreError, which are for whoever started it.
    """
    async with traced(settings):
        await _serve(settings, token, stop, role, always_sync=always_sync, when_ready=when_ready, clock=clock)


async def _serve(
    settings: Settings,
    token: str,
    stop: asyncio.Event,
    role: Role,
    *,
    always_sync: bool,
    when_ready: WhenReady | None,
    clock: Clock | None,
) -> None:
    health, door = Health(), Door()
    async with alone_over(settings), AsyncExitStack() as listening:
        pages = await listening.enter_async_context(_listening(settings, role, health, door))
        host = await reached(settings, clock, health, stop)
        if host is None:
            return
        folder = settings.picture_dir or settings.data_dir / PICTURES
        prepared.keep_in(folder)
        services = _services(settings, host, folder)
        telling = {"tells_commands": role.tells_commands, "always_sync": always_sync}
        client = AviaryClient(services, **telling, **_of_client(settings))
        process = Process(settings, client, services, health, door, when_ready)
        if pages is not None:
            pages.tell_of(host, client)
        try:
            async with _with_pages(process, folder):
                await _live(process, token, stop, role, folder)
        finally:
            await listening.aclose()
            await asyncio.sleep(0)  # what was taken last begins to be answered: that is waited for
            await services.in_flight.close(FAREWELL)
            await host.close()
            if health.tried_login:
                await client.close()
            await services.render_pool.stop()
            log.info("stopped")


def _services(settings: Settings, host: Host, folder: Path) -> Services:
    """Return what interactions are answered with; pictures begin with what is kept in `folder`."""
    return Services(
        host,
        GAMES,
        PRESENTERS,
        painter,
        RenderPool(InProcesses(settings.picture_workers, folder)),
        page_address=settings.page_address,
    )


async def _live(process: Process, token: str, stop: asyncio.Event, role: Role, folder: Path) -> None:
    """Log in, and do what the process is there for until `stop`."""
    client, services, health = process.client, process.services, process.health
    health.tried_login = True
    if not await logged_in(client, token, stop):
        return
    health.logged_in = True
    await services.host.begin(ChannelAnnouncer(client, services), role.work, listing=partial(servers_of, client))
    preparing = RenderPool(InProcesses(1, folder, LAST))
    rendering = asyncio.create_task(_prerender(process, preparing), name="prerender")
    giving_back = asyncio.create_task(keep_giving_back(), name="spare memory")
    try:
        await role.entrance(process, stop)
    finally:
        health.draining = True
        await end(rendering, giving_back)


async def register_commands(settings: Settings, token: str) -> None:
    """Tell Discord the commands, whether they changed or not, and nothing else."""
    host = await open_host(settings)
    services = Services(host, GAMES, PRESENTERS, painter, RenderPool(InThreads(1)))
    client = AviaryClient(services, always_sync=True)
    try:
        await log_in(client, token)
    finally:
        await host.close()
        await client.close()
        await services.render_pool.stop()


def _of_client(settings: Settings) -> dict[str, Any]:
    """Return how the client is made: its requests are told of, and it connects the shards that are chosen."""
    told = {"http_trace": told_requests()}
    if settings.shard_range is None:
        return told
    some, count = settings.shard_range
    return {**told, "shard_ids": list(some), "shard_count": count}


@asynccontextmanager
async def _listening(settings: Settings, role: Role, health: Health, door: Door) -> AsyncIterator[MetricsPage | None]:
    """Tell how the process is, where a port is set for that or interactions are posted to it.

    It begins before all else: whoever looks after the process is to know that it lives, however long it has to wait.
    """
    if settings.http_port is None and not role.listens:
        yield None
        return
    from bot.discord.running.pages import pages_of  # noqa: PLC0415  (what it takes, few need)

    async with pages_of(settings, health, door if role.listens else None) as pages:
        yield pages


@asynccontextmanager
async def _with_pages(process: Process, folder: Path) -> AsyncIterator[None]:
    """Serve pages on the web beside all else, where a port is set for that."""
    settings = process.settings
    if settings.web_port is None:
        yield
        return
    from bot.discord.running.beside import pages_beside  # noqa: PLC0415  (what it takes, few need)

    async with pages_beside(process, settings.web_port, folder):
        yield


async def _prerender(process: Process, preparing: RenderPool) -> None:
    """Draw ahead once people can reach the bot: before, it would only take the processor from what connects."""
    try:
        await process.health.ready.wait()
        await prerender(process.services, preparing)
    finally:
        await preparing.stop()
