"""The entrance by HTTP: Discord posts each interaction to this process, or to any other one behind a load balancer."""

from __future__ import annotations

import asyncio

from bot.discord.running.interactions import InteractionPages, key_of
from bot.discord.running.pages import pages_of
from bot.discord.running.process import Process
from bot.discord.running.web import serving

PORT = 8080
"""Where nothing else is set."""


async def by_http(process: Process, stop: asyncio.Event) -> None:
    """Take interactions until `stop`, and then a while longer, until nobody sends any more.

    From `stop` on /readyz says so. Only when a load balancer has had the time to notice, no more requests are taken.
    CannotStart where the port cannot be had.
    """
    client, settings = process.client, process.settings
    pages = InteractionPages(client, key_of(client.application), process.services.host.now)
    port = PORT if settings.http_port is None else settings.http_port
    with pages_of(process) as routes:
        async with serving(settings.http_host, port, [*routes, *pages.routes()]):
            await process.is_ready()
            await stop.wait()
            process.health.draining = True
            await asyncio.sleep(settings.drain_seconds)
    await asyncio.sleep(0)  # what was taken last begins to be answered: the bot waits for that
