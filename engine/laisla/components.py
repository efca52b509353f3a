"""La Isla's components: the data a game is played with, and the check of a file that brings others.

The shipped data are in components.toml. Free are the island's colours and symbols, what lies next to what, what the
cards combine and how many there are of each, the thresholds, the end sums and the cubes at the start; the rest is
fixed. A game keeps the data it began with, so nothing here is global.
"""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StrictInt, ValidationError

from engine.contract import JsonObject, Unreadable
from engine.laisla.functions import ANIMALS, COLOURS, FUNCTIONS, RINGS, SYMBOLS

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

PLACES = range(10)
"""The places around the centre; place i is clockwise of place i - 1."""
CENTRE_SLOTS = tuple(f"in{place}" for place in PLACES)
SLOTS = CENTRE_SLOTS + tuple(f"mid{place}" for place in PLACES) + tuple(f"out{place}" for place in PLACES)
"""Every field by its slot, ring by ring."""
CLEARINGS = tuple(f"core{number}" for number in range(5)) + tuple(
    f"{kind}{place}" for kind in ("low", "high", "coast") for place in PLACES
)
"""Every clearing, in the order in which the tiles are laid out."""
SEAT_COUNTS = (2, 3, 4)
VALUES = 5
"""The highest value of a track: so many thresholds it has."""


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
    end_sum: dict[Literal["2", "3", "4"], Positive]
    tracks: dict[str, Track]
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
    for problem in _problems(components):
        raise _unreadable(problem)
    return components


class _Problem(NamedTuple):
    path: str
    found: object
    expected: str


def _unreadable(problem: _Problem) -> Unreadable:
    return Unreadable(f"{problem.path}: found {problem.found}, expected {problem.expected}", problem.path)


def _first(error: ValidationError) -> _Problem:
    details = error.errors(include_url=False)[0]
    path = ".".join(str(part) for part in details["loc"] if part != "[key]")
    if details["type"] == "missing":
        return _Problem(path, "nothing", "a value")
    return _Problem(path or "components", repr(details["input"]), details["msg"].removeprefix("Input should be "))


def _problems(components: Components) -> Iterator[_Problem]:
    """Give what the types alone do not hold."""
    yield from _wrong_names(components.vocabulary)
    yield from _wrong_deck(components.deck)
    yield from _wrong_counts(components)
    yield from _wrong_tracks(components.tracks)
    yield from _wrong_island(components.island)
    yield from _wrong_clearings(components.island.clearings)


def _wrong_names(vocabulary: Vocabulary) -> Iterator[_Problem]:
    yield from _not_each_once("vocabulary.colours", vocabulary.colours, COLOURS)
    yield from _not_each_once("vocabulary.symbols", vocabulary.symbols, SYMBOLS)
    yield from _not_each_once("vocabulary.animals", vocabulary.animals, ANIMALS)
    yield from _not_each_once("vocabulary.rings", vocabulary.rings, RINGS)


def _wrong_counts(components: Components) -> Iterator[_Problem]:
    explorers = components.components.explorers
    parts = explorers.scorer + explorers.start_supply + explorers.general_reserve
    if parts != explorers.per_colour:
        yield _Problem("components.explorers", parts, f"scorer, supply and reserve of {explorers.per_colour} in all")
    sets = Counter(card.set for card in components.deck)
    cards = components.components.cards
    for number, expected in ((1, cards.set1), (2, cards.set2)):
        if sets[number] != expected:
            yield _Problem(f"components.cards.set{number}", expected, f"{sets[number]}, as the deck has")
    for count in SEAT_COUNTS:
        if str(count) not in components.end_sum:
            yield _Problem(f"end_sum.{count}", "nothing", "a number from 1")


def _wrong_tracks(tracks: Mapping[str, Track]) -> Iterator[_Problem]:
    for name in ("standard", "short"):
        if name not in tracks:
            yield _Problem(f"tracks.{name}", "nothing", "a track")
    for name, track in tracks.items():
        steps = track.value_thresholds
        if len(steps) != VALUES or list(steps) != sorted(set(steps)):
            yield _Problem(f"tracks.{name}.value_thresholds", list(steps), f"{VALUES} rising spaces")
        elif steps[-1] != track.top:
            yield _Problem(f"tracks.{name}.top", track.top, f"the last threshold, {steps[-1]}")


def _wrong_island(island: Island) -> Iterator[_Problem]:
    yield from _not_each_once("island.centre_fields", [field.slot for field in island.centre_fields], CENTRE_SLOTS)
    ids = [spoke.id for spoke in island.spokes]
    if len(ids) != len(PLACES) or len(set(ids)) != len(ids):
        yield _Problem("island.spokes", ids, f"{len(PLACES)} spokes with different ids")


def _wrong_clearings(clearings: Mapping[str, Clearing]) -> Iterator[_Problem]:
    yield from _not_each_once("island.clearings", clearings, CLEARINGS)
    for name, clearing in clearings.items():
        path = f"island.clearings.{name}"
        for field, times in Counter(clearing.fields).items():
            if field not in SLOTS or times > 1:
                yield _Problem(f"{path}.fields", repr(field), "fields by their slots, each once")
        if clearing.number != len(clearing.fields):
            yield _Problem(f"{path}.number", clearing.number, f"{len(clearing.fields)}, the number of its fields")


def _wrong_deck(deck: tuple[CardData, ...]) -> Iterator[_Problem]:
    seen: set[int] = set()
    for place, card in enumerate(deck):
        function = FUNCTIONS.get(card.function)
        if function is None:
            yield _Problem(f"deck.{place}.function", repr(card.function), f"one of the {len(FUNCTIONS)} functions")
        elif function.set != card.set:
            yield _Problem(f"deck.{place}.set", card.set, f"{function.set}, the set of {function.name}")
        if card.id in seen:
            yield _Problem(f"deck.{place}.id", card.id, "another number on each card")
        seen.add(card.id)
    if missing := FUNCTIONS.keys() - {card.function for card in deck}:
        yield _Problem("deck", f"no {min(missing)}", f"a card of each of the {len(FUNCTIONS)} functions")


def _not_each_once(path: str, found: Iterable[str], expected: tuple[str, ...]) -> Iterator[_Problem]:
    names = list(found)
    if sorted(names) != sorted(expected):
        yield _Problem(path, names, f"each once: {', '.join(expected)}")
