"""What several commands have alike: a callback without options, and the clocks that are offered while one is typed."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeAlias

from discord import app_commands

from bot.discord.answering import router
from bot.discord.answering.request import Services
from bot.discord.commands.text import Interaction
from bot.discord.messages import items
from bot.discord.tables import clocks

Callback: TypeAlias = Callable[..., Coroutine[Any, Any, None]]
Suggester: TypeAlias = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[Any]]]]


def plain(services: Services, handler: router.Handler) -> Callback:
    """Return the callback of a command without options, which `handler` answers."""

    async def callback(interaction: Interaction) -> None:
        await router.serve(services, interaction, handler)

    return callback


def suggesting_clocks(services: Services) -> Suggester:
    """Return what offers clocks for an option while it is typed."""

    async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[Any]]:
        found = await router.offer(services, interaction, partial(clocks.suggest, text=typed))
        return [app_commands.Choice(name=items.clip(label, items.OPTION_LENGTH), value=value) for label, value in found]

    return suggest
