"""`/<game> ...`: the commands and look-ups that a game's presenter lists, made without knowing any game."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

import structlog
from discord import app_commands

from bot.discord import items, lookups, playing, router
from bot.discord.call import Call, Services
from bot.discord.commands.signature import sign
from bot.discord.commands.text import Interaction, command, described, group
from bot.discord.reply import Reply
from bot.games.contract import Command, OptionKind, Presenter, Typing
from bot.hosting.table import Refused

log = structlog.get_logger(__name__)

_TYPES: Mapping[OptionKind, type] = MappingProxyType(
    {OptionKind.INTEGER: int, OptionKind.TEXT: str, OptionKind.FLAG: bool}
)
Answer = Callable[..., Coroutine[Any, Any, None]]
"""Answers a command of a game: a call, and `game`, `name` and `given`."""
Suggester = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[Any]]]]


def game_commands(services: Services, presenter: Presenter) -> app_commands.Group:
    """Make `/<game>` with a subcommand for each command and look-up of its presenter."""
    made = group(presenter.game, presenter.group)
    for each in presenter.commands:
        made.add_command(_command(services, presenter.game, each, playing.command))
    for each in presenter.looks:
        made.add_command(_command(services, presenter.game, each, lookups.command))
    return made


def _command(services: Services, game: str, listed: Command, answer: Answer) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: Interaction, **given: Any) -> None:
        filled = {name: value for name, value in given.items() if value is not None}
        handler = partial(answer, game=game, name=listed.name, given=filled)
        await router.serve(services, interaction, handler)

    sign(callback, {option.name: _type(option.kind, option.required) for option in listed.options})
    path = f"{game}-{listed.name}"
    made = command(path, described(path, [option.name for option in listed.options])(callback))
    for option in listed.options:
        if option.suggests and option.kind is not OptionKind.FLAG:
            made.autocomplete(option.name)(_suggester(services, game, listed.name, option.name))
    return made


def _type(kind: OptionKind, required: bool) -> tuple[Any, Any]:
    taken = _TYPES[kind]
    return (taken, inspect.Parameter.empty) if required else (taken | None, None)


def _suggester(services: Services, game: str, name: str, option: str) -> Suggester:
    async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[Any]]:
        given = _given(interaction, option)
        call = Call(services, interaction, Reply(interaction))
        try:
            with services.doors.enter():
                offers = await playing.suggest(call, game, Typing(name, option, str(typed), given))
        except Refused:
            return []
        except Exception:
            log.exception("suggesting_failed", game=game, command=name, option=option)
            return []
        shown = [(items.clip(offer.label, items.OPTION_LENGTH), offer.value) for offer in offers[: items.OPTIONS]]
        return [app_commands.Choice(name=label, value=value) for label, value in shown]

    return suggest


def _given(interaction: Interaction, option: str) -> dict[str, Any]:
    """Give the options filled in so far, by the presenter's names: the library has them by those that are shown."""
    shown = interaction.command.parameters if isinstance(interaction.command, app_commands.Command) else []
    names = {each.display_name: each.name for each in shown}
    filled = {names.get(key, key): value for key, value in interaction.namespace}
    return {name: value for name, value in filled.items() if name != option and value not in (None, "")}
