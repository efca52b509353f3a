"""Moa's components: the numbers a game is played with (rules C1), and the check of a file that brings others.

The shipped numbers are in components.toml. A game keeps the data it began with, so nothing here is global.
"""

from __future__ import annotations

import copy
import json
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, get_args

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, ValidationError

from engine.contract import JsonObject, Unreadable

Icon: TypeAlias = Literal["bird", "fight", "honour", "karakia"]
Terrain: TypeAlias = Literal["coast", "plains", "forest", "mountain", "volcano"]
TileKind: TypeAlias = Literal["draw_one", "exchange_three", "two_fight", "any_territory", "move", "stronghold"]
Instruction: TypeAlias = Literal["draw_1", "draw_2", "dog_invasion", "possum_invasion", "rat_invasion", "volcano"]
Colour: TypeAlias = Literal["yellow", "red", "green", "blue", "white"]
LeaderTileKind: TypeAlias = Literal["vp", "bird", "fight", "honour", "karakia"]
Count: TypeAlias = Annotated[StrictInt, Field(ge=0)]
Positive: TypeAlias = Annotated[StrictInt, Field(ge=1)]

WEASEL = "weasel"
"""The kind that invades when drawn and is never sold to (A2, SL1); the others wait in the display."""
ERUPTION = "eruption"
VOLCANO_TERRITORY = 12
MAMMALS = frozenset({"dog", "possum", "rat", WEASEL})
TOTALS = {"bird cards": 60, "mammal cards": 20, "terrain cards": 30, "karakia tiles": 13, "leader tiles": 12}
TERRITORIES = range(1, 13)
RESERVED = frozenset({"with", "using", "then", "anywhere", "nothing", "and", "at", "to", "from", "placing"})
"""Words of the notation: no species may be called so."""


class IconCount(NamedTuple):
    """How many icons of each kind a card or tile has."""

    bird: int = 0
    fight: int = 0
    honour: int = 0
    karakia: int = 0


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="allow")


class Limits(_Part):
    """Sizes of the game."""

    seats: tuple[Positive, Positive]
    periods: Positive
    rounds: Positive
    hand: Positive
    terrain_cards: Positive
    birds: Positive
    leaders: Positive
    leader_honour: Count
    sale_surcharge: Count
    karakia_per_action: Positive
    strongholds: Positive
    colours: tuple[Colour, ...]


class BirdCard(_Part):
    """A species: how many cards, and how many icons of each kind one card has."""

    copies: Count
    icons: dict[Icon, Count]


class Mammal(_Part):
    """A kind of mammal. The weasel has no honour: it cannot be sold to."""

    cards: Count
    fight: Positive
    vp: Count
    honour: Positive | None = None


class KarakiaTile(_Part):
    """A kind of karakia tile. Red ones can be used in the own turn only."""

    count: Count
    cost: Count
    red: StrictBool = False


class Volcano(_Part):
    """The track from the bottom up: what both values of territory 12 are lowered by; the eruption on top."""

    track: tuple[Count | Literal["eruption"], ...]


class Territory(_Part):
    """A territory: its terrain, the higher and the lower value, its neighbours and where it lies."""

    terrain: Terrain
    vp: tuple[Count, Count]
    adjacent: tuple[Positive, ...]
    at: tuple[Count, Count]


class Components(_Part):
    """All components of one game; `data` is the plain data they were read from, unknown keys included."""

    limits: Limits
    bird_cards: dict[str, BirdCard]
    mammals: dict[str, Mammal]
    terrain_cards: dict[Terrain, dict[Instruction, Count]]
    karakia_tiles: dict[TileKind, KarakiaTile]
    leader_tiles: dict[LeaderTileKind, tuple[Positive, ...]]
    volcano: Volcano
    territories: dict[int, Territory]
    """By number; JSON has the numbers as strings."""

    @cached_property
    def icons(self) -> dict[str, IconCount]:
        """Icons of each species and of each leader tile ("fight:2"; points have no icons)."""
        icons = {name: IconCount(**card.icons) for name, card in self.bird_cards.items()}
        for kind, values in self.leader_tiles.items():
            for value in values:
                icons[f"{kind}:{value}"] = IconCount() if kind == "vp" else IconCount(**{kind: value})
        return icons

    @cached_property
    def waiting_mammals(self) -> tuple[str, ...]:
        """The kinds that wait in the display, in the order of the file."""
        return tuple(name for name in self.mammals if name != WEASEL)


@lru_cache(maxsize=1)
def _shipped() -> JsonObject:
    return read_components((files("engine.moa") / "components.toml").read_text(encoding="utf-8"))


def shipped_components() -> JsonObject:
    """Give the shipped components as plain data, without provenance marks."""
    return copy.deepcopy(_shipped())


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
    """Give the components in `data`; raise Unreadable with path, found and expected where it breaks the schema (C1)."""
    try:
        components = Components.model_validate(data)
    except ValidationError as error:
        raise _first(error) from error
    for problem in _problems(components):
        raise problem
    return components


def _first(error: ValidationError) -> Unreadable:
    details = error.errors(include_url=False)[0]
    parts = map(str, details["loc"])
    path = ".".join(part for part in parts if part.isidentifier() or part.isdigit()) or "components"  # not "[key]"
    found = "nothing" if details["type"] == "missing" else repr(details["input"])
    plainly = {"missing": "a value", "model_type": "a table", "dict_type": "a table"}
    expected = plainly.get(details["type"], details["msg"].removeprefix("Input should be "))
    return _problem(path, found, expected)


def _problem(path: str, found: object, expected: object) -> Unreadable:
    return Unreadable(f"{path}: found {found}, expected {expected}", path, str(expected), str(found))


def _problems(components: Components) -> Iterator[Unreadable]:
    """Give what the types alone do not hold."""
    yield from _wrong_totals(components)
    yield from _wrong_names(components)
    yield from _wrong_limits(components.limits)
    yield from _wrong_track(components.volcano.track)
    yield from _wrong_map(components.territories)


def _wrong_totals(components: Components) -> Iterator[Unreadable]:
    found = {
        "bird cards": sum(card.copies for card in components.bird_cards.values()),
        "mammal cards": sum(mammal.cards for mammal in components.mammals.values()),
        "terrain cards": sum(sum(cards.values()) for cards in components.terrain_cards.values()),
        "karakia tiles": sum(tile.count for tile in components.karakia_tiles.values()),
        "leader tiles": sum(len(values) for values in components.leader_tiles.values()),
    }
    for name, total in TOTALS.items():
        if found[name] != total:
            yield _problem(name.replace(" ", "_"), found[name], f"{total} in all")


def _wrong_names(components: Components) -> Iterator[Unreadable]:
    if set(components.mammals) != MAMMALS:
        yield _problem("mammals", sorted(components.mammals), f"exactly {sorted(MAMMALS)}")
    kinds = get_args(TileKind)
    if missing := set(kinds) - set(components.karakia_tiles):
        yield _problem("karakia_tiles", f"no {min(missing)}", f"all of {list(kinds)}")
    for name in components.bird_cards:
        if not name.isidentifier() or name != name.lower() or name in RESERVED:
            yield _problem("bird_cards", repr(name), "a name of small letters, digits and underscores")


def _wrong_limits(limits: Limits) -> Iterator[Unreadable]:
    fewest, most = limits.seats
    if fewest > most:
        yield _problem("limits.seats", list(limits.seats), "the smaller number first")
    if limits.terrain_cards != 2 * limits.rounds or limits.terrain_cards > TOTALS["terrain cards"]:
        yield _problem("limits.terrain_cards", limits.terrain_cards, f"2 x rounds = {2 * limits.rounds}, at most 30")
    if limits.hand * most > TOTALS["bird cards"]:
        yield _problem("limits.hand", limits.hand, f"no more than 60 cards for {most} seats")
    if limits.strongholds < len(TERRITORIES):
        yield _problem("limits.strongholds", limits.strongholds, "one for each of the 12 territories")
    if len(set(limits.colours)) != len(limits.colours) or len(limits.colours) < max(most, 3):
        yield _problem("limits.colours", list(limits.colours), f"at least {max(most, 3)} different colours")


def _wrong_track(track: tuple[int | str, ...]) -> Iterator[Unreadable]:
    if len(track) < 2 or track[-1] != ERUPTION or ERUPTION in track[:-1]:
        yield _problem("volcano.track", list(track), f"numbers, and {ERUPTION!r} on top only")


def _wrong_map(territories: Mapping[int, Territory]) -> Iterator[Unreadable]:
    if set(territories) != set(TERRITORIES):
        yield _problem("territories", sorted(territories), "the numbers 1 to 12")
    for number, territory in territories.items():
        for other, times in Counter(territory.adjacent).items():
            path = f"territories.{number}.adjacent"
            if other not in territories or other == number or times > 1:
                yield _problem(path, other, "each neighbour once, by its number")
            elif number not in territories[other].adjacent:
                yield _problem(path, other, f"that {other} names {number} as its neighbour too")
