"""Telling of the requests to Discord: their routes, without what is named in them, and how they were answered."""

from __future__ import annotations

from types import SimpleNamespace

import aiohttp
from yarl import URL

from bot.measuring import Part, Took

WORDS = frozenset(
    {
        *("api", "v10", "@me", "@original"),
        *("applications", "callback", "channels", "commands", "gateway", "bot", "guilds", "interactions", "messages"),
        *("oauth2", "search", "thread-members", "threads", "typing", "users", "webhooks"),
    }
)
"""What stands in addresses of Discord's and names nobody and nothing."""


def told_requests() -> aiohttp.TraceConfig:
    """Return what tells of each request to Discord."""
    trace = aiohttp.TraceConfig()

    async def begins(
        _session: aiohttp.ClientSession, context: SimpleNamespace, told: aiohttp.TraceRequestStartParams
    ) -> None:
        context.took = Took(Part.REQUEST, method=told.method, route=route_of(told.url))
        context.took.begin()

    async def answered(
        _session: aiohttp.ClientSession, context: SimpleNamespace, told: aiohttp.TraceRequestEndParams
    ) -> None:
        context.took.labels["status"] = str(told.response.status)
        if not told.response.ok:
            context.took.fail()
        context.took.end()

    async def broken(
        _session: aiohttp.ClientSession, context: SimpleNamespace, _told: aiohttp.TraceRequestExceptionParams
    ) -> None:
        context.took.fail()
        context.took.end()

    trace.on_request_start.append(begins)
    trace.on_request_end.append(answered)
    trace.on_request_exception.append(broken)
    return trace


def route_of(url: URL) -> str:
    """Return the route of an address: whatever is no word of Discord's (a number, a token, a name) is left out."""
    parts = url.path.strip("/").split("/")
    return "/" + "/".join(part if part in WORDS else "{}" for part in parts)
