"""La Isla's actions, as docs/record.md lists them. What each needs and does is in the chapters beside this file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

from engine.contract import JsonObject, Unreadable


@dataclass(frozen=True, slots=True)
class Assign:
    """LI5: a card, by its id, to each of the actions A, B and D."""

    type: ClassVar[str] = "assign"
    a: int
    b: int
    d: int

    def to_data(self) -> JsonObject:
        """Give the action as the record writes it."""
        return {"type": self.type, "a": self.a, "b": self.b, "d": self.d}


@dataclass(frozen=True, slots=True)
class Slot:
    """LI8: the slot that the new card covers; 0 to 2 the holder, 3 and up extra slots."""

    type: ClassVar[str] = "slot"
    slot: int

    def to_data(self) -> JsonObject:
        """Give the action as the record writes it."""
        return {"type": self.type, "slot": self.slot}


@dataclass(frozen=True, slots=True)
class Place:
    """LI17: place an explorer on a field; `source` is the field it comes from when it moves (LI18).

    `pay` are the colours of the cubes paid, `wild` the functions used to pay with another colour (LI22). Both are
    kept sorted: their order means nothing.
    """

    type: ClassVar[str] = "place"
    field: str
    source: str | None = None
    pay: tuple[str, ...] = ()
    wild: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "pay", tuple(sorted(self.pay)))
        object.__setattr__(self, "wild", tuple(sorted(self.wild)))

    def to_data(self) -> JsonObject:
        """Give the action as the record writes it."""
        return {
            "type": self.type,
            "field": self.field,
            "from": self.source,
            "pay": list(self.pay),
            "wild": list(self.wild),
        }


@dataclass(frozen=True, slots=True)
class Take:
    """LI17: take a cube instead of placing."""

    type: ClassVar[str] = "take"
    cube: str

    def to_data(self) -> JsonObject:
        """Give the action as the record writes it."""
        return {"type": self.type, "cube": self.cube}


@dataclass(frozen=True, slots=True)
class Cube:
    """The colour of a cube that a function gives."""

    type: ClassVar[str] = "cube"
    cube: str

    def to_data(self) -> JsonObject:
        """Give the action as the record writes it."""
        return {"type": self.type, "cube": self.cube}


@dataclass(frozen=True, slots=True)
class Marker:
    """LI30: the marker that a function moves; None: none."""

    type: ClassVar[str] = "marker"
    animal: str | None = None

    def to_data(self) -> JsonObject:
        """Give the action as the record writes it."""
        return {"type": self.type, "animal": self.animal}


@dataclass(frozen=True, slots=True)
class Swap:
    """LI24: a cube given for one of another colour; both None: no swap."""

    type: ClassVar[str] = "swap"
    give: str | None = None
    take: str | None = None

    def to_data(self) -> JsonObject:
        """Give the action as the record writes it."""
        return {"type": self.type, "give": self.give, "take": self.take}


@dataclass(frozen=True, slots=True)
class Advance:
    """LI32: the marker that moves for the card of action D."""

    type: ClassVar[str] = "advance"
    animal: str

    def to_data(self) -> JsonObject:
        """Give the action as the record writes it."""
        return {"type": self.type, "animal": self.animal}


LaIslaAction: TypeAlias = Assign | Slot | Place | Take | Cube | Marker | Swap | Advance


def action_from_data(data: Mapping[str, Any]) -> LaIslaAction:
    """Read an action as the record writes it; raise Unreadable on missing, unknown or ill-typed keys."""
    kind = data.get("type")
    keys = _KEYS.get(kind) if isinstance(kind, str) else None
    if keys is None:
        raise Unreadable(f"type: found {kind!r}, expected one of {', '.join(_KEYS)}", "type")
    if wrong := {"type", *keys}.symmetric_difference(data):
        raise Unreadable(f"{kind} has the keys {sorted(keys)}, found {sorted(set(data) - {'type'})}", min(wrong))
    for key, expected in keys.items():
        if not _is(data[key], expected):
            raise Unreadable(f"{key}: found {data[key]!r}, expected {expected}", key)
    values = [tuple(data[key]) if isinstance(data[key], list) else data[key] for key in keys]
    return _TYPES[str(kind)](*values)


def _is(value: Any, expected: str) -> bool:
    if expected == "a number":
        return type(value) is int
    if expected == "a list of names":
        return isinstance(value, list) and all(isinstance(item, str) for item in value)
    return isinstance(value, str) or (value is None and expected == "a name or null")


_TYPES: Mapping[str, Callable[..., LaIslaAction]] = {
    each.type: each for each in (Assign, Slot, Place, Take, Cube, Marker, Swap, Advance)
}
_KEYS: dict[str, dict[str, str]] = {
    "assign": {"a": "a number", "b": "a number", "d": "a number"},
    "slot": {"slot": "a number"},
    "place": {"field": "a name", "from": "a name or null", "pay": "a list of names", "wild": "a list of names"},
    "take": {"cube": "a name"},
    "cube": {"cube": "a name"},
    "marker": {"animal": "a name or null"},
    "swap": {"give": "a name or null", "take": "a name or null"},
    "advance": {"animal": "a name"},
}
