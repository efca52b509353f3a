"""What several commands let people choose: a game and its switches."""

from __future__ import annotations

from collections.abc import Iterable

from bot.cli.console import Trouble, text
from engine.contract import AnyGame
from engine.games import GAMES


def game_named(name: str) -> AnyGame:
    """Return a game; Trouble where there is none of that name."""
    game = GAMES.get(name)
    if game is None:
        raise Trouble(text("simulate-no-game", game=name, known=", ".join(GAMES)))
    return game


def switches(game: AnyGame, options: Iterable[str]) -> dict[str, str | bool]:
    """Read switches, each as NAME=CHOICE; Trouble where the game has no such one."""
    return dict(_switch(game, each) for each in options)


def _switch(game: AnyGame, option: str) -> tuple[str, str | bool]:
    """Read a switch as NAME=CHOICE; a choice that is yes or no is written true or false."""
    name, _, wanted = option.partition("=")
    for switch in game.switches:
        for choice in switch.choices:
            if switch.name == name and str(choice).lower() == wanted.lower():
                return name, choice
    known = [f"{switch.name}={str(choice).lower()}" for switch in game.switches for choice in switch.choices]
    raise Trouble(text("simulate-option", option=option, known=", ".join(known)))
