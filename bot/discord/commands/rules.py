"""`/rules look` and `/rules about`; `/help`."""

from __future__ import annotations

from functools import partial
from typing import Any

from discord import app_commands

from bot.discord import first_steps, items, router, rules
from bot.discord.commands.text import Interaction, choice, command, described, group
from bot.discord.request import Services


def rule_commands(services: Services) -> app_commands.Group:
    """Make `/rules` with its subcommands. A command with subcommands takes no options itself, hence `look`."""
    made = group("rules")
    made.add_command(_look(services))
    made.add_command(_about(services))
    return made


def help_command(services: Services) -> app_commands.Command[Any, ..., Any]:
    """Make `/help`."""

    async def callback(interaction: Interaction) -> None:
        await router.serve(services, interaction, first_steps.show)

    return command("help", callback)


def _look(services: Services) -> app_commands.Command[Any, ..., Any]:
    @app_commands.choices(game=_games(services))
    @described("rules-look", ["words", "game", "public"])
    async def callback(interaction: Interaction, words: str, game: str | None = None, public: bool = False) -> None:
        handler = partial(rules.look, words=words, game=game)
        await router.serve(services, interaction, handler, public=public)

    async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        game = getattr(interaction.namespace, "game", None)
        found = await router.offer(services, interaction, partial(rules.suggest, typed=typed, game=game))
        return [
            app_commands.Choice(name=items.plain(each.label, items.OPTION_LENGTH), value=str(each.value))
            for each in found
        ]

    made = command("rules-look", callback)
    made.autocomplete("words")(suggest)
    return made


def _about(services: Services) -> app_commands.Command[Any, ..., Any]:
    @app_commands.choices(game=_games(services))
    @described("rules-about", ["game"])
    async def callback(interaction: Interaction, game: str | None = None) -> None:
        await router.serve(services, interaction, partial(rules.about, game=game))

    return command("rules-about", callback)


def _games(services: Services) -> list[app_commands.Choice[str]]:
    return [choice(f"{game}-name", game) for game in services.games]
