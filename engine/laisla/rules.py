"""What one game is played with, digested for quick use: its components and switches in plain tables.

The position refers to it and never changes it. Building one takes a while, so equal data share one.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from engine.components import Options, digested
from engine.contract import JsonObject, Switch
from engine.laisla.component_checks import FILE
from engine.laisla.components import Components, FieldFace, Track
from engine.laisla.functions import FUNCTIONS, Function
from engine.laisla.names import CLEARINGS, SLOTS

SWITCHES = (
    Switch("deck", "LI7", ("basic", "full")),
    Switch("track", "LI3", ("standard", "short")),
    Switch("wild_limit", "LI22", ("one", "unlimited")),
    Switch("large_counts_double", "LI36", (True, False)),
)


class Card(NamedTuple):
    """A card with its three parts: the function (A), the cube (B) and the animal (D)."""

    id: int
    function: str
    cube: str
    animal: str


@dataclass(frozen=True, slots=True, eq=False)
class Rules:
    """Components and switches of one game. Compared by identity: equal data give the same object (`rules_for`)."""

    data: JsonObject
    """The components as plain data, unknown keys included. Never changed."""
    components: Components
    options: Mapping[str, str | bool]

    colours: tuple[str, ...]
    symbols: tuple[str, ...]
    animals: tuple[str, ...]
    cards: Mapping[int, Card]
    """Every card by its id, in play or not."""
    deck: tuple[int, ...]
    """The cards in play."""
    asking_order: Mapping[str, int]
    """Each function's place in the order in which functions ask: the lowest id of a card that has it."""
    end_sum: Mapping[int, int]
    """By number of seats."""
    track: Track
    clearings: Mapping[str, tuple[str, ...]]
    """The fields around each clearing; as many as its number."""
    around: Mapping[str, tuple[str, ...]]
    """The clearings around each field."""
    centre: Mapping[str, FieldFace]
    spokes: Mapping[str, tuple[FieldFace, FieldFace]]
    """The middle and the outer field of each spoke."""
    supply: int
    """Explorers a seat starts with."""
    reserve: int
    """A seat's further explorers."""
    start_cubes: int
    """Cubes of each colour that a seat starts with."""
    small_tiles: tuple[str, ...]
    """One animal for each clearing."""

    wild_once: bool
    """LI22: each wild function converts one cube a payment."""
    large_counts: int
    """LI36: how many animals a large tile is at the end."""

    def function(self, card: int) -> Function:
        """Return the function of a card."""
        return FUNCTIONS[self.cards[card].function]

    def value(self, space: int) -> int:
        """Return the value, 0 to 5, of a track's space."""
        return bisect_right(self.track.value_thresholds, space)


def _digest(data: JsonObject, chosen: Options) -> Rules:
    components = FILE.check(data)
    names, counts, island = components.vocabulary, components.components, components.island
    cards = {card.id: Card(card.id, card.function, card.cube, card.animal) for card in components.deck}
    clearings = {name: island.clearings[name].fields for name in CLEARINGS}
    return Rules(
        data=data,
        components=components,
        options=dict(chosen),
        colours=names.colours,
        symbols=names.symbols,
        animals=names.animals,
        cards=cards,
        deck=tuple(sorted(card.id for card in components.deck if card.set == 1 or chosen["deck"] == "full")),
        asking_order={card.function: card.id for card in sorted(cards.values(), reverse=True)},
        end_sum={2: components.end_sum.two, 3: components.end_sum.three, 4: components.end_sum.four},
        track=components.tracks.short if chosen["track"] == "short" else components.tracks.standard,
        clearings=clearings,
        around={slot: tuple(name for name, fields in clearings.items() if slot in fields) for slot in SLOTS},
        centre={field.slot: field for field in island.centre_fields},
        spokes={spoke.id: (spoke.mid, spoke.out) for spoke in island.spokes},
        supply=counts.explorers.start_supply,
        reserve=counts.explorers.general_reserve,
        start_cubes=counts.cubes.start_per_player_per_colour,
        small_tiles=tuple(animal for animal in names.animals for _ in range(counts.small_animal_tiles.per_species)),
        wild_once=chosen["wild_limit"] == "one",
        large_counts=2 if chosen["large_counts_double"] else 1,
    )


rules_for = digested(SWITCHES, _digest)
"""Return the rules for these components and switches; raise Unreadable where they break the schema."""
