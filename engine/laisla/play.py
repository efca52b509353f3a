"""The workbench of one entry: the position being changed, the chance it draws, and the events so far."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.contract import Seat, ShuffleOrDie
from engine.laisla.agenda import Step
from engine.laisla.events import CubeGained, DeckShuffled, LaIslaEvent
from engine.laisla.position import Cards, LaIslaPosition, SeatState


@dataclass(slots=True)
class Play:
    """What every chapter works on. `position` is a copy of its own."""

    position: LaIslaPosition
    chance: ShuffleOrDie
    events: list[LaIslaEvent] = field(default_factory=list)

    def tell(self, event: LaIslaEvent) -> None:
        """Add an event."""
        self.events.append(event)

    def then(self, *steps: Step) -> None:
        """Put steps on the agenda, to be carried out in this order before all that waits there."""
        self.position.agenda.extend(reversed(steps))

    def state(self, seat: Seat) -> SeatState:
        """Give what belongs to a seat."""
        return self.position.seats[seat]

    def draw(self, count: int) -> Cards:
        """LI5, LI7: take the next cards; shuffle the discard when one is due from an empty deck."""
        position = self.position
        drawn: Cards = ()
        while len(drawn) < count:
            if not position.deck:
                position.deck = tuple(self.chance.shuffle("deck", position.discard))
                position.discard = ()
                self.tell(DeckShuffled(len(position.deck)))
            missing = count - len(drawn)
            drawn += position.deck[:missing]
            position.deck = position.deck[missing:]
        return drawn

    def discard(self, card: int) -> None:
        """LI7: lay a card openly on the discard pile."""
        self.position.discard = added(self.position.discard, (card,))

    def take_out(self, card: int) -> None:
        """LI7: a covered card leaves the game."""
        self.position.covered = added(self.position.covered, (card,))

    def gain_cube(self, seat: Seat, cube: str, function: str | None) -> None:
        """Give a seat a cube; there are always enough (LI16)."""
        self.state(seat).cubes[cube] += 1
        self.tell(CubeGained(seat, cube, function))


def added(cards: Cards, more: Iterable[int]) -> Cards:
    """Give the cards with some more, sorted."""
    return tuple(sorted((*cards, *more)))
