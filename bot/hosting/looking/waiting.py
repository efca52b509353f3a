"""Whom a table waits for: plain values."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.hosting.table import Absence, Table
from engine.contract import Seat


@dataclass(frozen=True, slots=True)
class Awaited:
    """A seat that has to answer."""

    seat: Seat
    since: datetime
    due: datetime | None = None
    """Until when, where a clock runs."""
    absence: Absence | None = None
    """Set where its person is away now, and lets others see that."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """Whom a table waits for, in the order of its seats."""

    awaited: tuple[Awaited, ...] = ()
    answered: tuple[Seat, ...] = ()
    """Who was asked with them and has answered, but may still change that."""

    def of(self, seat: Seat | None) -> Awaited | None:
        """Return how the table waits for a seat; None: it does not."""
        return next((each for each in self.awaited if each.seat == seat), None)


NOBODY = Waiting()
"""Nothing is asked."""


@dataclass(frozen=True, slots=True)
class MyTable:
    """A line of a list of tables in lobbies and running: those of a person, or of a server (then none is `mine`)."""

    table: Table
    waiting: Waiting
    mine: Awaited | None
    """Set where it waits for this person."""
    post: int | None
    """The message of its newest post with buttons, as far as there is one."""
    held: bool = False
    """Whether an automa plays for this person (`Table.holds_for`)."""
