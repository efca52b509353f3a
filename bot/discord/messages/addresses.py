"""Addresses of places and messages on Discord, for links in texts."""

from __future__ import annotations

from bot.hosting.table import Place


def address(place: Place, message_id: int | None = None) -> str:
    """Return the address of a message; where none is named, of the channel or thread."""
    there = f"https://discord.com/channels/{place.guild_id or '@me'}/{place.channel_id}"
    return f"{there}/{message_id}" if message_id else there
