"""The entrance by HTTP: Discord posts each interaction to this process, or to any other one behind a load balancer."""

from __future__ import annotations

import asyncio

from bot.discord.running.interactions import Interactions, key_of
from bot.discord.running.process import Process


async def by_http(process: Process, stop: asyncio.Event) -> None:
    """Take interactions until `stop`, and then a while longer, until nobody sends any more.

    From `stop` on /readyz says so. Only when a load balancer has had the time to notice, no more requests are taken.
    """
    client = process.client
    process.door.take = Interactions(client, key_of(client.application), process.services.host.now).take
    await process.is_ready()
    await stop.wait()
    process.health.draining = True
    await asyncio.sleep(process.settings.drain_seconds)
