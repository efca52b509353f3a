"""The little web server of a process: how it is, and by HTTP the entrance for Discord's interactions."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from typing import TypeAlias

from aiohttp import web

from bot.discord.running.faults import CannotStart
from bot.discord.running.health import Health

LARGEST = 256 * 1024
"""Bytes of a request's body: an interaction is far smaller, also with a full form."""
Take: TypeAlias = Callable[[web.Request], Awaitable[web.Response]]


class HealthPages:
    """`/healthz`: the process lives. `/readyz`: it is to be given work (200), or not (503, and why in a word)."""

    def __init__(self, health: Health) -> None:
        self._health = health

    def routes(self) -> list[web.RouteDef]:
        """Return the routes."""
        return [web.get("/healthz", self.lives), web.get("/readyz", self.is_ready)]

    async def lives(self, _request: web.Request) -> web.Response:
        """Answer at all."""
        return web.Response(text="ok")

    async def is_ready(self, _request: web.Request) -> web.Response:
        """Tell whether work is to be sent here."""
        trouble = await self._health.trouble()
        return web.Response(text=trouble or "ok", status=200 if trouble is None else 503)


class Door:
    """The entrance: POST / with an interaction. Until somebody takes them: 503, so that another process is asked."""

    def __init__(self) -> None:
        self.take: Take | None = None
        """Who takes them; None: the process is not ready yet."""

    def routes(self) -> list[web.RouteDef]:
        """Return the routes."""
        return [web.post("/", self._knock), web.post("/interactions", self._knock)]

    async def _knock(self, request: web.Request) -> web.Response:
        if self.take is None:
            return web.Response(status=503, text="not ready")
        return await self.take(request)


@asynccontextmanager
async def serving(host: str, port: int, routes: Iterable[web.RouteDef]) -> AsyncIterator[int]:
    """Serve routes until the end of the block; give the port. CannotStart where it cannot be had.

    At the end no request is taken any more, and those under way are answered.
    """
    application = web.Application(client_max_size=LARGEST)
    application.add_routes(routes)
    runner = web.AppRunner(application, access_log=None, shutdown_timeout=5.0)
    await runner.setup()
    try:
        try:
            site = web.TCPSite(runner, host, port)
            await site.start()
        except OSError as error:
            raise CannotStart("run-http-port", host=host, port=port, cause=error.strerror or str(error)) from error
        yield int(runner.addresses[0][1])
    finally:
        await runner.cleanup()
