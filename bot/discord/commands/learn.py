"""`/learn`: a first lesson of a game, also in direct messages with the bot."""

from __future__ import annotations

from functools import partial
from typing import Any

from discord import app_commands

from bot.discord.answering import router
from bot.discord.answering.request import Services
from bot.discord.commands.text import Interaction, choice, command, described
from bot.discord.reading import lessons
from bot.hosting.lessons.script import games_with_lessons


def learn_command(services: Services) -> app_commands.Command[Any, ..., Any]:
    """Make `/learn`."""
    taught = [game for game in services.games if game in games_with_lessons()]

    @app_commands.allowed_contexts(guilds=True, dms=True)
    @app_commands.choices(game=[choice(f"{game}-name", game) for game in taught])
    @described("learn", ["game"])
    async def callback(interaction: Interaction, game: str | None = None) -> None:
        await router.serve(services, interaction, partial(lessons.learn, game=game))

    return command("learn", callback)
