"""`/tables`: all tables of who asks, also in direct messages with the bot."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.discord.answering import router
from bot.discord.answering.request import Services
from bot.discord.commands.text import Interaction, command
from bot.discord.looking import my_tables


def tables_command(services: Services) -> app_commands.Command[Any, ..., Any]:
    """Make `/tables`."""

    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def callback(interaction: Interaction) -> None:
        await router.serve(services, interaction, my_tables.show)

    return command("tables", callback)
