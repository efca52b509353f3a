"""What several commands let people choose: a game, its switches, and who plays it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from rapidfuzz import process

from bot.cli.console import Trouble, system_words, text
from bot.tournament.entrant import Entrant, NoSuchBudget, NoSuchLevel, Thinking, entrant
from engine.automa import PLAYERS
from engine.contract import AnyGame
from engine.games import GAMES

NEAR = 60
"""How alike (of 100) a level must be to what was written to be proposed."""


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


def components_in(game: AnyGame, file: Path | None) -> Mapping[str, Any] | None:
    """Return the components in a file (None: what is shipped); Trouble where it is not there, or breaks the schema."""
    if file is None:
        return None
    from bot.hosting.opening import read_components  # noqa: PLC0415  (with all that hosting needs)
    from bot.store.errors import StoreError  # noqa: PLC0415

    try:
        return read_components({game.name: game}, game.name, file)
    except StoreError as error:
        raise Trouble(system_words()(error.reason, **error.facts)) from error


def player_named(written: str, usual: Thinking) -> Entrant:
    """Read a player ("fledgling", "hunter:3s"); Trouble where there is none of that name, or its budget is none."""
    try:
        return entrant(written, usual)
    except NoSuchLevel as error:
        raise Trouble(_no_level(error.level)) from error
    except NoSuchBudget as error:
        raise Trouble(text("tournament-no-budget", written=error.written)) from error


def _no_level(level: str) -> str:
    known = ", ".join(PLAYERS)
    near = [name for name, _, _ in process.extract(level.lower(), list(PLAYERS), score_cutoff=NEAR)]
    if not near:
        return text("tournament-no-level", level=level, known=known)
    return text("tournament-near-level", level=level, near=near[0], known=known)
