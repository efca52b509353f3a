"""A finished game that was looked back on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.hosting.playing.turn import Turn
from bot.hosting.table import Status, Table
from engine.analysis import Judgements, Moment, Story
from engine.contract import AnyGame, Event, Seat
from engine.log import Entry


@dataclass(frozen=True, slots=True)
class Lookback:
    """A finished game with all that is told of it."""

    table: Table
    game: AnyGame
    entries: Sequence[Entry]
    seqs: Sequence[int]
    """Of each entry, the seq of its log row."""
    moments: Sequence[Moment]
    judged: Judgements
    story: Story

    def moment(self, n: int) -> Moment | None:
        """Return the decision that the entry `n` answers."""
        return next((each for each in self.moments if each.n == n), None)

    def events(self, moments: Iterable[Moment]) -> list[Event]:
        """Return what everybody saw happen with decisions."""
        return [event.seen_by(None) for each in moments for event in self.entries[each.n - 1].events]

    def turn(self, moment: Moment) -> Turn:
        """Return the decision as it was asked then: its choices in words are made from it."""
        return Turn(self.table_at(moment), self.game, moment.before, moment.question.decision)

    def level(self, moment: Moment) -> str | None:
        """Return the level of the automa that decided; None: a person, or time that was over."""
        return self.entries[moment.n - 1].by or self.table_at(moment).occupant(moment.seat).automa

    def table_at(self, moment: Moment) -> Table:
        """Return the table with who had the seats when a decision was made."""
        return self.table.at(self.seqs[moment.n - 1])

    def choices_of(self, seat: Seat) -> Sequence[Moment]:
        """Return the decisions of a seat that were judged: where it had a choice."""
        return [each for each in self.moments if each.seat == seat and self.judged.best(each.n).considered]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the work is."""

    share: float
    """From 0 to 1."""
    ahead: int = 0
    """How many other games come before it."""


def can_be_looked_back_on(table: Table, game: AnyGame) -> bool:
    """Return whether a table's game can: it is over, several played it, and the game tells what makes it well played.

    Without heuristics an estimate is the result of random play, and says nothing; of who plays alone there are no
    shares.
    """
    return table.status is Status.FINISHED and game.heuristics is not None and len(table.occupants) > 1
