"""Requests to Discord that nobody waits for: what its errors mean to hosting."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, TypeVar

import aiohttp
import discord
import structlog

from bot.discord.messages import codes
from bot.hosting.posting.post import OutcomeUnknown, TryLater, Undeliverable

T = TypeVar("T")
log = structlog.get_logger(__name__)

CLOSED = {
    codes.NO_ACCESS: "missing-access",
    codes.LACKS_PERMISSION: "missing-permissions",
    codes.CHANNEL_GONE: "channel-gone",
    codes.THREAD_ARCHIVED: "thread-archived",
    codes.THREAD_LOCKED: "thread-locked",
    codes.TAKES_NO_DIRECT: "direct-closed",
    codes.NO_SHARED_SERVER: "direct-closed",
}
"""Why we cannot post at a place, or cannot write to a person: Discord's codes, and our reasons."""
AGAIN_AFTER = 5.0
"""Seconds until what the service did not take is tried again, where it does not say when."""


async def reach(request: Awaitable[T]) -> T:
    """Await a request to Discord; its errors become those of the port (`bot.hosting.posting.post.Announcer`)."""
    try:
        return await request
    except discord.RateLimited as error:
        raise TryLater(error.retry_after) from error
    except discord.HTTPException as error:
        if error.code in CLOSED:
            raise Undeliverable(CLOSED[error.code]) from error
        if error.status == 429 or error.code == codes.OPENED_TOO_FAST:
            raise TryLater(AGAIN_AFTER) from error
        if error.status >= 500 or error.status == codes.GAVE_UP:
            raise OutcomeUnknown from error
        log.exception("post_not_accepted", code=error.code, status=error.status)  # our fault; again would be no better
        raise Undeliverable("not-accepted") from error
    except (TimeoutError, aiohttp.ClientError, OSError) as error:
        raise OutcomeUnknown from error


async def direct_channel(client: discord.Client, person_id: int) -> discord.PartialMessageable:
    """Return the channel of direct messages with a person. Discord's errors come through."""
    person: Any = discord.Object(person_id)
    return client.get_partial_messageable((await client.create_dm(person)).id)
