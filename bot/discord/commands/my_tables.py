"""`/tables`: all tables of who asks, also in direct messages with the bot."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.discord.answering.request import Services
from bot.discord.commands.callbacks import plain
from bot.discord.commands.text import command
from bot.discord.looking import my_tables


def tables_command(services: Services) -> app_commands.Command[Any, ..., Any]:
    """Make `/tables`."""
    return command("tables", app_commands.allowed_contexts(guilds=True, dms=True)(plain(services, my_tables.show)))
