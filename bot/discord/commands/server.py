"""`/server ...`: for who manages the server."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from discord import app_commands

from bot.discord import router, servers, settings_page
from bot.discord.commands.text import Interaction, command, group
from bot.discord.request import Services


def server_commands(services: Services) -> app_commands.Group:
    """Make `/server` with its subcommands. Everybody sees them; who does not manage the server is told so."""
    made = group("server")
    for name, what in {"settings": "page", "tables": "tables", "data": "data"}.items():
        made.add_command(command(f"server-{name}", _plain(services, what)))
    return made


def _plain(services: Services, what: str) -> Callable[..., Coroutine[Any, Any, None]]:
    async def callback(interaction: Interaction) -> None:
        await router.serve(services, interaction, partial(settings_page.show, page=servers.PAGE, what=what))

    return callback
