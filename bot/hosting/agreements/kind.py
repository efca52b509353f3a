"""What can be proposed at a table: who must agree, for how long it is open, and what is done then.

A kind is a class without state. `bot.hosting.agreements.kinds` lists them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import TYPE_CHECKING, Any, ClassVar

from bot.hosting.posting.post import Post
from bot.hosting.table import Press, Refused, Status, Table
from bot.store import notices
from bot.store.proposals import Proposal
from engine.contract import Seat

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from bot.hosting.context import HostContext
    from bot.hosting.live_game import LiveGame
    from bot.store.tables import TableRow


class Consent(StrEnum):
    """How many of those who are asked must agree."""

    ALL = "all"
    MAJORITY = "majority"
    """More than half of them."""


class Silence(StrEnum):
    """What counts when the time is over and some have not answered."""

    REFUSES = "refuses"
    AGREES = "agrees"
    """Nobody who is silent stands in the way."""
    MAJORITY = "majority"
    """It is agreed if more than half of all that were asked have agreed, and nobody has refused."""


class Outcome(StrEnum):
    """How a proposal ended."""

    AGREED = "agreed"
    REFUSED = "refused"
    WITHDRAWN = "withdrawn"
    LAPSED = "lapsed"
    """Its time was over."""
    VOID = "void"
    """It could not be done any more."""


@dataclass(slots=True)
class Matter:
    """A proposal inside the transaction that decides about it. The table's lock is held."""

    context: HostContext
    connection: AsyncConnection
    row: TableRow
    table: Table
    proposal: Proposal
    press: Press | None
    """Whose it is; None: its time is over."""
    now: datetime
    fresh: bool = False
    """Whether it is proposed in this transaction: no post has told it."""
    seats_changed: bool = False
    """Whether others sit there once it is done: then the other open proposals are decided anew."""
    afterwards: list[Callable[[], None]] = field(default_factory=list)
    """What is done once the transaction is committed, in order."""

    @property
    def kind(self) -> Kind:
        """Return the kind of its proposal."""
        return self.context.agreements[self.proposal.kind]

    async def live(self) -> LiveGame:
        """Return the game. Who changes it has it dropped from memory, and kept again `afterwards`."""
        return await self.context.game_of(self.connection, self.row)


class Kind(ABC):
    """One kind of proposal."""

    name: ClassVar[str]
    """As stored, and as the keys of its messages end ("proposal-pause")."""
    consent: ClassVar[Consent] = Consent.ALL
    silence: ClassVar[Silence] = Silence.REFUSES
    open_for: ClassVar[timedelta | None] = timedelta(days=2)
    """None: as long as the table."""
    void_by_play: ClassVar[bool] = False
    """Whether it is void once a person has acted at the table (`stays`)."""
    proposer_agrees: ClassVar[bool] = False
    """Whether who proposes it is one of those whose agreement counts, and agrees by that; where a majority decides."""
    asked_by_host: ClassVar[bool] = False
    """Whether the host asks it about a person's seat: then nobody has proposed it, and nobody can withdraw it."""
    told_by_board: ClassVar[bool] = False
    """Whether another post tells that it was done, so that none is needed where nobody had to be asked."""

    def asked(self, table: Table, proposal: Proposal) -> Collection[Seat]:
        """Return the seats whose people must agree: all but who proposes it, whichever seat that person has by now.

        Seats that an automa plays consent always.
        """
        return others(table, table.seat_of(proposal.person_id))

    async def check(self, matter: Matter) -> None:
        """Raise Refused where it cannot be done: when it is proposed, and again before it is carried out.

        The refusal's reason is told in the post of a proposal that came too late for it.
        """
        if matter.table.status is not Status.RUNNING:
            raise Refused(f"table-{matter.table.status}", table=matter.table.id)

    def stays(self, proposal: Proposal, asked_since: Mapping[Seat, int], *, by_people: bool) -> bool:
        """Return whether it stays open after an entry: who is asked since when then, and whether a person has acted."""
        return not (self.void_by_play and by_people)

    @abstractmethod
    async def carry_out(self, matter: Matter) -> None:
        """Do it, with `matter.connection`. `check` has just passed; nothing may be refused any more."""

    async def illustrate(self, live: LiveGame, proposal: Proposal, post: Post) -> Post:
        """Return the post with what shows the proposal: a position, what happened. All of it is public."""
        return post


async def tell_asked(matter: Matter, since: Mapping[Seat, int]) -> None:
    """Have those told who are asked, where no post pings them; `since` says since when each seat is."""
    table = matter.table
    for seat, seq in since.items():
        person = table.occupant(seat).person_id
        if person is not None and not table.for_one:
            await notices.enqueue(matter.connection, person, "asked", matter.now, table_id=table.id, since=seq)


def others(table: Table, seat: Seat | None) -> Collection[Seat]:
    """Return the seats of all people but `seat`, without those that an automa holds."""
    people = [each for each in table.occupants if each.person_id is not None and each.played_by is None]
    return [each.seat for each in people if each.seat != seat]


def asked(kind: Kind, table: Table, proposal: Proposal, may: Collection[Seat] = ()) -> Collection[Seat]:
    """Return the seats that must agree.

    An automa consents, and so does one that holds a seat; but the person of that seat may vote (`may`), and who has
    voted counts.
    """
    back = replace(table, occupants=tuple(replace(each, held_by=None) for each in table.occupants))
    present = kind.asked(table, proposal)
    return [seat for seat in kind.asked(back, proposal) if seat in present or seat in proposal.votes or seat in may]


def decided(kind: Kind, asked: Collection[Seat], votes: Mapping[Seat, bool], *, late: bool = False) -> bool | None:
    """Return whether those who are `asked` have agreed; None: that is open. `late`: its time is over."""
    yes = sum(votes.get(seat, False) for seat in asked)
    no = sum(not votes.get(seat, True) for seat in asked)
    if kind.consent is Consent.MAJORITY:
        done = True if 2 * yes > len(asked) else False if 2 * no >= len(asked) > 0 else None
    else:
        done = False if no else True if yes == len(asked) else None
    if done is not None or not late:
        return True if not asked else done
    match kind.silence:
        case Silence.AGREES:
            return no <= yes
        case Silence.MAJORITY:
            return not no and 2 * yes > len(asked)
        case _:
            return False


Kinds = Mapping[str, Kind]
"""Kinds by their names."""
Facts = Mapping[str, Any]
