"""Posts, and the port through which hosting sends them.

Hosting decides *that* something must be posted and keeps it in the outbox until it has been; how it looks (narration,
picture, buttons) is made on the other side of this port, at the moment of posting, so that the newest state wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any, NamedTuple, Protocol

from bot.hosting.filming.film import Film, FilmMaker
from bot.hosting.hands.hand import HandKeeper
from bot.hosting.leagues.league import LeagueKeeper
from bot.hosting.looking.waiting import NOBODY, Waiting
from bot.hosting.notices.letter import Letter, Told
from bot.hosting.table import Place, Table
from engine.contract import AnyGame, Decision, Event, Result, Seat


class PostKind(StrEnum):
    """What is to be told."""

    LOBBY = "lobby"
    """The lobby's message is to be posted or brought up to date; once more when the lobby is over."""
    INVITED = "invited"
    """A seat is kept for somebody: stands beside the lobby and the board, and pings that person."""
    IDLE = "idle"
    """Nobody starts the lobby: its message is posted anew, and asks who sits there whether it is to stay open."""
    BOARD = "board"
    """Something happened on the board since the last post. Somebody may be asked, or the game may be over."""
    TIMES = "times"
    """Times of those who are asked have changed (a pause, another clock): changes the newest post in its place."""
    LANGUAGE = "language"
    """The table speaks another language: only queued, the newest post is changed in its place, of whichever kind; or an
    invitation, where it is about a seat."""
    NAME = "name"
    """The same, for the thread: it is to be called so in that language. Nothing is posted."""
    SEATS = "seats"
    """A seat of a running game changed hands: tells who sits where now, and who is asked."""
    ASLEEP = "asleep"
    """Nothing has moved at a running table for long: nobody is reminded any more until somebody acts."""
    CANCELLED = "cancelled"
    """The table was closed before its end."""
    CLOSED = "closed"
    """The same, by who manages the server and would else have had to ask: only queued, posts are CANCELLED."""
    FILM = "film"
    """An animated picture of the game has been drawn, or could not be: stands beside the posts of the board."""
    PROPOSAL = "proposal"
    """Somebody proposes something, or it was answered, or decided: changes in its place the post that told of it."""


@dataclass(frozen=True, slots=True)
class Happened:
    """A log entry as a spectator may see it."""

    seq: int
    events: tuple[Event, ...]
    undone: bool = False
    """True: this tells that the entry `seq`, told before, was taken back (events are those taken back)."""
    aside: bool = False
    """Whether it only answers what several are asked at once, while others are still asked."""
    revealed: bool = False
    """Whether it showed something that was hidden, or used chance."""
    late: Seat | None = None
    """Whose time was over, where the host answered."""
    by: Seat | None = None
    """For whose person an automa answered: who was late or away, or has asked for that."""


class OpenedThread(NamedTuple):
    """A thread that was made for a table, as it is called by that."""

    game: str
    opener: str
    """The name: text given by a player."""


class LeagueThread(NamedTuple):
    """A thread that was made for a table of a league, as it is called by that."""

    game: str
    league: int
    round: int
    table: int
    """Its number in the round."""


class Invitation(NamedTuple):
    """For whom a seat is kept, and who has invited."""

    person_id: int
    by: str
    """The name: text given by a player."""


@dataclass(frozen=True, slots=True)
class ProposalNews:
    """What is told of a proposal."""

    id: int
    kind: str
    proposer: str
    """The name: text given by a player."""
    facts: Mapping[str, Any]
    agreed: tuple[Seat, ...]
    refused: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    """Who has not answered."""
    closes_at: datetime | None
    outcome: str | None = None
    """How it ended (`bot.hosting.agreements.kind.Outcome`); None: it is open."""
    reason: str | None = None
    """Why it could not be done any more: the key of a refusal."""
    may_withdraw: bool = True
    """Whether who is named as its proposer may take it back."""
    silence: str | None = None
    """What counts where somebody has not answered at its close (`bot.hosting.agreements.kind.Silence`)."""
    at_once: bool = False
    """Whether it ended when it was proposed, as nobody else had to be asked."""


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
    waiting: Waiting = NOBODY
    """Since when they are asked, and who was asked with them and has answered."""
    stays_known: bool = False
    """Whether something was taken back since the last post that had shown what was hidden, or used chance."""
    pings: tuple[Seat, ...] = ()
    """Whose people it pings, of those who are asked; where it changes a message, nobody."""
    quiet: bool = False
    """Whether it tells nothing but who has answered, or until when there is time: where `edit` cannot be changed,
    nothing is posted."""
    older_posts: Sequence[int] = ()
    """Message ids whose buttons are to be retired once this is posted."""
    edit: int | None = None
    """The message to change in its place instead of posting anew; nobody is pinged by that."""
    result: Result | None = None
    """How the game ended, when it has."""
    closes_at: datetime | None = None
    """When a lobby is closed that is asked about (IDLE)."""
    people: tuple[int, ...] = ()
    """Whom that question pings, an invitation, or a new lobby of those for whom it keeps a seat."""
    invitation: Invitation | None = None
    """Of a post of that kind."""
    former: Mapping[Seat, str] = field(default_factory=dict)
    """Of seats that somebody gave up: the name of that person; only where seats are told."""
    parted: Mapping[Seat, str] = field(default_factory=dict)
    """Of these seats: how that came (`bot.hosting.seating.handover.Parting`)."""
    by_manager: bool = False
    """Whether a table was closed by who manages the server, who did not have to ask."""
    nonce: str = ""
    """Of this post and no other: under it the service takes a post once that is sent twice within a few minutes."""
    earlier: Earlier | None = None
    """Set on a repetition: the service may have taken the post already."""
    proposal: ProposalNews | None = None
    """Of a post of that kind; what else the post has is then of the position that is proposed."""
    film: Film | None = None
    """Of a post of that kind; None: it could not be drawn."""
    undrawn: str | None = None
    """Why not, as a refusal's key."""
    threads: tuple[OpenedThread | LeagueThread, ...] = ()
    """Of a name: for what a thread may have been made at this place."""

    @property
    def answered(self) -> tuple[Seat, ...]:
        """Return who was asked with them and has answered, but may still change that."""
        return self.waiting.answered


@dataclass(frozen=True, slots=True)
class Earlier:
    """The earlier attempts to send a post, of which nobody knows whether the service took one."""

    since: datetime
    """When the first of them began."""
    newest_known: int
    """The newest message that another post had made at the place by then; 0: none is known. What they made is newer."""
    known: frozenset[int] = frozenset()
    """Messages of other posts of the table: whoever could be sent meanwhile, while these waited, has made them."""


class Posted(NamedTuple):
    """What the service made of a post."""

    message_id: int
    """Its (last) message, the one with the buttons."""
    messages: int = 1
    """How many there are; several cannot be changed in their place later. 0: nothing was told."""


UNTOLD = Posted(0, 0)
"""What became of a post that was not worth a message of its own, where the one that it changes is gone."""


class Announcer(HandKeeper, LeagueKeeper, FilmMaker, Protocol):
    """Sends posts, letters, hands, and what leagues have to tell, and draws films.

    The chat client implements it; so do tests.
    """

    async def post(self, post: Post) -> Posted:
        """Post, or change the message `post.edit`; where that is gone or cannot be changed, post anew.

        `UNTOLD` where that is not worth a new post (`post.quiet`), and of what posts nothing (NAME).

        The same post again must not show twice: the nonce helps for some minutes, later (`post.earlier`) the place is
        looked through, and what is found there counts as posted. Raises Undeliverable when the place is gone or closed
        to us, TryLater when the service asks to wait, OutcomeUnknown when it did not answer.
        """
        ...

    async def retire(self, place: Place, message_id: int) -> None:
        """Take the buttons off an older post. One that is gone, or cannot be changed any more, is no error."""
        ...

    async def tell(self, letter: Letter) -> Told:
        """Send a letter, directly or in the channel that it names (`letter.place`).

        The same letter again must not show twice, as `post`. Raises what `post` raises; Undeliverable "direct-closed"
        where the person takes no direct messages of ours.
        """
        ...

    async def take_back(self, told: Told, language: str) -> None:
        """Say in place of a direct letter that it no longer holds; delete one in a channel, where others read, too.

        One that is gone, or cannot be changed, is no error.
        """
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
