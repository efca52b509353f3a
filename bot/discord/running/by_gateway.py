"""The entrance by Discord's gateway: a lasting connection that the bot opens, and that brings the interactions."""

from __future__ import annotations

import asyncio

import discord
import structlog

from bot.discord.answering.client import AviaryClient
from bot.discord.running.faults import UNREACHABLE, CannotStart, cause_of, pauses
from bot.discord.running.identifying import identify_in_turn
from bot.discord.running.process import Process
from bot.discord.running.tasks import unless_stopped

log = structlog.get_logger(__name__)

TOKEN_REFUSED = 4004
"""The gateway's close code for a token that is not accepted (any more)."""


async def by_gateway(process: Process, stop: asyncio.Event) -> None:
    """Stay connected until `stop`. CannotStart for what no waiting mends."""
    process.health.connected = process.client.is_ready
    await unless_stopped(stop, turns=_take_turns(process))
    await unless_stopped(stop, gateway=_connect(process.client), greet=_greet(process))


async def _take_turns(process: Process) -> None:
    """Identify in turn with other processes, where they share a database; again and again until Discord says how."""
    for pause in pauses():
        try:
            await identify_in_turn(process.client, process.services.host.database)
        except (*UNREACHABLE, discord.HTTPException) as error:
            log.warning("not_connected", fault=error, again_in=pause)
            await asyncio.sleep(pause)
        else:
            return


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
