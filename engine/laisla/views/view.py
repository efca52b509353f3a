"""What a seat or a spectator may see of a game of La Isla (rules LI5, LI40).

Pictures, panels and prompts are made from views only, so they cannot leak.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from engine.contract import Result, Seat
from engine.laisla.agenda import Step
from engine.laisla.chapters.scoring import ScoringSheet
from engine.laisla.rules import Card, Rules


@dataclass(frozen=True, slots=True)
class FieldView:
    """One field. `slot` is its name in records ("mid3"), `code` the one on the picture ("B4")."""

    slot: str
    code: str
    ring: str
    colour: str
    symbol: str
    explorers: tuple[Seat, ...]
    """Who stands there, in seating order."""
    clearings: tuple[str, ...]
    """The clearings around it."""


@dataclass(frozen=True, slots=True)
class ClearingView:
    """One clearing: its number, the fields around it, and the tile on it (None: taken)."""

    name: str
    number: int
    fields: tuple[str, ...]
    animal: str | None


@dataclass(frozen=True, slots=True)
class TrackView:
    """One animal's track: the marker's space, from 0, and the value of that space."""

    animal: str
    space: int
    value: int


@dataclass(frozen=True, slots=True)
class SlotView:
    """One slot of a seat: 0 to 2 the holder, 3 and up extra slots."""

    number: int
    card: int | None
    function: str | None
    """What is visible there; None where nothing lies."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards assigned to the actions; None: none, or not to be seen."""

    a: int | None = None
    b: int | None = None
    d: int | None = None


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat. `hand` and `assigned` are None to all but the seat itself."""

    seat: Seat
    score: int
    supply: int
    """Explorers that can be placed."""
    reserve: int
    """Explorers that only a function brings into the supply."""
    cubes: Mapping[str, int]
    fields: tuple[str, ...]
    large: str
    tiles: Mapping[str, int]
    animals: Mapping[str, int]
    """How many of each a marker's step scores: tiles, and two for the large one (LI31)."""
    slots: tuple[SlotView, ...]
    functions: tuple[str, ...]
    """All visible functions, in the order in which they ask; with `extra_slot` while one is empty (LI12)."""
    cards: int
    """The number of cards in hand."""
    hand: tuple[int, ...] | None
    has_assigned: bool
    """In the card phase: whether it has."""
    assigned: Dealt | None
    """What it has assigned in the card phase."""
    pending: Dealt
    """Cards assigned and not used yet: all to the seat itself, to others only what its part has shown (LI5)."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Who is asked what, as in the record's `deciding`."""

    seat: Seat
    kind: str
    function: str | None = None
    """The function that asks."""


@dataclass(frozen=True, slots=True)
class LaIslaView:
    """All that `viewer` (None: a spectator) may see."""

    viewer: Seat | None
    rules: Annotated[Rules, Field(exclude=True)]
    """What the game is played with; `to_data` leaves it out."""
    agenda: Annotated[tuple[Step, ...], Field(exclude=True)]
    """What is still to be done, the next step last; no secret. `to_data` leaves it out."""
    options: Mapping[str, str | bool]
    colours: tuple[str, ...]
    """Cube and terrain colours, in the order of the components; the same for the other names."""
    symbols: tuple[str, ...]
    all_cards: Mapping[int, Card]
    """Every card of the game by its id: what its three parts are is no secret."""
    round: int
    phase: str
    """"cards", "a", "b", "c", "d" or "finished"."""
    seating: tuple[Seat, ...]
    start_player: Seat
    spokes: tuple[str, ...]
    fields: tuple[FieldView, ...]
    """Ring by ring, clockwise."""
    clearings: tuple[ClearingView, ...]
    tracks: tuple[TrackView, ...]
    thresholds: tuple[int, ...]
    """The first space of each value from 1 up; the last one is the top."""
    value_sum: int
    end_sum: int
    """The sum of values that ends the game after a round (LI3)."""
    seats: tuple[SeatView, ...]
    """In seating order."""
    deck: int
    """How many cards the deck has."""
    discard: tuple[int, ...]
    covered: tuple[int, ...]
    """Out of the game."""
    asked: tuple[Asked, ...]
    """In turn order; several only while cards are assigned."""
    to_ask: tuple[str, ...]
    """The functions that ask the asked seat something after this, the next one first."""
    sheet: ScoringSheet
    """The final scoring: as if the game ended now, once it has ended as it did."""
    result: Result | None

    def field(self, slot: str) -> FieldView:
        """Return the field of that slot."""
        return next(field for field in self.fields if field.slot == slot)

    def clearing(self, name: str) -> ClearingView:
        """Return the clearing of that name."""
        return next(clearing for clearing in self.clearings if clearing.name == name)

    def track(self, animal: str) -> TrackView:
        """Return that animal's track."""
        return next(track for track in self.tracks if track.animal == animal)

    def seat(self, seat: Seat) -> SeatView:
        """Return that seat."""
        return next(view for view in self.seats if view.seat == seat)

    def to_data(self) -> dict[str, Any]:
        """Return the view as JSON data, for comparing in tests and for the log of a bug report."""
        data: dict[str, Any] = _adapter().dump_python(self, mode="json")
        return data


@cache
def _adapter() -> TypeAdapter[LaIslaView]:
    """Return what writes views; made when first needed, for making it takes a while."""
    return TypeAdapter(LaIslaView)
