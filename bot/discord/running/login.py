"""Logging in: by REST alone, again and again where Discord cannot be reached."""

from __future__ import annotations

import asyncio

import discord
import structlog

from bot.discord.answering.client import AviaryClient
from bot.discord.messages import codes
from bot.discord.running.faults import UNREACHABLE, CannotStart, cause_of, pauses
from bot.discord.running.tasks import unless_stopped

log = structlog.get_logger(__name__)


async def logged_in(client: AviaryClient, token: str, stop: asyncio.Event) -> bool:
    """Log in, however long that takes; return whether it came to that before `stop`.

    CannotStart for what no waiting mends: a token that Discord does not take.
    """
    return await unless_stopped(stop, log_in=_try_to_log_in(client, token))


async def log_in(client: AviaryClient, token: str) -> None:
    """Log in. CannotStart where that does not succeed."""
    try:
        await client.login(token)
    except discord.LoginFailure as error:
        raise CannotStart("run-token-refused") from error
    except UNREACHABLE as error:
        raise CannotStart("run-no-connection", cause=cause_of(error)) from error
    except discord.HTTPException as error:
        if error.status not in codes.NOT_NOW:
            raise
        raise CannotStart("run-no-connection", cause=cause_of(error)) from error


async def _try_to_log_in(client: AviaryClient, token: str) -> None:
    for pause in pauses():
        try:
            await log_in(client, token)
        except CannotStart as trouble:
            if trouble.reason != "run-no-connection":
                raise
            log.warning("not_connected", fault=trouble.__cause__, again_in=pause)
        else:
            return
        await client.http.close()  # each attempt makes a session of its own
        client.http.connector = discord.utils.MISSING
        await asyncio.sleep(pause)
