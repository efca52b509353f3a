"""`/server ...`: for who manages the server."""

from __future__ import annotations

from functools import partial
from typing import Any

from discord import app_commands

from bot.discord.answering import router
from bot.discord.answering.request import Services
from bot.discord.commands.callbacks import plain
from bot.discord.commands.text import Interaction, command, described, group
from bot.discord.settings import servers, settings_page
from bot.locale.language_names import name_of
from bot.locale.words import LANGUAGES


def server_commands(services: Services) -> app_commands.Group:
    """Make `/server` with its subcommands. Everybody sees them; who does not manage the server is told so."""
    made = group("server")
    for name, what in {"settings": "page", "tables": "tables", "data": "data"}.items():
        made.add_command(
            command(f"server-{name}", plain(services, partial(settings_page.show, page=servers.PAGE, what=what)))
        )
    made.add_command(_language(services))
    return made


def _language(services: Services) -> app_commands.Command[Any, ..., Any]:
    @described("server-language", ["language"])
    async def callback(interaction: Interaction, language: str) -> None:
        await router.serve(services, interaction, partial(servers.choose_language, language=language))

    choices = [app_commands.Choice(name=name_of(each), value=each) for each in LANGUAGES]
    return command("server-language", app_commands.choices(language=choices)(callback))
