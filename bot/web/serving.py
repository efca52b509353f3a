"""The pages' own little web server."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import web

from bot.drawing.processes import InProcesses
from bot.games import PRESENTERS
from bot.hosting.clock import Clock
from bot.web.application import Pages
from bot.web.gallery import Gallery
from bot.web.pictures import Pictures
from render import painter

NICENESS = 10
"""How nice the processes are that draw for pages: what is drawn for the chat goes first."""
PATIENCE = 3.0
"""Seconds that answers under way have at the end."""

_NOWHERE = logging.getLogger("bot.web.requests")
_NOWHERE.disabled = True
"""Where the web server tells of requests that are none: it would name who has sent them."""


class CannotListen(Exception):  # noqa: N818
    """The port cannot be had."""

    def __init__(self, host: str, port: int, cause: str) -> None:
        super().__init__(f"{host}:{port} {cause}")
        self.host = host
        self.port = port
        self.cause = cause


@asynccontextmanager
async def serving(
    gallery: Gallery, clock: Clock, host: str, port: int, folder: Path, *, workers: int = 1, proxies: int = 0
) -> AsyncIterator[int]:
    """Serve pages until the end of the block; give the port. CannotListen.

    `folder`: of prepared pictures. `workers`: how many processes draw. `proxies`: how many stand in front.
    """
    pictures = Pictures(InProcesses(workers, folder, NICENESS))
    pages = Pages(gallery, PRESENTERS, painter, pictures, clock, proxies=proxies)
    try:
        async with listening(pages.application(), host, port) as chosen:
            yield chosen
    finally:
        await pictures.stop()


@asynccontextmanager
async def listening(application: web.Application, host: str, port: int) -> AsyncIterator[int]:
    """Let an application be reached until the end of the block; give the port. CannotListen."""
    runner = web.AppRunner(application, access_log=None, logger=_NOWHERE, shutdown_timeout=PATIENCE)
    await runner.setup()
    try:
        site = web.TCPSite(runner, host, port)
        try:
            await site.start()
        except OSError as error:
            raise CannotListen(host, port, error.strerror or str(error)) from error
        yield int(runner.addresses[0][1])
    finally:
        await runner.cleanup()
