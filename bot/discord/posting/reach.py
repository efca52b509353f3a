"""Requests to Discord that nobody waits for: what its errors mean to hosting."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TypeVar

import aiohttp
import discord
import structlog

from bot.hosting.posting.post import OutcomeUnknown, TryLater, Undeliverable

T = TypeVar("T")
log = structlog.get_logger(__name__)

CLOSED = {
    50001: "missing-access",
    50013: "missing-permissions",
    10003: "channel-gone",
    50083: "thread-archived",
    160005: "thread-locked",
    50007: "direct-closed",
    50278: "direct-closed",
}
"""Discord's codes for places where we cannot post, and for people whom we cannot write to, and our reasons."""
TOO_FAST = 40003
"""Its code where direct messages are opened too fast."""
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
        if error.status == 429 or error.code == TOO_FAST:
            raise TryLater(AGAIN_AFTER) from error
        if error.status >= 500:
            raise OutcomeUnknown from error
        log.exception("post_not_accepted", code=error.code, status=error.status)  # our fault; again would be no better
        raise Undeliverable("not-accepted") from error
    except (TimeoutError, aiohttp.ClientError, OSError) as error:
        raise OutcomeUnknown from error
