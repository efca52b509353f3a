"""Only this machine may talk to the stand-in: it listens on loopback, and refuses pages of other sites."""

import logging
from collections.abc import Awaitable, Callable

from aiohttp import web
from yarl import URL

from sandbox.play.request import answer
from sandbox.refusal import RefusedError, WrongRequestError

LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})
log = logging.getLogger(__name__)

Next = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def guard(request: web.Request, handler: Next) -> web.StreamResponse:
    """Refuse a Host or Origin that is not loopback (a page elsewhere whose name was bent to this machine)."""
    for header in (f"http://{request.host}", request.headers.get("Origin")):
        if header and not _is_local(header):
            return answer({"error": "The sandbox serves this machine only."}, 403)
    return await handler(request)


def _is_local(url: str) -> bool:
    try:
        return URL(url).host in LOOPBACK
    except ValueError:
        return False


@web.middleware
async def explain(request: web.Request, handler: Next) -> web.StreamResponse:
    """Turn refusals of the people's side into answers with a sentence."""
    try:
        return await handler(request)
    except RefusedError as refused:
        return answer(refused.body(), refused.status)
    except LookupError as missing:
        if not request.path.startswith("/sandbox/"):
            raise
        return answer({"error": str(missing.args[0])}, 404)
    except (WrongRequestError, ValueError, TypeError) as refused:
        if not request.path.startswith("/sandbox/"):
            raise
        return answer({"error": str(refused)}, 400)
