"""What hosting is about: people, places, tables and the seats at them. Plain values, read and written by the store."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from typing import Any

from bot.hosting.clocks.settings import ClockSettings
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

    @property
    def over(self) -> bool:
        """Return whether nothing can happen there any more."""
        return self in (Status.FINISHED, Status.CANCELLED)


ANYBODY = 0
"""To whom a seat is offered that whoever comes may take."""


@dataclass(frozen=True, slots=True)
class Absence:
    """An absence that its person lets others see."""

    since: datetime
    until: datetime | None
    """None: until further notice."""

    def holds(self, moment: datetime) -> bool:
        """Return whether the person is away then."""
        return self.since <= moment and (self.until is None or moment < self.until)


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who sits at a seat: a person, or an automa of a level ("random")."""

    seat: Seat
    name: str
    person_id: int | None = None
    automa: str | None = None
    language: str | None = None
    """The language of the person's private answers, as last seen."""
    held_by: str | None = None
    """The level of the automa that plays for an absent person, until that one acts again."""
    offered_to: int | None = None
    """To whom its person offers the seat: a number, ANYBODY; None: it is not offered. Of a vacant seat: who was invited
    to take it."""
    timed_out: int = 0
    """How often in a row the time of the seat was over."""
    absence: Absence | None = None
    """Of its person, as far as that one lets others see it."""

    @property
    def played_by(self) -> str | None:
        """Return the level of the automa that answers for the seat; None: its person does."""
        return self.automa or self.held_by

    @property
    def vacant(self) -> bool:
        """Return whether neither a person nor an automa has the seat."""
        return self.person_id is None and self.automa is None

    @property
    def kept_for(self) -> int | None:
        """Return the person that a vacant seat is kept for, who was invited: nobody else can take it."""
        return self.offered_to or None if self.vacant else None

    def free_for(self, person_id: int) -> bool:
        """Return whether a person can take the seat over; ANYBODY: whether everybody can."""
        if self.vacant:
            return self.kept_for in (None, person_id)
        return self.offered_to in (ANYBODY, person_id)

    @property
    def away(self) -> bool:
        """Return whether an automa plays for a person whose time was over again and again."""
        return self.person_id is not None and self.held_by is not None and self.timed_out > 0


@dataclass(frozen=True, slots=True)
class Past:
    """Who had a seat of a running game before somebody else, or nobody, had it."""

    occupant: Occupant
    """Nobody also where that one was forgotten."""
    until: int
    """The seq of the last log row that was written while that one had it."""


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
    seating: int = 0
    """Counts what changes in a running game without a log row and bears upon one: whose a seat is, who plays for it,
    the clock, what is proposed, an answer that is replaced by another, a standing order. Nobody is shown it."""
    proposals: int = 0
    """How many proposals are open at it."""
    clock: ClockSettings | None = None
    paused_at: datetime | None = None
    """Since when it is paused, by agreement: no clock runs."""
    asleep_since: datetime | None = None
    """Since when it sleeps, as nothing has moved for long; until somebody does something at it that all may see."""
    suggestions: bool = True
    """Whether its people may ask which moves are good."""
    friendly: bool | None = None
    """Whether its result is left out of the rating; None: it was opened before there were ratings."""
    own_language: str | None = None
    """What its people have chosen for it; None: it goes by its server."""
    lesson: bool = False
    """Whether it is the prepared one of a first lesson (`bot.hosting.lessons`): stored nowhere, without a number."""

    past: tuple[Past, ...] = ()
    """Who had its seats before, of each seat in order."""

    def at(self, seq: int) -> Table:
        """Return the table with who had the seats when the log row `seq` was written; all else is as it is now."""
        had = {each.occupant.seat: each.occupant for each in reversed(self.past) if each.until >= seq}
        if not had:
            return self
        return replace(self, occupants=tuple(had.get(each.seat, each) for each in self.occupants))

    @property
    def state(self) -> tuple[int, int]:
        """Return the seq and the seating: where they are the same, whatever was decided about the game still fits."""
        return self.seq, self.seating

    def occupant(self, seat: Seat) -> Occupant:
        """Return who sits at `seat`."""
        return next(occupant for occupant in self.occupants if occupant.seat == seat)

    @property
    def vacant(self) -> tuple[Seat, ...]:
        """Return the seats that nobody has: those of an imported game, and those that were given up."""
        return tuple(each.seat for each in self.occupants if each.vacant)

    @property
    def free(self) -> tuple[Seat, ...]:
        """Return the seats that somebody can take over: the vacant ones, and those that their people offer."""
        offered = [each.seat for each in self.occupants if each.person_id is not None and each.offered_to is not None]
        return (*self.vacant, *offered)

    def free_for(self, person_id: int) -> tuple[Seat, ...]:
        """Return the seats that a person can take over: without those that are kept for others, or offered to them.

        ANYBODY: that everybody can take.
        """
        return tuple(each.seat for each in self.occupants if each.free_for(person_id))

    @property
    def kept(self) -> tuple[Occupant, ...]:
        """Return the seats that are kept for people who were invited."""
        return tuple(each for each in self.occupants if each.kept_for is not None)

    @property
    def taken(self) -> int:
        """Return how many seats somebody has: a person or an automa."""
        return len(self.occupants) - len(self.vacant)

    @property
    def for_one(self) -> bool:
        """Return whether one person plays alone, or with automas in all other seats."""
        return sum(each.automa is None for each in self.occupants) == 1

    @property
    def rated(self) -> bool:
        """Return whether several people play for the rating, and know that: then nobody is to be helped there."""
        return self.friendly is False and sum(each.automa is None for each in self.occupants) > 1

    @property
    def only_watched(self) -> bool:
        """Return whether automas have all seats for good: nobody waits for what happens there."""
        return all(each.automa is not None for each in self.occupants)

    @property
    def deserted(self) -> bool:
        """Return whether no person plays: automas hold the seats of all people, or nobody has those seats.

        Where automas have all seats for good it is their game, which somebody watches.
        """
        theirs = [each for each in self.occupants if each.automa is None]
        return bool(theirs) and all(each.vacant or each.held_by is not None for each in theirs)

    def seat_of(self, person_id: int) -> Seat | None:
        """Return the seat of a person; None for a spectator."""
        return next((each.seat for each in self.occupants if each.person_id == person_id), None)

    def holds_for(self, person_id: int) -> bool:
        """Return whether an automa plays for a person in a running game: by choice, or since that one is away."""
        seat = self.seat_of(person_id)
        return self.status is Status.RUNNING and seat is not None and self.occupant(seat).held_by is not None


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
    within: int | None = None
    """The channel that the place is a thread of."""

    def manages(self, its: Place) -> bool:
        """Return whether it comes from who manages a place's server; where that is unknown, from that very place."""
        here = self.place == its if its.guild_id is None else self.place.guild_id == its.guild_id
        return self.person.manages and here


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
