"""The entrance by Discord's gateway: a lasting connection that the bot opens, and that brings the interactions."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import structlog

from bot.discord.answering.client import AviaryClient
from bot.discord.running.endpoint import use_gateway
from bot.discord.running.faults import UNREACHABLE, CannotStart, cause_of, pauses
from bot.discord.running.identifying import Turns
from bot.discord.running.process import Process
from bot.discord.running.tasks import unless_stopped

log = structlog.get_logger(__name__)

TOKEN_REFUSED = 4004
"""The gateway's close code for a token that is not accepted (any more)."""


async def by_gateway(process: Process, stop: asyncio.Event) -> None:
    """Stay connected until `stop`. CannotStart for what no waiting mends."""
    process.health.connected = process.client.is_ready
    await unless_stopped(stop, asking=_ask_the_way(process))
    await unless_stopped(stop, gateway=_connect(process.client), greet=_greet(process))


async def _ask_the_way(process: Process) -> None:
    """Ask how to connect, where processes share a database or a proxy stands before Discord.

    The library knows of no other process that identifies. Where a range of shards is set, and after a session that has
    become invalid, it goes to Discord's own gateway without asking.
    """
    database, proxied = process.services.host.database, process.settings.discord_api is not None
    if not database.shared and not proxied:
        return
    told = await _asked(process.client)
    if proxied:
        use_gateway(told["url"])
    if database.shared:
        turns = Turns(database, int(told["session_start_limit"]["max_concurrency"]))
        process.client.before_identify = turns.wait


async def _asked(client: AviaryClient) -> dict[str, Any]:
    """Return what Discord, or a proxy before it, says of the gateway; asked again and again until it does."""
    for pause in pauses():
        try:
            told: dict[str, Any] = await client.http.request(discord.http.Route("GET", "/gateway/bot"))
        except (*UNREACHABLE, discord.HTTPException) as error:
            log.warning("not_connected", fault=error, again_in=pause)
            await asyncio.sleep(pause)
        else:
            break
    return told


async def _connect(client: AviaryClient) -> None:
    """Connect, again and again where Discord cannot be reached; once connected, the library reconnects by itself."""
    for pause in pauses():
        try:
            await client.connect()
        except discord.ConnectionClosed as error:
            reason = "run-token-refused" if error.code == TOKEN_REFUSED else "run-no-connection"
            raise CannotStart(reason, cause=f"{error.code}") from error
        except UNREACHABLE as error:
            if client.is_closed():
                raise CannotStart("run-no-connection", cause=cause_of(error)) from error
            log.warning("not_connected", fault=error, again_in=pause)
            await asyncio.sleep(pause)
        else:
            raise CannotStart("run-no-connection", cause="closed")


async def _greet(process: Process) -> None:
    await process.client.wait_until_ready()
    await process.is_ready()
