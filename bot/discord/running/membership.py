"""In which servers the bot is. Without the intent for servers the gateway tells neither of new ones nor of removals."""

from __future__ import annotations

import discord


async def servers_of(client: discord.Client) -> frozenset[int]:
    """Return every server that the bot is in, by pages of 200. What a page raises is raised: half a list is none."""
    return frozenset([each.id async for each in client.fetch_guilds(limit=None, with_counts=False)])
