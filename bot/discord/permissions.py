"""What the bot must be allowed to do where it is used; what is missing is told to whoever asked, by name."""

from __future__ import annotations

from typing import Any

import discord

from bot.hosting.table import Refused

POSTING = ("view_channel", "send_messages", "attach_files")
IN_THREAD = ("view_channel", "send_messages_in_threads", "attach_files")
THREAD = ("create_public_threads", "send_messages_in_threads", "attach_files")


PLACES = (discord.TextChannel, discord.Thread, discord.VoiceChannel, discord.StageChannel)
"""Where messages can stand. A post of a forum is a thread; the forum itself takes none."""


def check_can_post(interaction: discord.Interaction[Any]) -> None:
    """Refuse (no-messages-here) where no message can stand at all."""
    if not isinstance(interaction.channel, PLACES):
        raise Refused("no-messages-here")


def check_may_post(interaction: discord.Interaction[Any]) -> None:
    """Refuse (permissions-missing) where a table could not be posted."""
    if missing := missing_to_post(interaction):
        raise Refused("permissions-missing", permissions=missing, count=len(missing))


def check_may_thread(interaction: discord.Interaction[Any]) -> None:
    """Refuse (permissions-missing) where no thread could be opened and written to."""
    if missing := _missing(interaction, THREAD):
        raise Refused("permissions-missing", permissions=missing, count=len(missing))


def missing_to_post(interaction: discord.Interaction[Any]) -> list[str]:
    """Return the names of the permissions without which nothing can be posted here."""
    return _missing(interaction, IN_THREAD if isinstance(interaction.channel, discord.Thread) else POSTING)


def _missing(interaction: discord.Interaction[Any], needed: tuple[str, ...]) -> list[str]:
    granted = interaction.app_permissions
    return [] if granted.administrator else [name for name in needed if not getattr(granted, name)]
