"""Moa's components: the numbers a game is played with (rules C1), and the check of a file that brings others.

The shipped numbers are in components.toml. A game keeps the data it began with, so nothing here is global.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StrictInt

Icon: TypeAlias = Literal["bird", "fight", "honour", "karakia"]
Terrain: TypeAlias = Literal["coast", "plains", "forest", "mountain", "volcano"]
TileKind: TypeAlias = Literal["draw_one", "exchange_three", "two_fight", "any_territory", "move", "stronghold"]
Instruction: TypeAlias = Literal["draw_1", "draw_2", "dog_invasion", "possum_invasion", "rat_invasion", "volcano"]
LeaderTileKind: TypeAlias = Literal["vp", "bird", "fight", "honour", "karakia"]
Count: TypeAlias = Annotated[StrictInt, Field(ge=0)]
Positive: TypeAlias = Annotated[StrictInt, Field(ge=1)]

WEASEL = "weasel"
ERUPTION = "eruption"


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
    colours: tuple[str, ...]


class BirdCard(_Part):
    """A species: how many cards, and how many icons of each kind one card has."""

    copies: Positive
    icons: dict[Icon, Positive]


class Mammal(_Part):
    """A kind of mammal. The weasel has no honour: it cannot be sold to."""

    cards: Positive
    fight: Positive
    vp: Count
    honour: Positive | None = None


class KarakiaTile(_Part):
    """A kind of karakia tile. Red ones can be used in the own turn only."""

    count: Positive
    cost: Positive
    red: bool = False


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
    terrain_cards: dict[Terrain, dict[Instruction, Positive]]
    karakia_tiles: dict[TileKind, KarakiaTile]
    leader_tiles: dict[LeaderTileKind, tuple[Positive, ...]]
    volcano: Volcano
    territories: dict[int, Territory]
    """By number; JSON has the numbers as strings."""
