"""All pages at their addresses.

Addresses in pages are relative: a proxy may put the pages under any path.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from hashlib import blake2b
from time import monotonic
from types import MappingProxyType

from aiohttp import web
from aiohttp.client_exceptions import ClientConnectionResetError

from bot.games.contract import AnyPresenter
from bot.hosting.clock import Clock
from bot.locale.words import FALLBACK, LANGUAGES, wording
from bot.web import guard
from bot.web.gallery import Gallery
from bot.web.guard import Guard, NoPage
from bot.web.limits import Buckets, Connections
from bot.web.live import Live, News, Watcher
from bot.web.look import BOARD, HAND, SQUARE, Asked, Look
from bot.web.pictures import Pictures
from bot.web.places import eyes_of, name_of
from bot.web.step_page import StepPage, facts_of
from bot.web.templates import rendered, static
from engine.steps import Step
from render.contract import Painter

TABLE = r"{token:[A-Za-z0-9_-]{16,64}}"
STEP = r"{step:u?[0-9]{1,9}}"
KIND = rf"{{kind:(?:-{SQUARE}|-{HAND})?}}"
DRAWN = 2.0
"""Tokens that a picture takes which has to be drawn."""
PAGES = 250
"""How many pages are kept: some 15 kB each."""
WATCHING_EACH, WATCHING = 8, 500
"""How many pages may be kept current: of one client, and in all."""
EVENTS = MappingProxyType(
    {"Content-Type": "text/event-stream", "Cache-Control": guard.UNUSED, "X-Accel-Buffering": "no"}
)
"""The headers of what tells news; the last one tells a proxy not to gather them."""
BEAT = 20.0
"""Seconds after which a line that tells nothing shows whether somebody still listens."""
LONGEST = 3600.0
"""Seconds for which one connection tells news; a browser comes again by itself."""
AGAIN = 3000
"""Milliseconds after which it does."""


class Pages:
    """Answers for each address."""

    def __init__(
        self,
        gallery: Gallery,
        presenters: Mapping[str, AnyPresenter],
        painter: Callable[[str], Painter],
        pictures: Pictures,
        clock: Clock,
        *,
        proxies: int = 0,
        buckets: Buckets | None = None,
    ) -> None:
        self._gallery = gallery
        self._presenters = presenters
        self._painter = painter
        self._pictures = pictures
        self._live = Live(gallery, clock)
        self._connections = Connections(WATCHING_EACH, WATCHING)
        self._guard = Guard(proxies, buckets)
        self._kept: OrderedDict[Hashable, str] = OrderedDict()

    def application(self) -> web.Application:
        """Return them as an application."""
        made = web.Application(middlewares=[self._guard.middleware()], client_max_size=1024)
        made.add_routes(
            [
                web.get("/", self.home),
                web.get("/robots.txt", self.robots),
                web.get("/static/{name}", self.static),
                web.get(f"/t/{TABLE}", self.without_slash),
                web.get(f"/t/{TABLE}/", self.newest),
                web.get(f"/t/{TABLE}/live", self.live, allow_head=False),
                web.get(f"/t/{TABLE}/{STEP}", self.step),
                web.get(f"/t/{TABLE}/{STEP}{KIND}.png", self.picture),
            ]
        )
        made.on_response_prepare.append(guard.add_headers)
        made.on_shutdown.append(self._stop)
        return made

    # -- pages ----------------------------------------------------------------------------------------------------

    async def home(self, request: web.Request) -> web.Response:
        """Tell what this is. No game is listed."""
        words = wording(guard.asked_language(request, FALLBACK))
        facts = {"t": words, "language": words.language, "root": "./", "to_game": False}
        return _page(rendered("sentence.html", title="Aviary", sentence=words("web-home"), **facts))

    async def robots(self, _request: web.Request) -> web.Response:
        """Ask to be left alone."""
        return web.Response(text="User-agent: *\nDisallow: /\n")

    async def static(self, request: web.Request) -> web.Response:
        """Return a file that goes with pages."""
        file = static().get(request.match_info["name"])
        if file is None:
            raise NoPage("page-unknown", 404)
        kept = request.query.get("v") == file.version
        headers = {"Cache-Control": guard.KEPT if kept else guard.FRESH}
        return web.Response(body=file.data, content_type=file.media_type, charset="utf-8", headers=headers)

    async def without_slash(self, request: web.Request) -> web.Response:
        """Lead to the address with a slash, from which all others go on."""
        query = f"?{request.query_string}" if request.query_string else ""
        raise web.HTTPPermanentRedirect(f"{request.match_info['token']}/{query}")

    async def newest(self, request: web.Request) -> web.Response:
        """Show the newest step."""
        look = await self._look(request)
        return self._shown(request, look, look.path.last)

    async def step(self, request: web.Request) -> web.Response:
        """Show a step."""
        look, step = await self._found(request)
        return self._shown(request, look, step)

    def _shown(self, request: web.Request, look: Look, step: Step) -> web.Response:
        return _page(self._rendered(look, step, guard.root(request)))

    def _rendered(self, look: Look, step: Step, root: str) -> str:
        """Return a page; one that was asked for lately as it was: all who watch a game ask for the same ones."""
        key = (*look.stands, look.path.name(step), root)
        page = self._kept.pop(key, None)
        if page is None:
            page = rendered("step.html", root=root, **facts_of(StepPage(look, step)))
        self._kept[key] = page
        while len(self._kept) > PAGES:
            self._kept.popitem(last=False)
        return page

    # -- pictures -------------------------------------------------------------------------------------------------

    async def picture(self, request: web.Request) -> web.Response:
        """Return a picture of a step."""
        look, step = await self._found(request)
        kind = request.match_info["kind"].removeprefix("-") or BOARD
        if kind not in look.kinds(step):
            raise NoPage("picture", 404)
        version = look.version(step, kind)
        if not self._pictures.has(version):
            self._guard.take(request, DRAWN)
        picture = await self._pictures.get(version, look.job(step, kind))
        if picture is None:
            raise NoPage("picture-failed", 500)
        lasting = look.replay.over and request.query.get("v") == version
        tag = blake2b(picture.data, digest_size=12).hexdigest()
        headers = {"Cache-Control": guard.KEPT if lasting else guard.FRESH, "Vary": "Accept-Language"}
        headers["ETag"] = f'"{tag}"'
        if any(each.value == tag for each in request.if_none_match or ()):
            return web.Response(status=304, headers=headers)
        return web.Response(body=picture.data, content_type=picture.media_type, headers=headers)

    # -- what happens now -----------------------------------------------------------------------------------------

    async def live(self, request: web.Request) -> web.StreamResponse:
        """Tell each time that a game stands otherwise (server-sent events), until it is over."""
        token = request.match_info["token"]
        with self._connections.hold(self._guard.client(request)):
            async with self._live.watching(token) as watcher:
                response = web.StreamResponse(headers=EVENTS)
                await response.prepare(request)
                try:
                    await response.write(f"retry: {AGAIN}\n\n".encode())
                    await _tell(response, watcher)
                except (ConnectionResetError, ClientConnectionResetError):
                    pass  # nobody listens any more
        return response

    async def _stop(self, _application: web.Application) -> None:
        await self._live.stop()

    # -- what is asked for ----------------------------------------------------------------------------------------

    async def _look(self, request: web.Request) -> Look:
        replay = await self._gallery.find(request.match_info["token"])
        said, game = request.query.get("lang", ""), replay.game.name
        chosen = guard.asked_language(request, replay.table.language)
        eyes = eyes_of(replay, request.query.get("eyes", ""))
        asked = Asked(said if said in LANGUAGES else "", "" if eyes == replay.eyes[0] else name_of(eyes))
        return Look(replay, self._presenters[game], self._painter(game), wording(chosen), eyes, asked)

    async def _found(self, request: web.Request) -> tuple[Look, Step]:
        look = await self._look(request)
        step = look.path.find(request.match_info["step"])
        if step is None:
            raise NoPage("step", 404)
        return look, step


async def _tell(response: web.StreamResponse, watcher: Watcher) -> None:
    """Write each news to who listens."""
    until = monotonic() + LONGEST
    while monotonic() < until:
        news = await watcher.next(BEAT)
        if news is not None:
            await response.write(_event(news))
        elif not watcher.ended:
            await response.write(b": \n\n")
        if watcher.ended or (news is not None and news.over):
            return


def _event(news: News) -> bytes:
    return f"event: stands\ndata: {json.dumps(news._asdict())}\n\n".encode()


def _page(text: str) -> web.Response:
    headers = {"Cache-Control": guard.FRESH, "Vary": "Accept-Language"}
    response = web.Response(text=text, content_type="text/html", headers=headers)
    response.enable_compression()
    return response
