"""What a league is to the chat client: plain values, and the port through which its places and posts are made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Protocol

from bot.hosting.clocks.settings import ClockSettings
from bot.hosting.table import Place, Status
from bot.leagues.standing import Line


class LeagueStatus(StrEnum):
    """The life of a league."""

    JOINING = "joining"
    RUNNING = "running"
    PAUSED = "paused"
    OVER = "over"
    CANCELLED = "cancelled"
    """It was closed before its season began."""

    @property
    def live(self) -> bool:
        """Return whether it takes up its channel."""
        return self in (LeagueStatus.JOINING, LeagueStatus.RUNNING, LeagueStatus.PAUSED)


class PairingStatus(StrEnum):
    """The life of a table in a league."""

    PLANNED = "planned"
    """It is not opened yet."""
    RUNNING = "running"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody in a league."""

    number: int
    person_id: int | None
    """None: who was forgotten."""
    name: str
    dropped: int | None = None
    """In which round that one has left the season; None: not."""

    @property
    def plays(self) -> bool:
        """Return whether that one has tables in rounds to come."""
        return self.person_id is not None and self.dropped is None


@dataclass(frozen=True, slots=True)
class SideOf:
    """A seat of a table that is over, with its place; without a number it counts for nobody."""

    number: int | None
    place: int
    score: int


@dataclass(frozen=True, slots=True)
class Pairing:
    """A table of a round."""

    round: int
    number: int
    seats: tuple[int, ...]
    """The members in the order of the seats."""
    status: PairingStatus
    channel_id: int | None = None
    table_id: int | None = None
    table_status: Status | None = None
    sides: tuple[SideOf, ...] = ()
    """How it ended; none where it was closed before, or goes on."""


@dataclass(frozen=True, slots=True)
class League:
    """A league, as everybody may see it."""

    id: int
    place: Place
    opener_id: int
    game: str
    language: str
    clock: ClockSettings | None
    size: int
    """How many are to sit at a table."""
    rounds: int
    days: int
    """How long a round lasts at most."""
    status: LeagueStatus
    round: int
    """The present one, from 1; 0 before the season."""
    round_ends_at: datetime | None
    members: tuple[Member, ...]
    pairings: tuple[Pairing, ...]
    lines: tuple[Line, ...]
    """How the season stands; `Line.person` is the number of a member."""
    trouble: str | None = None
    """Why it cannot go on: the reason of an `Undeliverable`."""
    options: Mapping[str, str | bool] = field(default_factory=dict)
    """The switches of its game, with which each of its tables is opened."""

    def member(self, number: int) -> Member:
        """Return a member."""
        return next(each for each in self.members if each.number == number)

    @property
    def playing(self) -> tuple[Member, ...]:
        """Return who is in it and has not left."""
        return tuple(each for each in self.members if each.plays)

    def of_round(self, round_: int) -> tuple[Pairing, ...]:
        """Return the tables of a round."""
        return tuple(each for each in self.pairings if each.round == round_)

    def sits_out(self, round_: int) -> tuple[Member, ...]:
        """Return who has no table in a round, of those who are still in the season."""
        at_table = {number for each in self.of_round(round_) for number in each.seats}
        return tuple(each for each in self.playing if each.number not in at_table)


class LeaguePostKind(StrEnum):
    """What the channel of a league is told."""

    JOIN = "join"
    """Whoever wants may join; changed in its place by whatever happens to it."""
    ROUND = "round"
    """A round has begun: who plays where."""
    SOON = "soon"
    """A round ends soon, and some still play."""
    DROP = "drop"
    """Somebody has left the season."""
    PAUSE = "pause"
    RESUME = "resume"
    TROUBLE = "trouble"
    """Something keeps the league from going on."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class LeaguePost:
    """One post for the channel of a league. It pings nobody."""

    kind: LeaguePostKind
    league: League
    about: int
    """The round, or the member who has left."""
    nonce: str
    edit: int | None = None
    """The message to change in its place; where it is gone, a new one is sent."""
    since: datetime | None = None
    """Set on a repetition: when it was first tried. It may be there already."""


@dataclass(frozen=True, slots=True)
class NewPlace:
    """A place for a table of a league, with a first post that pings its people."""

    league: League
    pairing: Pairing
    nonce: str
    pings: Sequence[int]
    """Who may be pinged now; the text names everybody."""
    again: bool
    """Whether it was tried before: the place, and the post, may be there already."""


class LeagueKeeper(Protocol):
    """Makes places and posts of leagues. The chat client implements it; so do tests."""

    async def open_place(self, wanted: NewPlace) -> int:
        """Make a place for a table, tell its people there, and return its channel's number.

        The same place again must not be made twice. Raises what `Announcer.post` raises.
        """
        ...

    async def tell_league(self, post: LeaguePost) -> int:
        """Send a post, or change its message, and return the message's number.

        The same post again must not show twice. Raises what `Announcer.post` raises.
        """
        ...
