"""`/<game> ...`: the commands and look-ups that a game's presenter lists, made without knowing any game."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Any, NamedTuple

import structlog
from discord import app_commands

from bot.discord.answering import router
from bot.discord.answering.request import Services
from bot.discord.commands.callbacks import Suggester
from bot.discord.commands.signature import sign
from bot.discord.commands.text import Interaction, command, described, group
from bot.discord.messages import items
from bot.discord.playing import lookups, playing
from bot.games.contract import AnyPresenter
from bot.games.typed_commands import Command, OptionKind, Suggestion, Typing
from engine.choices import NOTHING

log = structlog.get_logger(__name__)

_TYPES: Mapping[OptionKind, type] = MappingProxyType(
    {OptionKind.INTEGER: int, OptionKind.TEXT: str, OptionKind.FLAG: bool}
)


class _Kind(NamedTuple):
    """What a command does, and who offers what its options can be."""

    answer: Callable[..., Coroutine[Any, Any, None]]
    """Takes a request, and `game`, `name` and `given`."""
    suggest: Callable[..., Coroutine[Any, Any, list[Suggestion]]]
    """Takes a request, and `game` and `typing`."""


_ACTING = _Kind(playing.command, playing.suggest)
_LOOKING = _Kind(lookups.command, lookups.suggest)


def game_commands(services: Services, presenter: AnyPresenter) -> app_commands.Group:
    """Make `/<game>` with a subcommand for each command and look-up of its presenter."""
    made = group(presenter.game, presenter.group)
    for each in presenter.commands:
        made.add_command(_command(services, presenter.game, each, _ACTING))
    for each in presenter.looks:
        made.add_command(_command(services, presenter.game, each, _LOOKING))
    return made


def _command(services: Services, game: str, listed: Command, kind: _Kind) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: Interaction, **given: Any) -> None:
        filled = {name: value for name, value in given.items() if value is not None}
        handler = partial(kind.answer, game=game, name=listed.name, given=filled)
        await router.serve(services, interaction, handler)

    sign(callback, {option.name: _type(option.kind, option.required) for option in listed.options})
    path = f"{game}-{listed.name}"
    made = command(path, described(path, [option.name for option in listed.options])(callback))
    for option in listed.options:
        if option.suggests and option.kind is not OptionKind.FLAG:
            empty = Typing(listed.name, option.name, "", {})
            made.autocomplete(option.name)(_suggester(services, game, kind, empty, _refused(option.kind)))
    return made


def _type(kind: OptionKind, required: bool) -> tuple[Any, Any]:
    taken = _TYPES[kind]
    return (taken, inspect.Parameter.empty) if required else (taken | None, None)


def _refused(kind: OptionKind) -> Callable[[str], Suggestion]:
    """Return what makes a suggestion of why nothing can be chosen; what it fills in does not matter."""
    return lambda why: Suggestion(why, 0 if kind is OptionKind.INTEGER else NOTHING)


def _suggester(
    services: Services, game: str, kind: _Kind, empty: Typing, refused: Callable[[str], Suggestion]
) -> Suggester:
    async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[Any]]:
        typing = replace(empty, typed=str(typed), given=_given(interaction, empty.option))
        offers = await router.offer(services, interaction, partial(kind.suggest, game=game, typing=typing), refused)
        shown = [(items.plain(offer.label, items.OPTION_LENGTH), offer.value) for offer in offers[: items.OPTIONS]]
        return [app_commands.Choice(name=label, value=value) for label, value in shown]

    return suggest


def _given(interaction: Interaction, option: str) -> dict[str, Any]:
    """Return the options filled in so far, by the presenter's names: the library has them by those that are shown."""
    shown = interaction.command.parameters if isinstance(interaction.command, app_commands.Command) else []
    names = {each.display_name: each.name for each in shown}
    filled = {names.get(key, key): value for key, value in interaction.namespace}
    return {name: value for name, value in filled.items() if name != option and value not in (None, "")}
