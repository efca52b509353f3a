"""Names and descriptions of commands: Fluent messages, keyed by where a command stands.

The command `/table new` is `command-table-new` (its name) with `.description`; its option `game` is
`command-table-new-game`, likewise. English is what is registered; every other language that has the message goes along
as a localization (bot.discord.translator).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.locale.words import FALLBACK, wording

KEY = "key"
"""Where a locale_str keeps the key of its message."""

F = TypeVar("F", bound=Callable[..., Any])


def text(key: str) -> locale_str:
    """Return the message `key` as the library wants what is to be translated."""
    return locale_str(wording(FALLBACK)(key), **{KEY: key})


def described(path: str, options: Iterable[str]) -> Callable[[F], F]:
    """Name and describe the options of the command at `path` ("table-new")."""

    def decorate(callback: F) -> F:
        names = {option: text(f"command-{path}-{key(option)}") for option in options}
        descriptions = {option: text(f"command-{path}-{key(option)}.description") for option in options}
        return app_commands.describe(**descriptions)(app_commands.rename(**names)(callback))

    return decorate


def key(option: str) -> str:
    """Return an option's part of a key: Python's underscores are hyphens there."""
    return option.strip("_").replace("_", "-")


def group(path: str, name: str | None = None) -> app_commands.Group:
    """Make a group of commands ("table"), registered under `name` where that is not what its message says."""
    shown = text(f"command-{path}") if name is None else locale_str(name, **{KEY: f"command-{path}"})
    return app_commands.Group(name=shown, description=text(f"command-{path}.description"))


def command(path: str, callback: Callable[..., Any]) -> app_commands.Command[Any, ..., Any]:
    """Make a command of a callback whose options are already described."""
    return app_commands.Command(
        name=text(f"command-{path}"), description=text(f"command-{path}.description"), callback=callback
    )


def choice(key_: str, value: str) -> app_commands.Choice[str]:
    """Make a choice of an option, labelled with the message `key_`."""
    return app_commands.Choice(name=text(key_), value=value)


Interaction = discord.Interaction[Any]
