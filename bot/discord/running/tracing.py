"""Traces of a process, where the settings name a collector for them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.discord.running.faults import CannotStart
from bot.measuring import listening
from bot.settings import Settings


@asynccontextmanager
async def traced(settings: Settings) -> AsyncIterator[None]:
    """Trace what the process does until the end of the block. CannotStart where what traces need is not installed."""
    if settings.otel_exporter_otlp_endpoint is None:
        yield
        return
    try:
        from bot.measuring.traces import traces_to  # noqa: PLC0415  (an extra, which few need)
    except ImportError as error:
        raise CannotStart("run-no-traces") from error
    traces = traces_to(settings.otel_exporter_otlp_endpoint)
    try:
        with listening(traces):
            yield
    finally:
        await asyncio.to_thread(traces.close)
