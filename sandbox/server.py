"""The stand-in as one server: REST, gateway, attachments, the people's side and its page, on loopback only."""

import socket
from collections.abc import Awaitable, Callable
from importlib import resources
from mimetypes import guess_type
from pathlib import Path

from aiohttp import web

from sandbox.clock import Clock
from sandbox.context import Context
from sandbox.endpoint import Endpoint
from sandbox.faults import Faults
from sandbox.gateway.gateway import HEARTBEAT_MS, Gateway
from sandbox.guard import LOOPBACK, explain, guard
from sandbox.model.seed import open_world
from sandbox.model.world import World
from sandbox.play.control_api import ControlApi
from sandbox.play.places_api import PlacesApi
from sandbox.play.read_api import ReadApi
from sandbox.play.user_api import UserApi
from sandbox.rest.buckets import Buckets
from sandbox.rest.call import REQUEST_LIMIT
from sandbox.rest.endpoint import rest_routes
from sandbox.traffic import Traffic

TOKEN = "sandbox"  # noqa: S105 - opens nothing but this stand-in
WEB = Path(str(resources.files("sandbox"))) / "web"


class SandboxServer:
    """A local stand-in for Discord.

    `port` 0 takes a free one. With a folder `data` the world is kept there and is back after a restart. `token` is
    the bot token that is accepted. `clock` can be wound on. `rate_limits` sends Discord's headers and
    429s. Raises ValueError for a host that is not loopback.
    """

    def __init__(
        self,
        port: int = 0,
        data: Path | str | None = None,
        *,
        host: str = "127.0.0.1",
        token: str = TOKEN,
        clock: Clock | None = None,
        rate_limits: bool = False,
        heartbeat_ms: int = HEARTBEAT_MS,
    ) -> None:
        if host not in LOOPBACK:
            raise ValueError(f"The sandbox listens on this machine only; {host!r} is not loopback.")
        self._host = host
        self._port = port
        self._data = Path(data) if data is not None else None
        self._token = token
        self._clock = clock or Clock()
        self._rate_limits = rate_limits
        self._heartbeat_ms = heartbeat_ms
        self._context: Context | None = None
        self._runner: web.AppRunner | None = None

    @property
    def context(self) -> Context:
        """The parts; RuntimeError before `start`."""
        if self._context is None:
            raise RuntimeError("The sandbox has not been started.")
        return self._context

    @property
    def url(self) -> str:
        """Address of the page, and the base for `bot.discord.running.endpoint.redirect`."""
        return self.context.world.base

    @property
    def token(self) -> str:
        """The bot token that is accepted."""
        return self._token

    @property
    def clock(self) -> Clock:
        """Return the clock, which can be wound on."""
        return self._clock

    @property
    def world(self) -> World:
        """Return all that exists."""
        return self.context.world

    @property
    def faults(self) -> Faults:
        """REST faults on demand."""
        return self.context.faults

    @property
    def gateway(self) -> Gateway:
        """Gateway, with its faults."""
        return self.context.gateway

    @property
    def traffic(self) -> Traffic:
        """Every request with its answer, and all violations of Discord's rules."""
        return self.context.traffic

    async def use_endpoint(self, url: str | None) -> None:
        """Post interactions to an address from now on, or (None) send them through the gateway. EndpointError."""
        await self.context.endpoint.choose(url)
        self.context.tell_presence()

    async def start(self) -> str:
        """Listen; gives the address. OSError when the port is taken."""
        listener = socket.create_server(
            (self._host, self._port), family=socket.AF_INET6 if self._host == "::1" else socket.AF_INET
        )
        base = f"http://{'[::1]' if self._host == '::1' else self._host}:{listener.getsockname()[1]}"
        app = web.Application(client_max_size=REQUEST_LIMIT, middlewares=[guard, explain])
        self._context = self._build(base)
        self._enter(app, self._context)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        await web.SockSite(self._runner, listener).start()
        return base

    async def stop(self) -> None:
        """End all connections and close what is kept on disk."""
        if self._runner is None:
            return
        self.context.feeds.tell_all({"kind": "bye"})
        await self.context.gateway.close()
        await self.context.endpoint.close()
        await self._runner.cleanup()
        self._clock.stop()
        self.context.world.save.close()
        self._runner = None

    def _build(self, base: str) -> Context:
        world = open_world(self._clock, self._data, base)
        gateway = Gateway(world, self._token, heartbeat_ms=self._heartbeat_ms)
        context = Context(
            self._clock,
            world,
            gateway,
            self._token,
            Endpoint(self._clock),
            Buckets(self._clock) if self._rate_limits else None,
        )
        gateway.on_presence = context.tell_presence
        return context

    def _enter(self, app: web.Application, context: Context) -> None:
        app.add_routes(rest_routes(context))
        app.add_routes([web.get("/gateway", context.gateway.handle), web.get("/gateway/", context.gateway.handle)])
        app.add_routes([web.get("/cdn/attachments/{channel}/{id}/{name}", _attachment(context))])
        for side in (UserApi(context), ReadApi(context), ControlApi(context), PlacesApi(context)):
            app.add_routes(side.routes())
        app.add_routes([web.get("/", _page), web.static("/web", WEB)])


async def _page(_request: web.Request) -> web.FileResponse:
    return web.FileResponse(WEB / "index.html", headers={"Cache-Control": "no-cache"})


def _attachment(context: Context) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def serve(request: web.Request) -> web.Response:
        content = context.world.files.get(request.match_info["id"])
        if content is None:
            raise web.HTTPNotFound
        kind = guess_type(request.match_info["name"])[0] or "application/octet-stream"
        headers = {"Cache-Control": "max-age=86400", "X-Content-Type-Options": "nosniff"}
        return web.Response(body=content, content_type=kind, headers=headers)

    return serve
