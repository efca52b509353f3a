"""What one entry changes: the position being changed, the chance it draws, and the events so far."""

from __future__ import annotations

from collections.abc import Iterable

from engine.base import AgendaTransition
from engine.contract import Seat
from engine.moa.events import MoaEvent, PileShuffled, Returned
from engine.moa.position import MoaPosition, Names


class Transition(AgendaTransition[MoaPosition, MoaEvent]):
    """What every chapter works on."""

    def draw_bird(self) -> str | None:
        """Take the next bird card; shuffle the discard when the pile is empty (KT7); None when both are."""
        position = self.position
        if not position.bird_draw:
            if not position.bird_discard:
                return None
            position.bird_draw = tuple(self.chance.shuffle("bird_deck", position.bird_discard))
            position.bird_discard = ()
            self.emit(PileShuffled("bird_deck"))
        card, position.bird_draw = position.bird_draw[0], position.bird_draw[1:]
        return card

    def draw_mammal(self) -> str | None:
        """Take the next mammal card; shuffle the discard when the deck is empty (A2); None when both are."""
        position = self.position
        if not position.mammal_draw:
            if not position.mammal_discard:
                return None
            position.mammal_draw = tuple(self.chance.shuffle("mammal_deck", position.mammal_discard))
            position.mammal_discard = ()
            self.emit(PileShuffled("mammal_deck"))
        card, position.mammal_draw = position.mammal_draw[0], position.mammal_draw[1:]
        return card

    def discard_mammals(self, *cards: str) -> None:
        """Lay mammal cards on their discard."""
        self.position.mammal_discard = added(self.position.mammal_discard, cards)

    def place_birds(self, seat: Seat, number: int, birds: int) -> None:
        """Put birds from the supply into a territory."""
        if birds:
            there = self.position.territories[number].birds
            there[seat] = there.get(seat, 0) + birds
            self.position.seats[seat].birds -= birds

    def place_leader(self, seat: Seat, number: int) -> str | None:
        """Put a leader from the supply into a territory; return the leader tile that leaves it."""
        territory = self.position.territories[number]
        self.position.seats[seat].leaders -= 1
        territory.leader = seat
        return self.take_leader_tile(number)

    def take_leader_tile(self, number: int) -> str | None:
        """Take the leader tile, if any, from a territory."""
        territory = self.position.territories[number]
        tile, territory.leader_tile = territory.leader_tile, None
        return tile

    def return_birds(self, seat: Seat, number: int, birds: int) -> None:
        """Put birds of a territory back into their seat's supply."""
        there = self.position.territories[number].birds
        there[seat] -= birds
        if not there[seat]:
            del there[seat]
        self.position.seats[seat].birds += birds

    def return_leader(self, number: int) -> tuple[Seat, ...]:
        """Put the leader in a territory, if any, back into its seat's supply; return the seat."""
        territory = self.position.territories[number]
        if territory.leader is None:
            return ()
        seat, territory.leader = territory.leader, None
        self.position.seats[seat].leaders += 1
        return (seat,)

    def return_all(self, number: int) -> Returned:
        """Put all pieces of a territory back into their owners' supplies; return what went."""
        birds = self.position.territories[number].birds.copy()
        for seat, count in birds.items():
            self.return_birds(seat, number, count)
        return Returned(birds, self.return_leader(number))

    def give_tile_back(self, seat: Seat, tile: str) -> None:
        """K3: lay a used karakia tile back into the stock."""
        state = self.position.seats[seat]
        state.karakia = removed(state.karakia, (tile,))
        self.position.stock[tile] += 1


def added(names: Names, more: Iterable[str]) -> Names:
    """Return the names with some more, sorted."""
    return tuple(sorted((*names, *more)))


def removed(names: Names, fewer: Iterable[str]) -> Names:
    """Return the names without some of them, all of which are there."""
    left = list(names)
    for name in fewer:
        left.remove(name)
    return tuple(left)
