"""La Isla's components: the types of the data a game is played with (engine.laisla.component_checks has the rest).

The shipped data are in components.toml. Free are the island's colours and symbols, what lies next to what, what the
cards combine and how many there are of each, the thresholds, the end sums and the cubes at the start; the rest is
fixed. A game keeps the data it began with, so nothing here is global.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, StrictInt

from engine.components import Count, Part, Positive

Colour: TypeAlias = Literal["yellow", "green", "grey", "beige", "brown"]
Symbol: TypeAlias = Literal["tent", "hat", "rope", "bottle", "backpack"]
Animal: TypeAlias = Literal["dodo", "fossa", "toad", "pika", "moth"]
One: TypeAlias = Annotated[StrictInt, Field(ge=1, le=1)]
Five: TypeAlias = Annotated[StrictInt, Field(ge=5, le=5)]
Seven: TypeAlias = Annotated[StrictInt, Field(ge=7, le=7)]
Eight: TypeAlias = Annotated[StrictInt, Field(ge=8, le=8)]
Ten: TypeAlias = Annotated[StrictInt, Field(ge=10, le=10)]


class Vocabulary(Part):
    """The names; in any order."""

    colours: tuple[Colour, ...]
    symbols: tuple[Symbol, ...]
    animals: tuple[Animal, ...]
    rings: tuple[Literal["inner", "middle", "outer"], ...]


class IslandPieces(Part):
    """The pieces the island is laid of."""

    centre: One
    spokes: Ten


class CardCounts(Part):
    """How many cards each set has."""

    set1: Positive
    set2: Positive


class ExplorerCounts(Part):
    """A colour's explorers."""

    per_colour: Eight
    scorer: Count
    start_supply: Positive
    general_reserve: Count


class CubeCounts(Part):
    """Cubes. `per_colour` is what the box has; it is no limit (LI16)."""

    per_colour: Count
    start_per_player_per_colour: Count


class SmallTiles(Part):
    """Small animal tiles."""

    per_species: Seven
    spare_per_species: Count


class Counts(Part):
    """How many there are of everything."""

    island_pieces: IslandPieces
    cards: CardCounts
    explorers: ExplorerCounts
    cubes: CubeCounts
    large_animal_tiles: Five
    small_animal_tiles: SmallTiles
    markers: Five


class Track(Part):
    """An animal's track: spaces 0 to `top`; a space's value is the number of thresholds up to it."""

    top: Positive
    value_thresholds: tuple[Positive, ...]


class Tracks(Part):
    """The tracks that the switch `track` chooses from."""

    standard: Track
    short: Track


class EndSums(Part):
    """The sum of values that ends a game, by number of seats."""

    two: Annotated[Positive, Field(alias="2")]
    three: Annotated[Positive, Field(alias="3")]
    four: Annotated[Positive, Field(alias="4")]


class FieldFace(Part):
    """What a field shows."""

    colour: Colour
    symbol: Symbol


class CentreField(FieldFace):
    """A field of the centre, with its slot."""

    slot: str


class Spoke(Part):
    """A spoke: a field of the middle and one of the outer ring."""

    id: Annotated[str, Field(min_length=1)]
    mid: FieldFace
    out: FieldFace


class Clearing(Part):
    """A clearing: how many fields are around it, and which."""

    number: Positive
    fields: tuple[str, ...]


class Island(Part):
    """The island. `geometry` says how it can be drawn."""

    centre_fields: tuple[CentreField, ...]
    spokes: tuple[Spoke, ...]
    clearings: dict[str, Clearing]
    geometry: dict[str, Any]


class CardData(Part):
    """A card with its three parts: the function (A), the cube (B) and the animal (D)."""

    id: Positive
    set: Annotated[StrictInt, Field(ge=1, le=2)]
    function: str
    cube: Colour
    animal: Animal


class Components(Part):
    """All components of one game."""

    vocabulary: Vocabulary
    components: Counts
    end_sum: EndSums
    tracks: Tracks
    island: Island
    deck: tuple[CardData, ...]
