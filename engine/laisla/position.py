"""The whole state of a game of La Isla, stored and copied by the types of its fields (engine.codec).

Names are tuples, never changed in place, so that copying a position is cheap. The chapters change a copy of their own
(engine.laisla.chapters.transition).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, NamedTuple, TypeAlias

from engine.codec import Derived, StoredPosition
from engine.contract import JsonObject, Seat
from engine.laisla.agenda import ASKED, STEPS, AskAssign, AskOne, Step, asked_facts, asks_one
from engine.laisla.functions import EXTRA_SLOT, FUNCTIONS, Function, Gives
from engine.laisla.rules import Rules, rules_for

Cards: TypeAlias = tuple[int, ...]
Slots: TypeAlias = tuple[int | None, ...]
"""What lies on top in each slot; None: nothing."""
HOLDER_SLOTS = 3
PHASES = ("cards", "a", "b", "c", "d", "finished")

_PILES = ("deck", "discard", "covered")
_ELSEWHERE = ("components", "options", "agenda", *_PILES)
"""What a game record has elsewhere."""


class Assignment(NamedTuple):
    """The cards a seat assigned to the actions A, B and D."""

    a: int
    b: int
    d: int


@dataclass(slots=True)
class SeatState:
    """What belongs to one seat."""

    score: int
    supply: int
    """Explorers that can be placed."""
    reserve: int
    """Explorers that only `extra_explorer` brings into the supply."""
    cubes: dict[str, int]
    fields: tuple[str, ...]
    """Where its explorers stand, sorted."""
    large: str
    """The animal of its large tile."""
    tiles: dict[str, int]
    """Small tiles of each animal."""
    holder: Slots
    extra_slots: Slots
    """Slots beside the holder (LI12)."""
    hand: Cards
    """Sorted; assigned cards too until all have assigned."""
    assigned: Assignment | None = None
    """What it chose, while others have not yet."""
    pending_a: int | None = None
    """Cards assigned and not used yet, from when all have assigned."""
    pending_b: int | None = None
    pending_d: int | None = None

    @property
    def slots(self) -> Slots:
        """Every slot: the holder's, then the extra ones."""
        return self.holder + self.extra_slots

    def lay(self, slot: int, card: int) -> int | None:
        """Lay a card into a slot and return the one that it covers."""
        slots = list(self.slots)
        covered, slots[slot] = slots[slot], card
        self.holder, self.extra_slots = tuple(slots[:HOLDER_SLOTS]), tuple(slots[HOLDER_SLOTS:])
        return covered

    def animals(self, animal: str, large_counts: int = 2) -> int:
        """Count its animals of a species; in the game the large tile is two (LI31), at the end as LI36 says."""
        return self.tiles[animal] + (large_counts if animal == self.large else 0)

    @property
    def cube_count(self) -> int:
        """All its cubes."""
        return sum(self.cubes.values())


@lru_cache(maxsize=4096)
def _functions(rules: Rules, holder: Slots, extra_slots: Slots) -> tuple[Function, ...]:
    names = [rules.cards[card].function for card in holder + extra_slots if card is not None]
    if None in extra_slots:
        names.append(EXTRA_SLOT)
    names.sort(key=rules.asking_order.__getitem__)
    return tuple([FUNCTIONS[name] for name in names])


@dataclass(slots=True)
class LaIslaPosition(StoredPosition):
    """The whole state. `agenda` holds what is still to be done, the next step last; empty at the end."""

    rules: Annotated[Rules, Derived(rules_for, {"components": "data", "options": "options"})]
    seating: tuple[Seat, ...]
    """Clockwise, as drawn at the start."""
    start_player: Seat
    round: int
    phase: str
    """"cards", "a", "b", "c", "d" or "finished"."""
    spokes: tuple[str, ...]
    """The spoke at each place."""
    animals: dict[str, str | None]
    """The tile on each clearing; None: taken."""
    markers: dict[str, int]
    """The space of each animal's marker."""
    seats: dict[Seat, SeatState]
    """In seating order."""
    deck: Cards
    """The next card first."""
    discard: Cards
    """Sorted."""
    covered: Cards
    """Out of the game; sorted."""
    agenda: list[Annotated[Step, STEPS]]

    @property
    def assigning(self) -> bool:
        """Whether the seats assign their cards now."""
        return bool(self.agenda) and isinstance(self.agenda[-1], AskAssign)

    @property
    def asked(self) -> AskOne | None:
        """The step that waits for a single seat, if one does."""
        return top if self.agenda and asks_one(top := self.agenda[-1]) else None

    def deciding(self) -> tuple[Seat, ...]:
        """Return the seats that are asked, in turn order; one that has assigned is no longer asked (LI5)."""
        if self.assigning:
            return tuple(seat for seat in self.clockwise() if self.seats[seat].assigned is None)
        return () if self.asked is None else (self.asked.seat,)

    def clockwise(self) -> tuple[Seat, ...]:
        """Return the seats in turn order, from the start player."""
        start = self.seating.index(self.start_player)
        return self.seating[start:] + self.seating[:start]

    def functions(self, seat: Seat) -> tuple[Function, ...]:
        """Return a seat's visible functions in the order in which they ask."""
        state = self.seats[seat]
        return _functions(self.rules, state.holder, state.extra_slots)

    def has(self, seat: Seat, gives: Gives) -> bool:
        """Whether a visible function of the seat gives that."""
        return any(function.gives == gives for function in self.functions(seat))

    def rivals(self, seat: Seat, field: str) -> bool:
        """Whether another seat's explorer stands on a field (LI23)."""
        return any(field in state.fields for other, state in self.seats.items() if other != seat)

    @property
    def value_sum(self) -> int:
        """The sum that ends the game (LI3)."""
        return sum(self.rules.value(space) for space in self.markers.values())

    @property
    def end_sum(self) -> int:
        """The sum at which it ends."""
        return self.rules.end_sum[len(self.seating)]

    def to_record(self) -> JsonObject:
        """Return the part that a game record shows (docs/record.md)."""
        data = self.to_data()
        shown = {key: value for key, value in data.items() if key not in _ELSEWHERE}
        piles = {pile: data[pile] for pile in _PILES}
        return {**shown, "piles": piles, "deciding": self._deciding()}

    def _deciding(self) -> list[JsonObject]:
        if self.asked is not None:
            return [{"seat": self.asked.seat, "kind": ASKED[type(self.asked)]} | asked_facts(self.asked)]
        return [{"seat": seat, "kind": "assign"} for seat in self.deciding()]
