"""Moa's actions, as docs/record.md lists them. What each needs and does is in the chapters beside this file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, TypeAlias

from engine.contract import JsonObject, Unreadable

Cards: TypeAlias = tuple[str, ...]
"""Species names with repeats."""
LeaderTiles: TypeAlias = tuple[str, ...]
"""Leader tiles as "honour:2"."""


@dataclass(frozen=True, slots=True)
class MoaAction:
    """The common base. `type` is the name in the record. The order inside lists is free: they are kept sorted."""

    type: ClassVar[str]
    lists: ClassVar[tuple[str, ...]] = ()
    """The fields whose order is free."""

    def __post_init__(self) -> None:
        for name in self.lists:
            value = getattr(self, name)
            if value is not None and (len(value) > 1 or type(value) is not tuple):
                object.__setattr__(self, name, tuple(sorted(value)))

    def to_data(self) -> JsonObject:
        """Give the action as the record writes it."""
        data: JsonObject = {"type": self.type}
        for field in fields(self):
            value = getattr(self, field.name)
            if value is not None:
                data[_KEYS.get(field.name, field.name)] = list(value) if isinstance(value, tuple) else value
        return data


@dataclass(frozen=True, slots=True)
class PlaceBirds(MoaAction):
    """PB: place `birds` in one open territory."""

    type = "place_birds"
    lists = ("cards", "leader_tiles")
    territory: int
    birds: int
    cards: Cards = ()
    leader_tiles: LeaderTiles = ()
    any_territory: bool = False


@dataclass(frozen=True, slots=True)
class PlaceLeader(MoaAction):
    """PL: place a leader."""

    type = "place_leader"
    lists = ("cards", "leader_tiles")
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
    lists = ("cards", "leader_tiles", "bird_cards", "bird_leader_tiles")
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
    lists = ("cards", "leader_tiles")
    territory: int
    mammal: str
    cards: Cards = ()
    leader_tiles: LeaderTiles = ()
    any_territory: bool = False


@dataclass(frozen=True, slots=True)
class BuyKarakia(MoaAction):
    """K: buy karakia tiles of different kinds."""

    type = "buy_karakia"
    lists = ("tiles", "cards", "leader_tiles")
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
    lists = ("cards",)
    cards: Cards


@dataclass(frozen=True, slots=True)
class Defend(MoaAction):
    """I5: spend fight to defend."""

    type = "defend"
    lists = ("cards", "leader_tiles")
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


ACTIONS: tuple[type[MoaAction], ...] = (
    PlaceBirds,
    PlaceLeader,
    Attack,
    SellLand,
    BuyKarakia,
    Pass,
    EndTurn,
    Move,
    Stronghold,
    DrawOne,
    ExchangeThree,
    Discard,
    Defend,
    Decline,
    NeutralBirds,
    NeutralLeader,
    NeutralSkip,
)
"""Every action there is."""

_KEYS = {"source": "from", "target": "to"}
"""Fields that the record names otherwise."""
_APART = frozenset({"bird_cards", "bird_leader_tiles"})
"""Keys of an attack that are there only with switch W2 `separate`, both or none."""
_BY_TYPE = {action.type: action for action in ACTIONS}
_PLAIN: Mapping[Any, type] = {"int": int, "str": str, "bool": bool}
_EXPECTED: Mapping[Any, str] = {"int": "a whole number", "str": "a name", "bool": "true or false"}


def action_from_data(data: Mapping[str, Any]) -> MoaAction:
    """Read an action as the record writes it; raise Unreadable on missing, unknown or ill-typed keys."""
    if not isinstance(data, Mapping) or not isinstance(data.get("type"), str) or data["type"] not in _BY_TYPE:
        known = ", ".join(_BY_TYPE)
        raise Unreadable(f"action: found {data!r}, expected a type out of {known}", "type", f"one of {known}")
    kind = _BY_TYPE[data["type"]]
    wanted = {_KEYS.get(field.name, field.name): field for field in fields(kind)}
    if not _APART & set(data):
        wanted = {key: field for key, field in wanted.items() if key not in _APART}
    if wrong := set(data) ^ {"type", *wanted}:
        expected = sorted(["type", *wanted])
        message = f"action {kind.type}: found the keys {sorted(data)}, expected {expected}"
        raise Unreadable(message, min(wrong), "a value" if min(wrong) in wanted else "nothing")
    values = {field.name: _read(kind.type, key, data[key], field.type) for key, field in wanted.items()}
    return kind(**values)


def _read(action: str, key: str, value: Any, wanted: Any) -> Any:
    plain = _PLAIN.get(wanted)
    if plain is not None and type(value) is plain:
        return value
    if plain is None and isinstance(value, list) and all(type(item) is str for item in value):
        return tuple(value)
    expected = _EXPECTED.get(wanted, "a list of names")
    raise Unreadable(f"action {action}, {key}: found {value!r}, expected {expected}", key, expected)
