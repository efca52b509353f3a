"""What hosting is about: people, places, tables and the seats at them. Plain values, read and written by the store."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any

from engine.contract import Result, Seat


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on the chat service. `name` is what others see there: text given by a player."""

    id: int
    name: str
    language: str = "en"
    """As "en": the language of this person's private answers."""
    manages: bool = False
    """Whether this person may manage the server that the press came from."""


@dataclass(frozen=True, slots=True)
class Place:
    """A channel or thread (of a server), where a table can stand. One table a place.

    A channel's number says which it is; its server may be unknown (to who imports a record).
    """

    guild_id: int | None = field(compare=False)
    channel_id: int


class Status(StrEnum):
    """The life of a table."""

    LOBBY = "lobby"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who sits at a seat: a person, or an automa of a level ("random")."""

    seat: Seat
    name: str
    person_id: int | None = None
    automa: str | None = None
    language: str | None = None
    """The language of the person's private answers, as last seen."""


@dataclass(frozen=True, slots=True)
class Table:
    """A game in a channel or thread."""

    id: int
    game: str
    place: Place
    status: Status
    opener_id: int
    language: str
    """Of what is posted in the channel."""
    occupants: tuple[Occupant, ...]
    """In the order of joining."""
    options: Mapping[str, str | bool]
    seq: int
    """Of the newest log row; 0 in the lobby. Grows with everything that happens, also with an undo."""
    opened_at: datetime
    asked_since: Mapping[Seat, int] = field(default_factory=dict)
    """For each seat that is asked, or may answer anew: the seq since which it may answer the same; custom ids carry
    it."""
    further: Seat | None = None
    """The further colour of its game, where that has one; known from the start of the game on."""

    def occupant(self, seat: Seat) -> Occupant:
        """Return who sits at `seat`."""
        return next(occupant for occupant in self.occupants if occupant.seat == seat)

    @property
    def vacant(self) -> tuple[Seat, ...]:
        """Return the seats that nobody has yet: those of an imported game."""
        return tuple(each.seat for each in self.occupants if each.person_id is None and each.automa is None)

    @property
    def for_one(self) -> bool:
        """Return whether one person plays alone, or with automas in all other seats."""
        return sum(each.automa is None for each in self.occupants) == 1

    def seat_of(self, person_id: int) -> Seat | None:
        """Return the seat of a person; None for a spectator."""
        return next((each.seat for each in self.occupants if each.person_id == person_id), None)


@dataclass(frozen=True, slots=True)
class Press:
    """A person's request: a slash command, a button, a select or a modal.

    `id` is the chat service's id of the interaction: the same one acts once. `since` is the seq that the pressed
    component carries (None for a slash command, which means the present decision).
    """

    id: int
    person: Person
    place: Place
    since: int | None = None
    server_language: str | None = None
    """What the server says that it speaks; None where it has not said so."""


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game of a person."""

    table_id: int
    ended: datetime
    seat: Seat
    """The seat of that person."""
    view: Any
    """The public view at its end."""
    result: Result


class Refused(Exception):  # noqa: N818
    """A request that hosting refuses: `reason` is the key of the sentence ("table-full"), `facts` what it needs."""

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(f"{reason} {facts}")
        self.reason = reason
        self.facts = facts
