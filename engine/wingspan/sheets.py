"""Scoring sheets: how each side came by its points, for a goal and in the end."""

from __future__ import annotations

from dataclasses import dataclass

from engine.contract import Seat
from engine.wingspan.facts import Mark


@dataclass(frozen=True, slots=True)
class GoalSide:
    """One side of a goal: its number, and what that scores."""

    value: int
    """What counts; of the Automa in the base modes base and cubes, at most what WA41 allows."""
    base: int | None
    """Its base value (WA40); None for the person and in Duet."""
    cubes: int | None
    """Its cubes on the tile; None as `base`."""
    rank: int | None
    """1 or 2, both 1 on a tie; None: it scores nothing, or the side of the board has no ranks."""
    points: int


@dataclass(frozen=True, slots=True)
class GoalSheet:
    """The scoring of a round's goal."""

    round: int
    goal: str
    hers: GoalSide
    yours: GoalSide
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class AutomaSheet:
    """WA55 to WA61: its points, line by line."""

    birds: int
    """Points of its face-up birds."""
    face_down_count: int
    face_down: int
    """Points of its face-down birds."""
    eggs_laid: int
    eggs_from_tokens: int
    """Eggs, a point each, laid and got for tokens (WA55)."""
    tokens: int
    """Its tokens before eggs were got for them."""
    leftover: int
    """Tokens left after that (WA62)."""
    goals: int
    group: int | None
    """Its largest group on the Duet map; None in the base modes."""
    total: int


@dataclass(frozen=True, slots=True)
class YourSheet:
    """The person's points: those entered, and those known from goals and map."""

    birds: int
    bonus: int
    eggs: int
    cached: int
    tucked: int
    goals: int
    group: int | None
    total: int
    leftover: int | None
    """Food left; None where it was not asked."""


@dataclass(frozen=True, slots=True)
class FinalSheet:
    """The end: both sides, and who wins (WA62)."""

    hers: AutomaSheet
    yours: YourSheet
    winner: Seat
    tied: bool
    """Whether what is left over decided."""
    marks: tuple[Mark, ...]
