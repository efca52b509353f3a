"""`/me ...`: what somebody chooses for all tables. What can be typed at once is an option of a command of its own."""

from __future__ import annotations

from functools import partial
from typing import Any

from discord import app_commands

from bot.discord.answering import router
from bot.discord.answering.request import Request, Services
from bot.discord.commands.callbacks import Callback, plain
from bot.discord.commands.text import Interaction, command, described, group
from bot.discord.messages import items
from bot.discord.settings import language_page, me, settings_page
from bot.games.typed_commands import Suggestion
from bot.hosting.people import zones


def me_commands(services: Services) -> app_commands.Group:
    """Make `/me` with its subcommands; they work in direct messages, too."""
    made = group("me", direct=True)
    made.add_command(command("me-language", _shows(services, language_page.PAGE)))
    for name, what in {"settings": "page", "back": "back", "data": "data", "forget": "forget"}.items():
        made.add_command(command(f"me-{name}", _shows(services, me.PAGE, what)))
    made.add_command(_away(services))
    made.add_command(_zone(services))
    return made


def _shows(services: Services, page: settings_page.Page, what: str = "page") -> Callback:
    return plain(services, partial(settings_page.show, page=page, what=what))


def _away(services: Services) -> app_commands.Command[Any, ..., Any]:
    @described("me-away", ["until", "since"])
    async def callback(interaction: Interaction, until: str = "", since: str = "") -> None:
        given = [until[: me.TYPED], since[: me.TYPED]]
        handler = partial(settings_page.show, page=me.PAGE, what="away", given=given)
        await router.serve(services, interaction, handler)

    return command("me-away", callback)


def _zone(services: Services) -> app_commands.Command[Any, ..., Any]:
    @described("me-zone", ["zone"])
    async def callback(interaction: Interaction, zone: str) -> None:
        handler = partial(settings_page.show, page=me.PAGE, what="zone", given=[zone[: me.TYPED]])
        await router.serve(services, interaction, handler)

    async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = await router.offer(services, interaction, partial(_zones, typed=typed[: me.TYPED]))
        return [app_commands.Choice(name=each.label, value=str(each.value)) for each in found]

    made = command("me-zone", callback)
    made.autocomplete("zone")(suggest)
    return made


async def _zones(request: Request, typed: str) -> list[Suggestion]:
    now = request.host.now()
    found = zones.found(typed, now, request.words.language)
    return [Suggestion(items.clip(zones.label(each, now), items.OPTION_LENGTH), each) for each in found]
