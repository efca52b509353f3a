"""The switches of games as options of a command that opens tables: their names, what they say, their choices."""

from __future__ import annotations

import inspect
from collections.abc import Collection, Mapping
from typing import Any, TypeAlias

from discord import app_commands

from bot.discord.commands.callbacks import Callback
from bot.discord.commands.signature import sign
from bot.discord.commands.text import choice, described, text
from bot.discord.tables import options
from engine.contract import AnyGame, Switch

Options: TypeAlias = Mapping[str, tuple[Any, Any]]
"""Options by their names: of which type each is, and its default."""
NEEDED: Any = inspect.Parameter.empty
"""The default of an option that has to be given."""


class Switches:
    """The switches of some games as options of a command."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        every = options.switches(games.values())
        names = [switch.name for _, switch in every]
        self._games = games
        self._options = {_option(game, switch, names): (game, switch) for game, switch in every}

    def add_to(self, callback: Callback, path: str, first: Options) -> Callback:
        """Return a callback with its options, `first` those of the command at `path`, then the switches of each game.

        It is given the switches as its further keywords. `first` has an option `game`.
        """
        sign(callback, {**first, **dict.fromkeys(self._options, (str | None, None))})
        keys = {option: f"switch-{game.name}-{switch.name}" for option, (game, switch) in self._options.items()}
        made = described(path, list(first))(callback)
        made = app_commands.rename(**{option: text(f"{key}.option") for option, key in keys.items()})(made)
        made = app_commands.describe(**{option: text(f"{key}.description") for option, key in keys.items()})(made)
        choices = {option: _choices(keys[option], switch) for option, (_, switch) in self._options.items()}
        if self._games:
            choices["game"] = [choice(f"{game}-name", game) for game in self._games]
        return app_commands.choices(**choices)(made)

    def chosen(self, game: str, given: Mapping[str, str | None]) -> dict[str, str]:
        """Return what was chosen for a game, by the names of its switches; choices for other games do not count."""
        meant = {option: switch.name for option, (its, switch) in self._options.items() if its.name == game}
        return {meant[option]: value for option, value in given.items() if value and option in meant}


def _option(game: AnyGame, switch: Switch, names: Collection[str]) -> str:
    """Return the name of a switch's option; two games' switches of one name are told apart."""
    alone = list(names).count(switch.name) == 1
    return (switch.name if alone else f"{game.name}_{switch.name}").lower().replace("-", "_")


def _choices(key: str, switch: Switch) -> list[app_commands.Choice[str]]:
    return [choice(f"{key}-{options.text(each)}", options.text(each)) for each in switch.choices]
