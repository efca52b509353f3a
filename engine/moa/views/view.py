"""What a seat or a spectator may see of a game of Moa (rule H0).

Pictures, panels and prompts are made from views only, so they cannot leak.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from engine.contract import Result, Seat
from engine.moa.agenda import Step
from engine.moa.components import Components
from engine.moa.rules import Rules


@dataclass(frozen=True, slots=True)
class TerritoryView:
    """One territory. `open`: one of the two active terrain cards shows its terrain (and it has not erupted)."""

    number: int
    terrain: str
    vp: tuple[int, int]
    """As scored now: the volcano's territory is already lowered (SC3)."""
    adjacent: tuple[int, ...]
    at: tuple[int, int]
    """Centre of the hexagon in doubled-width columns and rows, the sea at row 0."""
    open: bool
    erupted: bool
    mammal: str | None
    sold_by: Seat | None
    """With a mammal: None when invaded (fight side up), the seller when sold."""
    sale_scored: bool
    stronghold: bool
    leader_tile: str | None
    birds: Mapping[Seat, int]
    """Only seats with birds there, in seating order, neutral last."""
    leader: Seat | None


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat, or the neutral colour. `hand` is None to all but the seat itself."""

    seat: Seat
    neutral: bool
    score: int | None
    """None only for the neutral colour while switch W3 hides it."""
    birds: int
    leaders: int
    """Supply: pieces not on the board."""
    cards: int
    """The number of cards in hand."""
    hand: tuple[str, ...] | None
    """Sorted species names with repeats."""
    leader_tiles: tuple[str, ...]
    """Sorted, as "honour:2"."""
    karakia: tuple[str, ...]
    """All tiles held, sorted."""
    karakia_fresh: tuple[str, ...]
    """Those of them that cannot be used yet (K2, W1)."""
    trophies: tuple[str, ...]
    """Mammal tiles taken this period, as "dog:4" (VP)."""
    sold_cards: tuple[str, ...]
    """Mammal cards taken for land sold this period, as "dog:4" (VP)."""
    pieces_on_board: int
    """Birds and leaders on the board (SC6)."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Who is asked what, as in the record's `deciding`."""

    seat: Seat
    kind: str
    territory: int | None = None
    mammal: str | None = None


@dataclass(frozen=True, slots=True)
class PileSizes:
    """How many cards each draw pile has."""

    birds: int
    mammals: int
    terrain: int


@dataclass(frozen=True, slots=True)
class MoaView:
    """All that `viewer` (None: a spectator) may see."""

    viewer: Seat | None
    components: Components
    options: Mapping[str, str | bool]
    period: int
    round: int
    phase: str
    """"terrain" (a defender is asked, or discards), "actions" or "finished"."""
    seating: tuple[Seat, ...]
    first_player: Seat
    neutral: Seat | None
    volcano: int
    """Steps risen, from 0."""
    erupted: bool
    sales: int
    active_terrain: tuple[str, ...]
    """As "coast:draw_1", left then right."""
    display: Mapping[str, int]
    karakia_stock: Mapping[str, int]
    territories: tuple[TerritoryView, ...]
    """In order of number."""
    seats: tuple[SeatView, ...]
    """In seating order, the neutral colour last."""
    piles: PileSizes
    bird_discard: tuple[str, ...]
    mammal_discard: tuple[str, ...]
    """Sorted; public."""
    asked: Asked | None
    sheets: tuple[ScoringSheet, ...]
    """Scoring of the periods scored so far."""
    result: Result | None
    rules: Annotated[Rules, Field(exclude=True)]
    """What the game is played with; `to_data` leaves it out."""
    agenda: Annotated[tuple[Step, ...], Field(exclude=True)]
    """What is still to be done, the next step last; no secret. `to_data` leaves it out."""

    def territory(self, number: int) -> TerritoryView:
        """Return the territory of that number."""
        return next(territory for territory in self.territories if territory.number == number)

    def seat(self, seat: Seat) -> SeatView:
        """Return that seat."""
        return next(view for view in self.seats if view.seat == seat)

    def to_data(self) -> dict[str, Any]:
        """Return the view as JSON data, for comparing in tests and for the log of a bug report."""
        data: dict[str, Any] = _adapter().dump_python(self, mode="json")
        return data


@dataclass(frozen=True, slots=True)
class TerritoryScore:
    """SC1, SC2 for one territory: who stood there and who scored what."""

    territory: int
    vp: tuple[int, int]
    """The values in force (SC3)."""
    pieces: Mapping[Seat, int]
    leader: Seat | None
    first: tuple[Seat, ...]
    """Who shared the higher value."""
    second: tuple[Seat, ...]
    """Who shared the lower value; empty where nobody was second."""
    points: Mapping[Seat, int]
    """Points of each seat that stood there, also 0."""


@dataclass(frozen=True, slots=True)
class SeatScore:
    """One seat's column of a scoring sheet."""

    seat: Seat
    before: int
    territories: int
    trophies: tuple[str, ...]
    sold_cards: tuple[str, ...]
    mammals: int
    """Points for trophies and sold cards (SC4)."""
    leader_tiles: int
    """Points for VP leader tiles (SC5)."""
    after: int


@dataclass(frozen=True, slots=True)
class ScoringSheet:
    """A period's scoring, territory by territory.

    With W3 hidden, a view's and an event's sheet has the neutral colour's pieces and shares (they are public) but no
    column for it in `seats`.
    """

    period: int
    territories: tuple[TerritoryScore, ...]
    """Every territory that scores, in order of number."""
    seats: tuple[SeatScore, ...]
    """In seating order."""


@cache
def _adapter() -> TypeAdapter[MoaView]:
    """Return what writes views; made when first needed, for making it takes a while."""
    return TypeAdapter(MoaView)
