"""Pages on the web beside the bot, from what it has in memory."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.discord.running.faults import CannotStart
from bot.discord.running.process import Process
from bot.hosting.clock import SystemClock
from bot.web.gallery import HostedGames
from bot.web.serving import CannotListen, serving


@asynccontextmanager
async def pages_beside(process: Process, port: int, folder: Path) -> AsyncIterator[int]:
    """Serve the pages of the host's tables until the end of the block; give the port. CannotStart."""
    settings, gallery = process.settings, HostedGames(process.services.host)
    try:
        async with serving(
            gallery, SystemClock(), settings.web_host, port, folder, proxies=settings.web_proxies
        ) as chosen:
            yield chosen
    except CannotListen as error:
        raise CannotStart("run-web-port", host=error.host, port=error.port, cause=error.cause) from error
