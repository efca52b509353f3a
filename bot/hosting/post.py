"""Posts, and the port through which hosting sends them.

Hosting decides *that* something must be posted and keeps it in the outbox until it has been; how it looks (narration,
picture, buttons) is made on the other side of this port, at the moment of posting, so that the newest state wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any, NamedTuple, Protocol

from bot.hosting.table import Place, Table
from engine.contract import AnyGame, Decision, Event, Result, Seat


class PostKind(StrEnum):
    """What is to be told."""

    LOBBY = "lobby"
    """The lobby's message is to be posted or brought up to date; once more when the lobby is over."""
    BOARD = "board"
    """Something happened on the board since the last post. Somebody may be asked, or the game may be over."""
    SEATS = "seats"
    """Somebody took an empty seat of a running game: tells who sits where now, and who is asked."""
    CANCELLED = "cancelled"
    """The table was closed before its end."""


@dataclass(frozen=True, slots=True)
class Happened:
    """A log entry as a spectator may see it."""

    seq: int
    events: tuple[Event, ...]
    undone: bool = False
    """True: this tells that the entry `seq`, told before, was taken back (events are those taken back)."""
    aside: bool = False
    """Whether it only answers what several are asked at once, while others are still asked."""


@dataclass(frozen=True, slots=True)
class Post:
    """One post for a place. Everything in it is public."""

    id: int
    """Of the outbox row."""
    kind: PostKind
    table: Table
    place: Place
    game: AnyGame
    happened: tuple[Happened, ...] = ()
    """All entries since the last post, oldest first; where that one is changed (`edit`), since its own beginning."""
    before: Any = None
    """The public view where `happened` begins; None for the first post."""
    view: Any = None
    """The public view now; None in the lobby."""
    decisions: tuple[Decision, ...] = ()
    """Who is asked now (people and automa)."""
    answered: tuple[Seat, ...] = ()
    """Who was asked with them and has answered, but may still change that."""
    quiet: bool = False
    """Whether it tells nothing but who has answered: where `edit` cannot be changed, nothing is posted."""
    older_posts: Sequence[int] = ()
    """Message ids whose buttons are to be retired once this is posted."""
    edit: int | None = None
    """The message to change in its place instead of posting anew; nobody is pinged by that."""
    result: Result | None = None
    """How the game ended, when it has."""
    nonce: str = ""
    """Of this post and no other: under it the service takes a post once that is sent twice within a few minutes."""
    earlier: Earlier | None = None
    """Set on a repetition: the service may have taken the post already."""


@dataclass(frozen=True, slots=True)
class Earlier:
    """The earlier attempts to send a post, of which nobody knows whether the service took one."""

    since: datetime
    """When the first of them began."""
    newest_known: int
    """The newest message that another post had made at the place by then; 0: none is known. What they made is newer."""


class Posted(NamedTuple):
    """What the service made of a post."""

    message_id: int
    """Its (last) message, the one with the buttons."""
    messages: int = 1
    """How many there are; several cannot be changed in their place later. 0: nothing was told."""


UNTOLD = Posted(0, 0)
"""What became of a post that was not worth a message of its own, where the one that it changes is gone."""


class Announcer(Protocol):
    """Sends posts. The chat client implements it; so do tests."""

    async def post(self, post: Post) -> Posted:
        """Post, or change the message `post.edit`; where that is gone or cannot be changed, post anew.

        `UNTOLD` where that is not worth a new post (`post.quiet`).

        The same post again must not show twice: the nonce helps for some minutes, later (`post.earlier`) the place is
        looked through, and what is found there counts as posted. Raises Undeliverable when the place is gone or closed
        to us, TryLater when the service asks to wait, OutcomeUnknown when it did not answer.
        """
        ...

    async def retire(self, place: Place, message_id: int) -> None:
        """Take the buttons off an older post. One that is gone, or cannot be changed any more, is no error."""
        ...


class Undeliverable(Exception):  # noqa: N818
    """The place is gone, or we may not write there; `reason` is a key for the sentence in the log and the doctor.

    `begun`: the service has taken the beginning of the post.
    """

    def __init__(self, reason: str, *, begun: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.begun = begun


class OutcomeUnknown(Exception):  # noqa: N818
    """The line broke or the service failed: it may have taken the post or not."""


class TryLater(Exception):  # noqa: N818
    """The service asks to wait; `seconds` is when to try again at the earliest."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"try again in {seconds} s")
        self.seconds = seconds
