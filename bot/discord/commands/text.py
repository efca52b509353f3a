"""Names and descriptions of commands: Fluent messages, keyed by where a command stands.

The command `/table new` is `command-table-new` (its name) with `.description`; its option `game` is
`command-table-new-game`, likewise. English is what is registered; every other language that has the message goes along
as a localization (bot.discord.commands.translator).
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


def text(key: str, *otherwise: str) -> locale_str:
    """Return the message `key` as the library wants what is to be translated.

    `otherwise` are messages that say it where there is none of that key; the last may be the text itself.
    """
    words = wording(FALLBACK)
    found = next((each for each in (key, *otherwise) if words.has(each)), None)
    if found is None and otherwise:
        return locale_str(otherwise[-1])
    return locale_str(words(found or key), **{KEY: found or key})


def described(path: str, options: Iterable[str]) -> Callable[[F], F]:
    """Name and describe the options of the command at `path` ("table-new").

    One of a game may do without messages: it is then called as its question, and described by what is asked.
    """

    def decorate(callback: F) -> F:
        game, _, name = path.partition("-")
        names, descriptions = {}, {}
        for each in options:
            option, shared, asked = f"{path}-{key(each)}", f"any-{name}-{key(each)}", f"{game}-ask-{key(each)}"
            names[each] = text(f"command-{option}", f"command-{shared}", each)
            descriptions[each] = text(f"command-{option}.description", f"command-{shared}.description", asked)
        return app_commands.describe(**descriptions)(app_commands.rename(**names)(callback))

    return decorate


def key(option: str) -> str:
    """Return an option's part of a key: Python's underscores are hyphens there."""
    return option.strip("_").replace("_", "-")


def group(path: str, name: str | None = None, *, direct: bool = False) -> app_commands.Group:
    """Make a group of commands ("table"), registered under `name` where that is not what its message says.

    A game may do without: its commands then stand under its own name. `direct`: in direct messages, too.
    """
    shown = text(f"command-{path}", path) if name is None else locale_str(name, **{KEY: f"command-{path}"})
    contexts = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False) if direct else None
    return app_commands.Group(
        name=shown, description=text(f"command-{path}.description", f"{path}-name"), allowed_contexts=contexts
    )


def command(path: str, callback: Callable[..., Any]) -> app_commands.Command[Any, ..., Any]:
    """Make a command of a callback whose options are already described.

    One of a game may do without messages: it is then called as its way, and described by the way's label.
    """
    game, _, name = path.partition("-")
    return app_commands.Command(
        name=text(f"command-{path}", f"command-any-{name}", name),
        description=text(f"command-{path}.description", f"command-any-{name}.description", f"{game}-way-{name}"),
        callback=callback,
    )


def choice(key_: str, value: str) -> app_commands.Choice[str]:
    """Make a choice of an option, labelled with the message `key_`."""
    return app_commands.Choice(name=text(key_), value=value)


Interaction = discord.Interaction[Any]
