"""Moa's actions, as docs/record.md lists them. What each needs and does is in the chapters beside this file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from engine.tagged_data import Kinds, TaggedAction

Cards: TypeAlias = tuple[str, ...]
"""Species names with repeats."""
LeaderTiles: TypeAlias = tuple[str, ...]
"""Leader tiles as "honour:2"."""


@dataclass(frozen=True, slots=True)
class MoaAction(TaggedAction):
    """The common base."""


@dataclass(frozen=True, slots=True)
class PlaceBirds(MoaAction):
    """PB: place `birds` in one open territory."""

    type = "place_birds"
    unordered = ("cards", "leader_tiles")
    territory: int
    birds: int
    cards: Cards = ()
    leader_tiles: LeaderTiles = ()
    any_territory: bool = False


@dataclass(frozen=True, slots=True)
class PlaceLeader(MoaAction):
    """PL: place a leader."""

    type = "place_leader"
    unordered = ("cards", "leader_tiles")
    territory: int
    cards: Cards = ()
    leader_tiles: LeaderTiles = ()
    any_territory: bool = False


@dataclass(frozen=True, slots=True)
class Attack(MoaAction):
    """AT: fight an invader, then place `birds` there.

    With switch W2 `separate`, `bird_cards` and `bird_leader_tiles` pay for the birds, the others for the fight.
    They are None with `shared`, where the record does not have these keys.
    """

    type = "attack"
    absent = ("bird_cards", "bird_leader_tiles")
    unordered = ("cards", "leader_tiles", "bird_cards", "bird_leader_tiles")
    territory: int
    birds: int
    cards: Cards = ()
    leader_tiles: LeaderTiles = ()
    two_fight: int = 0
    any_territory: bool = False
    bird_cards: Cards | None = None
    bird_leader_tiles: LeaderTiles | None = None


@dataclass(frozen=True, slots=True)
class SellLand(MoaAction):
    """SL: sell a territory to a kind of mammal that waits in the display."""

    type = "sell_land"
    unordered = ("cards", "leader_tiles")
    territory: int
    mammal: str
    cards: Cards = ()
    leader_tiles: LeaderTiles = ()
    any_territory: bool = False


@dataclass(frozen=True, slots=True)
class BuyKarakia(MoaAction):
    """K: buy karakia tiles of different kinds."""

    type = "buy_karakia"
    unordered = ("tiles", "cards", "leader_tiles")
    tiles: tuple[str, ...]
    cards: Cards = ()
    leader_tiles: LeaderTiles = ()


@dataclass(frozen=True, slots=True)
class Pass(MoaAction):
    """B4: take no action this turn."""

    type = "pass"


@dataclass(frozen=True, slots=True)
class EndTurn(MoaAction):
    """B1: say that no further tile will be used."""

    type = "end_turn"


@dataclass(frozen=True, slots=True)
class Move(MoaAction):
    """KT5: move one or two own birds. In the record the keys are `from`, `to`, `birds`."""

    type = "move"
    keys: ClassVar = {"source": "from", "target": "to"}
    source: int
    target: int
    birds: int


@dataclass(frozen=True, slots=True)
class Stronghold(MoaAction):
    """KT6: place a stronghold."""

    type = "stronghold"
    territory: int


@dataclass(frozen=True, slots=True)
class DrawOne(MoaAction):
    """KT1: draw a bird card."""

    type = "draw_one"


@dataclass(frozen=True, slots=True)
class ExchangeThree(MoaAction):
    """KT2: draw three, then discard three."""

    type = "exchange_three"


@dataclass(frozen=True, slots=True)
class Discard(MoaAction):
    """KT2: the three cards to discard."""

    type = "discard"
    unordered = ("cards",)
    cards: Cards


@dataclass(frozen=True, slots=True)
class Defend(MoaAction):
    """I5: spend fight to defend."""

    type = "defend"
    unordered = ("cards", "leader_tiles")
    cards: Cards = ()
    leader_tiles: LeaderTiles = ()
    two_fight: int = 0


@dataclass(frozen=True, slots=True)
class Decline(MoaAction):
    """I5: do not defend."""

    type = "decline"


@dataclass(frozen=True, slots=True)
class NeutralBirds(MoaAction):
    """T1: add neutral birds."""

    type = "neutral_birds"
    territory: int
    birds: int


@dataclass(frozen=True, slots=True)
class NeutralLeader(MoaAction):
    """T2: add a neutral leader."""

    type = "neutral_leader"
    territory: int


@dataclass(frozen=True, slots=True)
class NeutralSkip(MoaAction):
    """T3: add nothing, only where no bird can be added."""

    type = "neutral_skip"


ACTIONS = Kinds("action", MoaAction, globals())
"""Every action there is, by its name in the record."""
