"""What the bot must be allowed to do where it is used; what is missing is told to whoever asked, by name."""

from __future__ import annotations

from typing import Any

import discord

from bot.hosting.table import Refused

POSTING = ("view_channel", "send_messages", "attach_files")
IN_THREAD = ("view_channel", "send_messages_in_threads", "attach_files")
THREAD = ("create_public_threads", "send_messages_in_threads", "attach_files")


def check_may_post(interaction: discord.Interaction[Any]) -> None:
    """Refuse (permissions-missing) where a table could not be posted."""
    _check(interaction, IN_THREAD if isinstance(interaction.channel, discord.Thread) else POSTING)


def check_may_thread(interaction: discord.Interaction[Any]) -> None:
    """Refuse (permissions-missing) where no thread could be opened and written to."""
    _check(interaction, THREAD)


def _check(interaction: discord.Interaction[Any], needed: tuple[str, ...]) -> None:
    granted = interaction.app_permissions
    if granted.administrator:
        return
    missing = [name for name in needed if not getattr(granted, name)]
    if missing:
        raise Refused("permissions-missing", permissions=missing, count=len(missing))
