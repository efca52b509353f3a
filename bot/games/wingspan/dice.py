"""Which dice leave the feeder, told from the faces that show; how many dice show each does not matter."""

from __future__ import annotations

from collections.abc import Sequence

from engine.wingspan.chapters.food import removal
from engine.wingspan.names import Face
from render.words import Words


def removal_told(faces: Sequence[Face], order: Sequence[Face], words: Words) -> str:
    """Tell what to do with a feeder that shows these faces."""
    found = removal(faces, order)
    if found.reroll:
        return words("wingspan-dice-reroll")
    return words("wingspan-dice-remove", face=words("wingspan-face", face=found.face or ""))
