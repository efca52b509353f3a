"""The pages of a process that tell how it is."""

from __future__ import annotations

from aiohttp import web

from bot.discord.running.metrics import MetricsPage
from bot.discord.running.process import Process
from bot.discord.running.web import HealthPages
from bot.measuring import use
from bot.measuring.prometheus import Prometheus


def pages_of(process: Process) -> list[web.RouteDef]:
    """Return the routes of its pages; from now on it counts what it does."""
    prometheus = Prometheus()
    use(prometheus)
    metrics = MetricsPage(prometheus, process.services.host, process.client)
    return [*HealthPages(process.health).routes(), *metrics.routes()]
