"""From an HTTP request of the bot to a handler and back: token, faults, limits, notes of what went over the wire."""

import asyncio
from typing import Any

from aiohttp import web

from sandbox.context import Context
from sandbox.errors import DiscordError, unauthorized
from sandbox.faults import Fault
from sandbox.payload import dumps
from sandbox.rest import channels, commands, guilds, interactions, messages, reactions, users, webhooks
from sandbox.rest.buckets import Verdict
from sandbox.rest.call import Call, Handler, Reply, read_body
from sandbox.traffic import Exchange

API = "/api/v10"
TABLES = (users, guilds, commands, interactions, webhooks, messages, reactions, channels)
BY_TOKEN_IN_PATH = ("/interactions/", "/webhooks/")
HEADERS = {"Via": "1.1 sandbox"}
"""Without `Via` discord.py takes a 429 for a ban by Discord's front."""


def rest_routes(context: Context) -> list[web.RouteDef]:
    """All REST routes, and an answer for those that are not there."""
    found = [
        web.route(method, API + template, _endpoint(context, template, handler))
        for module in TABLES
        for method, template, handler in module.routes.handlers
    ]
    return [*found, web.route("*", API + "/{rest:.*}", _missing(context))]


def _missing(context: Context) -> Any:
    async def missing(request: web.Request) -> web.Response:
        context.traffic.violation(
            "unknown route", f"{request.method} {request.path}", "The stand-in has no such route."
        )
        return _respond(404, {"message": "404: Not Found", "code": 0}, {})

    return missing


def _endpoint(context: Context, template: str, handler: Handler) -> Any:
    async def endpoint(request: web.Request) -> web.Response:
        fault = context.faults.take(request.method, template)
        if fault and fault.when == "before":
            await asyncio.sleep(fault.delay)
            if fault.status:
                await request.read()
                return _faulty(fault)
        call = Call(request.method, template, request.path, request.match_info, request.query)
        verdict = context.buckets.count(template, dict(call.params)) if context.buckets else None
        status, answer = await _answer(context, call, handler, request, verdict)
        if fault and fault.when == "after":
            await asyncio.sleep(fault.delay)
            if fault.status:
                return _faulty(fault)
        return _respond(status, answer, verdict.headers if verdict else {})

    return endpoint


async def _answer(
    context: Context, call: Call, handler: Handler, request: web.Request, verdict: Verdict | None
) -> Reply:
    where = f"{call.method} {call.template}"
    try:
        if not call.template.startswith(BY_TOKEN_IN_PATH):
            _authorize(context, request)
        if verdict and not verdict.passes:
            return _limited(verdict.wait)
        call.body, call.uploads = await read_body(request)
        reply = handler(context, call)
        status, answer = reply if isinstance(reply, tuple) else await reply
    except DiscordError as error:
        status, answer = error.status, error.body()
        for problem in error.problems or ([error.message] if status == 413 else []):
            context.traffic.violation("limit", where, str(problem))
    for path in call.unknown:
        context.traffic.violation("unknown field", where, path)
    sizes = {upload.name: len(upload.content) for upload in call.uploads.values()}
    context.traffic.note(Exchange(call.method, call.template, call.path, call.body, sizes, status, answer))
    return status, answer


def _authorize(context: Context, request: web.Request) -> None:
    if request.headers.get("Authorization") != f"Bot {context.token}":
        raise unauthorized()


def _limited(wait: float) -> Reply:
    return 429, {"message": "You are being rate limited.", "retry_after": wait, "global": False}


def _faulty(fault: Fault) -> web.Response:
    status = fault.status or 500
    if status == 429:
        headers = {"Retry-After": str(fault.retry_after), "X-RateLimit-Scope": "shared"}
        _, answer = _limited(fault.retry_after)
        return _respond(status, answer | ({"code": fault.code} if fault.code else {}), headers)
    return _respond(status, {"message": f"{status}: Bad weather", "code": fault.code}, {})


def _respond(status: int, answer: Any, headers: dict[str, str]) -> web.Response:
    if answer is None:
        return web.Response(status=status, headers=HEADERS | headers)
    # Bytes, so that no charset is added to the content type: discord.py compares it literally.
    body = dumps(answer).encode()
    return web.Response(body=body, status=status, headers=HEADERS | headers, content_type="application/json")
