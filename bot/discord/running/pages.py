"""The pages of a process that tell how it is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from aiohttp import web

from bot.discord.running.metrics import MetricsPage
from bot.discord.running.process import Process
from bot.discord.running.web import HealthPages
from bot.measuring import listening
from bot.measuring.prometheus import Prometheus


@contextmanager
def pages_of(process: Process) -> Iterator[list[web.RouteDef]]:
    """Give the routes of its pages; until the end of the block it counts what it does."""
    prometheus = Prometheus()
    metrics = MetricsPage(prometheus, process.services.host, process.client)
    with listening(prometheus):
        yield [*HealthPages(process.health).routes(), *metrics.routes()]
