"""What is still to be done in a game of La Isla, as small steps of plain data.

The position's agenda is a stack of them, the next one last. A step is carried out by the chapter it belongs to
(engine.laisla.course has the list) and may lay further steps on top. An `Ask...` step waits for an answer: while one is
on top, the game stands still, and everything below it says how the game goes on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, TypeAlias

from engine.contract import JsonObject, Unreadable


@dataclass(frozen=True, slots=True)
class BeginRound:
    """LI5: deal, then ask every seat to assign its cards."""


@dataclass(frozen=True, slots=True)
class BeginPhase:
    """LI1: action `phase` ("a" to "d") begins, for one seat after the other."""

    phase: str


@dataclass(frozen=True, slots=True)
class LayCard:
    """LI8: action A of a seat."""

    seat: str


@dataclass(frozen=True, slots=True)
class GainCube:
    """LI14: action B of a seat."""

    seat: str


@dataclass(frozen=True, slots=True)
class OfferSwap:
    """LI24: ask for a swap, if the seat then holds a cube."""

    seat: str
    function: str


@dataclass(frozen=True, slots=True)
class MoveMarker:
    """LI31: action D of a seat."""

    seat: str


@dataclass(frozen=True, slots=True)
class EndRound:
    """LI3: the end, or another round."""


@dataclass(frozen=True, slots=True)
class AskAssign:
    """LI5: every seat assigns its cards, all at the same time."""


@dataclass(frozen=True, slots=True)
class AskSlot:
    """LI8: ask which card the new one covers."""

    seat: str


@dataclass(frozen=True, slots=True)
class AskExplore:
    """LI17: ask for an explorer to place, or a cube to take."""

    seat: str


@dataclass(frozen=True, slots=True)
class AskCube:
    """Ask for the colour of a cube to gain."""

    seat: str
    function: str


@dataclass(frozen=True, slots=True)
class AskSwap:
    """LI24: ask which cube is given for which."""

    seat: str
    function: str


@dataclass(frozen=True, slots=True)
class AskMarker:
    """LI30: ask which marker moves, if any."""

    seat: str
    function: str


@dataclass(frozen=True, slots=True)
class AskAdvance:
    """LI32: ask which marker moves for the card of action D."""

    seat: str
    function: str


AskOne: TypeAlias = AskSlot | AskExplore | AskCube | AskSwap | AskMarker | AskAdvance
"""Asks a single seat."""
Ask: TypeAlias = AskAssign | AskOne
Work: TypeAlias = BeginRound | BeginPhase | LayCard | GainCube | OfferSwap | MoveMarker | EndRound
Step: TypeAlias = Work | Ask

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

_WORK: tuple[type[Work], ...] = (BeginRound, BeginPhase, LayCard, GainCube, OfferSwap, MoveMarker, EndRound)
_BY_NAME: dict[str, type[Step]] = {step.__name__: step for step in (*_WORK, *ASKED)}


def is_ask(step: Step) -> bool:
    """Whether a step waits for an answer."""
    return type(step) in ASKED


def step_to_data(step: Step) -> JsonObject:
    """Give a step as JSON data."""
    return {"step": type(step).__name__, **asdict(step)}


def step_from_data(data: Mapping[str, Any]) -> Step:
    """Read a step; raise Unreadable on damage."""
    kind = _BY_NAME.get(str(data.get("step")))
    values = {key: value for key, value in data.items() if key != "step"}
    if kind is None or set(values) != {field.name for field in fields(kind)}:
        raise Unreadable(f"agenda: found {dict(data)}, expected a step with its fields", "agenda")
    if not all(isinstance(value, str) for value in values.values()):
        raise Unreadable(f"agenda: found {dict(data)}, expected names", "agenda")
    return kind(**values)
