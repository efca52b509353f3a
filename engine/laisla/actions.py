"""La Isla's actions, as docs/record.md lists them. What each needs and does is in the chapters beside this file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.tagged_data import Kinds, TaggedAction


@dataclass(frozen=True, slots=True)
class LaIslaAction(TaggedAction):
    """The common base."""


@dataclass(frozen=True, slots=True)
class Assign(LaIslaAction):
    """LI5: a card, by its id, to each of the actions A, B and D."""

    type = "assign"
    a: int
    b: int
    d: int


@dataclass(frozen=True, slots=True)
class Slot(LaIslaAction):
    """LI8: the slot that the new card covers; 0 to 2 the holder, 3 and up extra slots."""

    type = "slot"
    slot: int


@dataclass(frozen=True, slots=True)
class Place(LaIslaAction):
    """LI17: place an explorer on a field; `source` is the field it comes from when it moves (LI18).

    `pay` are the colours of the cubes paid, `wild` the functions used to pay with another colour (LI22). Both are
    kept sorted: their order means nothing.
    """

    type = "place"
    keys: ClassVar = {"source": "from"}
    unordered = ("pay", "wild")
    field: str
    source: str | None = None
    pay: tuple[str, ...] = ()
    wild: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Take(LaIslaAction):
    """LI17: take a cube instead of placing."""

    type = "take"
    cube: str


@dataclass(frozen=True, slots=True)
class Cube(LaIslaAction):
    """The colour of a cube that a function gives."""

    type = "cube"
    cube: str


@dataclass(frozen=True, slots=True)
class Marker(LaIslaAction):
    """LI30: the marker that a function moves; None: none."""

    type = "marker"
    animal: str | None = None


@dataclass(frozen=True, slots=True)
class Swap(LaIslaAction):
    """LI24: a cube given for one of another colour; both None: no swap."""

    type = "swap"
    give: str | None = None
    take: str | None = None


@dataclass(frozen=True, slots=True)
class Advance(LaIslaAction):
    """LI32: the marker that moves for the card of action D."""

    type = "advance"
    animal: str


ACTIONS = Kinds("action", LaIslaAction, globals())
"""Every action there is, by its name in the record."""
