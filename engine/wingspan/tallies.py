"""What is counted anew from a position, for the rules and for views: a turn, a bonus card, the way to a goal."""

from __future__ import annotations

from dataclasses import dataclass

from engine.wingspan.facts import Scan
from engine.wingspan.names import Action, Face, Symbol


@dataclass(frozen=True, slots=True)
class TurnTaken:
    """One turn of the Automa, with all that it brought."""

    round: int
    turn: int
    """From 1 in each round."""
    card: str
    action: Action
    right: Symbol
    food_order: tuple[Face, ...]
    points: tuple[int, ...] | None
    """The matching birds of the tray, as answered; None: not asked, or still open."""
    kept: tuple[int, ...]
    """The points of the birds that it kept of these, face up."""
    discarded: tuple[int, ...]
    face_down: int
    """1 where a face-down bird came to it."""
    eggs: int
    cubes: int
    """1 or -1 where a cube came or went, else 0."""
    scan: Scan | None
    """Duet: how its token was placed, or that it was not."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """WA10, WA18, WA19: its bonus card, and what that makes it take of the tray."""

    card: str
    """An Automa bonus card's id, or "percent:" and the name of a percentage card."""
    name: str
    """As it is printed in English."""
    percent: bool
    values: tuple[int, ...]
    """The points of the birds it takes, at this level; () for a percentage card, which asks for something else."""
    keep: int
    """The most birds that it keeps of a tray."""
    lowest_first: bool
    """Whether the lower ones are kept rather than the higher ones."""


@dataclass(frozen=True, slots=True)
class Progress:
    """A round's goal, how far both sides are with it.

    What is scored is as it was scored; else as of now, in the base modes with its base value for that round.
    """

    round: int
    goal: str
    hers: int
    yours: int | None
    """None in the base modes until it is told."""
    scored: bool
