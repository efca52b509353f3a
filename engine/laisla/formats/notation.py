"""Actions as text. This is the form in which they are written; engine.laisla.formats.reading reads it back, and more.

    assign 12 34 56                 cards to A, B and D
    slot 1                          cover what lies there
    place A3 with grey,grey         an explorer from the supply
    place A3 from C10 with brown,grey wild brown
    take grey                       instead of placing
    cube grey    marker dodo    marker none    swap grey for brown    swap none    advance dodo

Fields are called by their codes (engine.laisla.island).
"""

from __future__ import annotations

from engine.laisla.actions import Advance, Assign, Cube, LaIslaAction, Marker, Place, Slot, Swap, Take
from engine.laisla.island import CODES

NONE = "none"
WILD = "wild_"


def notation(action: LaIslaAction) -> str:
    """Return an action as text."""
    match action:
        case Assign(a, b, d):
            return f"assign {a} {b} {d}"
        case Slot(slot):
            return f"slot {slot}"
        case Place():
            return _place(action)
        case Take(cube):
            return f"take {cube}"
        case Cube(cube):
            return f"cube {cube}"
        case Marker(animal):
            return f"marker {animal or NONE}"
        case Swap(None, None):
            return f"swap {NONE}"
        case Swap(give, take):
            return f"swap {give} for {take}"
        case Advance(animal):
            return f"advance {animal}"
        case _:
            raise TypeError(f"{action!r} is no action of this game")


def _place(action: Place) -> str:
    words = ["place", CODES.get(action.field, action.field)]
    if action.source is not None:
        words += ["from", CODES.get(action.source, action.source)]
    if action.pay:
        words += ["with", ",".join(action.pay)]
    if action.wild:
        words += ["wild", ",".join(function.removeprefix(WILD) for function in action.wild)]
    return " ".join(words)
