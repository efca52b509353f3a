"""The whole state of a game of Moa, stored and copied by the types of its fields (engine.codec).

Piles, hands and tiles are tuples, so that a copy of the position shares them; what changes is replaced, never altered.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from engine.codec import Derived, StoredPosition
from engine.contract import Seat
from engine.moa.agenda import STEPS, Ask, AskDefend, AskDiscard, Step, is_ask
from engine.moa.components import VOLCANO_TERRITORY
from engine.moa.rules import Rules, rules_for, shown
from engine.moa.views.view import ScoringSheet

Names = tuple[str, ...]
"""Cards or tiles by name; sorted where their order means nothing."""


@dataclass(slots=True)
class TerritoryState:
    """What lies and stands in a territory."""

    mammal: str | None = None
    sold_by: Seat | None = None
    """With a mammal: None when invaded (fight side up), the seller when sold."""
    sale_scored: bool = False
    stronghold: bool = False
    leader_tile: str | None = None
    birds: dict[Seat, int] = field(default_factory=dict)
    """Only seats with birds there."""
    leader: Seat | None = None

    @property
    def invaded(self) -> bool:
        """Whether a mammal tile lies there fight-side up."""
        return self.mammal is not None and self.sold_by is None

    def pieces(self, seat: Seat) -> int:
        """Count the birds and the leader of a seat."""
        return self.birds.get(seat, 0) + (self.leader == seat)


@dataclass(slots=True)
class SeatState:
    """What a seat, or the neutral colour, has before it."""

    score: int
    birds: int
    leaders: int
    """Supply: pieces not on the board."""
    hand: Names = ()
    leader_tiles: Names = ()
    karakia: Names = ()
    """All tiles held."""
    fresh: Names = ()
    """Those of them that cannot be used yet (K2, W1)."""
    trophies: Names = ()
    """Kinds of the mammal tiles taken this period."""
    sold_cards: Names = ()
    """Kinds of the mammal cards taken for land sold this period."""

    def ready(self, tile: str) -> int:
        """Count the karakia tiles of a kind that can be used now."""
        return self.karakia.count(tile) - self.fresh.count(tile)


@dataclass(slots=True)
class MoaPosition(StoredPosition):
    """The state of a whole game; `agenda` says how it goes on (engine.moa.agenda), the next step last."""

    rules: Annotated[Rules, Derived(rules_for, {"components": "data", "options": "options"})]
    seating: tuple[Seat, ...]
    """Clockwise, as drawn at the start."""
    neutral: Seat | None
    first_player: Seat
    period: int
    round: int
    volcano: int
    """Steps risen, from 0; stays on top after the eruption."""
    erupted: bool
    sales: int
    active_terrain: Names
    """As "coast:draw_1", left then right."""
    display: dict[str, int]
    stock: dict[str, int]
    territories: dict[int, TerritoryState]
    seats: dict[Seat, SeatState]
    """In seating order, the neutral colour last."""
    bird_draw: Names
    """Draw piles: the next card first."""
    mammal_draw: Names
    terrain_draw: Names
    bird_discard: Names
    mammal_discard: Names
    agenda: list[Annotated[Step, STEPS]]
    sheets: tuple[ScoringSheet, ...] = ()
    """Scoring of the periods scored so far."""

    @property
    def asked(self) -> Ask | None:
        """The step that waits for a seat; None when the game is over."""
        return top if self.agenda and is_ask(top := self.agenda[-1]) else None

    @property
    def phase(self) -> str:
        """Return "terrain" (a defender is asked, or discards), "actions" or "finished"."""
        if not self.agenda:
            return "finished"
        waiting = self.agenda[-2] if isinstance(self.agenda[-1], AskDiscard) else self.agenda[-1]
        return "terrain" if isinstance(waiting, AskDefend) else "actions"

    def clockwise(self) -> tuple[Seat, ...]:
        """Return the seats clockwise from the first player."""
        start = self.seating.index(self.first_player)
        return self.seating[start:] + self.seating[:start]

    @property
    def open_territories(self) -> frozenset[int]:
        """The territories whose terrain stands on one of the two active cards, and that have not erupted."""
        return shown(self.rules, self.active_terrain, self.erupted)

    def active(self, number: int) -> bool:
        """Whether a territory's terrain stands on one of the two active cards, and it has not erupted."""
        return number in shown(self.rules, self.active_terrain, self.erupted)

    def closed_for_good(self, number: int) -> bool:
        """Whether a territory is the erupted volcano's (V1)."""
        return self.erupted and number == VOLCANO_TERRITORY

    def pieces_on_board(self, seat: Seat) -> int:
        """Count the birds and leaders of a seat on the board (SC6)."""
        return sum(territory.pieces(seat) for territory in self.territories.values())
