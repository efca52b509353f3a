"""What is told to one person, as the chat client gets it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

from bot.hosting.looking.waiting import MyTable
from bot.hosting.table import Place, Table
from engine.contract import AnyGame, Decision, Seat


@dataclass(frozen=True, slots=True)
class Notice:
    """One thing that is told to a person. Everything in it is public: it may be told in the channel."""

    kind: str
    """Names the message that tells it: `notice-<kind>`."""
    table: Table | None = None
    game: AnyGame | None = None
    seat: Seat | None = None
    """The person's own at the table."""
    view: Any = None
    """The public view; None in a lobby."""
    decision: Decision | None = None
    """What the seat is asked, where the notice is about that."""
    deadline: datetime | None = None
    """When the time of the seat is over; None: it has as long as it likes."""
    post: int | None = None
    """The newest post of the table whose buttons work."""
    tables: tuple[MyTable, ...] = ()
    """Of a summary: all tables of the person, those first that wait for the person."""


@dataclass(frozen=True, slots=True)
class Letter:
    """All that is told to a person at once: one message."""

    person_id: int
    language: str
    notices: tuple[Notice, ...]
    nonce: str
    """Of this letter and no other: under it the service takes a letter once that is sent twice within minutes."""
    place: Place | None = None
    """The channel where it is told; None: the person's direct messages."""
    quiet: bool = False
    """In a channel: whether it is shown without a sound."""
    says_closed: bool = False
    """Whether to say that it comes in the channel since direct messages do not arrive."""
    earlier: datetime | None = None
    """Set on a repetition, which the service may have taken already: when the first attempt began."""


class Told(NamedTuple):
    """What the service made of a letter."""

    channel_id: int
    message_id: int
    """Its (last) message, the one with the buttons."""
    earlier: tuple[int, ...] = ()
    """The messages before it, of a letter that one cannot hold."""
    direct: bool = True
    """Whether it went to its reader alone, not to a channel."""
