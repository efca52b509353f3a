"""What is still to be done in a game of La Isla, as small steps of plain data.

The position's agenda is a stack of them, the next one last. A step is carried out by its chapter and may lay further
steps on top (engine.laisla.chapters.step_runner has the list). An `Ask...` step waits for an answer: while one is on
top, the game stands still, and everything below it says how the game goes on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias, TypeGuard

from engine.tagged_data import Kinds, TaggedStep


@dataclass(frozen=True, slots=True)
class Step(TaggedStep):
    """The common base."""


@dataclass(frozen=True, slots=True)
class BeginRound(Step):
    """LI5: deal, then ask every seat to assign its cards."""


@dataclass(frozen=True, slots=True)
class BeginPhase(Step):
    """LI1: action `phase` ("a" to "d") begins, for one seat after the other."""

    phase: str


@dataclass(frozen=True, slots=True)
class LayCard(Step):
    """LI8: action A of a seat."""

    seat: str


@dataclass(frozen=True, slots=True)
class GainCube(Step):
    """LI14: action B of a seat."""

    seat: str


@dataclass(frozen=True, slots=True)
class OfferSwap(Step):
    """LI24: ask for a swap, if the seat then holds a cube."""

    seat: str
    function: str


@dataclass(frozen=True, slots=True)
class MoveMarker(Step):
    """LI31: action D of a seat."""

    seat: str


@dataclass(frozen=True, slots=True)
class EndRound(Step):
    """LI3: the end, or another round."""


@dataclass(frozen=True, slots=True)
class AskAssign(Step):
    """LI5: every seat assigns its cards, all at the same time."""


@dataclass(frozen=True, slots=True)
class AskSlot(Step):
    """LI8: ask which card the new one covers."""

    seat: str


@dataclass(frozen=True, slots=True)
class AskExplore(Step):
    """LI17: ask for an explorer to place, or a cube to take."""

    seat: str


@dataclass(frozen=True, slots=True)
class AskCube(Step):
    """Ask for the colour of a cube to gain."""

    seat: str
    function: str


@dataclass(frozen=True, slots=True)
class AskSwap(Step):
    """LI24: ask which cube is given for which."""

    seat: str
    function: str


@dataclass(frozen=True, slots=True)
class AskMarker(Step):
    """LI30: ask which marker moves, if any."""

    seat: str
    function: str


@dataclass(frozen=True, slots=True)
class AskAdvance(Step):
    """LI32: ask which marker moves for the card of action D."""

    seat: str
    function: str


AskOne: TypeAlias = AskSlot | AskExplore | AskCube | AskSwap | AskMarker | AskAdvance
"""Asks a single seat."""
Ask: TypeAlias = AskAssign | AskOne

ASKED: Mapping[type[Ask], str] = {
    AskAssign: "assign",
    AskSlot: "slot",
    AskExplore: "explore",
    AskCube: "cube",
    AskSwap: "swap",
    AskMarker: "marker",
    AskAdvance: "advance",
}
"""The kind of decision that each asking step is, as records name it."""

STEPS = Kinds("agenda", Step, globals())
"""Every step there is, by its name in stored positions."""


def asked_facts(asked: AskOne) -> dict[str, str]:
    """Return the public facts of what a single seat is asked: the function that asks."""
    return {"function": asked.function} if isinstance(asked, AskCube | AskSwap | AskMarker | AskAdvance) else {}


def is_ask(step: Step) -> TypeGuard[Ask]:
    """Whether a step waits for an answer."""
    return type(step) in ASKED


def asks_one(step: Step) -> TypeGuard[AskOne]:
    """Whether a step waits for the answer of a single seat."""
    return type(step) in ASKED and type(step) is not AskAssign
