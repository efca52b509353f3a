"""The island as laid out in one game: what each field shows, and the short codes that people call fields by."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from engine.laisla.components import FieldFace
from engine.laisla.functions import Occasion
from engine.laisla.names import PLACES, SLOTS
from engine.laisla.rules import Rules

RING_OF = {"in": "inner", "mid": "middle", "out": "outer"}
_LETTERS = {"in": "A", "mid": "B", "out": "C"}


class Field(NamedTuple):
    """A field. `slot` is its name in records ("mid3"), `code` its name on the picture ("B4")."""

    slot: str
    code: str
    ring: str
    colour: str
    symbol: str
    clearings: tuple[str, ...]
    """The clearings around it."""
    occasions: tuple[Occasion, ...]
    """What placing there gives occasion for, whoever else stands there."""


def _code(slot: str) -> str:
    kind = slot.rstrip("0123456789")
    return f"{_LETTERS[kind]}{int(slot.removeprefix(kind)) + 1}"


CODES: Mapping[str, str] = MappingProxyType({slot: _code(slot) for slot in SLOTS})
"""Each slot's short code: A1 to A10 the inner ring, B the middle, C the outer, clockwise."""
SLOT_OF: Mapping[str, str] = MappingProxyType({code: slot for slot, code in CODES.items()})
"""Each code's slot."""


@lru_cache(maxsize=256)
def fields_of(rules: Rules, spokes: tuple[str, ...]) -> Mapping[str, Field]:
    """Return every field by its slot, for spokes laid in this order (spoke at place 0 first)."""
    faces: dict[str, FieldFace] = dict(rules.centre)
    for place in PLACES:
        faces[f"mid{place}"], faces[f"out{place}"] = rules.spokes[spokes[place]]
    return MappingProxyType({slot: _field(rules, slot, faces[slot]) for slot in SLOTS})


def _field(rules: Rules, slot: str, face: FieldFace) -> Field:
    ring = RING_OF[slot.rstrip("0123456789")]
    occasions: tuple[Occasion, ...] = (("symbol", face.symbol), ("terrain", face.colour), ("ring", ring))
    return Field(slot, CODES[slot], ring, face.colour, face.symbol, rules.around[slot], occasions)
