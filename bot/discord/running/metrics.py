"""The page `/metrics`, which Prometheus reads: what was counted, and what is looked up when it is asked for."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from aiohttp import web

from bot.hosting.host import Host
from bot.measuring.prometheus import CONTENT_TYPE, Prometheus
from bot.store.errors import StoreError
from bot.store.owed import Owed, owed

OWED, AGE = "aviary_owed", "aviary_owed_age_seconds"


class MetricsPage:
    """`/metrics` of a process."""

    def __init__(self, prometheus: Prometheus) -> None:
        self._prometheus = prometheus
        self._host: Host | None = None
        self._client: discord.AutoShardedClient | None = None

    def tell_of(self, host: Host, client: discord.AutoShardedClient) -> None:
        """Tell from now on also how they are."""
        self._host, self._client = host, client

    def routes(self) -> list[web.RouteDef]:
        """Return the routes."""
        return [web.get("/metrics", self.show)]

    async def show(self, _request: web.Request) -> web.Response:
        """Write down all measures."""
        await self._look_up()
        return web.Response(body=self._prometheus.text(), headers={"Content-Type": CONTENT_TYPE})

    async def _look_up(self) -> None:
        show = self._prometheus.show
        for shard, seconds in self._client.latencies if self._client else ():
            show("aviary_shard_latency_seconds", "Heartbeat of a shard", seconds, shard=str(shard))
        if self._host is not None:
            show("aviary_games_in_memory", "Running games kept in memory", self._host.games_in_memory)
        found = await _owed(self._host)
        show("aviary_store_up", "Whether the database answers", int(found is not None))
        if self._host is None or found is None:
            for name in (OWED, AGE):  # nobody knows
                self._prometheus.hide(name)
            return
        now = self._host.now()
        for each in found:
            age = 0.0 if each.oldest is None else max(0.0, (now - each.oldest).total_seconds())
            show(OWED, "What is due and not done", each.number, kind=each.kind)
            show(AGE, "For how long the oldest of it is due", age, kind=each.kind)


async def _owed(host: Host | None) -> Sequence[Owed] | None:
    """Return what is due and not done; None: the database does not answer, or is not open yet."""
    if host is None:
        return None
    try:
        async with host.database.look() as connection:
            return await owed(connection, host.now())
    except StoreError:
        return None
