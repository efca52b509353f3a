"""Opening the host: again and again where the server of its database is away."""

from __future__ import annotations

import asyncio

import structlog

from bot.discord.running.faults import pauses
from bot.discord.running.health import Health
from bot.discord.running.tasks import unless_stopped
from bot.hosting.clock import Clock
from bot.hosting.host import Host
from bot.hosting.opening import open_host
from bot.settings import Settings
from bot.store.database import is_server
from bot.store.errors import StoreAway

log = structlog.get_logger(__name__)

NOT_BY_ITSELF = frozenset({"store-login", "store-no-database", "store-not-allowed"})
"""Why a server does not let anybody in until somebody mends its settings, or ours."""


async def reached(settings: Settings, clock: Clock | None, health: Health, stop: asyncio.Event) -> Host | None:
    """Open the host, however long its server is away; None where `stop` came first.

    StoreError for what no waiting mends, and for whatever is wrong with a file.
    """
    waited = 0.0
    for pause in pauses():
        try:
            host = await open_host(settings, clock=clock)
        except StoreAway as away:
            if away.reason in NOT_BY_ITSELF or not is_server(settings.database_address):
                raise
            health.waits_for = away.reason
            log.warning("store_away", reason=away.reason, cause=str(away.facts.get("cause", "")), again_in=pause)
        else:
            if waited:
                log.warning("store_back", seconds=waited)
            health.database = host.database
            return host
        waited += pause
        if not await unless_stopped(stop, pause=asyncio.sleep(pause)):
            break
    return None
