"""What stands before every page: who asks for too much waits, a fault becomes a sentence, and headers keep pages apart.

Nothing that is written to the log tells who has asked, or for which address: whoever has an address can look.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

import structlog
from aiohttp import web

from bot.hosting.table import Refused
from bot.locale.words import FALLBACK, wording
from bot.store.errors import StoreError
from bot.web.languages import language
from bot.web.limits import Buckets, TooMany, client
from bot.web.pictures import Busy
from bot.web.templates import rendered

log = structlog.get_logger(__name__)

Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]

POLICY = "; ".join(
    (
        "default-src 'none'",
        *(f"{kind}-src 'self'" for kind in ("img", "style", "script", "connect")),
        *(f"{kind} 'none'" for kind in ("base-uri", "form-action", "frame-ancestors")),
    )
)
HEADERS: Mapping[str, str] = MappingProxyType(
    {
        "Content-Security-Policy": POLICY,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",  # an address is all that one needs to look
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
        "X-Robots-Tag": "noindex, nofollow, noarchive",
        "Server": "aviary",
    }
)
FRESH = "private, no-cache"
"""Of what may be another thing the next time: browsers keep it, and ask whether it is still so."""
KEPT = "private, max-age=31536000, immutable"
"""Of what is never another thing at the same address. Pictures name people, so nobody between keeps them."""
UNUSED = "no-store"
SIZE, REFILL = 300.0, 20.0
"""Tokens of a client, and how many come back a second: enough for five steps a second that nobody has looked at."""

_STATUS = MappingProxyType(
    {
        "page-unknown": 404,
        "step": 404,
        "picture": 404,
        "still-lobby": 404,
        "page-closed": 410,
        "table-cancelled": 410,
        "table-gone": 410,
        "table-damaged": 500,
        "picture-failed": 500,
    }
)
"""With which status a reason for no page is told."""


class NoPage(Exception):  # noqa: N818
    """There is nothing to show: `reason` as in `web-error-<reason>`."""

    def __init__(self, reason: str, status: int, **facts: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.facts = facts


class Guard:
    """Stands before all pages."""

    def __init__(self, proxies: int, buckets: Buckets | None = None) -> None:
        self._proxies = proxies
        self._buckets = buckets or Buckets(SIZE, REFILL)

    def client(self, request: web.Request) -> str:
        """Return who asks, for limits alone."""
        forwarded = ",".join(request.headers.getall("X-Forwarded-For", ()))
        return client(request.remote, forwarded, self._proxies)

    def take(self, request: web.Request, tokens: float = 1.0) -> None:
        """Take tokens of who asks. TooMany."""
        self._buckets.take(self.client(request), tokens)

    def middleware(self) -> Any:
        """Return it as a part of an application."""

        @web.middleware
        async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
            try:
                self.take(request)
                return await handler(request)
            except Exception as error:  # whatever it is, who asks is told so in a sentence
                missing = _told(error)
                if missing is None:
                    raise
                return sentence(request, missing)

        return guarded


def sentence(request: web.Request, missing: NoPage) -> web.Response:
    """Return a page with a sentence in the place of another one."""
    chosen = asked_language(request, FALLBACK)
    words = wording(chosen)
    page = rendered(
        "sentence.html",
        t=words,
        language=chosen,
        root=root(request),
        title=words("web-error-title"),
        sentence=words(f"web-error-{missing.reason}", **missing.facts),
        to_game=missing.reason == "step",
    )
    headers = {"Cache-Control": UNUSED}
    if "seconds" in missing.facts:
        headers["Retry-After"] = str(missing.facts["seconds"])
    return web.Response(text=page, status=missing.status, content_type="text/html", headers=headers)


def asked_language(request: web.Request, usual: str) -> str:
    """Return the language of the page that is asked for; `usual`: where neither address nor browser says any."""
    return language(request.query.get("lang", ""), request.headers.get("Accept-Language", ""), usual)


def root(request: web.Request) -> str:
    """Return the way from a page to where the pages begin: relative, so that a proxy may put them anywhere."""
    return "../" * (request.rel_url.raw_path.count("/") - 1) or "./"


async def add_headers(_request: web.Request, response: web.StreamResponse) -> None:
    """Add the headers that everything has."""
    response.headers.update(HEADERS)


def _told(error: Exception) -> NoPage | None:
    """Return what is told of an error; None: it is an answer itself."""
    match error:
        case NoPage():
            return error
        case Refused():
            return NoPage(error.reason, _STATUS[error.reason]) if error.reason in _STATUS else _fault(error)
        case TooMany():
            return NoPage("many", 429, seconds=error.seconds)
        case Busy():
            return NoPage("busy", 503)
        case StoreError():
            log.warning("page_not_read", reason=error.reason)
            return NoPage("store", 503)
        case web.HTTPMethodNotAllowed():
            return NoPage("method", 405)
        case web.HTTPException() if error.status < 400:
            return None
        case web.HTTPException():
            return NoPage("page-unknown", 404)
    return _fault(error)


def _fault(error: Exception) -> NoPage:
    log.error("page_failed", exc_info=error)
    return NoPage("fault", 500)
