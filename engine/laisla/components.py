"""La Isla's components: the data a game is played with, and the check of a file that brings others.

The shipped data are in components.toml. Free are the island's colours and symbols, what lies next to what, what the
cards combine and how many there are of each, the thresholds, the end sums and the cubes at the start; the rest is
fixed. A game keeps the data it began with, so nothing here is global.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StrictInt, ValidationError

from engine.contract import JsonObject, Unreadable
from engine.laisla.consistency import Problem, problems

Colour: TypeAlias = Literal["yellow", "green", "grey", "beige", "brown"]
Symbol: TypeAlias = Literal["tent", "hat", "rope", "bottle", "backpack"]
Animal: TypeAlias = Literal["dodo", "fossa", "toad", "pika", "moth"]
Count: TypeAlias = Annotated[StrictInt, Field(ge=0)]
Positive: TypeAlias = Annotated[StrictInt, Field(ge=1)]
One: TypeAlias = Annotated[StrictInt, Field(ge=1, le=1)]
Five: TypeAlias = Annotated[StrictInt, Field(ge=5, le=5)]
Seven: TypeAlias = Annotated[StrictInt, Field(ge=7, le=7)]
Eight: TypeAlias = Annotated[StrictInt, Field(ge=8, le=8)]
Ten: TypeAlias = Annotated[StrictInt, Field(ge=10, le=10)]


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="allow")


class Vocabulary(_Part):
    """The names; in any order."""

    colours: tuple[Colour, ...]
    symbols: tuple[Symbol, ...]
    animals: tuple[Animal, ...]
    rings: tuple[Literal["inner", "middle", "outer"], ...]


class IslandPieces(_Part):
    """The pieces the island is laid of."""

    centre: One
    spokes: Ten


class CardCounts(_Part):
    """How many cards each set has."""

    set1: Positive
    set2: Positive


class ExplorerCounts(_Part):
    """A colour's explorers."""

    per_colour: Eight
    scorer: Count
    start_supply: Positive
    general_reserve: Count


class CubeCounts(_Part):
    """Cubes. `per_colour` is what the box has; it is no limit (LI16)."""

    per_colour: Count
    start_per_player_per_colour: Count


class SmallTiles(_Part):
    """Small animal tiles."""

    per_species: Seven
    spare_per_species: Count


class Counts(_Part):
    """How many there are of everything."""

    island_pieces: IslandPieces
    cards: CardCounts
    explorers: ExplorerCounts
    cubes: CubeCounts
    large_animal_tiles: Five
    small_animal_tiles: SmallTiles
    markers: Five


class Track(_Part):
    """An animal's track: spaces 0 to `top`; a space's value is the number of thresholds up to it."""

    top: Positive
    value_thresholds: tuple[Positive, ...]


class Tracks(_Part):
    """The tracks that the switch `track` chooses from."""

    standard: Track
    short: Track


class EndSums(_Part):
    """The sum of values that ends a game, by number of seats."""

    two: Annotated[Positive, Field(alias="2")]
    three: Annotated[Positive, Field(alias="3")]
    four: Annotated[Positive, Field(alias="4")]


class FieldFace(_Part):
    """What a field shows."""

    colour: Colour
    symbol: Symbol


class CentreField(FieldFace):
    """A field of the centre, with its slot."""

    slot: str


class Spoke(_Part):
    """A spoke: a field of the middle and one of the outer ring."""

    id: Annotated[str, Field(min_length=1)]
    mid: FieldFace
    out: FieldFace


class Clearing(_Part):
    """A clearing: how many fields are around it, and which."""

    number: Positive
    fields: tuple[str, ...]


class Island(_Part):
    """The island. `geometry` says how it can be drawn."""

    centre_fields: tuple[CentreField, ...]
    spokes: tuple[Spoke, ...]
    clearings: dict[str, Clearing]
    geometry: dict[str, Any]


class CardData(_Part):
    """A card with its three parts: the function (A), the cube (B) and the animal (D)."""

    id: Positive
    set: Annotated[StrictInt, Field(ge=1, le=2)]
    function: str
    cube: Colour
    animal: Animal


class Components(_Part):
    """All components of one game."""

    vocabulary: Vocabulary
    components: Counts
    end_sum: EndSums
    tracks: Tracks
    island: Island
    deck: tuple[CardData, ...]


@lru_cache(maxsize=1)
def _shipped() -> str:
    return json.dumps(read_components((files("engine.laisla") / "components.toml").read_text(encoding="utf-8")))


def shipped_components() -> JsonObject:
    """Give the shipped components as plain data, without provenance marks."""
    data: JsonObject = json.loads(_shipped())
    return data


def read_components(text: str) -> JsonObject:
    """Read a components file, TOML or JSON, into plain data without provenance marks, and check it.

    Raises Unreadable with path, found and expected.
    """
    try:
        data = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except ValueError as error:
        raise Unreadable(f"components: neither JSON nor TOML: {error}") from error
    data.pop("provenance", None)
    check_components(data)
    return data


def check_components(data: Mapping[str, Any]) -> Components:
    """Give the components in `data`; raise Unreadable with path, found and expected where it breaks the schema."""
    try:
        components = Components.model_validate(data)
    except ValidationError as error:
        raise _unreadable(_first(error)) from error
    for problem in problems(components):
        raise _unreadable(problem)
    return components


def _unreadable(problem: Problem) -> Unreadable:
    return Unreadable(f"{problem.path}: found {problem.found}, expected {problem.expected}", problem.path)


def _first(error: ValidationError) -> Problem:
    details = error.errors(include_url=False)[0]
    path = ".".join(str(part) for part in details["loc"] if part != "[key]")
    if details["type"] == "missing":
        return Problem(path, "nothing", "a value")
    return Problem(path or "components", repr(details["input"]), details["msg"].removeprefix("Input should be "))
