"""Why the bot cannot start, and how Discord is out of reach."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import aiohttp
import discord

UNREACHABLE = (
    OSError,
    aiohttp.ClientError,
    discord.GatewayNotFound,
    discord.DiscordServerError,
    discord.RateLimited,
)
"""How a request ends that Discord, or the way to it, did not answer, or not yet."""
PAUSES = (1.0, 5.0, 15.0, 60.0)
"""Seconds between attempts to log in or to connect; the last one stays."""


class CannotStart(Exception):  # noqa: N818
    """Why the bot cannot start: `reason` is the key of the sentence, `facts` what it needs."""

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(f"{reason} {facts}")
        self.reason = reason
        self.facts = facts


def pauses() -> Iterator[float]:
    """Return the seconds to wait after each failed attempt: growing, without an end."""
    return itertools.chain(PAUSES, itertools.repeat(PAUSES[-1]))


def cause_of(error: Exception) -> str:
    """Return what to say of an attempt that failed."""
    return str(error) or type(error).__name__
