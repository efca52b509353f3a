"""The kinds of notices: as long as which law holds each is told, and by which way.

A kind that is not named here is told directly, and holds whatever happens. Each needs a message `notice-<kind>`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from bot.hosting.live_game import LiveGame
from bot.hosting.table import Status
from bot.store.notices import NoticeRow
from bot.store.tables import TableRow
from engine.contract import Decision, Seat

SUMMARY = "summary"
"""The kind of the daily summary, which is about all tables of its reader."""


class Way(StrEnum):
    """By which way a notice reaches its person."""

    DIRECT = "direct"
    """A direct message."""
    QUIET = "quiet"
    """A message in the table's channel that names the person, without a sound."""
    CHANNEL = "channel"
    """A message in the table's channel that pings the person."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A notice with the table that it is about, as things stand."""

    row: NoticeRow
    table: TableRow
    live: LiveGame | None
    """None in a lobby."""

    @property
    def seat(self) -> Seat | None:
        """Return the seat that the person has and plays by itself."""
        its = (each for each in self.table.seats if each.person_id == self.row.person_id and each.held_by is None)
        return next((each.seat for each in its), None)

    @property
    def resting(self) -> bool:
        """Whether the table is paused: nothing new is told of it; what was told stays, as it still asks."""
        return self.table.paused_at is not None and self.row.message_id is None

    @property
    def decision(self) -> Decision | None:
        """Return what the person is asked, where the game goes on and waits for that."""
        if self.live is None or self.resting or self.table.status != Status.RUNNING:
            return None
        return next((each for each in self.live.match.decisions() if each.seat == self.seat), None)


Law = Callable[[Situation], bool]


def always(_now: Situation) -> bool:
    """Hold whatever happens."""
    return True


def asked(now: Situation) -> bool:
    """Hold as long as the person is asked what the notice is about, and the game goes on."""
    decision = now.decision
    return decision is not None and now.table.asked_since.get(decision.seat) == now.row.since


def offered(now: Situation) -> bool:
    """Hold as long as a seat of the table is offered to the person, or kept for that one."""
    live = now.table.status in (Status.LOBBY, Status.RUNNING)
    return live and any(each.offered_to == now.row.person_id for each in now.table.seats)


def next_up(now: Situation) -> bool:
    """Hold as long as the same turn is under way after which the person's own comes."""
    live, decisions = now.live, () if now.live is None else now.live.match.decisions()
    if live is None or len(decisions) != 1 or now.resting or now.table.status != Status.RUNNING:
        return False
    same = now.table.asked_since.get(decisions[0].seat) == now.row.since
    return same and now.seat is not None and live.game.next_seat(live.match.position) == now.seat


def in_lobby(now: Situation) -> bool:
    """Hold as long as the game has not begun, and the table is open."""
    return now.table.status == Status.LOBBY


@dataclass(frozen=True, slots=True)
class Kind:
    """What a kind of notice is."""

    holds: Law = always
    way: Way = Way.DIRECT
    """By which it is told to who has chosen nothing."""
    channel_way: Way | None = Way.CHANNEL
    """By which it is told in the channel; None: there it is not told."""
    reminds: bool = False
    """Whether it is a reminder: who wants none is not told it."""
    chosen_by_reader: bool = False
    """Whether its way is what its reader has chosen for reminders."""
    calls: bool = True
    """Whether it calls its reader to act: then no post pings the reader in the minutes after it."""
    urgency: int = 2
    """Of several that are due together about the same question the most urgent one is told, by its way."""

    @property
    def lasts(self) -> bool:
        """Whether it is taken back when it holds no longer."""
        return self.holds is not always


KINDS: Mapping[str, Kind] = MappingProxyType(
    {
        "nudge": Kind(asked, channel_way=Way.QUIET, reminds=True, chosen_by_reader=True, urgency=1),
        "ping": Kind(asked, way=Way.CHANNEL, reminds=True, chosen_by_reader=True, urgency=3),
        "asked": Kind(asked, way=Way.CHANNEL, chosen_by_reader=True),
        "still": Kind(asked, channel_way=None, urgency=0),
        "again": Kind(asked),
        "next": Kind(next_up, channel_way=Way.QUIET, calls=False),
        SUMMARY: Kind(calls=False),
        "offered": Kind(offered, way=Way.CHANNEL),
        "invited": Kind(offered, way=Way.CHANNEL),
        "kicked": Kind(channel_way=Way.QUIET, calls=False),
        "removed": Kind(channel_way=Way.QUIET, calls=False),
        "idle": Kind(in_lobby, way=Way.CHANNEL, chosen_by_reader=True),
    }
)
"""nudge, ping: the two stages of a clock before the end of a seat's time; asked: what a post did not ping; still: what
a seat is asked after an answer that it had ordered, or that does not fit any more: never in the channel, where others
would see that there was an order; again: what somebody wanted to be reminded of; next: the turn before one's own has
begun; summary: all tables of the reader, each day that one is running; offered: a seat is offered to the reader;
invited: one is kept for the reader, whom the invitation did not ping; kicked, removed: the reader's seat was taken
away, by a vote or by who manages the server; idle: nobody starts the reader's table."""


def kind_of(name: str) -> Kind:
    """Return a kind by its name."""
    return KINDS.get(name, Kind())
