"""What keeps posts from a place, as far as an interaction tells: its kind, its lock, the permissions of the bot.

It is told to whoever asked, before a table is opened there and whenever a table's posts cannot get through.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.discord.messages import codes
from bot.hosting.table import Refused

POSTING = ("view_channel", "send_messages", "attach_files")
IN_THREAD = ("view_channel", "send_messages_in_threads", "attach_files")
THREAD = ("view_channel", "create_public_threads", "send_messages_in_threads", "attach_files")

PLACES = (discord.TextChannel, discord.Thread, discord.VoiceChannel, discord.StageChannel)
"""Where messages can stand. A post of a forum is a thread; the forum itself takes none."""
REFUSALS = frozenset({"no-messages-here", "thread-locked", "permissions-missing", "not-in-thread"})
"""The reasons of the refusals made here."""


async def check_place(interaction: discord.Interaction[Any]) -> None:
    """Refuse a place where a table's posts would not appear: as `check_may_post`, and not-in-thread.

    Whether the bot is in a private thread no interaction tells, so there Discord is asked.
    """
    check_may_post(interaction)
    if is_unseen_thread(interaction) and not await _reaches(interaction):
        raise Refused("not-in-thread", bot=own_id(interaction))


def check_may_post(interaction: discord.Interaction[Any]) -> None:
    """Refuse (no-messages-here, thread-locked, permissions-missing) where the bot surely cannot post."""
    if refusal := hindrance(interaction):
        raise refusal


def missing_for_threads(interaction: discord.Interaction[Any]) -> list[str]:
    """Return the names of the permissions without which no thread can be opened and written to."""
    return _missing(interaction, THREAD)


def hindrance(interaction: discord.Interaction[Any]) -> Refused | None:
    """Return why nothing can be posted where an interaction comes from; None where it tells no reason."""
    channel = interaction.channel
    if not isinstance(channel, PLACES):
        return Refused("no-messages-here")
    if isinstance(channel, discord.Thread) and channel.locked and not _has(interaction, "manage_threads"):
        return Refused("thread-locked")
    if missing := _missing(interaction, IN_THREAD if isinstance(channel, discord.Thread) else POSTING):
        return Refused("permissions-missing", permissions=missing, count=len(missing))
    return None


def lacked(refusal: Refused) -> list[str]:
    """Return the names of the permissions that a refusal made here tells of."""
    missing = refusal.facts.get("permissions")
    return [str(name) for name in missing] if isinstance(missing, list) else []


def is_unseen_thread(interaction: discord.Interaction[Any]) -> bool:
    """Return whether an interaction comes from a private thread that the bot sees only as one of its members."""
    channel = interaction.channel
    private = isinstance(channel, discord.Thread) and channel.is_private()
    return private and not _has(interaction, "manage_threads")


def own_id(interaction: discord.Interaction[Any]) -> str:
    """Return the bot's own number, by which a sentence mentions it."""
    user = interaction.client.user
    return str(user.id) if user else ""


async def _reaches(interaction: discord.Interaction[Any]) -> bool:
    try:
        await interaction.client.http.get_channel(interaction.channel_id or 0)
    except discord.HTTPException as error:
        return error.code != codes.NO_ACCESS
    except discord.RateLimited:
        return True
    return True


def _missing(interaction: discord.Interaction[Any], needed: tuple[str, ...]) -> list[str]:
    return [name for name in needed if not _has(interaction, name)]


def _has(interaction: discord.Interaction[Any], permission: str) -> bool:
    granted = interaction.app_permissions
    return granted.administrator or bool(getattr(granted, permission))
