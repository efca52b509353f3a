"""Who takes part in a tournament: a level of the players made of code, and how long it may think."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from bot.thinking import CpuSeconds
from engine.automa import KINDS, PLAYERS, Budget, Player, players
from engine.automa.budget import Playouts
from engine.automa.search import USUAL_PLAYOUTS

_BUDGET = re.compile(r"(?P<seconds>\d+(\.\d+)?)s|(?P<playouts>\d+)")


class NoSuchLevel(Exception):  # noqa: N818  (a refusal)
    """There is no player of that name."""

    def __init__(self, level: str) -> None:
        super().__init__(level)
        self.level = level


class NoSuchBudget(Exception):  # noqa: N818  (a refusal)
    """What stands behind a player's name is no budget, or that player has no use for one."""

    def __init__(self, written: str) -> None:
        super().__init__(written)
        self.written = written


@dataclass(frozen=True, slots=True)
class Thinking:
    """What a decision of a searching player may cost."""

    playouts: int = USUAL_PLAYOUTS
    """Play-outs: the same game on every machine."""
    seconds: float | None = None
    """Of CPU, in the place of a number of play-outs. Then the games cannot be had again from their seed."""

    def begin(self) -> Budget:
        """Return the budget of a decision that is thought about now."""
        return Playouts(self.playouts) if self.seconds is None else CpuSeconds(self.seconds)

    def __str__(self) -> str:
        return str(self.playouts) if self.seconds is None else f"{self.seconds:g}s"


@dataclass(frozen=True, slots=True)
class Entrant:
    """One entry of a tournament's players."""

    level: str
    thinking: Thinking | None = None
    """None: it does not search."""
    shown: str = ""
    """As it was written: "hunter", or with its own budget "hunter:3s"."""

    @property
    def name(self) -> str:
        """Return what it is called in tables and charts."""
        return self.shown or self.level

    def to_data(self) -> dict[str, object]:
        """Return what its play depends on, as JSON data."""
        return {"level": self.level, "thinking": None if self.thinking is None else str(self.thinking)}


def entrant(written: str, usual: Thinking) -> Entrant:
    """Read LEVEL, LEVEL:PLAYOUTS or LEVEL:SECONDSs ("hunter:800", "hunter:0.3s"). NoSuchLevel; NoSuchBudget."""
    level, separator, budget = written.partition(":")
    if level not in KINDS:
        raise NoSuchLevel(level)
    searches = KINDS[level].searches
    if separator and not searches:
        raise NoSuchBudget(written)
    thinking = thinking_of(budget) if separator else usual
    return Entrant(level, thinking if searches else None, written)


def thinking_of(written: str) -> Thinking:
    """Read a budget: "800" play-outs, or "0.3s" of CPU a decision. NoSuchBudget where it is none, or nothing."""
    found = _BUDGET.fullmatch(written)
    if found is None or not float(found["seconds"] or found["playouts"]):
        raise NoSuchBudget(written)
    return Thinking(seconds=float(found["seconds"])) if found["seconds"] else Thinking(playouts=int(found["playouts"]))


@cache
def player_of(level: str, thinking: Thinking | None) -> Player:
    """Return a player; it has no state, so one of a kind is enough in a process."""
    budget: Callable[[], Budget] | None = None if thinking is None else thinking.begin
    return players(budget)[level] if budget else PLAYERS[level]
