"""`/stats`: what the games of who asks, of two people or of the server came to; in direct messages, too."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.discord.answering import router
from bot.discord.answering.request import Services
from bot.discord.commands.text import Interaction, choice, command, described
from bot.discord.statistics import showing


def stats_command(services: Services) -> app_commands.Command[Any, ..., Any]:
    """Make `/stats`."""

    @app_commands.allowed_contexts(guilds=True, dms=True)
    @app_commands.choices(game=[choice(f"{game}-name", game) for game in services.games])
    @described("stats", ["with_", "server", "game"])
    async def callback(
        interaction: Interaction,
        with_: discord.User | None = None,
        server: bool = False,
        game: str | None = None,
    ) -> None:
        other = None if with_ is None else with_.id
        await router.serve(services, interaction, partial(showing.command, other=other, game=game, server=server))

    return command("stats", callback)
