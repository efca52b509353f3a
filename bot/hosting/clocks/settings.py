"""The clock of a table: how long answers may take, when is reminded, and what happens at the end."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache, lru_cache
from pathlib import Path

import structlog
from pydantic import TypeAdapter, ValidationError

from bot.hosting.playing.levels import USUAL
from engine.automa import LEVELS

log = structlog.get_logger(__name__)

_HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Limits:
    """How long things last that no table chooses: `limits.toml`, in seconds."""

    shortest: int
    longest: int
    fair_least: int
    fair_part: float
    fair_most: int
    late: int
    silence: int
    lobby: int
    lobby_answer: int
    nudge: float
    ping: float
    absence: int
    times_out: int


LIMITS = Limits(**tomllib.loads((_HERE / "limits.toml").read_text(encoding="utf-8")))


class AfterTimeOut(StrEnum):
    """What happens when the time of a seat is over."""

    DEFAULT = "default"
    """The host answers for it by the default of the decision: it declines, passes, takes the first choice."""
    AUTOMA = "automa"
    """An automa answers for it."""
    OTHERS = "others"
    """The other people of the table decide."""


@dataclass(frozen=True, slots=True)
class ClockSettings:
    """A clock. Times are in seconds; a stage before the end is a part of the time (at most 1), or seconds."""

    turn: int | None = None
    """For each thing that a seat is asked; None: the seat has a bank for the whole game."""
    answer: int | None = None
    """For an answer to what another seat does; None: as for a turn."""
    bank: int | None = None
    increment: int = 0
    """What each answer adds to the bank, up to what it was at the beginning."""
    nudge: float | None = LIMITS.nudge
    """When a seat is reminded quietly; None: never."""
    ping: float | None = LIMITS.ping
    """When it is reminded in the channel; None: never."""
    then: AfterTimeOut = AfterTimeOut.DEFAULT
    absence: int = LIMITS.absence
    """For how long the clock stands still for somebody who is away; 0: it does not."""
    stand_in: str = USUAL
    """The level of the automa that answers for a seat, or holds it."""

    @property
    def whole(self) -> int:
        """Return the time that a seat has where nothing was used of it."""
        return self.turn or self.bank or 0

    def fair(self, seconds: float) -> float:
        """Return the least that is left of a time when something is asked again."""
        return min(seconds, max(LIMITS.fair_least, min(LIMITS.fair_most, seconds * LIMITS.fair_part)))

    def dumps(self) -> str:
        """Return the clock as it is stored."""
        return _adapter().dump_json(self).decode()

    def with_times_of(self, other: ClockSettings) -> ClockSettings:
        """Return this clock with the times of another one."""
        return replace(self, turn=other.turn, answer=other.answer, bank=other.bank, increment=other.increment)


@cache
def _adapter() -> TypeAdapter[ClockSettings]:
    """Return what reads and writes clocks; made when first needed, for making it takes a while."""
    return TypeAdapter(ClockSettings)


@lru_cache(maxsize=256)
def read_clock(text: str | None) -> ClockSettings | None:
    """Read a stored clock; None where there is none, or what is stored is none: the table goes on without."""
    if text is None:
        return None
    try:
        return _adapter().validate_json(text)
    except ValidationError:
        log.warning("clock_unreadable")
        return None


def stand_in(clock: ClockSettings | None) -> str:
    """Return the level of the automa that stands in for somebody at a table with that clock."""
    return clock.stand_in if clock is not None and clock.stand_in in LEVELS else USUAL
