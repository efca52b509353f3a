"""The island in numbers: fields as bits, so that what explorers enclose is quickly counted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from engine.laisla.functions import Occasion
from engine.laisla.island import fields_of
from engine.laisla.names import SLOTS
from engine.laisla.rules import Rules

FURTHEST = 3
"""Clearings that lack more fields are not looked at."""


class Near(NamedTuple):
    """A clearing that a seat may enclose soon."""

    clearing: str
    size: int
    missing: tuple[int, ...]
    """The fields without an own explorer, by number."""


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """An island as laid out. Fields have numbers, in the order of `SLOTS`."""

    rules: Rules
    number: Mapping[str, int]
    """A field's number, by its slot."""
    colours: tuple[str, ...]
    """Each field's colour."""
    occasions: tuple[tuple[Occasion, ...], ...]
    """What placing on each field gives occasion for."""
    clearings: tuple[tuple[str, int, tuple[int, ...]], ...]
    """Each clearing's name, its fields as bits, and as numbers."""

    def bits(self, slots: Iterable[str]) -> int:
        """Return fields as bits."""
        return sum(1 << self.number[slot] for slot in slots)


@lru_cache(maxsize=64)
def board_of(rules: Rules, spokes: tuple[str, ...]) -> Board:
    """Return the island of these spokes."""
    fields = fields_of(rules, spokes)
    number = {slot: place for place, slot in enumerate(SLOTS)}
    clearings = []
    for name, around in rules.clearings.items():
        numbers = tuple(number[slot] for slot in around)
        clearings.append((name, sum(1 << each for each in numbers), numbers))
    return Board(
        rules,
        number,
        tuple(fields[slot].colour for slot in SLOTS),
        tuple(fields[slot].occasions for slot in SLOTS),
        tuple(clearings),
    )


@lru_cache(maxsize=20_000)
def near(board: Board, own: int) -> tuple[Near, ...]:
    """Return the clearings that lack few fields, some next to explorers on `own` (as bits), two elsewhere."""
    found = []
    for name, mask, numbers in board.clearings:
        lacks = (mask & ~own).bit_count()
        if 0 < lacks <= FURTHEST and (lacks < len(numbers) or lacks <= 2):
            found.append(Near(name, len(numbers), tuple(each for each in numbers if not own >> each & 1)))
    return tuple(found)
