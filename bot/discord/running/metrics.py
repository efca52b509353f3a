"""The page `/metrics`, which Prometheus reads: what was counted, and what is looked up when it is asked for."""

from __future__ import annotations

import discord
from aiohttp import web

from bot.hosting.host import Host
from bot.measuring.prometheus import CONTENT_TYPE, Prometheus
from bot.store.errors import StoreError
from bot.store.owed import owed

OWED, AGE = "aviary_owed", "aviary_owed_age_seconds"


class MetricsPage:
    """`/metrics` of a process."""

    def __init__(self, prometheus: Prometheus, host: Host, client: discord.AutoShardedClient) -> None:
        self._prometheus = prometheus
        self._host = host
        self._client = client

    def routes(self) -> list[web.RouteDef]:
        """Return the routes."""
        return [web.get("/metrics", self.show)]

    async def show(self, _request: web.Request) -> web.Response:
        """Write down all measures."""
        await self._look_up()
        return web.Response(body=self._prometheus.text(), headers={"Content-Type": CONTENT_TYPE})

    async def _look_up(self) -> None:
        show, now = self._prometheus.show, self._host.now()
        for shard, seconds in self._client.latencies:
            show("aviary_shard_latency_seconds", "Heartbeat of a shard", seconds, shard=str(shard))
        show("aviary_games_in_memory", "Running games kept in memory", self._host.games_in_memory)
        try:
            async with self._host.database.look() as connection:
                found = await owed(connection, now)
        except StoreError:
            show("aviary_store_up", "Whether the database answers", 0)
            for name in (OWED, AGE):  # nobody knows
                self._prometheus.hide(name)
            return
        show("aviary_store_up", "Whether the database answers", 1)
        for each in found:
            age = 0.0 if each.oldest is None else max(0.0, (now - each.oldest).total_seconds())
            show(OWED, "What is due and not done", each.number, kind=each.kind)
            show(AGE, "For how long the oldest of it is due", age, kind=each.kind)
