"""HTTP requests that control the stand-in: faults, the clock, more people, the report."""

from dataclasses import asdict

from aiohttp import web

from sandbox import publish
from sandbox.context import Context
from sandbox.faults import Fault
from sandbox.limits.commands import LOCALES
from sandbox.play.request import answer, need, read_json
from sandbox.refusal import WrongRequestError

FARTHEST = 366 * 86_400
"""Seconds by which the clock is wound on at most. It is kept: beyond the year 9999 nothing could be told any more."""
FAULT_FIELDS = ("route", "status", "code", "delay", "when", "times", "retry_after")


class ControlApi:
    """Handlers of the requests that change the world itself."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def routes(self) -> list[web.RouteDef]:
        """Return the routes for the application."""
        return [
            web.get("/sandbox/report", self.report),
            web.post("/sandbox/faults", self.add_fault),
            web.delete("/sandbox/faults", self.clear_faults),
            web.post("/sandbox/gateway/{fault}", self.gateway_fault),
            web.post("/sandbox/endpoint", self.choose_endpoint),
            web.post("/sandbox/tokens/expire", self.expire_tokens),
            web.post("/sandbox/clock", self.wind),
            web.post("/sandbox/people", self.add_people),
            web.post("/sandbox/locale", self.set_locale),
            web.post("/sandbox/direct", self.set_direct),
        ]

    async def report(self, _request: web.Request) -> web.Response:
        """Violations, used routes, gateway counts, faults in force."""
        traffic = self._context.traffic
        return answer(
            {
                "violations": [asdict(each) for each in traffic.violations],
                "used": dict(sorted(traffic.used.items())),
                "gateway": dict(self._context.gateway.counts),
                "online": self._context.is_online,
                "endpoint": {"url": self._context.endpoint.url, "posted": self._context.endpoint.count},
                "faults": [asdict(each) for each in self._context.faults.active],
            }
        )

    async def add_fault(self, request: web.Request) -> web.Response:
        """{route, status, code, delay, when, times, retry_after}: see faults.Fault."""
        body = await read_json(request)
        if set(body) - set(FAULT_FIELDS):
            raise WrongRequestError(f"A fault has the fields {', '.join(FAULT_FIELDS)}.")
        return answer(asdict(self._context.faults.add(Fault(**body))))

    async def clear_faults(self, _request: web.Request) -> web.Response:
        """End all faults."""
        self._context.faults.clear()
        return answer({})

    async def gateway_fault(self, request: web.Request) -> web.Response:
        """reconnect, drop or invalidate."""
        gateway = self._context.gateway
        faults = {"reconnect": gateway.ask_to_reconnect, "drop": gateway.drop, "invalidate": gateway.invalidate}
        fault = faults.get(request.match_info["fault"])
        if fault is None:
            raise WrongRequestError(f"The gateway can {', '.join(faults)}.")
        fault()
        return answer({})

    async def choose_endpoint(self, request: web.Request) -> web.Response:
        """{url}: where interactions are posted from now on, as in the application's settings; null: the gateway."""
        url = need(await read_json(request), "url")
        await self._context.endpoint.choose(None if url is None else str(url))
        self._context.tell_presence()
        return answer({"url": url})

    async def expire_tokens(self, _request: web.Request) -> web.Response:
        """All interaction tokens of now stop working, as they do after 15 minutes."""
        return answer({"expired": self._context.world.interactions.expire_all()})

    async def wind(self, request: web.Request) -> web.Response:
        """{seconds}: winds the clock on."""
        seconds = need(await read_json(request), "seconds")
        if not isinstance(seconds, int | float) or not 0 <= seconds <= FARTHEST:
            raise WrongRequestError(
                "The clock is wound on by a number of seconds, at most a year at once, and never back."
            )
        self._context.world.wind(seconds)
        news = {"now": self._context.clock.now()}
        self._context.feeds.tell_all({"kind": "clock"} | news)
        self._context.feeds.tell_all({"kind": "channels"})  # threads may have been archived meanwhile
        return answer(news)

    async def add_people(self, request: web.Request) -> web.Response:
        """{names: [...], locale?, servers?: [...]}: new people, members of all servers unless said otherwise."""
        body = await read_json(request)
        world = self._context.world
        servers = body.get("servers")
        guilds = [*world.guilds.values()] if servers is None else [world.find_guild(each) for each in servers]
        made = [world.add_person(str(name), locale=body.get("locale", "en-US")) for name in need(body, "names")]
        for guild in guilds:
            guild.members |= {person.id: None for person in made}
            world.put_guild(guild)
        self._context.feeds.tell_all({"kind": "people"})
        return answer({"people": [each.user for each in made]})

    async def set_locale(self, request: web.Request) -> web.Response:
        """{as, locale}: the language of a person's client."""
        body = await read_json(request)
        locale = need(body, "locale")
        if locale not in LOCALES:
            raise WrongRequestError(f"Discord has no language {locale!r}.")
        person = self._context.world.find_person(str(need(body, "as")))
        person.locale = locale
        self._context.world.put_person(person)
        self._context.feeds.tell_all({"kind": "people"})
        return answer({})

    async def set_direct(self, request: web.Request) -> web.Response:
        """{as, takes}: whether a person takes direct messages of the bot."""
        body = await read_json(request)
        world = self._context.world
        person = world.find_person(str(need(body, "as")))
        world.set_direct(person, takes=bool(need(body, "takes")))
        publish.channel_news(self._context, world.dm(person))
        return answer({})
