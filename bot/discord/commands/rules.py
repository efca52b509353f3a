"""`/rules look` and `/rules about`; `/help`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from discord import app_commands

from bot.discord.answering import router
from bot.discord.answering.request import Services
from bot.discord.commands.text import Interaction, choice, command, described, group
from bot.discord.messages import items
from bot.discord.reading import first_steps, parts, rules
from bot.games.typed_commands import Suggestion


def rule_commands(services: Services) -> app_commands.Group:
    """Make `/rules` with its subcommands. A command with subcommands takes no options itself, hence `look`."""
    made = group("rules")
    made.add_command(_look(services))
    made.add_command(_about(services))
    return made


def help_command(services: Services) -> app_commands.Command[Any, ..., Any]:
    """Make `/help`."""

    @app_commands.choices(game=_games(services))
    @described("help", ["game"])
    async def callback(interaction: Interaction, game: str | None = None) -> None:
        await router.serve(services, interaction, partial(first_steps.show, game=game))

    return command("help", callback)


def _look(services: Services) -> app_commands.Command[Any, ..., Any]:
    @app_commands.choices(game=_games(services))
    @described("rules-look", ["words", *parts.OPTIONS, "game", "public"])
    async def callback(  # noqa: PLR0917  (the options of the command)
        interaction: Interaction,
        words: str | None = None,
        card: str | None = None,
        tile: str | None = None,
        territory: str | None = None,
        game: str | None = None,
        public: bool = False,
    ) -> None:
        given = zip(parts.OPTIONS, (card, tile, territory), strict=True)
        named = {option: typed for option, typed in given if typed is not None}
        handler = partial(rules.look, words=words, game=game, named=named)
        await router.serve(services, interaction, handler, public=public)

    made = command("rules-look", callback)
    made.autocomplete("words")(_suggesting(services, rules.suggest))
    for option in parts.OPTIONS:
        made.autocomplete(option)(_suggesting(services, partial(parts.suggest, option=option)))
    return made


def _suggesting(services: Services, offered: Callable[..., Awaitable[list[Suggestion]]]) -> Any:
    """Return what offers choices for an option while it is typed."""

    async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        game = getattr(interaction.namespace, "game", None)
        found = await router.offer(services, interaction, partial(offered, typed=typed, game=game))
        return [
            app_commands.Choice(name=items.plain(each.label, items.OPTION_LENGTH), value=str(each.value))
            for each in found
        ]

    return suggest


def _about(services: Services) -> app_commands.Command[Any, ..., Any]:
    @app_commands.choices(game=_games(services))
    @described("rules-about", ["game"])
    async def callback(interaction: Interaction, game: str | None = None) -> None:
        await router.serve(services, interaction, partial(rules.about, game=game))

    return command("rules-about", callback)


def _games(services: Services) -> list[app_commands.Choice[str]]:
    return [choice(f"{game}-name", game) for game in services.games]
