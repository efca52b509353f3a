"""What a season is made of: its limits, and what its tables came to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final, TypeAlias

FEWEST: Final = 2
MOST: Final = 64
"""How many people a league takes."""
MOST_ROUNDS: Final = 63
"""With so many rounds everybody of 64 meets everybody else at tables of two."""

Person: TypeAlias = int
Tables: TypeAlias = Sequence[Sequence[Person]]
"""The tables of a round: who sits at each, in the order of the seats."""


@dataclass(frozen=True, slots=True)
class Side:
    """What one seat of a table came to."""

    person: Person | None
    """Whom it counts for; None: for nobody, though it has its place among the others."""
    place: int
    """From 1; sides that share a place have the same."""
    share: Fraction = Fraction(0)
    """Its score as a share of the best score of its table."""


@dataclass(frozen=True, slots=True)
class Played:
    """A table that is over."""

    round: int
    """From 1."""
    sides: tuple[Side, ...] = ()
    closed: tuple[Person, ...] = ()
    """Who sat there, where it was closed before its end: it counts for them as a round sat out."""


@dataclass(frozen=True, slots=True)
class Season:
    """All that a standing is counted from."""

    people: Sequence[Person]
    """In the order of joining."""
    played: Sequence[Played] = ()
    sat_out: Mapping[Person, int] = field(default_factory=dict)
    """How many rounds each had no table in."""
    dropped: frozenset[Person] = frozenset()
    lots: Mapping[Person, int] = field(default_factory=dict)
    """The lot of each, drawn when the season began: the lower one is ahead. Empty: none are drawn yet."""
