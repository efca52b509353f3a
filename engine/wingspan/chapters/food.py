"""Gain food: which dice leave the feeder (rules WA23, WA24). The person reads the dice; this is for who asks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.wingspan.names import Face


@dataclass(frozen=True, slots=True)
class Removal:
    """What to do with the feeder."""

    reroll: bool
    """WA23: whether all dice are rerolled first, because they show one face; only then is told what is removed."""
    face: Face | None
    """The face of which all dice leave; None: before a reroll, or with no dice."""
    count: int
    """How many dice that is."""


def removal(faces: Sequence[Face], order: Sequence[Face]) -> Removal:
    """Return which dice it removes from a feeder that shows `faces`, by the priority table of its card, `order`.

    A face that is both invertebrate and seed is a face of its own (WA24).
    """
    if faces and len(set(faces)) == 1:
        return Removal(True, None, 0)
    face = next((each for each in order if each in faces), None)
    return Removal(False, face, 0 if face is None else faces.count(face))
