"""Counting the requests to Discord by their answers."""

from __future__ import annotations

from types import SimpleNamespace

import aiohttp

from bot.measuring import measures


def counting_requests() -> aiohttp.TraceConfig:
    """Return what counts the requests to Discord by their answers."""
    trace = aiohttp.TraceConfig()

    async def answered(
        _session: aiohttp.ClientSession, _context: SimpleNamespace, told: aiohttp.TraceRequestEndParams
    ) -> None:
        measures().request(told.method, told.response.status)

    trace.on_request_end.append(answered)
    return trace
