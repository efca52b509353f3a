"""What one entry changes: the position being changed, the chance it draws, and the events so far."""

from __future__ import annotations

from collections.abc import Iterable

from engine.base import AgendaTransition
from engine.contract import Seat
from engine.laisla.events import CubeGained, DeckShuffled, LaIslaEvent
from engine.laisla.position import Cards, LaIslaPosition, SeatState


class Transition(AgendaTransition[LaIslaPosition, LaIslaEvent]):
    """What every chapter works on."""

    def state(self, seat: Seat) -> SeatState:
        """Return what belongs to a seat."""
        return self.position.seats[seat]

    def draw(self, count: int) -> Cards:
        """LI5, LI7: take the next cards; shuffle the discard when one is due from an empty deck."""
        position = self.position
        drawn: Cards = ()
        while len(drawn) < count:
            if not position.deck:
                position.deck = tuple(self.chance.shuffle("deck", position.discard))
                position.discard = ()
                self.emit(DeckShuffled(len(position.deck)))
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
        self.emit(CubeGained(seat, cube, function))


def added(cards: Cards, more: Iterable[int]) -> Cards:
    """Return the cards with some more, sorted."""
    return tuple(sorted((*cards, *more)))
