"""The pages of a process, from its first moment on: how it is, what it counts, and its entrance where it has one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.discord.running.health import Health
from bot.discord.running.metrics import MetricsPage
from bot.discord.running.web import Door, HealthPages, serving
from bot.measuring import listening
from bot.measuring.prometheus import Prometheus
from bot.settings import Settings

PORT = 8080
"""Where nothing else is set."""


@asynccontextmanager
async def pages_of(settings: Settings, health: Health, door: Door | None) -> AsyncIterator[MetricsPage]:
    """Serve them until the end of the block, and count until then what the process does; `door` None: it has none.

    Gives the page that is still to be told of what is counted. CannotStart where the port cannot be had.
    """
    prometheus = Prometheus()
    metrics = MetricsPage(prometheus)
    routes = [*HealthPages(health).routes(), *metrics.routes(), *(door.routes() if door else ())]
    port = PORT if settings.http_port is None else settings.http_port
    with listening(prometheus):
        async with serving(settings.http_host, port, routes):
            yield metrics
