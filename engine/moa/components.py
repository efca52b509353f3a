"""Moa's components: the numbers a game is played with (rules C1), and the check of a file that brings others.

The shipped numbers are in components.toml. A game keeps the data it began with, so nothing here is global.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Literal, NamedTuple, TypeAlias, get_args

from pydantic import StrictBool

from engine.components import ComponentsFile, Count, Part, Positive
from engine.faults import phrase
from engine.schema import Fault

Icon: TypeAlias = Literal["bird", "fight", "honour", "karakia"]
Terrain: TypeAlias = Literal["coast", "plains", "forest", "mountain", "volcano"]
TileKind: TypeAlias = Literal["draw_one", "exchange_three", "two_fight", "any_territory", "move", "stronghold"]
Instruction: TypeAlias = Literal["draw_1", "draw_2", "dog_invasion", "possum_invasion", "rat_invasion", "volcano"]
Colour: TypeAlias = Literal["yellow", "red", "green", "blue", "white"]
LeaderTileKind: TypeAlias = Literal["vp", "bird", "fight", "honour", "karakia"]

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


TWO_FIGHT_ICONS = IconCount(fight=2)
"""What a two-fight tile is worth (KT3)."""


class Limits(Part):
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


class BirdCard(Part):
    """A species: how many cards, and how many icons of each kind one card has."""

    copies: Count
    icons: dict[Icon, Count]


class Mammal(Part):
    """A kind of mammal. The weasel has no honour: it cannot be sold to."""

    cards: Count
    fight: Positive
    vp: Count
    honour: Positive | None = None


class KarakiaTile(Part):
    """A kind of karakia tile. Red ones can be used in the own turn only."""

    count: Count
    cost: Count
    red: StrictBool = False


class Volcano(Part):
    """The track from the bottom up: what both values of territory 12 are lowered by; the eruption on top."""

    track: tuple[Count | Literal["eruption"], ...]


class Territory(Part):
    """A territory: its terrain, the higher and the lower value, its neighbours and where it lies."""

    terrain: Terrain
    vp: tuple[Count, Count]
    adjacent: tuple[Positive, ...]
    at: tuple[Count, Count]


class Components(Part):
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


def _faults(components: Components) -> Iterator[Fault]:
    """Return what the types alone do not hold."""
    yield from _wrong_totals(components)
    yield from _wrong_names(components)
    yield from _wrong_limits(components.limits)
    yield from _wrong_track(components.volcano.track)
    yield from _wrong_map(components.territories)


def _wrong_totals(components: Components) -> Iterator[Fault]:
    found = {
        "bird cards": sum(card.copies for card in components.bird_cards.values()),
        "mammal cards": sum(mammal.cards for mammal in components.mammals.values()),
        "terrain cards": sum(sum(cards.values()) for cards in components.terrain_cards.values()),
        "karakia tiles": sum(tile.count for tile in components.karakia_tiles.values()),
        "leader tiles": sum(len(values) for values in components.leader_tiles.values()),
    }
    for name, total in TOTALS.items():
        if found[name] != total:
            yield Fault(name.replace(" ", "_"), found[name], phrase("fault-in-all", "{total} in all", total=total))


def _wrong_names(components: Components) -> Iterator[Fault]:
    if set(components.mammals) != MAMMALS:
        expected = phrase("fault-exactly", "exactly {names}", names=sorted(MAMMALS))
        yield Fault("mammals", sorted(components.mammals), expected)
    kinds = get_args(TileKind)
    if missing := set(kinds) - set(components.karakia_tiles):
        expected = phrase("fault-all-of", "all of {names}", names=list(kinds))
        yield Fault("karakia_tiles", phrase("fault-none-of", "no {name}", name=min(missing)), expected)
    for name in components.bird_cards:
        if not name.isidentifier() or name != name.lower() or name in RESERVED:
            expected = phrase("moa-fault-name", "a name of small letters, digits and underscores")
            yield Fault("bird_cards", repr(name), expected)


def _wrong_limits(limits: Limits) -> Iterator[Fault]:
    fewest, most = limits.seats
    if fewest > most:
        expected = phrase("moa-fault-seats", "the smaller number first")
        yield Fault("limits.seats", list(limits.seats), expected)
    if limits.terrain_cards != 2 * limits.rounds or limits.terrain_cards > TOTALS["terrain cards"]:
        expected = phrase("moa-fault-terrain-cards", "2 x rounds = {number}, at most 30", number=2 * limits.rounds)
        yield Fault("limits.terrain_cards", limits.terrain_cards, expected)
    if limits.hand * most > TOTALS["bird cards"]:
        expected = phrase("moa-fault-hand", "no more than 60 cards for {seats} seats", seats=most)
        yield Fault("limits.hand", limits.hand, expected)
    if limits.strongholds < len(TERRITORIES):
        expected = phrase("moa-fault-strongholds", "one for each of the 12 territories")
        yield Fault("limits.strongholds", limits.strongholds, expected)
    if len(set(limits.colours)) != len(limits.colours) or len(limits.colours) < max(most, 3):
        expected = phrase("moa-fault-colours", "at least {least} different colours", least=max(most, 3))
        yield Fault("limits.colours", list(limits.colours), expected)


def _wrong_track(track: tuple[int | str, ...]) -> Iterator[Fault]:
    if len(track) < 2 or track[-1] != ERUPTION or ERUPTION in track[:-1]:
        expected = phrase("moa-fault-track", "numbers, and {eruption} on top only", eruption=repr(ERUPTION))
        yield Fault("volcano.track", list(track), expected)


def _wrong_map(territories: Mapping[int, Territory]) -> Iterator[Fault]:
    if set(territories) != set(TERRITORIES):
        yield Fault("territories", sorted(territories), phrase("moa-fault-territories", "the numbers 1 to 12"))
    for number, territory in territories.items():
        for other, times in Counter(territory.adjacent).items():
            path = f"territories.{number}.adjacent"
            if other not in territories or other == number or times > 1:
                yield Fault(path, other, phrase("moa-fault-neighbours", "each neighbour once, by its number"))
            elif number not in territories[other].adjacent:
                yield Fault(
                    path,
                    other,
                    phrase(
                        "moa-fault-neighbour",
                        "that {other} names {number} as its neighbour too",
                        other=other,
                        number=number,
                    ),
                )


FILE = ComponentsFile("engine.moa", Components, _faults)
