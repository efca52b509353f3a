"""What can happen in a game of La Isla: the words that the narration, the log, the pictures and records are made of.

Everything here is public but the fields typed `Hidden`: they are None for those who may not know (`seen_by`). Cards are
ids, fields are slots; `function` is the function that gave something, None where an action itself did.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from engine.contract import Seat
from engine.laisla.chapters.scoring import ScoringSheet
from engine.tagged_data import Kinds, TaggedEvent

Hidden: TypeAlias = tuple[int, ...] | None
"""Cards that only the event's own seat may see; None to all others."""


@dataclass(frozen=True, slots=True)
class LaIslaEvent(TaggedEvent):
    """The common base."""


# -- the frame of the game ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GameStarted(LaIslaEvent):
    """LI1: the seating (clockwise, start player first), the island's spokes and each seat's large tile are drawn."""

    type = "game_started"
    reveals = True
    seating: tuple[Seat, ...]
    spokes: tuple[str, ...]
    large: Mapping[Seat, str]


@dataclass(frozen=True, slots=True)
class RoundBegan(LaIslaEvent):
    """LI1: a round begins, and the one before is over."""

    type = "round_began"
    milestone = True
    round: int
    start_player: Seat


@dataclass(frozen=True, slots=True)
class DeckShuffled(LaIslaEvent):
    """LI7: the discard pile was shuffled to be the new deck."""

    type = "deck_shuffled"
    reveals = True
    cards: int


@dataclass(frozen=True, slots=True)
class HandDealt(LaIslaEvent):
    """LI5, LI6: a seat draws its cards."""

    type = "hand_dealt"
    reveals = True
    private_fields = ("cards",)
    seat: Seat
    count: int
    cards: Hidden


@dataclass(frozen=True, slots=True)
class Assigned(LaIslaEvent):
    """LI5: a seat has assigned its cards. Nobody is told which, nor whether it has changed its mind."""

    type = "assigned"
    absent = ("again",)
    seat: Seat
    again: bool | None = None
    """Only in logs of before, which told who had changed its mind."""


@dataclass(frozen=True, slots=True)
class LeftoverDiscarded(LaIslaEvent):
    """LI6: the card that a seat assigned to nothing."""

    type = "leftover_discarded"
    reveals = True
    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class PhaseBegan(LaIslaEvent):
    """LI1: action "a", "b", "c" or "d" begins; what all seats did before it is over."""

    type = "phase_began"
    milestone = True
    phase: str


@dataclass(frozen=True, slots=True)
class CardShown(LaIslaEvent):
    """LI5: a seat's part of action "a", "b" or "d" begins, and its card is turned up."""

    type = "card_shown"
    reveals = True
    seat: Seat
    part: str
    card: int


@dataclass(frozen=True, slots=True)
class GameEnded(LaIslaEvent):
    """LI3 ("sum"), LI7 ("cards"): the end, and the final scoring."""

    type = "game_ended"
    milestone = True
    reason: str
    sheet: ScoringSheet
    scores: Mapping[Seat, int]
    winners: tuple[Seat, ...]


# -- action A -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardLaid(LaIslaEvent):
    """LI8: a card is laid into a slot; `covered` is the card that goes out of the game."""

    type = "card_laid"
    seat: Seat
    card: int
    function: str
    slot: int
    covered: int | None


@dataclass(frozen=True, slots=True)
class SlotAdded(LaIslaEvent):
    """LI12: an extra slot. `slot` is None where one was still empty, so that the card only goes out of the game."""

    type = "slot_added"
    seat: Seat
    card: int
    slot: int | None


@dataclass(frozen=True, slots=True)
class ExplorerGained(LaIslaEvent):
    """LI11: an explorer comes from the reserve; `gained` is 0 when there was none."""

    type = "explorer_gained"
    seat: Seat
    gained: int
    supply: int
    reserve: int


# -- cubes and points -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CubeGained(LaIslaEvent):
    """LI14: a cube of action B, or of a function."""

    type = "cube_gained"
    seat: Seat
    cube: str
    function: str | None


@dataclass(frozen=True, slots=True)
class PointsGained(LaIslaEvent):
    """A function gives points, `times` once or, for tiles received together, more often (LI28)."""

    type = "points_gained"
    seat: Seat
    points: int
    function: str
    times: int


@dataclass(frozen=True, slots=True)
class Swapped(LaIslaEvent):
    """LI24: a cube for one of another colour."""

    type = "swapped"
    seat: Seat
    give: str
    take: str


@dataclass(frozen=True, slots=True)
class SwapDeclined(LaIslaEvent):
    """LI24: no swap."""

    type = "swap_declined"
    seat: Seat


# -- action C -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ExplorerPlaced(LaIslaEvent):
    """LI17, LI18, LI21: paid and placed, from the supply or from the field `source`.

    `wild` are the functions that let a cube pay for another colour, `discounts` those that made it a cube cheaper.
    """

    type = "explorer_placed"
    seat: Seat
    field: str
    source: str | None
    pay: tuple[str, ...]
    wild: tuple[str, ...]
    discounts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TileTaken(LaIslaEvent):
    """LI26: a clearing is enclosed, its tile and its number in points won."""

    type = "tile_taken"
    seat: Seat
    clearing: str
    animal: str
    points: int


@dataclass(frozen=True, slots=True)
class CubeTaken(LaIslaEvent):
    """LI17: a cube instead of placing."""

    type = "cube_taken"
    seat: Seat
    cube: str


# -- markers --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MarkerMoved(LaIslaEvent):
    """LI31, LI33: a marker moved to `space`, of `value`; `points` for the seat's own animals.

    On top (`virtual`) the marker stays where it is. `function` is None in action D, also when another marker moved
    there than that of the card's animal, `instead_of` (LI32).
    """

    type = "marker_moved"
    seat: Seat
    animal: str
    space: int
    value: int
    points: int
    virtual: bool
    function: str | None
    instead_of: str | None


@dataclass(frozen=True, slots=True)
class MarkerDeclined(LaIslaEvent):
    """LI30: no marker moves."""

    type = "marker_declined"
    seat: Seat
    function: str


EVENTS = Kinds("event", LaIslaEvent, globals())
"""Every event there is, by its name in stored data."""
