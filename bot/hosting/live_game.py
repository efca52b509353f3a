"""A running (or finished) game in memory, and the few of them that are kept there."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from bot.hosting.orders.standing_orders import StandingOrder
from bot.hosting.playing.turn import Turn
from bot.hosting.table import Table
from engine.contract import AnyGame, Decision, Seat
from engine.log import Entry
from engine.match import CannotUndo, Match

Orders: TypeAlias = Mapping[Seat, Sequence[StandingOrder]]
"""The standing orders of seats."""

Notes: TypeAlias = Mapping[Seat, str]
"""What people have noted down for themselves, by their seats."""


@dataclass(frozen=True, slots=True)
class LastPost:
    """The span that the last post tells: the seq where it ends and what everybody sees there, and where it begins."""

    seq: int
    view: Any
    posted_since: int
    before: Any
    """None when it tells from the start of the game."""


class LoadedTable:
    """A table as a press has read it, once for everything that the press asks of hosting.

    It is only a hint: a write is checked against the table's seq in the store.
    """

    __slots__ = ("_notes", "_orders", "table")

    def __init__(self, table: Table, orders: Orders, notes: Notes) -> None:
        self.table = table
        self._orders = orders
        self._notes = notes

    @property
    def id(self) -> int:
        """Return the table's number."""
        return self.table.id

    def bring_up_to_date(self, live: LiveGame) -> bool:
        """Bring to a game in memory what can change without a log row: names, orders, notes, whether it was closed.

        Return False when the game is at another seq than the table that was read, or at another count of what changes
        without a log row.
        """
        if live.table.state != self.table.state:
            return False
        live.table, live.orders, live.notes = self.table, self._orders, self._notes
        return True

    def note(self, person_id: int) -> str:
        """Return what a person has noted down about the table; "" where that is nothing."""
        return self._notes.get(self.table.seat_of(person_id) or "", "")


WhichTable: TypeAlias = "int | LoadedTable"
"""A table: its number, or the table as it was read."""


def number_of(table: WhichTable) -> int:
    """Return a table's number."""
    return table if isinstance(table, int) else table.id


@dataclass(slots=True)
class LiveGame:
    """A game with its table, as of the table's `seq`. Only the holder of the table's lock may touch it."""

    table: Table
    match: Match
    seqs: list[int]
    """Of each standing entry, the seq of its log row."""
    asked: list[Mapping[Seat, int]]
    """After each standing entry, since when each seat was asked."""
    by: list[int | None]
    """Of each standing entry, the number of the person who made it; None: nobody did, but an automa or the host."""
    orders: Orders = field(default_factory=dict)
    """The standing orders of each seat that has any, as they were when the table was last read."""
    notes: Notes = field(default_factory=dict)
    """What each person has noted down, as it was then."""
    last_post: LastPost | None = None
    """What the last post tells; None when it is not in memory."""

    @property
    def game(self) -> AnyGame:
        """Return the rules it is played by."""
        return self.match.game

    def asked_automa(self) -> tuple[Decision, str] | None:
        """Return the decision of the first seat that is asked and played by an automa, and the level of that one.

        Where no person plays the game waits until somebody does (`Table.deserted`).
        """
        if self.table.deserted:
            return None
        for decision in self.match.decisions():
            if (level := self.table.occupant(decision.seat).played_by) is not None:
                return decision, level
        return None

    def turn(self, decision: Decision, *, answered: bool = False) -> Turn:
        """Return a decision as the turn of its seat."""
        orders = self.orders.get(decision.seat, ())
        turn = Turn(self.table, self.game, self.match.position, decision, answered=answered, orders=orders)
        turn.note = self.notes.get(decision.seat, "")
        turn.undoes = self.undoable(decision.seat)
        return turn

    def undoable(self, seat: Seat) -> int | None:
        """Return the seq of the action that a seat's person can take back without asking anybody; None: there is none.

        What somebody else did who had the seat before cannot be taken back so.
        """
        try:
            own = self.match.undoable(seat, alone=self.table.for_one)
        except CannotUndo:
            return None
        return self.seqs[own.n - 1] if self.is_its_own(own, self.table.occupant(seat).person_id) else None

    def is_its_own(self, entry: Entry, person_id: int | None) -> bool:
        """Return whether a person made an entry, or an automa or the host did; nobody else, who had the seat before."""
        return self.by[entry.n - 1] in (None, person_id)

    def asks_people(self) -> bool:
        """Return whether the game waits for anybody but automa (or is over)."""
        decisions = self.match.decisions()
        return (
            not decisions
            or self.table.deserted
            or any(self.table.occupant(each.seat).played_by is None for each in decisions)
        )


class Cache:
    """The games played last; the least recently used one is dropped first."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._games: OrderedDict[int, LiveGame] = OrderedDict()

    def get(self, table_id: int) -> LiveGame | None:
        """Return a game that is kept."""
        if (live := self._games.get(table_id)) is not None:
            self._games.move_to_end(table_id)
        return live

    def put(self, live: LiveGame) -> None:
        """Keep a game."""
        self._games[live.table.id] = live
        self._games.move_to_end(live.table.id)
        while len(self._games) > self._size:
            self._games.popitem(last=False)

    def drop(self, table_id: int) -> None:
        """Forget a game: it is read again when it is needed."""
        self._games.pop(table_id, None)

    def __len__(self) -> int:
        """Return how many games are kept."""
        return len(self._games)
